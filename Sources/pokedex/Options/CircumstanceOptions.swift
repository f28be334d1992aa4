import ArgumentParser
import PokedexDomain

/// The circumstances in which Pokémon are met.
struct CircumstanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A condition that holds, such as night, winter, swarm or radar; may be repeated.",
      valueName: "condition"),
    completion: .list(EncounterCircumstance.allValueStrings))
  var condition: [EncounterCircumstance] = []

  /// The circumstances with the given conditions, otherwise as on an ordinary day; `nil` if none is
  /// given.
  var circumstances: Circumstances? {
    condition.isEmpty ? nil : Circumstances(condition.map(\.value))
  }
}

/// A value of ``Circumstances``, by the players' word for it.
struct EncounterCircumstance: ExpressibleByArgument {
  /// PokeAPI's slug.
  let value: String

  init?(argument: String) {
    guard let known = Circumstances.words.first(where: { $0.word == argument.lowercased() }) else {
      return nil
    }
    value = known.value
  }

  static var allValueStrings: [String] { Circumstances.words.map(\.word) }
}
