/// The past values of a move and the games before which it had them, as of the games of a lens.
struct MoveHistory {
  /// The past values, latest change first.
  private(set) var all: [MovePage.Past] = []

  private static let status: ID<MoveDamageClass> = 1
  private static let firstWithOwnClass = ID<Generation>(4)

  init(of move: Move, in dex: LensedDex) {
    // A move that a changed game adds has no history, even as a copy of another.
    guard !NewIDs.has(move.id.rawValue, .move) else { return }
    let classChange = Self.classChange(of: move, in: dex)
    var changes = move.pastValues
    if let classChange { Self.add(classChange, to: &changes) }
    let (types, classes) = (
      dex.titles(of: PokemonType.self), dex.titles(of: MoveDamageClass.self)
    )
    let (ailments, stats) = (
      dex.titles(of: MoveAilment.self), dex.titles(of: StatEntry.self)
    )
    let groups =
      (changes.filter(\.hasValues).map(\.versionGroup)
      + move.pastStatChanges.map(\.versionGroup)).unique
    all = groups.filter(dex.games.isPast)
      .sorted { dex.games.order(of: $0) > dex.games.order(of: $1) }
      .map { group in
        let values = changes.first { $0.versionGroup == group } ?? PastMoveValues()
        let past = move.pastStatChanges.filter { $0.versionGroup == group }
        return MovePage.Past(
          before: dex.games[group], values: values, type: values.type.map { types[$0] },
          damageClass: values.damageClass.map { classes[$0].name },
          ailment: values.ailment.flatMap { $0.rawValue > 0 ? ailments[$0].name : nil },
          statChanges: past.isEmpty
            ? nil
            : past.compactMap { change in
              change.stat.map { MovePage.Stages(stat: stats[$0].name, stages: change.change) }
            })
      }
  }

  /// Returns the class that a damaging move had before generation IV, when it depended on the type;
  /// `nil` if it is the same as today.
  private static func classChange(of move: Move, in dex: LensedDex) -> PastMoveValues? {
    guard move.generation < firstWithOwnClass, move.damageClass != status,
      let group = dex.games.first(since: firstWithOwnClass),
      let old = dex.dex.table(PokemonType.self)[type(of: move, before: group, in: dex.games)],
      let damageClass = old.damageClass, damageClass != move.damageClass
    else { return nil }
    var change = PastMoveValues()
    change.versionGroup = group
    change.damageClass = damageClass
    return change
  }

  private static func add(_ change: PastMoveValues, to changes: inout [PastMoveValues]) {
    if let index = changes.firstIndex(where: { $0.versionGroup == change.versionGroup }) {
      changes[index].damageClass = change.damageClass
    } else {
      changes.append(change)
    }
  }

  private static func type(
    of move: Move, before group: ID<VersionGroup>, in games: Games
  ) -> ID<PokemonType> {
    let order = games.order(of: group)
    return move.pastValues
      .filter { $0.type != nil && games.order(of: $0.versionGroup) >= order }
      .min { games.order(of: $0.versionGroup) < games.order(of: $1.versionGroup) }?.type
      ?? move.type
  }
}
