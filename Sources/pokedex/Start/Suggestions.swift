import ArgumentParser
import PokedexDomain

/// Suggestions for mistyped commands and options.
extension Pokedex {
  /// The failure for a first argument that resembles a command and is not the start of a Pokémon's
  /// name; otherwise `nil`.
  @MainActor static func unknownCommand(
    _ arguments: ArraySlice<String>, _ dex: DexSettings = .ofUser
  ) async -> Failure? {
    guard let word = arguments.first, word.allSatisfy(\.isLetter),
      let nearest = command(nearestTo: word),
      await beginsNoName(word, dex)
    else { return nil }
    return Failure("unknown command '\(word)'\(NearestWord.question(nearest))", .usage)
  }

  /// The failure if `help` is asked about an unknown command, where the parser would print the
  /// overview.
  static func unknownSubject(_ arguments: ArraySlice<String>) -> Failure? {
    guard arguments.first == "help", let word = arguments.dropFirst().first,
      !word.hasPrefix("-"), word != "help", !commandNames.contains(word)
    else { return nil }
    let nearest = NearestWord.to(word, among: commandNames).map(NearestWord.question) ?? ""
    return Failure("unknown command '\(word)'\(nearest)", .usage)
  }

  /// The nearest command; `nil` if the word is a command itself.
  private static func command(nearestTo word: String) -> String? {
    commandNames.contains(word) ? nil : NearestWord.to(word, among: commandNames)
  }

  private static var commandNames: [String] {
    configuration.subcommands.flatMap { [$0._commandName] + $0.configuration.aliases }
  }

  @MainActor private static func beginsNoName(_ word: String, _ dex: DexSettings) async -> Bool {
    guard dex.source == .auto,
      let catalog = try? await Composition(dex).pokedex().catalog()
    else { return false }
    let engine = QueryEngine(PokemonRows(catalog))
    return (try? FindPokemon().isBeginning(word, ofANameIn: engine)) == false
  }

  /// Appends the nearest known option to the line that reports an unknown one. Commands that take a
  /// query report these themselves, as terms may begin with `-`.
  static func suggesting(in lines: [String], _ arguments: ArraySlice<String>) -> [String] {
    let known = CommandLineReader(Array(arguments), of: Pokedex.self).arguments.flatMap(\.words)
    return lines.map { line in
      let option = arguments.first { line == "Error: Unknown option '\($0)'." } ?? ""
      let name = String(option.prefix { $0 != "=" })
      let nearest = NearestWord.to(name, among: known.filter { $0.hasPrefix("--") })
      return option.isEmpty ? line : line + (nearest.map { " Did you mean '\($0)'?" } ?? "")
    }
  }
}
