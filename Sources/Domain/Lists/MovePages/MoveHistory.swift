/// The past values of a move and the games before which it had them, as of the games of a lens.
struct MoveHistory {
  /// The past values, latest change first.
  private(set) var all: [MovePage.Past] = []

  private static let status: ID<MoveDamageClass> = 1
  private static let firstWithOwnClass = ID<Generation>(4)

  init(of move: Move, in dex: LensedDex) throws(PokedexError) {
    let classChange = try Self.classChange(of: move, in: dex)
    var changes = move.pastValues
    if let classChange, !changes.contains(where: { $0.versionGroup == classChange.group }) {
      var values = PastMoveValues()
      values.versionGroup = classChange.group
      changes.append(values)
    }
    let types = try dex.titles(of: PokemonType.self)
    all = changes.filter { dex.games.isPast($0.versionGroup) }
      .filter { $0.hasValues || $0.versionGroup == classChange?.group }
      .sorted { dex.games.order(of: $0.versionGroup) > dex.games.order(of: $1.versionGroup) }
      .map { values in
        MovePage.Past(
          before: dex.games[values.versionGroup], values: values,
          type: values.type.map { types[$0] },
          damageClass: values.versionGroup == classChange?.group ? classChange?.name : nil)
      }
  }

  /// Returns the class that a damaging move had before generation IV, when it depended on the type;
  /// `nil` if it is the same as today.
  private static func classChange(
    of move: Move, in dex: LensedDex
  ) throws(PokedexError) -> (group: ID<VersionGroup>, name: String)? {
    guard move.generation < firstWithOwnClass, move.damageClass != status,
      let group = dex.games.first(since: firstWithOwnClass),
      let old = try dex.dex.table(PokemonType.self)[type(of: move, before: group, in: dex.games)],
      let damageClass = old.damageClass, damageClass != move.damageClass
    else { return nil }
    return (group, try dex.title(of: damageClass).name)
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
