import PokedexDomain

/// The lists of everything that is no Pokémon, each made once, when it is first asked for: to set up
/// all of them took a fifth of a start.
@MainActor package final class Tables {
  package private(set) lazy var moves: TableViewModel<MoveRows> = table(
    .moves, "name type class power accuracy pp priority gen target")
  package private(set) lazy var abilities: TableViewModel<AbilityRows> = table(
    .abilities, "name pokemon hidden gen")
  package private(set) lazy var items: TableViewModel<ItemRows> = table(
    .items, "name category pocket price fling holders")
  package private(set) lazy var types: TableViewModel<TypeRows> = table(
    .types, "name pokemon alone moves gen weak resists")
  package private(set) lazy var natures: TableViewModel<NatureRows> = table(
    .natures, "name raises lowers likes hates")
  package private(set) lazy var locations: TableViewModel<LocationRows> = table(
    .locations, "name region pokemon games areas")
  package private(set) lazy var eggGroups: TableViewModel<EggGroupRows> = table(
    .eggGroups, "name pokemon species alone")
  package private(set) lazy var games: TableViewModel<GameRows> = table(
    .games, "name gen pokemon region dex")
  package private(set) lazy var dexes: TableViewModel<RegionalDexRows> = table(
    .dexes, "name region species in")

  private let pokedex: any PokedexRepository

  init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter columns: the names of those that are shown, what matters most first.
  private func table<Rows: DexRows>(_ listed: Listed, _ columns: String) -> TableViewModel<Rows> {
    TableViewModel(
      title: listed.title, columns: columns.split(separator: " ").map(String.init),
      list: ListRows(pokedex: pokedex))
  }
}
