import Scenarios

/// Returns whether a rectangle lies inside an extent whose origin is zero, shared edges included.
func isInside(_ rect: Rect, _ extent: Size) -> Bool {
  rect.minX >= 0 && rect.minY >= 0 && rect.width <= extent.width - rect.minX
    && rect.height <= extent.height - rect.minY
}

/// The words for a rectangle.
func words(_ rect: Rect) -> String {
  "\(rect.minX),\(rect.minY) \(words(rect.size))"
}

/// The words for an extent.
func words(_ size: Size) -> String {
  "\(size.width)x\(size.height)"
}

/// The words for insets.
func words(_ insets: EdgeInsets) -> String {
  "top \(insets.top), left \(insets.left), bottom \(insets.bottom), right \(insets.right)"
}
