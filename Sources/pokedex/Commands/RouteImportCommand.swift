import ArgumentParser
import PokedexData
import PokedexDomain

extension RouteCommand {
  struct Import: Command {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Convert the routes and leagues of a tracker.",
      discussion: """
        pokedex route import routes.txt --league league.txt --game platinum --name mine

        Writes the route 'mine', and the teams of its battles into the set file 'mine'. Routes have \
        lines such as Route 203|starly,bidoof and --Roark|1|gym-leader; leagues have --1|Roark|rock \
        and below it geodude|12|stealth-rock,rock-throw|rock-head|oran-berry. If a line is not \
        understood, nothing is written.
        """)

    @Argument(
      help: "The routes of the tracker; without them, the battles alone are taken.",
      completion: .file())
    var routes: String?

    @Option(help: "A league of the tracker.", completion: .file())
    var league: [String] = []

    @Option(help: "The game that they are of.", completion: ShellCompletion.lenses)
    var game: String

    @Option(help: "The name of the route, and of the file with its teams.")
    var name: String

    @Option(
      help: "Your first Pokémon, if lines depend on it.", completion: ShellCompletion.pokemon)
    var starter: String?

    @Flag(help: "Write the rest if lines are not understood.")
    var lenient = false

    @Flag(help: "Replace files of this name, which are kept under another.")
    var force = false

    @OptionGroup var dex: DexOptions

    func validate() throws {
      guard routes != nil || !league.isEmpty else {
        throw ValidationError(worded("no routes and no league given"))
      }
      guard UserFileKind.sets.isName(name), UserFileKind.routes.isName(name) else {
        throw ValidationError(worded("no file may be called “\(name)”"))
      }
    }

    @MainActor func execute(_ configuration: Configuration) async throws {
      let composition = Composition(dex.settings(configuration))
      let all = try await composition.catalog()
      let lens = try Lens.named(AskedGame(word: game, isLenient: lenient), in: all)
      let catalog = all.through(lens)
      var mistakes: [String] = []
      let leagues = try league.map { file in
        let league = TrackerLeague(
          try WholeFile.read(file), on: catalog, starter: try first(catalog))
        mistakes += league.problems.mistakes(warningOf: file)
        return league
      }
      let battles = TrackerBattles(leagues, library: name)
      let route = TrackerRoute(
        try routes.map { try WholeFile.read($0) }, of: lens, on: catalog, with: battles)
      mistakes += route.problems.mistakes(warningOf: routes ?? "")
      try Failure.report(ofConverted: mistakes, isLenient: lenient)
      try write(route, battles, catalog, in: composition.folders)
    }

    @MainActor private func first(_ catalog: Catalog) throws -> ID<Form>? {
      try starter.map { try FindPokemon()($0, in: QueryEngine(PokemonRows(catalog))) }
    }

    // MARK: Writing

    private func write(
      _ route: TrackerRoute, _ battles: TrackerBattles, _ catalog: Catalog,
      in folders: [UserFolder]
    ) throws {
      guard !folders.isEmpty else { throw Failure(nowhere: .routes) }
      let sets = ShowdownWriter(ShowdownNames(catalog))(battles.teams)
      var files = [file(.routes, route.lines.map { $0 + "\n" }.joined())]
      if !battles.teams.isEmpty { files.insert(file(.sets, sets), at: 0) }
      let targets = folders.filter { folder in files.contains { $0.kind == folder.kind } }
      if !force, let path = targets.lazy.compactMap({ $0.differing(from: files) }).first {
        throw Failure("\(path) already exists: --force replaces it", .file)
      }
      for folder in targets {
        let kept = try folder.write(files, keepingBefore: "import")
        try Output.print(
          [worded("\(folder.path(of: name)) created")]
            + kept.map { worded("the previous contents are in \($0)") })
      }
    }

    private func file(_ kind: UserFileKind, _ text: String) -> UserFile {
      UserFile(kind, name: name, path: "", text: .success(text))
    }
  }
}
