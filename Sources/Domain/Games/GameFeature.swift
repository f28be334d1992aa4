/// A thing that some games have and others lack. ``GameRules`` says which.
package enum GameFeature: String, NamedBit {
  case abilities
  case hiddenAbilities
  /// Items that Pokémon hold.
  case heldItems
  case eggs
  case natures
  case friendship
  case genders
  case shinies
  /// Balls that catch Pokémon.
  case catching
  case megaEvolution
  case zMoves
  case dynamax
  case terastallization
  case shadowPokemon
  /// Larger and stronger Pokémon among the wild ones of the Legends games.
  case alphas
}

extension GameFeature {
  /// The features that only some games of a generation have.
  static let mechanics: [GameFeature] = [
    .megaEvolution, .zMoves, .dynamax, .terastallization, .shadowPokemon,
  ]
}
