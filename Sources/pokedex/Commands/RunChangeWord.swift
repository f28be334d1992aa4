import PokedexDomain

/// A change of a run that has a command of its own.
protocol RunChangeWord: SendableMetatype {
  /// The arguments of the command.
  associatedtype Arguments: RunChangeArguments

  /// The name of the command.
  static var word: String { get }
  static var abstract: String { get }
  static var discussion: String { get }

  static func changes(by value: Arguments.Value, of opened: OpenedRun) -> [RunChange]
}

extension RunChangeWord {
  static var discussion: String { "" }
}

enum ReachPlaces: RunChangeWord {
  typealias Arguments = PlacesOfRun

  static let word = "reach"
  static let abstract = "Note places as reached."

  static func changes(by places: [RunPlace], of opened: OpenedRun) -> [RunChange] {
    [.reach(places)]
  }
}

enum LeavePlaces: RunChangeWord {
  typealias Arguments = PlacesOfRun

  static let word = "leave"
  static let abstract = "Take places back that were noted as reached."

  static func changes(by places: [RunPlace], of opened: OpenedRun) -> [RunChange] {
    places.flatMap(opened.places.leaving)
  }
}

enum MissEncounters: RunChangeWord {
  typealias Arguments = Noted<PlacesOfRun>

  static let word = "missed"
  static let abstract = "Note that the first encounter of places got away."

  static func changes(
    by places: (noted: [RunPlace], isTakenBack: Bool), of opened: OpenedRun
  ) -> [RunChange] { [places.isTakenBack ? .unmissed(places.noted) : .missed(places.noted)] }
}

enum ChangeMeans: RunChangeWord {
  typealias Arguments = MeansOfRun

  static let word = "means"
  static let abstract = "Add or remove means to meet Pokémon, and what holds now."
  static let discussion = """
    pokedex run means add old-rod surf
    pokedex run means add night
    pokedex run means remove night

    A run has walking and gifts from the start. Times, seasons and the like hold until others do.
    """

  static func changes(by change: RunChange, of opened: OpenedRun) -> [RunChange] { [change] }
}

enum SetCap: RunChangeWord {
  typealias Arguments = CapOfRun

  static let word = "cap"
  static let abstract = "Set the level cap, or none."

  static func changes(by level: Int?, of opened: OpenedRun) -> [RunChange] { [.cap(level)] }
}

enum LosePokemon: RunChangeWord {
  typealias Arguments = Noted<PokemonOfRun>

  static let word = "fell"
  static let abstract = "Note that a Pokémon of the run has fallen."

  static func changes(
    by pokemon: (noted: Int, isTakenBack: Bool), of opened: OpenedRun
  ) -> [RunChange] { [pokemon.isTakenBack ? .unfell(pokemon.noted) : .fell(pokemon.noted)] }
}

enum ReleasePokemon: RunChangeWord {
  typealias Arguments = PokemonOfRun

  static let word = "release"
  static let abstract = "Take a Pokémon of the run back."

  static func changes(by index: Int, of opened: OpenedRun) -> [RunChange] { [.released(index)] }
}

enum GrowPokemon: RunChangeWord {
  typealias Arguments = GrownPokemon

  static let word = "grew"
  static let abstract = "Set what a Pokémon of the run is now."
  static let discussion = """
    pokedex run grew Icarus --level 14 --form staravia
    """

  static func changes(by change: RunChange, of opened: OpenedRun) -> [RunChange] { [change] }
}

enum WinBattle: RunChangeWord {
  typealias Arguments = BattleOfRun

  static let word = "beat"
  static let abstract = "Note that a battle of the route is won."
  static let discussion = """
    pokedex run beat
    pokedex run beat roark --remove
    """

  static func changes(by change: RunChange, of opened: OpenedRun) -> [RunChange] { [change] }
}

enum EndRun: RunChangeWord {
  typealias Arguments = NothingOfRun

  static let word = "end"
  static let abstract = "End the run: it is kept, and played no more."

  static func changes(by value: Void, of opened: OpenedRun) -> [RunChange] { [.end] }
}

enum ResumeRun: RunChangeWord {
  typealias Arguments = NothingOfRun

  static let word = "resume"
  static let abstract = "Go on with a run that has ended, after --run, and play it."

  static func changes(by value: Void, of opened: OpenedRun) -> [RunChange] { [.resume] }
}
