import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct TeamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "team", abstract: "Store teams, and print their weaknesses and coverage.",
    discussion: """
      pokedex team import teams.txt
      pokedex team show rain --game scarlet-violet --condition tailwind
      pokedex team add rain pelipper 'mr mime'
      pokedex team rename rain 'rain 2'
      pokedex team export rain | wl-copy
      pokedex team remove rain

      Files contain Showdown pastes; '-' is standard input.
      """,
    subcommands: [
      List.self, Show.self, Add.self, Import.self, Export.self, Rename.self, Copy.self,
      DeleteCommand<Team>.self,
    ],
    defaultSubcommand: List.self)
}

extension TeamCommand {
  struct List: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print your teams.")

    @OptionGroup var formats: FormatOptions
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let userTeams = try await UserTeams(dex.settings(configuration))
      let storedTeams = try userTeams.storedTeams()
      try formats.json
        ? Output.print(
          json: storedTeams.teams.map {
            ListedTeam(team: $0, catalog: userTeams.catalog.playing($0))
          })
        : printTable(storedTeams, userTeams.catalog)
      try UserTeams.reportDamaged(in: storedTeams)
      if storedTeams.teams.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
    }

    @MainActor private func printTable(_ stored: StoredTeams, _ catalog: Catalog) throws {
      if stored.names.isEmpty, formats.format == .table {
        throw Failure("no teams yet", .nothingFound)
      }
      let rows = stored.teams.map { team in
        let game = catalog.playing(team)
        let members = team.members.map { game.named($0.form).name }
        return [team.name, team.format ?? "", members.joined(separator: ", ")]
      }
      try ProgramTable(["name", "format", "members"], rows: rows).print(formats)
    }
  }

  struct Show: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print a team with its weaknesses and coverage."
    )

    @Argument(
      help: "The name of a team, @TEAM/MEMBER, @sets/NAME, or a file.",
      completion: ShellCompletion.shownTeams)
    var name: String

    @OptionGroup var conditions: ConditionOptions

    @Option(
      help: "Forbid two of the same species, or two of the same item; the option may be repeated.")
    var clause: [TeamClause] = []

    @OptionGroup var show: ShowOptions
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      var printer = try await PagePrinter(configuration, dex, show)
      let team = try printer.teams.team(name)
      printer = try await printer.following(team)
      let (lens, catalog) = (printer.lens, try printer.catalog())
      let page = try ShowTeam(catalog)(
        team, through: lens, under: conditions.all, clauses: Set(clause.map(\.clause)))
      guard !show.json else { return try Output.print(json: page) }
      try printer.print(Page(page))
    }
  }

  struct Import: Command {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Store the teams of a file.",
      discussion: """
        If a line is not understood, nothing is imported. A team without a name is called Team; a \
        team whose name is taken gets a number.
        """)

    @Argument(
      help: "A file of Showdown pastes; '-' for standard input.", completion: .file())
    var file: String

    @Flag(help: "Import the rest if lines are not understood, and keep these as text.")
    var lenient = false

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let userTeams = try await UserTeams(dex.settings(configuration))
      let teams = try userTeams.importTeams(file, isLenient: lenient)
      try Output.print(teams.map { worded("\($0.name) saved: \($0.members.count) Pokémon") })
    }
  }

  struct Export: Command {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Print a team, or all teams, as Showdown pastes.")

    @Argument(
      help: "The name of a team; without it, all of them.", completion: ShellCompletion.shownTeams)
    var name: String?

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let userTeams = try await UserTeams(dex.settings(configuration))
      let storedTeams =
        if let name {
          StoredTeams(teams: [
            name.hasPrefix("@")
              ? try userTeams.team(name) : try userTeams.team(named: name)
          ])
        } else {
          try userTeams.storedTeams()
        }
      guard !storedTeams.names.isEmpty else { throw Failure("no teams yet", .nothingFound) }
      let text = ExportTeams(try userTeams.catalog.withDex())(storedTeams.teams)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      try Output.print(lines.dropLast().map(String.init))
      try UserTeams.reportDamaged(in: storedTeams)
    }
  }
}
