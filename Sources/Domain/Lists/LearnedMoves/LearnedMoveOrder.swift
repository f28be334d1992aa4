/// The order of a form's moves: by game and method, then level-up moves by level and position,
/// machines by number, and all others by name.
struct LearnedMoveOrder {
  private static let methods: [ID<MoveLearnMethod>] = [.levelUp, .machine, .egg, .tutor]

  /// The games in their order.
  let games: [ID<VersionGroup>]
  /// The alphabetical position of each move, by row.
  let moves: [Int32]
  let machines: MoveMachines

  /// Returns the position of each learned move.
  func positions(of lessons: [LearnedMove], _ links: [OriginRow]) -> [Int32] {
    let keys = zip(lessons, links).map { key(of: $0, Int(moves[$1.row])) }
    let sorted = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    var positions = [Int32](repeating: 0, count: lessons.count)
    for (position, row) in sorted.enumerated() { positions[row] = Int32(position) }
    return positions
  }

  private func key(of lesson: LearnedMove, _ name: Int) -> [Int] {
    let game = games.firstIndex(of: lesson.versionGroup) ?? games.count
    let method = Self.methods.firstIndex(of: lesson.method) ?? lesson.method.rawValue
    let machine = lesson.method == .machine ? machines[lesson]?.rank ?? Int.max : 0
    return [game, method, machine, lesson.level, lesson.order ?? Int.max, name]
  }
}

/// The machines that teach moves, such as `TM12`.
struct MoveMachines: Sendable {
  /// A machine with its place among all machines.
  struct RankedMachine: Sendable {
    let name: String
    /// The sort key: TMs by number, then TRs, then HMs.
    let rank: Int
  }

  private struct Use: Hashable {
    let move: Int32
    let group: Int32
  }

  private static let kinds = ["tm", "tr", "hm"]
  private var byUse: [Use: RankedMachine] = [:]

  /// Reads the machines of the games.
  init(in dex: any DexReference, of games: [ID<VersionGroup>]) {
    let table = dex.table(Machine.self)
    let items = dex.table(Item.self)
    let names = dex.names(of: items)
    let wanted = Set(games.map { Int32(clamping: $0.rawValue) })
    let (groups, moves) = (table.column(\.versionGroup), table.column(\.move))
    for (row, item) in table.column(\.item).enumerated() where wanted.contains(groups[row]) {
      guard let index = items.row(of: ID(Int(item))) else { continue }
      let machine = RankedMachine(name: names[index], rank: Self.rank(of: items.slugs[index]))
      byUse[Use(move: moves[row], group: groups[row])] = machine
    }
  }

  /// Returns `nil` if the dex does not know the machine.
  subscript(lesson: LearnedMove) -> RankedMachine? {
    byUse[
      Use(
        move: Int32(clamping: lesson.move.rawValue),
        group: Int32(clamping: lesson.versionGroup.rawValue))]
  }

  private static func rank(of slug: String) -> Int {
    let kind = kinds.firstIndex(of: slug.filter(\.isLetter)) ?? kinds.count
    return kind * 1000 + (Int(slug.filter(\.isNumber)) ?? 999)
  }
}
