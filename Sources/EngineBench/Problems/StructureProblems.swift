import Counterexample

/// Problems of text, trees, graphs, orders and codings.
enum StructureProblems {
  static let all: [ShrinkingProblem] = [
    separatedText, cycle, displacement, determinant, splitEncoding, heavyTree, roundedNumber,
  ]

  /// Cells of a line whose writer forgets that a quote before a comma ends a cell.
  static let separatedText = ShrinkingProblem(
    "separated_text",
    Generator { source in source.array(count: 1...6) { $0.string(count: 0...12) } },
    { cells in
      // The writer puts every cell in quotes and doubles quotes, but not one before a comma.
      let written = cells.map { cell in
        var quoted = "\""
        let scalars = Array(cell.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
          quoted.unicodeScalars.append(scalar)
          if scalar == "\"", index + 1 == scalars.count || scalars[index + 1] != "," {
            quoted.append("\"")
          }
        }
        return quoted + "\""
      }
      return read(written.joined(separator: ",")) == cells
    },
    isNormal: { $0 == ["\","] })

  private static func read(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    let scalars = Array(line.unicodeScalars)
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if isQuoted, scalar == "\"", position < scalars.count, scalars[position] == "\"" {
        cell.append(scalar)
        position += 1
      } else if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ",", !isQuoted {
        cells.append(String(cell))
        cell = String.UnicodeScalarView()
      } else {
        cell.append(scalar)
      }
    }
    return cells + [String(cell)]
  }

  struct Graph: Sendable, CustomStringConvertible {
    var nodes: Int
    var edges: [[Int]]
    var description: String { "\(nodes) \(edges)" }
  }

  /// A graph that is taken to be free of cycles when it has none of length one or two.
  static let cycle = ShrinkingProblem(
    "graph_cycle",
    Generator { source in
      let nodes = source.integer(in: 1...8)
      let edges = source.array(count: 0...16) { source in
        let from = source.integer(in: 0...nodes - 1)
        return [from, source.integer(in: 0...nodes - 1)]
      }
      return Graph(nodes: nodes, edges: edges)
    },
    { graph in
      let edges = graph.edges
      if edges.contains(where: { $0[0] == $0[1] || edges.contains([$0[1], $0[0]]) }) {
        return true
      }
      // Whoever keeps losing nodes without a way out loses all of them, unless there is a cycle.
      var left = Set(0..<graph.nodes)
      for _ in 0..<graph.nodes {
        left = left.filter { node in edges.contains { $0[0] == node && left.contains($0[1]) } }
      }
      return left.isEmpty
    },
    isNormal: { "\($0)" == "3 [[0, 1], [1, 2], [2, 0]]" })

  /// An order in which something comes at least four places too early.
  static let displacement = ShrinkingProblem(
    "displacement",
    Generator { $0.permutation(of: Array(0..<8)) },
    { order in order.indices.allSatisfy { order[$0] - $0 < 4 } },
    isNormal: { $0 == [0, 1, 2, 7, 4, 5, 6, 3] })

  /// A determinant by elimination that does not look for another pivot when one is 0.
  static let determinant = ShrinkingProblem(
    "determinant",
    Generator { source in
      let size = source.integer(in: 1...4)
      return source.array(count: size...size) { source in
        source.array(count: size...size) { $0.integer(in: -9...9) }
      }
    },
    { matrix in determinantByRow(matrix) == 0 || matrix[0][0] != 0 },
    isNormal: { $0 == [[0, 1], [1, 0]] })

  private static func determinantByRow(_ matrix: [[Int]]) -> Int {
    guard let first = matrix.first else { return 1 }
    var sum = 0
    for (column, value) in first.enumerated() where value != 0 {
      let minor = matrix.dropFirst().map { row in
        row.indices.filter { $0 != column }.map { row[$0] }
      }
      sum += (column % 2 == 0 ? value : -value) * determinantByRow(minor)
    }
    return sum
  }

  struct Chunks: Sendable, CustomStringConvertible {
    var text: String
    var cut: Int
    var description: String { "\(text.unicodeScalars.map(\.value)) \(cut)" }
  }

  /// A decoder that loses a character of three bytes or more that is cut after its second.
  static let splitEncoding = ShrinkingProblem(
    "split_encoding",
    Generator { source in
      let text = source.string(count: 0...10, of: .unicode)
      return Chunks(text: text, cut: source.integer(in: 0...text.utf8.count))
    },
    { chunks in
      var start = 0
      for scalar in chunks.text.unicodeScalars {
        let width = String(scalar).utf8.count
        if width >= 3, chunks.cut - start == 2 { return false }
        start += width
      }
      return true
    },
    // The joiner is the first character of the alphabet that takes three bytes.
    isNormal: { $0.text == "\u{200d}" && $0.cut == 2 })

  struct Tree: Sendable, CustomStringConvertible {
    var value: Int
    var children: [Tree]
    var description: String { children.isEmpty ? "\(value)" : "\(value)\(children)" }
    var heavy: Int { (value >= 50 ? 1 : 0) + children.map(\.heavy).reduce(0, +) }
  }

  /// A tree with three heavy nodes somewhere.
  static let heavyTree = ShrinkingProblem(
    "heavy_tree",
    Generator<Tree>.recursive(
      size: 16, leaf: Generator { Tree(value: $0.integer(in: 0...100), children: []) }
    ) { inner in
      Generator { source in
        let value = source.integer(in: 0...100)
        return Tree(value: value, children: source.array(count: 0...3, inner.draw))
      }
    },
    { $0.heavy < 3 },
    isNormal: { "\($0)" == "50[50, 50]" })

  /// A number with more than three binary digits after the point.
  static let roundedNumber = ShrinkingProblem(
    "rounded_number",
    Generator { source in source.array(count: 0...5) { $0.double(in: -1000...1000) } },
    { (numbers: [Double]) -> Bool? in
      numbers.allSatisfy { number in number < 2.5 || Double(Int64(number * 8)) / 8 == number }
    },
    isNormal: { (numbers: [Double]) -> Bool in numbers == [3.0625] })
}
