import PokedexDomain

/// Every answer that a command prints as JSON.
enum Answers {
  static let planners = [
    Answer(
      "breed", "The shortest chains of parents for egg moves: pokedex breed", BreedingPlan.self),
    Answer(
      "sources", "All ways to get moves in a game, for each Pokémon: pokedex sources",
      listOf: OwnMoveSources.self),
    Answer(
      "train", "The places of a game that yield EVs in a stat, the best first: pokedex train",
      TrainingPage.self),
    Answer("iv", "The IVs that stats allow: pokedex iv", IndividualValuesPage.self),
    Answer("catch", "The chances to catch a Pokémon: pokedex catch", CatchPage.self),
  ]
}
