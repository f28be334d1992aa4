import PokedexDomain

/// The tabs of a run.
package enum RunTab: Int, PageTab {
  case places = 1
  case pokemon
  case means

  package var title: String {
    switch self {
    case .places: worded("Places")
    case .pokemon: worded("Pokémon")
    case .means: worded("Means and rules")
    }
  }

  package var briefTitle: String {
    self == .means ? worded(Phrase("Means", sense: "tab")) : title
  }

  package var word: String {
    switch self {
    case .places: "places"
    case .pokemon: "Pokémon"
    case .means: "means"
    }
  }
}
