internal import Scenarios

/// A layout as SVG: display, window, safe area, reserved regions and the banner, to scale.
struct ScenePicture {
  private let layout: Layout
  private let banner: Rect?
  private let caption: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - layout: What is drawn.
  ///   - bannerWidth: The width of a banner centred at the bottom of the safe area, in points; nil
  ///     for none.
  ///   - caption: What the picture shows, for who cannot see it.
  init(_ layout: Layout, bannerWidth: Double?, caption: String) {
    self.layout = layout
    banner = layout.drawnBanner(bannerWidth)
    self.caption = caption
  }

  /// The picture as an SVG element; one unit is a point.
  var svg: String {
    let (size, safeArea) = (layout.display.size, layout.drawnSafeArea)
    let margin = 12.0
    let box =
      "\((-margin).inPoints) \((-margin).inPoints) \((size.width + 2 * margin).inPoints) "
      + (size.height + 2 * margin).inPoints
    var parts = [
      rect(layout.display.bounds, "display"), rect(layout.window, "window"),
      rect(safeArea, "safe"),
    ]
    for region in layout.display.reservedRegions {
      parts.append(rect(region.frame, region.kind == .division ? "fold" : "occluded"))
    }
    if let banner {
      let fits = banner.minX >= safeArea.minX && banner.maxX <= safeArea.maxX
      parts.append(rect(banner, fits ? "banner" : "banner wrong"))
    }
    return
      "<svg class=\"scene\" viewBox=\"\(box)\" role=\"img\" aria-label=\"\(caption.asMarkup)\">"
      + parts.joined() + "</svg>"
  }

  private func rect(_ rect: Rect, _ kind: String) -> String {
    "<rect class=\"\(kind)\" x=\"\(rect.minX.inPoints)\" y=\"\(rect.minY.inPoints)\" "
      + "width=\"\(max(0, rect.width).inPoints)\" height=\"\(max(0, rect.height).inPoints)\"/>"
  }
}
