/// Where the lines of one edition of a document stand in another.
///
/// Lines that are the same in both, in the same order and as many as possible, are kept; of what is
/// left, a line that either edition has once is kept wherever it went, with the neighbours that went
/// there with it. What then stands between the same neighbours is paired in order, as changed.
package struct Alignment: Hashable, Sendable {
  /// What became of a line.
  package enum Fate: Hashable, Sendable {
    /// It is there, at this number.
    case kept(Int)
    /// Another text stands in its place, at this number.
    case changed(Int)
    /// Nothing stands in its place.
    case gone
  }

  /// What became of each line of the first edition.
  package private(set) var fates: [Fate]

  /// Aligns two editions by the hashes of their lines.
  ///
  /// - Complexity: O(*n* × *m*) in the numbers of lines that differ.
  package init(_ old: [LineHash], _ new: [LineHash]) {
    fates = [Fate](repeating: .gone, count: old.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    var partner = [Int?](repeating: nil, count: old.count)
    for index in 0..<head { partner[index] = index }
    for index in old.count - tail..<old.count { partner[index] = index + new.count - old.count }
    for (index, other) in longestCommonPart(
      old[head..<old.count - tail], new[head..<new.count - tail])
    {
      partner[index] = other
    }
    let inOrder = partner
    matchStrays(old, new, &partner)
    for (index, other) in partner.enumerated() {
      if let other { fates[index] = .kept(other + 1) }
    }
    pairChanges(old, new, inOrder, isTaken: Set(partner.compactMap(\.self)))
  }

  /// Matches lines that moved past others: those either edition has once, and their neighbours.
  private func matchStrays(_ old: [LineHash], _ new: [LineHash], _ partner: inout [Int?]) {
    var isTaken = [Bool](repeating: false, count: new.count)
    for other in partner { if let other { isTaken[other] = true } }
    let placesInOld = Dictionary(grouping: old.indices) { old[$0] }
    let placesInNew = Dictionary(grouping: new.indices) { new[$0] }
    for anchor in old.indices where partner[anchor] == nil && !old[anchor].isBlank {
      guard placesInOld[old[anchor]]?.count == 1, let places = placesInNew[old[anchor]],
        places.count == 1
      else { continue }
      for step in [-1, 1] {
        var index = step < 0 ? anchor : anchor + 1
        var other = step < 0 ? places[0] : places[0] + 1
        while old.indices.contains(index), new.indices.contains(other), partner[index] == nil,
          !isTaken[other], old[index] == new[other]
        {
          partner[index] = other
          isTaken[other] = true
          index += step
          other += step
        }
      }
    }
  }

  /// Pairs the lines that are left between the same neighbours, in order.
  private mutating func pairChanges(
    _ old: [LineHash], _ new: [LineHash], _ inOrder: [Int?], isTaken: Set<Int>
  ) {
    var next = 0
    var waiting: [Int] = []
    for index in old.indices {
      guard let other = inOrder[index] else {
        if fates[index] == .gone, !old[index].isBlank { waiting.append(index) }
        continue
      }
      pair(waiting, new, next..<other, isTaken)
      waiting = []
      next = other + 1
    }
    pair(waiting, new, next..<new.count, isTaken)
  }

  private mutating func pair(
    _ waiting: [Int], _ new: [LineHash], _ between: Range<Int>, _ isTaken: Set<Int>
  ) {
    let free = between.filter { !new[$0].isBlank && !isTaken.contains($0) }
    for (index, other) in zip(waiting, free) { fates[index] = .changed(other + 1) }
  }
}

/// Returns the places of a longest common subsequence, in ascending order.
///
/// - Complexity: O(*n* × *m*) in the lengths.
private func longestCommonPart(
  _ old: ArraySlice<LineHash>, _ new: ArraySlice<LineHash>
) -> [(Int, Int)] {
  var numbers: [LineHash: Int32] = [:]
  let one = old.map { numbers.number($0) }
  let two = new.map { numbers.number($0) }
  let width = two.count + 1
  // lengths[i * width + j]: of the longest common part of what follows i and j.
  var lengths = [UInt16](repeating: 0, count: (one.count + 1) * width)
  for index in one.indices.reversed() {
    for other in two.indices.reversed() {
      let place = index * width + other
      lengths[place] =
        one[index] == two[other]
        ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var (index, other) = (0, 0)
  while index < one.count, other < two.count {
    let place = index * width + other
    if one[index] == two[other] {
      pairs.append((old.startIndex + index, new.startIndex + other))
      (index, other) = (index + 1, other + 1)
    } else if lengths[place + width] >= lengths[place + 1] {
      index += 1
    } else {
      other += 1
    }
  }
  return pairs
}

extension [LineHash: Int32] {
  /// Returns the number that stands for a hash, the same each time.
  fileprivate mutating func number(_ hash: LineHash) -> Int32 {
    if let number = self[hash] { return number }
    let number = Int32(count)
    self[hash] = number
    return number
  }
}
