/// Why nothing is told about something in a game: the game lacks it, or the dex does not know it.
package enum GameGap: Hashable, Sendable {
  case lacking(GameFeature, game: String)
  /// The game does not have the Pokémon of this name.
  case absent(String, game: String)
  case withoutEVs(game: String)
  case withoutIVs(game: String)
  case unknownLearnsets(game: String)
  /// The dex does not have the moves of the Pokémon of this name, in the game or in any.
  case unknownMoves(of: String, game: String?)
  case unknownEncounters(game: String)
  /// The dex does not say which Pokémon know the move, such as one of Shadow Pokémon.
  case unknownLearners
  case unknownCatching(game: String)
  case unknownStats(game: String)
  /// No run is being played in the games.
  case noRun
  /// The games have it, but it is not met so far in the run that the user plays.
  case outOfRun

  /// A sentence without a full stop.
  package var text: String {
    switch self {
    case .lacking(let feature, let game): feature.absence(from: game)
    case .absent(let name, let game): worded("\(name) is not in \(game)")
    case .withoutEVs(let game): worded("\(game) has no EVs")
    case .withoutIVs(let game): worded("\(game) has no IVs")
    case .unknownLearnsets(let game): worded("The dex has no learnsets of \(game)")
    case .unknownMoves(let name, let game?):
      worded("The dex does not say which moves \(name) learns in \(game)")
    case .unknownMoves(let name, nil): worded("The dex does not say which moves \(name) learns")
    case .unknownEncounters(let game): worded("The dex has no encounters of \(game)")
    case .unknownLearners: worded("The dex does not say which Pokémon know it")
    case .unknownCatching(let game): worded("The dex has no formula for catching in \(game)")
    case .unknownStats(let game): worded("The dex has no formula for the stats in \(game)")
    case .noRun: worded("No run is being played in these games")
    case .outOfRun: worded("It is not met so far in your run")
    }
  }

  /// A word for programs that says what is missing.
  package var subject: String {
    switch self {
    case .lacking(let feature, _): feature.rawValue
    case .absent: "pokemon"
    case .withoutEVs: "evs"
    case .withoutIVs: "ivs"
    case .unknownLearnsets, .unknownMoves: "learnsets"
    case .unknownEncounters: "encounters"
    case .unknownLearners: "learners"
    case .unknownCatching: "catching"
    case .unknownStats: "stats"
    case .noRun, .outOfRun: "run"
    }
  }

  /// Whether the game has it, so that only the dex does not know it.
  package var isInGame: Bool {
    switch self {
    case .lacking, .absent, .withoutEVs, .withoutIVs, .noRun: false
    case .unknownLearnsets, .unknownMoves, .unknownEncounters, .unknownLearners, .unknownCatching,
      .unknownStats, .outOfRun:
      true
    }
  }
}

extension GameFeature {
  fileprivate func absence(from game: String) -> String {
    switch self {
    case .abilities: worded("\(game) has no abilities")
    case .hiddenAbilities: worded("\(game) has no hidden abilities")
    case .heldItems: worded("\(game) has no held items")
    case .eggs: worded("\(game) has no eggs")
    case .natures: worded("\(game) has no natures")
    case .friendship: worded("\(game) has no friendship")
    case .genders: worded("\(game) has no genders")
    case .shinies: worded("\(game) has no shiny Pokémon")
    case .catching: worded("Pokémon are not caught in \(game)")
    case .megaEvolution: worded("\(game) has no Mega Evolution")
    case .zMoves: worded("\(game) has no Z-Moves")
    case .dynamax: worded("\(game) has no Dynamax")
    case .terastallization: worded("\(game) has no Terastallization")
    case .shadowPokemon: worded("\(game) has no Shadow Pokémon")
    case .alphas: worded("\(game) has no alpha Pokémon")
    }
  }
}
