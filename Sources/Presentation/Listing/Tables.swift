import PokedexDomain

/// The lists of everything that is no Pokémon, each made once.
@MainActor package struct Tables {
  package let moves: TableViewModel<MoveRows>
  package let abilities: TableViewModel<AbilityRows>
  package let items: TableViewModel<ItemRows>
  package let types: TableViewModel<TypeRows>
  package let natures: TableViewModel<NatureRows>
  package let locations: TableViewModel<LocationRows>
  package let eggGroups: TableViewModel<EggGroupRows>
  package let games: TableViewModel<GameRows>
  package let dexes: TableViewModel<RegionalDexRows>

  init(pokedex: any PokedexRepository) {
    moves = Self.table(
      .moves, "name type class power accuracy pp priority gen target",
      ListRows(pokedex: pokedex))
    abilities = Self.table(.abilities, "name pokemon hidden gen", ListRows(pokedex: pokedex))
    items = Self.table(
      .items, "name category pocket price fling holders", ListRows(pokedex: pokedex))
    types = Self.table(
      .types, "name pokemon alone moves gen weak resists", ListRows(pokedex: pokedex))
    natures = Self.table(.natures, "name raises lowers likes hates", ListRows(pokedex: pokedex))
    locations = Self.table(
      .locations, "name region pokemon games areas", ListRows(pokedex: pokedex))
    eggGroups = Self.table(.eggGroups, "name pokemon species alone", ListRows(pokedex: pokedex))
    games = Self.table(.games, "name gen pokemon region dex", ListRows(pokedex: pokedex))
    dexes = Self.table(.dexes, "name region species in", ListRows(pokedex: pokedex))
  }

  /// - Parameter columns: the names of those that are shown, what matters most first.
  private static func table<Rows: DexRows>(
    _ listed: Listed, _ columns: String, _ list: ListRows<Rows>
  ) -> TableViewModel<Rows> {
    TableViewModel(
      title: listed.title, columns: columns.split(separator: " ").map(String.init), list: list)
  }
}
