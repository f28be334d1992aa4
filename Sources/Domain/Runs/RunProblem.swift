/// Why a run cannot be read or changed so.
package enum RunProblem: Error, Hashable, Sendable {
  case noRun(String, nearest: String?)
  /// No run is current, and none is named.
  case noCurrentRun
  case damaged(String)
  case nameTaken(String)
  case badName
  /// It has ended.
  case archived(String)
  /// Its game is not known any more: the file of a changed game is gone.
  case noGame(run: String, game: String)
  /// The dex has no encounters of the game.
  case noPlaces(game: String)
  /// The user has no route of the game.
  case noRoute(game: String)
  /// The user has no route with the name.
  case noRouteNamed(String, nearest: String?)
  /// A route's file cannot be read, or does not say which game it is of.
  case unreadRoute(String, reason: String)
  /// The user has several routes of the game, and the run names none.
  case severalRoutes(game: String, [String])
  /// All battles of the route are won or passed.
  case noBattleLeft(route: String)
  case noPlace(String, nearest: String?)
  /// A word is an area of several places; the words tell them apart.
  case unclearPlace(String, [String])
  case tooManyPlaces
  case tooManyPokemon
  case tooManyBattles
  case level(Int)
  /// No Pokémon of the run is called so.
  case noPokemon(String, nearest: String?)
  /// Several living Pokémon of the run are called so.
  case unclearPokemon(String)
  case notInGame(String, game: String)
  /// Another program has changed the run at the same time.
  case changedMeanwhile(String)
}

extension RunProblem {
  /// The problem as a sentence.
  package var message: String {
    switch self {
    case .noRun(let name, let nearest):
      nearest.map { worded("There is no run “\(name)”: did you mean “\($0)”?") }
        ?? worded("There is no run “\(name)”.")
    case .noCurrentRun: worded("No run is current: begin one, or choose one.")
    case .damaged(let name):
      worded("The run “\(name)” is damaged: restore a backup, or delete the run.")
    case .nameTaken(let name): worded("There is a run “\(name)” already.")
    case .badName:
      worded("The name of a run has 1 to \(TeamNames.longest) characters that can be typed.")
    case .archived(let name): worded("The run “\(name)” has ended.")
    case .noGame(let run, let game):
      worded("The game “\(game)” of the run “\(run)” is not known: its file may be gone.")
    case .changedMeanwhile(let name):
      worded("“\(name)” has just been changed elsewhere: try again.")
    case .noRoute, .noRouteNamed, .unreadRoute, .severalRoutes, .noBattleLeft: routeMessage
    default: placeMessage
    }
  }

  private var routeMessage: String {
    switch self {
    case .noRoute(let game):
      worded("no route of \(game): 'pokedex route' tells how to write one")
    case .noRouteNamed(let name, let nearest):
      worded("no route '\(name)'\(NearestWord.hint(nearest))")
    case .noBattleLeft(let route): worded("no battle is left on the route '\(route)'")
    case .unreadRoute(let name, let reason): worded("no route '\(name)': \(reason)")
    case .severalRoutes(let game, let names):
      worded("several routes are of \(game): 'run route' chooses \(names.joined(separator: ", "))")
    default: ""
    }
  }

  private var placeMessage: String {
    switch self {
    case .noPlaces(let game): worded("The dex does not know the places of \(game).")
    case .noPlace(let word, let nearest):
      nearest.map { worded("No place of the game is called “\(word)”: did you mean \($0)?") }
        ?? worded("No place of the game is called “\(word)”.")
    case .unclearPlace(let word, let words):
      worded("“\(word)” may be \(words.joined(separator: ", ")).")
    case .tooManyPlaces: worded("A run can have at most \(Run.mostPlaces) places.")
    case .tooManyPokemon: worded("A run can have at most \(Run.mostPokemon) Pokémon.")
    case .tooManyBattles: worded("A run can have at most \(Run.mostBattles) battles won.")
    case .level(let level):
      worded(
        """
        The level is \(level): it goes from \(TeamMember.levels.lowerBound) to \
        \(TeamMember.levels.upperBound).
        """)
    default: pokemonMessage
    }
  }

  private var pokemonMessage: String {
    switch self {
    case .noPokemon(let name, let nearest):
      nearest.map { worded("No Pokémon of the run is called “\(name)”: did you mean \($0)?") }
        ?? worded("No Pokémon of the run is called “\(name)”.")
    case .unclearPokemon(let name):
      worded("Several Pokémon of the run are called “\(name)”: give a nickname or its number.")
    case .notInGame(let name, let game): worded("\(name) is not in \(game).")
    default: ""
    }
  }
}
