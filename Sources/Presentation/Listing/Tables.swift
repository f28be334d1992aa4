import PokedexDomain

/// The lists of everything but Pokémon. Each is made when it is first needed, because making all of
/// them took a fifth of the launch time.
@MainActor package final class Tables {
  private let pokedex: any PokedexRepository
  /// The ``TableViewModel`` of each kind that has been requested.
  private var tableOfKind: [Kind: AnyObject] = [:]

  init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  package func table<Entity: Browsable>(of kind: Entity.Type) -> TableViewModel<Entity.Rows> {
    if let table = tableOfKind[Entity.kind] as? TableViewModel<Entity.Rows> { return table }
    let table = TableViewModel<Entity.Rows>(
      title: Entity.title, summary: { Entity.counted(Formatting.count($0.existing.size)) }
    ) { [pokedex] lens, _ throws(PokedexError) in try await pokedex.dex(through: lens).rows() }
    tableOfKind[Entity.kind] = table
    return table
  }
}
