import ArgumentParser
import PokedexDomain

// The commands that change a run.

struct ReachPlaces: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "reach", abstract: "Note places as reached.")

  @OptionGroup var told: PlacesOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by places: [RunPlace], of opened: OpenedRun) -> [RunChange] {
    [.reach(places)]
  }
}

struct LeavePlaces: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "leave", abstract: "Take places back that were noted as reached.")

  @OptionGroup var told: PlacesOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by places: [RunPlace], of opened: OpenedRun) -> [RunChange] {
    places.flatMap(opened.places.leaving)
  }
}

struct MissEncounters: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "missed", abstract: "Note that the first encounter of places got away.")

  @OptionGroup var told: Noted<PlacesOfRun>
  @OptionGroup var dex: DexOptions

  static func changes(
    by places: (noted: [RunPlace], isTakenBack: Bool), of opened: OpenedRun
  ) -> [RunChange] { [places.isTakenBack ? .unmissed(places.noted) : .missed(places.noted)] }
}

struct ChangeMeans: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "means", abstract: "Add or remove means to meet Pokémon, and what holds now.",
    discussion: """
      pokedex run means add old-rod surf
      pokedex run means add night
      pokedex run means remove night

      A run has walking and gifts from the start. Times, seasons and the like hold until others do.
      """)

  @OptionGroup var told: MeansOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by change: RunChange, of opened: OpenedRun) -> [RunChange] { [change] }
}

struct SetCap: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "cap", abstract: "Set the level cap, or none.")

  @OptionGroup var told: CapOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by level: Int?, of opened: OpenedRun) -> [RunChange] { [.cap(level)] }
}

struct LosePokemon: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "fell", abstract: "Note that a Pokémon of the run has fallen.")

  @OptionGroup var told: Noted<PokemonOfRun>
  @OptionGroup var dex: DexOptions

  static func changes(
    by pokemon: (noted: Int, isTakenBack: Bool), of opened: OpenedRun
  ) -> [RunChange] { [pokemon.isTakenBack ? .unfell(pokemon.noted) : .fell(pokemon.noted)] }
}

struct ReleasePokemon: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "release", abstract: "Take a Pokémon of the run back.")

  @OptionGroup var told: PokemonOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by index: Int, of opened: OpenedRun) -> [RunChange] { [.released(index)] }
}

struct GrowPokemon: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "grew", abstract: "Set what a Pokémon of the run is now.",
    discussion: """
      pokedex run grew Icarus --level 14 --form staravia
      """)

  @OptionGroup var told: GrownPokemon
  @OptionGroup var dex: DexOptions

  static func changes(by change: RunChange, of opened: OpenedRun) -> [RunChange] { [change] }
}

struct WinBattle: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "beat", abstract: "Note that a battle of the route is won.",
    discussion: """
      pokedex run beat
      pokedex run beat roark --remove
      """)

  @OptionGroup var told: BattleOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by change: RunChange, of opened: OpenedRun) -> [RunChange] { [change] }
}

struct EndRun: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End the run: it is kept, and played no more.")

  @OptionGroup var told: NothingOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by value: Void, of opened: OpenedRun) -> [RunChange] { [.end] }
}

struct ResumeRun: RunChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Go on with a run that has ended, after --run, and play it.")

  @OptionGroup var told: NothingOfRun
  @OptionGroup var dex: DexOptions

  static func changes(by value: Void, of opened: OpenedRun) -> [RunChange] { [.resume] }
}
