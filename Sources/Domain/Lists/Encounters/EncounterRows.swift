/// The encounters of a form, one row for each place, method and condition: sorted by game, then by
/// place, easiest first.
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
  /// The order by game, newest first, then by place, then by chance and level.
  package let positions: [Int32]
  /// One section for each game.
  package let sections: RowSections?
  package let gap: GameGap?

  /// - Parameters:
  ///   - lens: The lens whose games to list if `games` is `nil`.
  ///   - games: The games to list; `nil` for those of the lens, or for all.
  ///   - circumstances: `nil` for a row for each set of conditions.
  package init(
    of form: ID<Form>, in catalog: Catalog, through lens: Lens? = nil,
    games: PlayedGames? = nil, under circumstances: Circumstances? = .ordinary
  ) {
    let dex = catalog.dex
    let words = EncounterNames(dex)
    let run = games == nil ? catalog.run(through: lens) : nil
    let encounters = Self.byPlace(
      dex.encounterGroups(
        of: form, in: games ?? lens?.games, under: circumstances, during: run), words)
    kinds = EncounterConditions(dex).kinds(of: encounters)
    positions = encounters.indices.map { Int32($0) }
    sections = RowSections(
      games: encounters.map(\.group), subjects: Array(encounters.indices), GameNames(dex),
      titlesOne: true)
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

  /// Groups the encounters in each game by place; each group is where its first encounter was.
  private static func byPlace(
    _ encounters: [EncounterGroup], _ words: EncounterNames
  ) -> [EncounterGroup] {
    encounters.grouped { [$0.group.rawValue, words.place(of: $0.area).id.rawValue] }
  }

  package var count: Int { encounters.count }
  package var existing: RowSet { RowSet(all: count) }

  /// Matches rows by the names of their place and its area.
  package func nameIndex() -> NameIndex {
    let (areas, locations) = (
      dex.table(LocationArea.self), dex.table(Location.self)
    )
    let rows = encounters.map { encounter in
      (areas.row(of: encounter.area), locations.row(of: words.place(of: encounter.area).id))
    }
    let inArea = dex.nameIndex(of: areas).spellings(of: Set(rows.compactMap(\.0)))
    let inPlace = dex.nameIndex(of: locations).spellings(of: Set(rows.compactMap(\.1)))
    return NameIndex(
      rows.map { area, place in
        (place.flatMap { inPlace[$0] } ?? []) + (area.flatMap { inArea[$0] } ?? [])
      })
  }
}

extension DexReference {
  /// The gap if a form is met in the games of a lens, but not so far in the run.
  fileprivate func gap(of form: ID<Form>, in lens: Lens?, _ run: RunFacts?) -> GameGap? {
    guard run != nil else { return nil }
    return encounterGroups(of: form, in: lens?.games).isEmpty ? nil : .outOfRun
  }
}
