extension Table<Move> {
  /// Returns the moves with their values in the games of a lens. Before generation IV, the type
  /// determines whether a move is physical or special.
  func seen(through lens: Lens, in dex: any DexReference) throws(PokedexError) -> Table<Move> {
    let groups = try dex.table(VersionGroup.self)
    var past = PastMoves(self, order: try lens.data.order(of: groups, in: dex), groups)
    for row in 0..<count { past.apply(to: row) }
    if lens.data.generation < PastMoves.firstWithOwnClass {
      past.classByType(try dex.table(PokemonType.self))
    }
    var seen = self
    past.put(into: &seen)
    return seen
  }
}

extension GameData {
  /// Returns the position in time whose values a lens shows. For a generation, that is its last
  /// game with the largest roster, which excludes games with special rules such as Let's Go.
  fileprivate func order(
    of groups: Table<VersionGroup>, in dex: any DexReference
  ) throws(PokedexError) -> Int {
    guard !isGame else { return order }
    var best = (size: 0, order: order)
    for group in self.groups {
      let size = try dex.roster(of: group).count
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
  /// The properties of ``PastMoveValues`` in their order there, after the version group.
  private static let paths: [PartialKeyPath<Move> & Sendable] = [
    \Move.type, \Move.power, \Move.accuracy, \Move.pp, \Move.effectChance, \Move.priority,
    \Move.damageClass,
  ]
  private static let classIndex = 6

  private let order: Int
  private let orders: [Int: Int]
  private let lists: ListColumn
  /// The columns in the order of the paths.
  private var values: [[Int32]]

  /// - Parameter order: The position in the order of release.
  init(_ moves: Table<Move>, order: Int, _ groups: Table<VersionGroup>) {
    self.order = order
    orders = Dictionary(
      zip(groups.ids.map(\.rawValue), groups.column(\.order).map { Int($0) }),
      uniquingKeysWith: { first, _ in first })
    lists = moves.lists(\.pastValues)
    values = Self.paths.map { moves.column($0) }
  }

  func put(into moves: inout Table<Move>) {
    for (path, column) in zip(Self.paths, values) { moves.replaceColumn(path, with: column) }
  }

  /// Restores each past value from the nearest later game in which it changed.
  mutating func apply(to row: Int) {
    let list = lists[row]
    let length = PastMoveValues.fields.count
    guard list.count >= length else { return }
    let changes = stride(from: 0, through: list.count - length, by: length)
      .map { (order: list[$0].flatMap { orders[$0] } ?? 0, start: $0) }
      .filter { $0.order > order }.sorted { $0.order < $1.order }
    for index in values.indices {
      let value = changes.lazy.compactMap { list[$0.start + 1 + index] }.first
      if let value { values[index][row] = Int32(clamping: value) }
    }
  }

  /// Sets the class of each damaging move to that of its type, if the type has one.
  mutating func classByType(_ types: Table<PokemonType>) {
    let byType = types.column(\.damageClass)
    for (row, type) in values[0].enumerated()
    where values[Self.classIndex][row] != Self.status {
      guard let index = types.row(of: ID(Int(type))), byType[index] != .min else { continue }
      values[Self.classIndex][row] = byType[index]
    }
  }
}
