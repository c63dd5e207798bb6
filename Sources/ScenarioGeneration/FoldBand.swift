internal import Scenarios

/// Where a drawn display bends: a band around its middle.
struct FoldBand {
  /// Whether the band lies across the height, as on a tabletop, or across the width, as in a book.
  var dividesHeight: Bool
  /// How far the band reaches, in points; nothing where only a line divides the display.
  var extent: Double

  /// Returns the region the band reserves on a bent display.
  func region(on display: Size) -> ReservedRegion {
    let side = dividesHeight ? display.height : display.width
    // On the half-point grid, so the middle is met to a quarter of a point.
    let start = Double(Int(side - extent)) / 2
    return ReservedRegion(
      kind: .division,
      frame: dividesHeight
        ? Rect(x: 0, y: start, width: display.width, height: extent)
        : Rect(x: start, y: 0, width: extent, height: display.height))
  }
}

extension Display {
  /// The same display turned by a right angle, its regions with it.
  var turned: Display {
    Display(
      size: Size(width: size.height, height: size.width),
      reservedRegions: reservedRegions.map { region in
        let frame = region.frame
        return ReservedRegion(
          kind: region.kind,
          frame: Rect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width))
      })
  }

  /// The same display flat: no fold divides it.
  var flat: Display {
    Display(size: size, reservedRegions: reservedRegions.filter { $0.kind != .division })
  }

  /// Returns the same display bent along a band.
  func bent(along band: FoldBand) -> Display {
    Display(size: size, reservedRegions: reservedRegions + [band.region(on: size)])
  }
}
