import PokedexDomain

/// Suggestions for mistyped and renamed commands.
extension Pokedex {
  /// The former names of commands, with those that they have now.
  private static let renamed = ["ladder": "speed"]

  /// The failure for a first argument that resembles a command and is not the start of a Pokémon's
  /// name; otherwise `nil`.
  @MainActor static func unknownCommand(
    _ arguments: [String], _ dex: DexSettings
  ) async -> Failure? {
    guard let word = arguments.first, word.allSatisfy(\.isLetter) else { return nil }
    if let failure = renamedCommand(word) { return failure }
    guard let nearest = command(nearestTo: word),
      await beginsNoName(word, dex)
    else { return nil }
    return Failure("unknown command '\(word)'\(NearestWord.question(nearest))", .usage)
  }

  private static func renamedCommand(_ word: String) -> Failure? {
    renamed[word].map { Failure("'\(word)' is now called \($0)", .usage) }
  }

  /// The failure if `help` is asked about an unknown command, where the parser would print the help
  /// of the words before it.
  static func unknownSubject(_ arguments: [String]) -> Failure? {
    guard arguments.first == "help" else { return nil }
    var reader = CommandLineReader([], of: Pokedex.self)
    for word in arguments.dropFirst() where !word.hasPrefix("-") && word != "help" {
      guard reader.subcommand(named: word) == nil else {
        reader.take(word)
        continue
      }
      if let failure = renamedCommand(word) { return failure }
      let question = NearestWord.question(word, among: reader.command.commandNames)
      return Failure("unknown command '\(word)'\(question)", .usage)
    }
    return nil
  }

  /// The nearest command; `nil` if the word is a command itself.
  private static func command(nearestTo word: String) -> String? {
    commandNames.contains(word) ? nil : NearestWord.to(word, among: commandNames)
  }

  @MainActor private static func beginsNoName(_ word: String, _ dex: DexSettings) async -> Bool {
    guard dex.source == .auto,
      let catalog = try? await Composition(dex).pokedex().catalog()
    else { return false }
    let engine = QueryEngine(PokemonRows(catalog))
    return !FindPokemon().isBeginning(word, ofANameIn: engine)
  }
}
