/// The encounters of a form, one row for each place, method and condition: sorted by game, then by
/// place, those that need least and are likeliest first.
package final class EncounterRows: EncounterGroupRows {
  package static let suggestedFields = ["method", "condition", "region", "game"]
  package static let defaultColumns = [
    "spot", "method", "chance", "levels", "only", "condition", "region",
  ]
  package static let printedColumns = [
    "spot", "game", "method", "chance", "levels", "condition", "region",
  ]
  package static let neededColumns = ["method", "chance", "levels", "only"]
  package static let ownerColumn: String? = "pokemon"

  let formSlug: String
  package let encounters: [EncounterGroup]
  package let words: EncounterNames
  package let kinds: [Circumstances.Kind]
  package let dex: any DexReference
  /// The names of the places.
  package let names: [String]
  package let slugs: [String]
  /// The order by game, then by place. First come the user's games, then those in which the form is
  /// met in the wild again and again; of these, and of the others, the newest.
  package let positions: [Int32]
  /// One section for each game, whose title tells the number of places.
  package let sections: RowSections?
  package let gap: GameGap?

  /// - Parameters:
  ///   - lens: The lens whose games to list if `games` is `nil`.
  ///   - games: The games to list; `nil` for those of the lens, or for all.
  ///   - circumstances: `nil` for a row for each set of conditions.
  ///   - own: The user's games, which come first.
  package init(
    of form: ID<Form>, in catalog: Catalog, through lens: Lens? = nil,
    games: PlayedGames? = nil, under circumstances: Circumstances? = .ordinary, own: [Lens] = []
  ) {
    let dex = catalog.dex
    let words = EncounterNames(dex)
    let run = games == nil ? catalog.run(through: lens) : nil
    let met = dex.encounterGroups(
      of: form, in: games ?? lens?.games, under: circumstances,
      where: run.map { run in
        { run.allows($0) && run.state(of: $0, of: form, in: catalog) != .gone }
      })
    let order = EncounterGroupOrder(dex.table(VersionGroup.self))
    let encounters = Self.byPlace(
      Self.soughtFirst(met, own: own.flatMap(\.data.groups), order), words)
    kinds = EncounterConditions(dex).kinds(of: encounters)
    positions = encounters.indices.map { Int32($0) }
    sections = RowSections(
      games: encounters.map(\.group), subjects: Array(encounters.indices), GameNames(dex),
      places: encounters.map { words.place(of: $0.area).id })
    names = encounters.map { words.place(of: $0.area).name }
    slugs = encounters.map { words.slug(ofPlaceOf: $0.area) }
    gap =
      encounters.isEmpty && games == nil
      ? catalog.absence(of: form, from: lens) ?? dex.encounterGap(of: lens)
        ?? dex.gap(of: form, in: lens, run) : nil
    formSlug = catalog.forms.row(of: form).map { catalog.forms.slugs[$0] } ?? ""
    self.dex = dex
    self.encounters = encounters
    self.words = words
  }

  /// Sorts by the games that one looks for, then by need.
  private static func soughtFirst(
    _ encounters: [EncounterGroup], own: [ID<VersionGroup>], _ order: EncounterGroupOrder
  ) -> [EncounterGroup] {
    let wild = Set(encounters.filter { EncounterNeed($0.method).isRepeated }.map(\.group))
    return order.sorted(
      encounters, rank: { [EncounterNeed($0.method).rawValue] },
      gameRank: { own.contains($0) ? 0 : wild.contains($0) ? 1 : 2 })
  }

  /// Groups the encounters in each game by place; each group is where its first encounter was.
  private static func byPlace(
    _ encounters: [EncounterGroup], _ words: EncounterNames
  ) -> [EncounterGroup] {
    encounters.grouped { [$0.group.rawValue, words.place(of: $0.area).id.rawValue] }
  }

  package var count: Int { encounters.count }
  package var existing: RowSet { RowSet(all: count) }

  /// Matches rows by the names of their place and its area, and of the games, which stand above them.
  package func nameIndex() -> NameIndex {
    let spellings = [
      spellings(of: LocationArea.self) { [$0.area] },
      spellings(of: Location.self) { [words.place(of: $0.area).id] },
      spellings(of: Version.self, \.versions),
    ]
    return NameIndex(encounters.indices.map { row in spellings.flatMap { $0[row] } })
  }

  /// The names of things of each encounter, in all languages.
  private func spellings<Entity: Tabular>(
    of kind: Entity.Type, _ ids: (EncounterGroup) -> [ID<Entity>]
  ) -> [[String]] {
    let table = dex.table(kind)
    let rows = encounters.map { ids($0).compactMap { table.row(of: $0) } }
    let names = dex.nameIndex(of: table).spellings(of: Set(rows.joined()))
    return rows.map { $0.flatMap { names[$0] ?? [] } }
  }
}

extension DexReference {
  /// The gap if a form is met in the games of a lens, but not so far in the run.
  fileprivate func gap(of form: ID<Form>, in lens: Lens?, _ run: RunFacts?) -> GameGap? {
    guard run != nil else { return nil }
    return encounterGroups(of: form, in: lens?.games).isEmpty ? nil : .outOfRun
  }
}
