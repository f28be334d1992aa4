/// A subset of the wanted moves, of which there are at most four, by their positions.
struct MoveSubset: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let maxMoves = 4

  init(rawValue: Int) { self.rawValue = rawValue }

  init(only position: Int) { rawValue = 1 << position }

  /// All of this many moves.
  init(all count: Int) { rawValue = (1 << count) - 1 }

  /// All subsets of this many moves, each after its own subsets.
  static func all(of count: Int) -> [MoveSubset] {
    (0..<(1 << count)).map { MoveSubset(rawValue: $0) }
  }

  /// The subsets besides the empty one and the set itself.
  var parts: [MoveSubset] {
    (1..<max(1, rawValue)).map { MoveSubset(rawValue: $0) }.filter { isSuperset(of: $0) }
  }

  var positions: [Int] { (0..<Self.maxMoves).filter { contains(MoveSubset(only: $0)) } }
}
