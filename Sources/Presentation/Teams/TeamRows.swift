import PokedexDomain

/// The Pokémon in the game of a team's format, computed once per game.
@MainActor final class TeamRows {
  private var cache: (list: PokemonRows, game: Lens, rows: PokemonRows)?

  /// - Parameters:
  ///   - list: the rows of the list, returned if there is no game.
  ///   - catalog: all forms; `nil` while they load.
  func rows(_ list: PokemonRows, of catalog: Catalog?, in game: Lens?) -> PokemonRows {
    guard let game, let catalog else { return list }
    if let cache, cache.list === list, cache.game == game { return cache.rows }
    let rows = PokemonRows(catalog, through: game)
    cache = (list, game, rows)
    return rows
  }
}
