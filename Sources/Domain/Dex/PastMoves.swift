extension Table<Move> {
  /// Returns the moves with their values in the games of a lens. Before generation IV, the type
  /// determines whether a move is physical or special.
  func seen(through lens: Lens, in dex: any DexReference) -> Table<Move> {
    let groups = dex.table(VersionGroup.self)
    var past = PastMoves(self, order: lens.data.order(of: groups, in: dex), groups)
    for row in 0..<count { past.apply(to: row) }
    if lens.data.generation < PastMoves.firstWithOwnClass {
      past.classByType(dex.table(PokemonType.self))
    }
    var seen = self
    past.put(into: &seen)
    return seen
  }
}

extension GameData {
  /// Returns the position in time whose values a lens shows. For a generation, that is its last
  /// game with the largest roster, which excludes games with special rules such as Let's Go.
  fileprivate func order(of groups: Table<VersionGroup>, in dex: any DexReference) -> Int {
    guard !isGame else { return order }
    var best = (size: 0, order: order)
    for group in self.groups {
      let size = dex.roster(of: group).count
      if size >= best.size { best = (size, groups[group]?.order ?? order) }
    }
    return best.order
  }
}

/// The columns of moves with the values at a point in time.
private struct PastMoves {
  static let firstWithOwnClass = ID<Generation>(4)
  /// PokeAPI's ID of the damage class of status moves.
  private static let status: Int32 = 1
  /// The properties of moves that ``PastMoveValues`` has, in its order after the version group.
  private static let paths = PastMoveValues.fields.dropFirst().compactMap { past in
    Move.fields.first { $0.name == past.name }?.path
  }
  private static let typeIndex = index(of: \Move.type)
  private static let chanceIndex = index(of: \Move.effectChance)
  private static let classIndex = index(of: \Move.damageClass)

  private static func index(of path: PartialKeyPath<Move>) -> Int {
    paths.firstIndex { $0 == path } ?? 0
  }

  /// The properties that a move without such an effect does not have, rather than 0 of it.
  private static let absentIfZero: [PartialKeyPath<Move> & Sendable] = [
    \Move.effectChance, \Move.minHits, \Move.maxHits,
  ]

  private let order: Int
  private let orders: [Int: Int]
  private let pastValues: ListColumn
  private let pastStatChanges: ListColumn
  /// The columns in the order of the paths.
  private var values: [[Int32]]
  private var statChanges: ListColumn
  private var classes: [Int32]

  /// - Parameter order: The position in the order of release.
  init(_ moves: Table<Move>, order: Int, _ groups: Table<VersionGroup>) {
    self.order = order
    orders = Dictionary(
      zip(groups.ids.map(\.rawValue), groups.column(\.order).map { Int($0) }),
      uniquingKeysWith: { first, _ in first })
    pastValues = moves.lists(\.pastValues)
    pastStatChanges = moves.lists(\.pastStatChanges)
    values = Self.paths.map { moves.column($0) }
    statChanges = moves.lists(\.statChanges)
    classes = moves.column(\.classes)
  }

  func put(into moves: inout Table<Move>) {
    for (path, column) in zip(Self.paths, values) { moves.replaceColumn(path, with: column) }
    moves.replaceColumn(\.classes, with: classes)
    moves.replaceLists(\.statChanges, with: statChanges)
  }

  /// Restores what a move was before the nearest later games in which it changed.
  mutating func apply(to row: Int) {
    restoreValues(of: row)
    restoreStatChanges(of: row)
  }

  private mutating func restoreValues(of row: Int) {
    let changes = later(pastValues[row], length: PastMoveValues.fields.count)
    for index in values.indices {
      guard let value = changes.lazy.compactMap({ $0[$0.startIndex + 1 + index] }).first else {
        continue
      }
      let isAbsent = value == 0 && Self.absentIfZero.contains { $0 == Self.paths[index] }
      values[index][row] = isAbsent ? Table<Move>.none : Int32(clamping: value)
      if index == Self.chanceIndex { setSecondary(value > 0, of: row) }
    }
  }

  private mutating func setSecondary(_ isSecondary: Bool, of row: Int) {
    let bit = Int32(clamping: MoveClass.secondary.bit)
    classes[row] = isSecondary ? classes[row] | bit : classes[row] & ~bit
  }

  private mutating func restoreStatChanges(of row: Int) {
    let changes = later(pastStatChanges[row], length: PastStatChange.fields.count)
    guard let game = changes.first?.first else { return }
    statChanges[row] = changes.filter { $0.first == game }
      .flatMap { change in change.dropFirst().first.flatMap { $0 } == nil ? [] : change.dropFirst()
      }
  }

  /// The elements of a list of changes, each beginning with a version group, that are later than
  /// the point in time; the earliest first.
  private func later(_ list: [Int?], length: Int) -> [ArraySlice<Int?>] {
    guard list.count >= length else { return [] }
    return stride(from: 0, through: list.count - length, by: length)
      .map { (order: list[$0].flatMap { orders[$0] } ?? 0, element: list[$0..<($0 + length)]) }
      .filter { $0.order > order }.sorted { $0.order < $1.order }.map(\.element)
  }

  /// Sets the class of each damaging move to that of its type, if the type has one.
  mutating func classByType(_ types: Table<PokemonType>) {
    let byType = types.column(\.damageClass)
    for (row, type) in values[Self.typeIndex].enumerated()
    where values[Self.classIndex][row] != Self.status {
      guard let index = types.row(of: ID(Int(type))), byType[index] != .min else { continue }
      values[Self.classIndex][row] = byType[index]
    }
  }
}
