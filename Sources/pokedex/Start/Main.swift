import ArgumentParser
import Glibc
import PokedexDomain
import PokedexTerminalNcurses

@main
struct Pokedex: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pokedex",
    abstract: "A Pokédex for the terminal: every Pokémon a few keys away, offline, in colour.",
    usage: """
      pokedex [QUERY]
      pokedex list|moves|abilities|items|types|… QUERY [--json|--csv|--tsv|--count]
      pokedex show NAME [--tab TAB] [--json]
      pokedex move|ability|type|item|berry|matchup|evolution|where NAME [--json]
      pokedex search save NAME QUERY
      pokedex caught|seen|shiny|favourite add|remove|list NAME …
      pokedex chart [--game GAME] [--json]
      pokedex compare|counter NAME …
      pokedex coverage TYPE-OR-MOVE …
      pokedex stat NAME [--level N] [--nature NAME] [--ev EVS] [--iv IVS]
      pokedex team list|show|add|import|export|rename|copy|remove …
      pokedex complete TEAM [QUERY]
      pokedex speed [QUERY] [--team TEAM]
      pokedex damage ATTACKER [MOVE] TARGET
      pokedex breed|sources NAME MOVE …
      pokedex sources @TEAM
      pokedex train STAT --game GAME
      pokedex iv NAME --level N --stats STATS …
      pokedex catch NAME [--ball BALL] [--hp PERCENT] [--status STATUS]
      pokedex progress [GAME]
      pokedex pick|random|quiz [QUERY]
      """,
    discussion: """
      Without a subcommand, the full-screen program opens, filtered by the query if one is given:

        pokedex
        pokedex type:dragon 'spe>100'
        pokedex list 'gen:1 sort:-total' --limit 10
        pokedex show garchomp
        pokedex garchomp:moves
        pokedex where pikachu --game yellow

      Exit status: 0 success, 1 no result, 64 wrong usage, 69 network not available, 71 too little \
      memory, or too few open files or threads allowed, 74 a file error. Manual: man pokedex.

      Pokémon and Pokémon names are trademarks of Nintendo. The facts come from PokéAPI.
      """,
    version: Version.full,
    subcommands: commands,
    defaultSubcommand: BrowseCommand.self)

  /// The subcommands in the order of the help.
  private static var commands: [any ParsableCommand.Type] {
    [BrowseCommand.self, ListCommand.self] + Kinds.rowsCommands + [ShowCommand.self]
      + Kinds.pageCommands + planning + keeping
  }

  private static let planning: [any ParsableCommand.Type] = [
    MatchupCommand.self, ChartCommand.self, EvolutionCommand.self, WhereCommand.self,
    StatCommand.self, CompareCommand.self, CoverageCommand.self,
    CounterCommand.self, CompleteCommand.self, SpeedCommand.self, DamageCommand.self,
    BreedCommand.self, SourcesCommand.self, TrainCommand.self, IVCommand.self, CatchCommand.self,
    TeamCommand.self,
    PickCommand.self, RandomCommand.self, QuizCommand.self,
  ]

  private static let keeping: [any ParsableCommand.Type] = [
    SearchCommand.self, MarkCommand<Caught>.self, MarkCommand<Seen>.self,
    MarkCommand<Shiny>.self, MarkCommand<Favourite>.self, NoteCommand.self, ProgressCommand.self,
    BackupCommand.self, RestoreCommand.self, ExportCommand.self, ImportCommand.self,
    SyncCommand.self, InfoCommand.self, ConfigCommand.self,
  ]

  @MainActor static func main() {
    StandardFiles.openClosed()
    ResourceLimits.apply()
    MainLoop.run { await run() }
  }

  /// The maximum number of arguments: ArgumentParser takes quadratic time.
  private static let maxArguments = 2000

  private static var arguments: [String] {
    LeadingOptions.moved(Array(CommandLine.arguments.dropFirst()), of: Self.self)
  }

  @MainActor private static func run() async {
    do {
      guard CommandLine.argc <= maxArguments else {
        throw Failure("more than \(maxArguments) arguments: put the query in quotes", .usage)
      }
      let arguments = arguments
      if let request = CompletionRequest(arguments) {
        UserLocale.choose(request.words, isCompletion: true, Environment())
        return try Output.print(request.answer(of: Pokedex.self))
      }
      UserLocale.choose(arguments, Environment())
      if let failure = unknownSubject(arguments) { throw failure }
      if let script = CompletionScript(arguments) { return try Output.print(script.lines) }
      // There is nothing to parse, and parsing takes a third of the startup time.
      if arguments.allSatisfy({ $0 == "--offline" || $0 == "--last" }) {
        return try await Browse(
          dex: arguments.contains("--offline") ? .offline : .ofUser,
          screen: ScreenSettings(.ofUser, resumes: arguments.contains("--last"))
        ).run()
      }
      var command = try await parsed(arguments)
      if let browse = command as? BrowseCommand,
        let failure = await unknownCommand(arguments, browse.dex.settings)
      {
        throw failure
      }
      // The full screen shows the problems itself.
      if !Output.isTerminal || !(command is BrowseCommand) { reportSettings() }
      if let command = command as? any PagedCommand {
        try await command.executePaged()
      } else if let command = command as? any Command {
        try await command.execute()
      } else {
        try command.run()
      }
    } catch is ClosedPipe {
      return
    } catch {
      // Where a part of the data was not whole, everything else is a consequence.
      if let failure = Output.damage.map(Failure.init) ?? Failure(error) { failure.exit() }
      await end(with: error)
    }
  }

  /// Ends the process. Redacts error messages first, because they repeat arguments, which may
  /// contain passwords.
  @MainActor private static func end(with error: any Error) async -> Never {
    let code = exitCode(for: error)
    let redacted = RedactedArguments(arguments)
    let message = Output.lines(of: redacted.hidden(in: fullMessage(for: error)))
    if code.isSuccess { await printHelp(message) }
    UsageReport(message, redacted.texts).lines.forEach(Output.error)
    Glibc.exit(code.rawValue)
  }

  /// Prints the help, in the pager if it is longer than the screen, or the version. ArgumentParser
  /// would ignore write errors.
  @MainActor private static func printHelp(_ lines: [String]) async -> Never {
    let setting = arguments.contains("--no-pager") ? Pager.none : Configuration.ofUser[.pager]
    do {
      try await Pager.paging(setting) { try Output.print(lines) }
    } catch {
      Failure(error)?.exit()
    }
    Glibc.exit(0)
  }
}

extension Pokedex {
  /// - Throws: ``Failure`` if a mistyped command may be the reason why nothing can be parsed.
  @MainActor private static func parsed(_ arguments: [String]) async throws -> any ParsableCommand {
    do {
      return try parseAsRoot(arguments)
    } catch {
      let isWrong = !exitCode(for: error).isSuccess
      if isWrong, let failure = await unknownCommand(arguments) { throw failure }
      throw error
    }
  }

  /// Reports invalid settings, which are ignored.
  fileprivate static func reportSettings() {
    for problem in Configuration.ofUser.problems { Output.error("pokedex: \(problem.text)") }
  }
}
