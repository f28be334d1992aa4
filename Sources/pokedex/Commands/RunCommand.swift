import ArgumentParser
import PokedexData
import PokedexDomain

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Follow a run through a game.",
    discussion: """
      pokedex run new Ada --game platinum --rules
      pokedex run caught turtwig --place 'route 201' --level 5 --nature adamant
      pokedex run reach 'route 202' 'route 203' 'oreburgh gate'
      pokedex run means add old-rod night
      pokedex run cap 14
      pokedex run missed 'route 203'
      pokedex run fell turtwig
      pokedex run show

      While a run is played, other commands keep to it: its game counts unless --game names another, \
      'found:reached', 'is:mine' and 'level<=cap' are words of queries, and 'caught add' writes to the \
      run. With --no-run they do not. The living dex is never changed by a run.
      """,
    subcommands: [
      New.self, List.self, Use.self, Show.self, ReachPlaces.self, LeavePlaces.self,
      ChangeMeans.self, SetCap.self, CaughtInRun.self, MissEncounters.self, Next.self,
      WinBattle.self, Follow.self, LosePokemon.self, GrowPokemon.self, ReleasePokemon.self,
      EndRun.self, ResumeRun.self, Undo.self, Export.self, Import.self, DeleteCommand<Run>.self,
    ],
    defaultSubcommand: Show.self)
}

extension RunCommand {
  struct New: Command {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Begin a run, which becomes the current one.")

    @Argument(help: "The name of the run.")
    var name: String

    @OptionGroup var game: GameOption

    @Flag(
      help: """
        The rules of a Nuzlocke: only the first encounter of a place counts, without families that \
        one has, and a Pokémon that faints has fallen.
        """)
    var rules = false

    @OptionGroup var dex: DexOptions

    func validate() throws {
      if game.asked == nil { throw ValidationError("--game is missing, such as --game platinum") }
    }

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let catalog = try await runs.catalog()
      let lens = try Lens.named(game.asked ?? AskedGame(word: ""), in: catalog)
      let run = Run(name: name, game: lens.slug, rules: rules ? .nuzlocke : [])
      let opened = try OpenedRun(run, in: catalog)
      guard lens.data.isGame else {
        throw Failure("a run is through a game, not through \(lens.name)", .usage)
      }
      try runs.add(run)
      let told = opened.places.isKnown ? nil : RunProblem.noPlaces(game: lens.name).message
      try Output.print([worded("\(run.name) begun in \(lens.name)")] + [told].compactMap(\.self))
    }
  }

  struct List: Command {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print your runs.")

    @OptionGroup var formats: FormatOptions
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let stored = try runs.store.storedRuns()
      if stored.names.isEmpty, formats.format == .table {
        throw Failure("no runs yet", .nothingFound)
      }
      let listed = stored.runs.map { ListedRun(run: $0, isCurrent: $0.name == stored.current) }
      try formats.json
        ? Output.print(json: listed)
        : ProgramTable(
          ["name", "game", "reached", "pokemon", "fallen", "cap", "state"], numbers: [2, 3, 4, 5],
          rows: listed.map(\.cells)
        ).print(formats)
      if let damaged = stored.damaged.first { throw Failure(.damaged(damaged)) }
      if stored.runs.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
    }
  }

  struct Use: Command {
    static let configuration = CommandConfiguration(
      commandName: "use", abstract: "Play a run: the others are kept.")

    @Argument(
      help: "The name of the run; without it, none is played.", completion: ShellCompletion.runs)
    var name: String?

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      guard let name else {
        _ = try runs.store.setCurrentRun(nil)
        return try Output.print([worded("no run is played")])
      }
      let stored = try runs.store.storedRuns()
      do throws(RunProblem) {
        let run = try stored.run(named: name)
        guard !run.isArchived else { throw .archived(run.name) }
      } catch { throw Failure(error) }
      _ = try runs.store.setCurrentRun(name)
      try Output.print([worded("\(name) is played")])
    }
  }

  struct Undo: Command {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: "Take the last change of the run back.")

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let run = try runs.run()
      guard let undone = try runs.store.undoRun(named: run.name) else {
        throw Failure("there is nothing to undo in \(run.name)", .nothingFound)
      }
      try Output.print([worded("undone: \(undone.title)")])
    }
  }
}
