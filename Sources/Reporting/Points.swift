extension Double {
  /// The number as a person writes it: whole numbers without a fraction.
  package var inPoints: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with its unit, in the singular for one.
  package var withUnit: String { "\(inPoints) \(self == 1 ? "point" : "points")" }
}

extension Int {
  /// The number with a comma between groups of three digits.
  package var grouped: String {
    var text = ""
    let digits = String(magnitude)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }

  /// The number and a noun, in the singular for one.
  package func counting(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
