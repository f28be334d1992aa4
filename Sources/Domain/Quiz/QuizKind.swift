/// A kind of question.
package enum QuizKind: String, CaseIterable, Hashable, Sendable {
  /// The Pokémon whose outline a picture shows.
  case silhouette
  /// The Pokémon of a Pokédex entry, with its name blanked.
  case text
  /// The Pokémon with these base stats.
  case stats
  /// The effectiveness of a type against a Pokémon.
  case types
  /// The faster of two Pokémon.
  case speed
  /// The species that a Pokémon evolves into.
  case evolution
}
