import ArgumentParser
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
      pokedex caught|seen|shiny|favourite|wanted|pending add|remove|list NAME …
      pokedex chart [--game GAME] [--json]
      pokedex compare|counter NAME …
      pokedex coverage TYPE-OR-MOVE …
      pokedex stat NAME [--level N] [--nature NAME] [--ev EVS] [--iv IVS]
      pokedex team list|show|add|import|export|rename|copy|remove …
      pokedex run new|show|reach|caught|missed|fell|means|cap|next|beat|undo …
      pokedex overlay list|check|import …
      pokedex route list|check|import …
      pokedex complete TEAM [QUERY]
      pokedex speed [QUERY] [--team TEAM]
      pokedex damage ATTACKER [MOVE] TARGET
      pokedex spread NAME [--survive FOE/MOVE] [--outspeed FOE] [--ko FOE/MOVE] …
      pokedex breed|sources NAME MOVE …
      pokedex sources @TEAM
      pokedex train STAT --game GAME
      pokedex iv NAME --level N --stats STATS …
      pokedex catch NAME [--ball BALL] [--hp PERCENT] [--status STATUS]
      pokedex progress [GAME]
      pokedex slots [QUERY] [--tally]
      pokedex boxes [COLLECTION] [--box N]
      pokedex next [COLLECTION] [--own GAME]
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
    subcommands: askedCommand.map { [$0] } ?? commands.flatMap { $0() },
    defaultSubcommand: BrowseCommand.self)

  /// The command that the first argument names; `nil` if it names none, as in a test.
  ///
  /// ArgumentParser makes a tree of all commands at each start and looks at each of their types, which
  /// is a sixth of the instructions of `list --count`.
  private static var askedCommand: (any ParsableCommand.Type)? {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else {
      return nil
    }
    return commands.lazy.flatMap { $0() }.first {
      $0._commandName == word || $0.configuration.aliases.contains(word)
    }
  }

  /// The subcommands in the order of the help, in groups that are made when they are looked at.
  private static let commands: [@Sendable () -> [any ParsableCommand.Type]] = [
    { [BrowseCommand.self, ListCommand.self] }, { Kinds.rowsCommands }, { [ShowCommand.self] },
    { Kinds.pageCommands }, { planning }, { keeping },
  ]

  private static let planning: [any ParsableCommand.Type] = [
    MatchupCommand.self, ChartCommand.self, EvolutionCommand.self, WhereCommand.self,
    StatCommand.self, CompareCommand.self, CoverageCommand.self,
    CounterCommand.self, CompleteCommand.self, SpeedCommand.self, DamageCommand.self,
    AskCommand<BreedQuestion>.self, AskCommand<SourcesQuestion>.self,
    AskCommand<TrainQuestion>.self, AskCommand<IVQuestion>.self, AskCommand<CatchQuestion>.self,
    AskCommand<TeachQuestion>.self, AskCommand<SpreadQuestion>.self,
    TeamCommand.self, RunCommand.self, RouteCommand.self, OverlayCommand.self,
    PickCommand.self, RandomCommand.self, QuizCommand.self,
  ]

  private static let keeping: [any ParsableCommand.Type] = [
    SearchCommand.self, MarkCommand<Caught>.self, MarkCommand<Seen>.self,
    MarkCommand<Shiny>.self, MarkCommand<Favourite>.self, NoteCommand.self, ProgressCommand.self,
    SlotsCommand.self, AskCommand<BoxesQuestion>.self, CollectionCommand.self,
    AskCommand<NextQuestion>.self, MarkCommand<Wanted>.self, MarkCommand<Pending>.self,
    BackupCommand.self, RestoreCommand.self, ExportCommand.self, ImportCommand.self,
    SyncCommand.self, DumpCommand.self, InfoCommand.self, ConfigCommand.self, SchemaCommand.self,
  ]

  @MainActor static func main() {
    StandardFiles.openClosed()
    ResourceLimits.apply()
    MainLoop.run { await Program(configuration: Configuration(Environment())).run() }
  }
}
