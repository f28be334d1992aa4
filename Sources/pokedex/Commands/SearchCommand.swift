import ArgumentParser
import PokedexData
import PokedexDomain

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Save queries under a name.",
    discussion: """
      pokedex search save rain ability:drizzle,swift-swim
      pokedex list @rain 'spe>90'
      pokedex search list
      pokedex search remove rain
      """,
    subcommands: [List.self, Save.self, DeleteCommand<SavedSearch>.self],
    defaultSubcommand: List.self)
}

extension SearchCommand {
  struct List: Command {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print the saved searches.")

    @OptionGroup var formats: FormatOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let all = try UserSearches(configuration).searches().all
      try formats.json ? Output.print(json: all) : printTable(all)
      if all.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
    }

    @MainActor private func printTable(_ searches: [SavedSearch]) throws {
      let isForPeople = formats.format == .table
      if searches.isEmpty, isForPeople { throw Failure("no search is saved", .nothingFound) }
      let rows = searches.map { [isForPeople ? "@\($0.name)" : $0.name, $0.query] }
      try ProgramTable(["name", "query"], rows: rows).print(formats)
    }
  }

  struct Save: Command {
    static let configuration = CommandConfiguration(
      commandName: "save", abstract: "Save a query; replaces a saved search of that name.")

    @Argument(help: "The name: up to 40 letters, digits, '-' and '_'.")
    var name: String

    @OptionGroup var query: QueryArgument
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let search = SavedSearch(name: try UserSearches.name(name), query: query.text)
      let found = try await UserSearches(configuration).save(search, dex.settings(configuration))
      try Output.print([worded("@\(search.name) saved: \(found)")])
    }
  }
}
