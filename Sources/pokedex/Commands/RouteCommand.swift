import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

/// Commands for the order of places and battles in a game.
struct RouteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route", abstract: "Read the order of places and battles in a game.",
    discussion: """
      pokedex route list
      pokedex route check ~/.local/share/pokedex/routes/ember.route
      pokedex route import routes.txt --league league.txt --game platinum --name mine

      Such a file has a line for each place and battle; docs/routes.md shows how to write one. Those \
      in the folder 'routes' of your data are used by 'pokedex run'.
      """,
    subcommands: [ListFilesCommand<RouteLibrary.Entry>.self, Check.self, Import.self],
    defaultSubcommand: ListFilesCommand<RouteLibrary.Entry>.self)
}

extension RouteCommand {
  struct Check: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Print the battles of a route, and what is wrong in it.",
      discussion: """
        Mistakes are reported as file:line:column: message, with exit status 74. A line with a mistake \
        is left out whole. A team that your sets lack is a warning.
        """)

    @Argument(help: "The file of a route.", completion: .file(extensions: ["route"]))
    var file: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let composition = Composition(dex.settings(configuration))
      let catalog = try await composition.catalog()
      let bytes = try WholeFile.read(file, largest: UserFileKind.routes.largest)
      let reading = RouteReader.read(bytes, named: name, on: catalog)
      let checked = CheckedRoute(
        file: file, reading: reading, sets: composition.sets?.files() ?? [], catalog)
      if json {
        try Output.print(json: checked)
      } else {
        try Output.print(lines(of: checked))
      }
      for problem in checked.problems {
        Output.error("\(file):\(problem.located)")
      }
      if !reading.errors.isEmpty { throw ExitCode(Failure.Status.file.rawValue) }
    }

    /// The name of the file without its ending.
    private var name: String {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let ending = UserFileKind.routes.ending
      return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }

    private func lines(of checked: CheckedRoute) -> [PrintedLine] {
      guard let route = checked.reading.route else { return [] }
      let battles = checked.battles
      let head = [
        "\(route.name): \(route.game.name)",
        worded(
          "places: \(Formatting.count(route.places.count)), battles: \(Formatting.count(battles.count))"
        ),
      ]
      let table = TextTable(columns: [
        TextTable.Column(battles.map { "\($0.battle.line)" }, isAtRight: true),
        TextTable.Column(battles.map(\.battle.name)),
        TextTable.Column(battles.map(\.battle.kind.title)),
        TextTable.Column(battles.map { $0.place ?? "" }),
        TextTable.Column(
          battles.map { $0.foes.cap.map { worded("level cap \($0)") } ?? "" }, isAtRight: true),
        TextTable.Column(battles.map { $0.names.joined(separator: ", ") }),
      ])
      return head.map(PrintedLine.init(cleaning:)) + table.lines
    }
  }
}
