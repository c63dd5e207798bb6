#if canImport(Testing)
  import Testing

  /// A value as text for a person: on one line where it fits, else one part a line.
  ///
  /// A type that describes itself, for tests or in general, is asked to; anything else is shown by
  /// its parts, as the code that makes it. Sets and dictionaries are in the order of their texts,
  /// so that one value reads the same in every process.
  indirect enum ValueText {
    case word(String)
    /// Parts between an opening and a closing text.
    case list(open: String, [ValueText], close: String)
    /// A part after its name.
    case named(String, ValueText)

    /// The longest line that is not broken.
    private static let width = 72
    /// How deep to look; objects may refer to each other in a circle.
    private static let deepest = 32

    /// Creates the text of a value.
    ///
    /// - Complexity: O(*n*) in the number of values inside.
    init(_ value: Any) {
      self.init(value, depth: 0)
    }

    /// Returns the text of each element of a tuple, or of the one value that is none.
    ///
    /// - Complexity: O(*n*) in the number of values inside.
    static func each(of value: Any) -> [String] {
      let mirror = Mirror(reflecting: value)
      let isTuple = mirror.displayStyle == .tuple && !mirror.children.isEmpty
      let values = isTuple ? mirror.children.map(\.value) : [value]
      return values.map { ValueText($0).lines.joined(separator: "\n") }
    }

    private init(_ value: Any, depth: Int) {
      let mirror = Mirror(reflecting: value)
      guard depth < ValueText.deepest else {
        self = .word("...")
        return
      }
      let parts = { (mirror: Mirror) in mirror.children.map { ValueText($0, depth: depth + 1) } }
      switch mirror.displayStyle {
      case .optional:
        self = mirror.children.first.map { ValueText($0.value, depth: depth + 1) } ?? .word("nil")
      case .tuple:
        self = .list(open: "(", parts(mirror), close: ")")
      case .collection where !ValueText.describesItself(value, in: mirror):
        self = .list(open: "[", parts(mirror), close: "]")
      case .set where !ValueText.describesItself(value, in: mirror):
        self = .list(open: "[", ValueText.sorted(parts(mirror)), close: "]")
      case .dictionary where !ValueText.describesItself(value, in: mirror):
        let entries = mirror.children.map { ValueText(entry: $0.value, depth: depth + 1) }
        self =
          entries.isEmpty
          ? .word("[:]") : .list(open: "[", ValueText.sorted(entries), close: "]")
      default:
        self = ValueText(single: value, mirror, parts)
      }
    }

    /// Creates the text of what is no collection.
    private init(single value: Any, _ mirror: Mirror, _ parts: (Mirror) -> [ValueText]) {
      let isOpen =
        !(value is any CustomTestStringConvertible || value is any CustomStringConvertible)
      switch mirror.displayStyle {
      case .enum where isOpen:
        guard let payload = mirror.children.first else {
          self = .word(".\(value)")
          return
        }
        let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
        self = .list(
          open: ".\(payload.label ?? "")(",
          isTuple ? parts(Mirror(reflecting: payload.value)) : parts(mirror).map(\.unnamed),
          close: ")")
      case .struct where isOpen, .class where isOpen:
        let levels = Array(sequence(first: mirror, next: \.superclassMirror)).reversed()
        self = .list(open: "\(mirror.subjectType)(", levels.flatMap(parts), close: ")")
      default:
        // Quoted, with what cannot be seen as an escape.
        let isText =
          value is any StringProtocol || value is Character || value is Unicode.Scalar
        self = .word(isText ? String(reflecting: value) : String(describingForTest: value))
      }
    }

    private init(_ child: Mirror.Child, depth: Int) {
      let value = ValueText(child.value, depth: depth)
      // The parts of a tuple without names are called `.0`, `.1` and so on.
      if let name = child.label, !name.hasPrefix(".") {
        self = .named(name, value)
      } else {
        self = value
      }
    }

    /// Creates the text of an entry of a dictionary, which is a tuple of its key and value.
    private init(entry: Any, depth: Int) {
      let parts = Mirror(reflecting: entry).children.map { ValueText($0.value, depth: depth) }
      self = parts.count == 2 ? .named(parts[0].line, parts[1]) : ValueText(entry, depth: depth)
    }

    /// Whether a collection is of a type with a text of its own, which those of Swift are not.
    private static func describesItself(_ value: Any, in mirror: Mirror) -> Bool {
      if value is any CustomTestStringConvertible { return true }
      let isSwifts = String(reflecting: mirror.subjectType).hasPrefix("Swift.")
      return !isSwifts && value is any CustomStringConvertible
    }

    private static func sorted(_ texts: [ValueText]) -> [ValueText] {
      texts.map { ($0.line, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private var unnamed: ValueText {
      if case .named(_, let value) = self { value } else { self }
    }

    /// The text on one line.
    var line: String {
      switch self {
      case .word(let word): word
      case .named(let name, let value): "\(name): \(value.line)"
      case .list(let open, let parts, let close):
        open + parts.map(\.line).joined(separator: ", ") + close
      }
    }

    /// The text, broken where a line would be too long.
    ///
    /// - Complexity: O(*n*) in the length of the text, times its depth.
    var lines: [String] {
      let line = line
      guard line.count > ValueText.width else { return [line] }
      switch self {
      case .word: return [line]
      case .named(let name, let value):
        let lines = value.lines
        return ["\(name): \(lines[0])"] + lines.dropFirst()
      case .list(let open, let parts, let close):
        let inner = parts.enumerated().flatMap { index, part in
          var lines = part.lines
          if index < parts.count - 1 { lines[lines.count - 1] += "," }
          return lines.map { "  " + $0 }
        }
        return [open] + inner + [close]
      }
    }
  }
#endif
