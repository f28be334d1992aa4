/// The moves that a form learns in a game, one row for each combination of move, game, method and
/// level. All values are those of that game.
package final class LearnedMoveRows: DerivedRows {
  package static let bareWordField: String? = "type"
  package static let suggestedFields = ["class", "method"]
  package static let defaultColumns = [
    "name", "how", "type", "stab", "class", "power", "accuracy", "pp", "priority",
  ]
  package static let neededColumns = ["type", "power", "accuracy", "pp"]
  package static let ownerColumn: String? = "pokemon"

  let formSlug: String
  /// The listed games, newest first.
  package let groups: [ID<VersionGroup>]
  /// The games in which the form learns moves, newest first: those of the lens, or all.
  package let knownGames: [Named<VersionGroup>]
  /// The learned move of each row.
  package let lessons: [LearnedMove]
  package let origins: [MoveRows]
  package let links: [OriginRow]
  /// The rows whose moves get the same-type attack bonus (STAB).
  package let sameType: RowSet
  package let dex: any DexReference
  package let gap: GameGap?
  package let names: [String]
  package let slugs: [String]
  /// The order that players expect: by level, then TMs by number, egg moves, tutor moves, and moves
  /// learned by other methods.
  package let positions: [Int32]
  /// One section for each learning method, which lists each move once.
  package let sections: RowSections?
  let machines: MoveMachines

  /// The newest listed game.
  package var game: Lens? {
    groups.first.flatMap { dex.table(VersionGroup.self)[$0] }
      .map { Lens($0, name: GameNames(dex)[$0.id], in: dex) }
  }

  /// - Parameters:
  ///   - lens: The games to consider; `nil` for all.
  ///   - groups: The games to list, within the lens. If empty, the newest game of ``knownGames`` in
  ///     which the form learns moves by level-up is listed.
  ///
  /// `nil` for an unknown form.
  package init?(
    of form: ID<Form>, in catalog: Catalog, through lens: Lens? = nil,
    groups wanted: [ID<VersionGroup>] = []
  ) {
    let dex = catalog.dex
    guard let entity = catalog.forms[form] else { return nil }
    let learnset = dex.learnset(of: form)
    let known = Self.games(of: learnset, in: dex, through: lens)
    let shown = Self.shown(wanted, of: known, learnset)
    let gameNames = GameNames(dex)
    let origins = Self.origins(shown, in: dex, gameNames)
    (lessons, links) = Self.lessons(of: learnset, in: shown, origins)
    machines = MoveMachines(in: dex, of: shown.map(\.id))
    let order = LearnedMoveOrder(
      games: shown.map(\.id), moves: origins[0].positions, machines: machines)
    positions = order.positions(of: lessons, links)
    sameType = Self.sameType(entity, links, origins, shown.map { dex.rules(of: $0).generation })
    names = links.map { origins[$0.origin].names[$0.row] }
    slugs = links.map { origins[$0.origin].slugs[$0.row] }
    knownGames = known.map { Named($0.id, gameNames[$0.id]) }
    groups = wanted.isEmpty ? shown.map(\.id) : wanted
    let all = Array(positions.indices).sorted { [positions] in positions[$0] < positions[$1] }
    sections = LessonSections(lessons, among: all, in: dex).sections
    gap =
      known.isEmpty
      ? catalog.absence(of: form, from: lens)
        ?? dex.moveGap(of: catalog.named(form), through: lens) : nil
    formSlug = entity.slug
    self.origins = origins
    self.dex = dex
  }

  package var count: Int { lessons.count }
  package var existing: RowSet { RowSet(all: count) }
}

// MARK: Games

extension LearnedMoveRows {
  private static func games(
    of learnset: Learnset, in dex: any DexReference, through lens: Lens?
  ) -> [VersionGroup] {
    let groups = dex.table(VersionGroup.self)
    let all = Set(learnset.moves.map(\.versionGroup)).compactMap { groups[$0] }
    return all.filter { lens?.data.groups.contains($0.id) ?? true }
      .sorted { ($1.order, $1.id) < ($0.order, $0.id) }
  }

  private static func shown(
    _ wanted: [ID<VersionGroup>], of known: [VersionGroup], _ learnset: Learnset
  ) -> [VersionGroup] {
    guard wanted.isEmpty else { return known.filter { wanted.contains($0.id) } }
    return newest(of: known, learnset).map { [$0] } ?? []
  }

  /// Returns the newest game in which the form learns moves by level-up, or else the newest in
  /// which it learns any. Champions, for example, has no learn methods of its own.
  private static func newest(of known: [VersionGroup], _ learnset: Learnset) -> VersionGroup? {
    let levelling = Set(
      learnset.moves.filter { $0.method == .levelUp }.map(\.versionGroup))
    return known.first { levelling.contains($0.id) } ?? known.first
  }

  /// Returns the moves with their values in each game; with today's values if there is no game.
  private static func origins(
    _ games: [VersionGroup], in dex: any DexReference, _ names: GameNames
  ) -> [MoveRows] {
    guard !games.isEmpty else { return [MoveRows(dex)] }
    var origins: [MoveRows] = []
    for game in games {
      // As a single game, `MoveRows` would read every lesson of every move to find its moves.
      let lens = Lens(game, name: names[game.id], in: dex, isGame: false)
      origins.append(MoveRows(dex, through: lens))
    }
    return origins
  }
}

// MARK: Rows

extension LearnedMoveRows {
  /// Returns the distinct ways to learn moves, without moves missing from the dex.
  private static func lessons(
    of learnset: Learnset, in games: [VersionGroup], _ origins: [MoveRows]
  ) -> ([LearnedMove], [OriginRow]) {
    var seen: Set<LearnedMove> = []
    var lessons: [LearnedMove] = []
    var links: [OriginRow] = []
    for lesson in learnset.moves {
      guard let game = games.firstIndex(where: { $0.id == lesson.versionGroup }),
        let row = origins[game].table.row(of: lesson.move),
        seen.insert(lesson.withoutOrder).inserted
      else { continue }
      lessons.append(lesson)
      links.append(OriginRow(origin: game, row: row))
    }
    return (lessons, links)
  }

  /// PokeAPI's ID of the damage class of status moves.
  private static let status: Int32 = 1

  private static func sameType(
    _ form: Form, _ links: [OriginRow], _ origins: [MoveRows], _ generations: [ID<Generation>]
  ) -> RowSet {
    let own = generations.map { form.seen(in: $0).types.map { Int32($0.rawValue) } }
    let types = origins.map { $0.table.column(\.type) }
    let classes = origins.map { $0.table.column(\.damageClass) }
    return RowSet(count: links.count) { index in
      let link = links[index]
      return classes[link.origin][link.row] != status
        && own[link.origin].contains(types[link.origin][link.row])
    }
  }
}

extension LearnedMove {
  /// The learned move without its position, to compare ways to learn.
  fileprivate var withoutOrder: LearnedMove {
    var lesson = self
    lesson.order = nil
    return lesson
  }
}
