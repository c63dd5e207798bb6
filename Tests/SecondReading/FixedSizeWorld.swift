import Scenarios

/// A joint reading of which ad of fixed size a view gets.
struct FixedSizeWorld {
  /// An unfolded phone is a tablet (004-Q-002).
  var unfoldedIsTablet: Bool
  /// The larger of two sizes is the wider one, not the one of more square points (004-Q-003).
  var widerIsLarger: Bool
  /// The app's view must have the room, too (004-Q-004).
  var hostMustHold: Bool

  static let all: [FixedSizeWorld] = [false, true].flatMap { unfolded in
    [false, true].flatMap { wider in
      [false, true].map { hostMustHold in
        FixedSizeWorld(
          unfoldedIsTablet: unfolded, widerIsLarger: wider, hostMustHold: hostMustHold)
      }
    }
  }

  enum Claim: Statement {
    /// Lines 11 and 13-17: there are four sizes.
    case listed
    /// Lines 15-17: three of them are for tablets.
    case scope
    /// Line 18, second sentence: nothing comes where nothing has room.
    case tooSmall
    /// Line 18, first sentence: what comes has room.
    case room
    /// Line 18, first sentence: nothing larger has.
    case largest
    /// Line 18, second sentence, turned over: something comes where something has room.
    case given

    var isAdvice: Bool { false }
  }

  /// A row of the table, as it is printed.
  private struct Row {
    var width: Double
    var height: Double
    var scope: Set<Device.Idiom>
  }

  private static let table = [
    Row(width: 320, height: 50, scope: [.phone, .pad]),
    Row(width: 300, height: 250, scope: [.pad]),
    Row(width: 468, height: 60, scope: [.pad]),
    Row(width: 728, height: 90, scope: [.pad]),
  ]

  func broken(
    by choice: FixedSizeChoice, in view: Size, _ situation: Situation
  ) -> Set<Claim> {
    let idiom = idiom(of: situation.device)
    let gettable = Self.table.filter { $0.scope.contains(idiom) && hasRoom($0, view, situation) }
    guard case .size(let size) = choice else { return gettable.isEmpty ? [] : [.given] }
    var broken: Set<Claim> = gettable.isEmpty ? [.tooSmall] : []
    let row = Self.table.first { $0.width == size.width && $0.height == size.height }
    guard let row else { return broken.union([.listed]) }
    if !row.scope.contains(idiom) { broken.insert(.scope) }
    guard !gettable.isEmpty else { return broken }
    if !hasRoom(row, view, situation) {
      broken.insert(.room)
    } else if row.scope.contains(idiom), gettable.contains(where: { extent($0) > extent(row) }) {
      broken.insert(.largest)
    }
    return broken
  }

  private func idiom(of device: Device) -> Device.Idiom {
    let isUnfolded = device.fold.map { $0 != .closed } ?? false
    return isUnfolded && unfoldedIsTablet ? .pad : device.idiom
  }

  private func hasRoom(_ row: Row, _ view: Size, _ situation: Situation) -> Bool {
    let ad = Rect(x: 0, y: 0, width: row.width, height: row.height)
    let holders = [view] + (hostMustHold ? [situation.host.view.size] : [])
    return holders.allSatisfy { Rect($0).contains(ad) }
  }

  private func extent(_ row: Row) -> Double {
    widerIsLarger ? row.width : row.width * row.height
  }
}
