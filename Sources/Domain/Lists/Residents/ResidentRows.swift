/// The encounters at a location, one row for each form, method and condition. The screen lists each
/// form once in a game. The query fields of Pokémon apply as well.
package final class ResidentRows: DerivedRows, EncounterGroupRows {
  package static let bareWordField: String? = "type"
  package static let bareNumberField: String? = "dex"
  package static let suggestedFields = ["method", "condition", "game", "ability"]
  package static let defaultColumns = [
    "name", "mark", "chance", "levels", "method", "area", "only", "condition", "types", "number",
  ]
  package static let neededColumns = ["mark", "chance", "levels", "only"]
  package static let printedColumns = [
    "number", "name", "area", "method", "chance", "levels", "condition", "types", "game",
  ]
  package static let numberedColumn: String? = "number"
  package static let ownerColumn: String? = "place"

  package let location: ID<Location>
  /// The forms with their values in the games of the lens.
  package let pokemon: PokemonRows
  package let origins: [PokemonRows]
  package let links: [OriginRow]
  package let encounters: [EncounterGroup]
  package let words: EncounterNames
  package let kinds: [Circumstances.Kind]
  package let dex: any DexReference
  package let names: [String]
  package let slugs: [String]
  /// The order by game, newest first. The encounters of a form are adjacent; forms, and the
  /// encounters of each, are sorted by need, walking first, then by chance, highest first.
  package let positions: [Int32]
  /// One section for each game, which lists each form once.
  package let sections: RowSections?
  package let gap: GameGap?

  /// - Parameters:
  ///   - group: The game to list; `nil` for those of the Pokémon's lens, or for all.
  ///   - circumstances: `nil` for a row for each set of conditions.
  package init(
    at location: ID<Location>, in group: ID<VersionGroup>? = nil, pokemon: PokemonRows,
    under circumstances: Circumstances? = .ordinary
  ) {
    let dex = pokemon.dex
    var sum = EncounterGroupSum(
      in: dex, games: group.map { PlayedGames([$0]) } ?? pokemon.lens?.games,
      under: circumstances, where: pokemon.run.map { run in { run.meets($0) } })
    for area in dex.areas(of: location) {
      for resident in dex.residents(of: area) { sum.add(resident.encounter, of: resident.form) }
    }
    let sorted = EncounterGroupOrder(dex.table(VersionGroup.self)).sorted(sum.groups) {
      [EncounterNeed($0.method).rawValue]
    }.grouped { [$0.group.rawValue, $0.form.rawValue] }
    let known = sorted.compactMap { encounter in
      pokemon.catalog.forms.row(of: encounter.form).map { (encounter, $0) }
    }
    encounters = known.map(\.0)
    links = known.map { OriginRow(origin: 0, row: $0.1) }
    positions = known.indices.map { Int32($0) }
    names = known.map { pokemon.names[$0.1] }
    slugs = known.map { pokemon.slugs[$0.1] }
    sections = RowSections(
      games: encounters.map(\.group), subjects: encounters.map(\.form.rawValue), GameNames(dex))
    words = EncounterNames(dex)
    kinds = EncounterConditions(dex).kinds(of: encounters)
    gap = known.isEmpty && group == nil ? pokemon.gap(about: "found") : nil
    self.location = location
    self.pokemon = pokemon
    origins = [pokemon]
    self.dex = dex
  }

  package var count: Int { encounters.count }

  package func form(of row: Int) -> ID<Form> { pokemon.catalog.forms.ids[links[row].row] }

  /// Returns the number of forms found here and how many of them are caught.
  package func progress(in book: MarkBook) -> (forms: Int, caught: Int) {
    let forms = Set(links.indices.map(form))
    return (forms.count, forms.count { book[$0].marks.contains(.caught) })
  }

  package var existing: RowSet { RowSet(all: count) }
}
