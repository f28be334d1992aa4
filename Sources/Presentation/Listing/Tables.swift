import PokedexDomain

/// The lists of everything that is no Pokémon, each made once, when it is first asked for: to set up
/// all of them took a fifth of a start.
@MainActor package final class Tables {
  private let pokedex: any PokedexRepository
  /// A ``TableViewModel`` for each kind that was asked for.
  private var known: [Kind: AnyObject] = [:]

  init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  package func table<Entity: Browsable>(of kind: Entity.Type) -> TableViewModel<Entity.Rows> {
    if let table = known[Entity.kind] as? TableViewModel<Entity.Rows> { return table }
    let table = TableViewModel(
      title: Entity.title, list: ListRows<Entity.Rows>(pokedex: pokedex))
    known[Entity.kind] = table
    return table
  }
}
