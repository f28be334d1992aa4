import PokedexDomain

/// The view models of a program that runs, each made once.
@MainActor package struct ViewModels {
  package let dex: DexViewModel
  package let pokemon: PokemonViewModel
  package let moves: TableViewModel<MoveRows>
  package let abilities: TableViewModel<AbilityRows>
  package let items: TableViewModel<ItemRows>

  /// - Parameters:
  ///   - query: the filter that the list begins with.
  ///   - searches: where queries are kept; none keeps nothing.
  package init(
    pokedex: any PokedexRepository, query: String = "", lens: Lens? = nil,
    searches: (any SearchStore)? = nil
  ) {
    dex = DexViewModel(
      load: LoadPokedex(pokedex: pokedex), query: query, lens: lens, searches: searches)
    pokemon = PokemonViewModel(show: ShowPokemon(pokedex: pokedex))
    moves = TableViewModel(
      title: "Moves",
      columns: ["name", "type", "class", "power", "accuracy", "pp", "priority", "gen", "target"],
      list: ListRows(pokedex: pokedex))
    abilities = TableViewModel(
      title: "Abilities", columns: ["name", "pokemon", "hidden", "gen"],
      list: ListRows(pokedex: pokedex))
    items = TableViewModel(
      title: "Items", columns: ["name", "category", "pocket", "price", "fling", "holders"],
      list: ListRows(pokedex: pokedex))
  }
}
