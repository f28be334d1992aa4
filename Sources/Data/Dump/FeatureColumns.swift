import PokedexDomain

/// The columns of the table `game`.
extension GameFeature {
  /// The name of the column: `has_hidden_abilities`.
  var column: String {
    rawValue.reduce(into: "has_") { name, letter in
      name += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
    }
  }

  var words: String {
    switch self {
    case .abilities: "abilities"
    case .hiddenAbilities: "hidden abilities"
    case .heldItems: "items that Pokémon hold"
    case .eggs: "eggs"
    case .natures: "natures"
    case .friendship: "friendship"
    case .genders: "genders"
    case .shinies: "shiny Pokémon"
    case .catching: "balls that catch Pokémon"
    case .megaEvolution: "Mega Evolution"
    case .zMoves: "Z-Moves"
    case .dynamax: "Dynamax"
    case .terastallization: "Terastallization"
    case .shadowPokemon: "Shadow Pokémon"
    case .alphas: "alpha Pokémon"
    }
  }
}
