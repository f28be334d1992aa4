import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// A mark with its own command.
protocol MarkWord: SendableMetatype {
  static var mark: Mark { get }
  /// Alternative names of the command.
  static var aliases: [String] { get }
  /// The mark's name in “Mark Pokémon as …”.
  static var markedAs: String { get }
  /// A description of the marked Pokémon, such as `the Pokémon that you have caught`.
  static var meaning: String { get }
}

enum Favourite: MarkWord {
  static let mark = Mark.favourite
  static let aliases = ["favorite"]
  static let markedAs = "favourites"
  static let meaning = "your favourite Pokémon"
}

extension MarkWord {
  static var aliases: [String] { [] }
  /// Whether it belongs to the looks and genders of a form, not to the form as a whole.
  static var isOfSlots: Bool { mark.isOfSlots }
  static var markedAs: String { mark.word }
}

enum Seen: MarkWord {
  static let mark = Mark.seen
  static let meaning = "the Pokémon that you have seen"
}

enum Caught: MarkWord {
  static let mark = Mark.caught
  static let meaning = "the Pokémon that you have caught"
}

enum Shiny: MarkWord {
  static let mark = Mark.shiny
  static let meaning = "the shiny Pokémon that you have caught"
}

/// Marks Pokémon from the shell: `pokedex caught add pikachu`.
struct MarkCommand<Word: MarkWord>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = Word.mark.word
    return CommandConfiguration(
      commandName: name, abstract: "Mark and list \(Word.meaning).",
      discussion: """
        pokedex \(name) add pikachu 'mr mime'
        pokedex \(name) add --query 'gen:1 is:default'
        pokedex \(name) remove pikachu
        pokedex \(name) list type:electric --csv
        """ + (Word.isOfSlots ? "\n" + Self.slotExamples : ""),
      subcommands: [List.self, Add.self, Remove.self]
        + (Word.mark == .caught ? [MoveSlotCommand.self] : []), defaultSubcommand: List.self,
      aliases: Word.aliases)
  }

  private static var slotExamples: String {
    """
    pokedex \(Word.mark.word) add unown-b 'hippopotas female' vivillon-icy-snow
    """
  }

  struct Add: Command {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "add", abstract: "Mark Pokémon as \(Word.markedAs).")
    }

    @OptionGroup var marked: MarkedArguments
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await marked.change(.add(Word.mark), dex.settings(configuration))
    }
  }

  struct Remove: Command {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "remove", abstract: "Remove the \(Word.mark.word) mark.")
    }

    @OptionGroup var marked: MarkedArguments
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await marked.change(.remove(Word.mark), dex.settings(configuration))
    }
  }

  struct List: PagedCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: "List the marked Pokémon, with the options of 'pokedex list'.")
    }

    @OptionGroup var rows: RowArguments

    var dex: DexOptions { rows.dex }

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await rows.print(PokemonRows.rows, configuration, where: "is:\(Word.mark.word)")
    }
  }
}

/// The Pokémon to mark, given as names or a query.
struct MarkedArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Names or National Dex numbers, one per argument; \(NameListOptions.help)."),
    completion: ShellCompletion.pokemon)
  var name: [String] = []

  // Otherwise the parser would mistake -is:caught for an option.
  @Option(parsing: .unconditional, help: "Change all matches of a query.")
  var query: String?

  @OptionGroup var list: NameListOptions

  func validate() throws {
    if [!name.isEmpty, query != nil, list.file != nil].count(where: \.self) != 1 {
      throw ValidationError("give names of Pokémon, a query after --query, or a file after --file")
    }
  }

  /// Changes the marks of all these Pokémon, or of none if one is not found.
  @MainActor func change(_ action: ChangeMarks.Action, _ dex: DexSettings) async throws {
    let userMarks = try UserMarks(dex.configuration)
    let slots = try slots(of: action, in: try await userMarks.engine(dex), dex.configuration)
    if action.markOfDex != nil, userMarks.marks.playedRun != nil {
      return try Output.print(try await UserRuns(dex).mark(action, slots.map(\.form).unique))
    }
    let count = try userMarks.change(.mark(action), of: slots)
    try Output.print([Self.summary(action, count, of: slots.count)])
  }

  private func slots(
    of action: ChangeMarks.Action, in engine: QueryEngine<PokemonRows>,
    _ configuration: Configuration
  ) throws -> [MarkedSlot] {
    if query == nil, action.isOfSlots {
      return try NamedSlots(arguments: name, options: list).slots(in: engine)
    }
    return try forms(in: engine, configuration).map { MarkedSlot(form: $0, key: SlotKey()) }
  }

  private func forms(
    in engine: QueryEngine<PokemonRows>, _ configuration: Configuration
  ) throws -> [ID<Form>] {
    guard let query else {
      return try NamedForms(arguments: name, options: list, takesLooks: false).forms(in: engine)
    }
    let rows = try Composition(configuration).search(for: query).found(query, in: engine).rows
    guard !rows.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    return rows.map { engine.rows.catalog.forms.ids[$0] }
  }

  private static func summary(_ action: ChangeMarks.Action, _ count: Int, of all: Int) -> String {
    let number = worded("\(Formatting.count(count)) Pokémon")
    let rest = count < all ? worded("; no change for \(Formatting.count(all - count))") : ""
    return switch action {
    case .add(let mark): worded("\(number) marked as \(mark.name)\(rest)")
    case .remove(let mark): worded("\(number) no longer \(mark.name)\(rest)")
    case .note: number
    }
  }
}
