internal import Scenarios

/// A layout drawn in characters: display, window, safe area, fold and banner, to scale.
///
/// A column stands for as many points as fit the display into the width there is, a row for twice as
/// many. What covers what: the banner lies over everything, the fold and what is occluded over the
/// safe area.
struct SceneDrawing {
  private let layout: Layout
  private let banner: Rect?
  private let width: Int
  private let height: Int
  private let scale: Double

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - layout: What is drawn.
  ///   - bannerWidth: The width of a banner centred at the bottom of the safe area, in points; nil
  ///     for none.
  ///   - columns: The width of the drawing; at least 8.
  init(_ layout: Layout, bannerWidth: Double? = nil, columns: Int = 44) {
    self.layout = layout
    banner = layout.drawnBanner(bannerWidth)
    let size = layout.display.size
    // No higher than a third of a screen, whatever the display.
    scale = max(size.width / Double(columns), size.height / 2 / 11, 1)
    width = max(4, Int((size.width / scale).rounded()))
    height = max(3, Int((size.height / scale / 2).rounded()))
  }

  /// The drawing, row by row, and what its signs mean.
  ///
  /// - Complexity: O(*n*) in rows times columns.
  var lines: [String] {
    var rows = [[Character]](
      repeating: [Character](repeating: " ", count: width), count: height)
    outline(&rows, layout.display.bounds, corners: "┌┐└┘", edges: "─│")
    fill(&rows, layout.drawnSafeArea, with: "·")
    for region in layout.display.reservedRegions {
      fill(&rows, region.frame, with: region.kind == .division ? "┊" : "▒")
    }
    let isFull = layout.window.size == layout.display.size
    if !isFull { outline(&rows, layout.window, corners: "╔╗╚╝", edges: "═║") }
    if let banner { fillBottom(&rows, banner) }
    return rows.map { String($0) } + [legend(isFull: isFull)]
  }

  private func legend(isFull: Bool) -> String {
    var signs = ["┌┐ display"]
    if !isFull { signs.append("╔╗ window") }
    signs.append("· safe area")
    for region in layout.display.reservedRegions {
      let sign = region.kind == .division ? "┊ fold" : "▒ occluded"
      if !signs.contains(sign) { signs.append(sign) }
    }
    if banner != nil { signs.append("█ banner") }
    return signs.joined(separator: ", ")
  }

  private func column(_ x: Double) -> Int { Int((x / scale).rounded()) }

  private func row(_ y: Double) -> Int { Int((y / scale / 2).rounded()) }

  private func columns(of rect: Rect) -> Range<Int> {
    let first = min(max(0, column(rect.minX)), width)
    return first..<min(max(first, column(rect.maxX)), width)
  }

  private func rows(of rect: Rect) -> Range<Int> {
    let first = min(max(0, row(rect.minY)), height)
    return first..<min(max(first, row(rect.maxY)), height)
  }

  private func fill(_ grid: inout [[Character]], _ rect: Rect, with sign: Character) {
    for row in rows(of: rect) {
      for column in columns(of: rect) where grid[row][column] == " " || grid[row][column] == "·" {
        grid[row][column] = sign
      }
    }
  }

  private func fillBottom(_ grid: inout [[Character]], _ rect: Rect) {
    let row = min(max(0, row(rect.maxY) - 1), height - 1)
    for column in columns(of: rect) { grid[row][column] = "█" }
  }

  private func outline(
    _ grid: inout [[Character]], _ rect: Rect, corners: String, edges: String
  ) {
    let (columns, rows) = (columns(of: rect), rows(of: rect))
    guard columns.count > 1, rows.count > 1 else { return }
    let corner = Array(corners)
    let edge = Array(edges)
    for column in columns {
      grid[rows.lowerBound][column] = edge[0]
      grid[rows.upperBound - 1][column] = edge[0]
    }
    for row in rows {
      grid[row][columns.lowerBound] = edge[1]
      grid[row][columns.upperBound - 1] = edge[1]
    }
    grid[rows.lowerBound][columns.lowerBound] = corner[0]
    grid[rows.lowerBound][columns.upperBound - 1] = corner[1]
    grid[rows.upperBound - 1][columns.lowerBound] = corner[2]
    grid[rows.upperBound - 1][columns.upperBound - 1] = corner[3]
  }
}
