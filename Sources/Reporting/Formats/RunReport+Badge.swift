internal import JSON
internal import Records

extension RunReport {
  private enum Colour: String {
    case kept = "#2a7d2e"
    case advised = "#8a6100"
    case broken = "#b3261e"
    case unknown = "#5f6368"
  }

  /// What the badge says: the score of the only run, else how many adapters conform.
  private var badgeMessage: String {
    if runs.count == 1, let run = runs.first { return RunSummary(run, catalogue).shortScore }
    let kept = runs.count { $0.exitCode == .asExpected }
    return "\(kept) of \(runs.count) conform"
  }

  private var badgeColour: Colour {
    if runs.contains(where: { $0.exitCode == .failure || $0.exitCode == .harnessFault }) {
      return .broken
    }
    if runs.isEmpty || runs.contains(where: { $0.exitCode != .asExpected }) { return .unknown }
    return runs.contains { !$0.advisories.isEmpty } ? .advised : .kept
  }

  /// A badge as SVG, with its text as a title for who cannot see it.
  var badge: String {
    let (label, message) = ("foldproof", badgeMessage)
    let (left, right) = (width(label), width(message))
    let text = "\(label): \(message)".asMarkup
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" \
      aria-label="\(text)"><title>\(text)</title>
      <rect width="\(left)" height="20" fill="#3c4043"/>
      <rect x="\(left)" width="\(right)" height="20" fill="\(badgeColour.rawValue)"/>
      <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" \
      font-size="11"><text x="\(left / 2)" y="14">\(label)</text>
      <text x="\(left + right / 2)" y="14">\(message.asMarkup)</text></g></svg>

      """
  }

  /// What a badge service asks a server for.
  var badgeEndpoint: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("schemaVersion")
    writer.integer(1)
    writer.member("label", "foldproof")
    writer.member("message", badgeMessage)
    writer.member("color", String(badgeColour.rawValue.dropFirst()))
    writer.endObject()
    return String(decoding: JSON.indented(writer.bytes), as: UTF8.self)
  }

  /// About how wide a text is at eleven points, with its margins.
  private func width(_ text: String) -> Int { text.count * 7 + 12 }
}
