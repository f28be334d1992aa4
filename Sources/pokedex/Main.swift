import ArgumentParser

@main
struct Pokedex: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pokedex",
    abstract: "A Pokédex for the terminal: every Pokémon one keystroke away, offline, in colour.",
    usage: """
      pokedex [QUERY]
      pokedex list QUERY [--json]
      pokedex show NAME
      """,
    discussion: """
      Without a subcommand the full screen opens, filtered by the query if one is given:

        pokedex
        pokedex type:dragon 'spe>100'
        pokedex list 'gen:1 sort:-total' --limit 10
        pokedex show garchomp

      Exit status: 0 done, 1 nothing found, 64 wrong usage, 69 network needed and not there, \
      70 a fault of the program, 74 trouble with a file.

      Pokémon and Pokémon names are trademarks of Nintendo. The facts come from PokéAPI.
      """,
    version: "pokedex \(Version.number)",
    subcommands: [
      BrowseCommand.self, ListCommand.self, ShowCommand.self, SyncCommand.self, InfoCommand.self,
    ],
    defaultSubcommand: BrowseCommand.self)

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      failure.exit()
    } catch {
      exit(withError: error)
    }
  }
}

enum Version {
  static let number = "0.1.0"
}
