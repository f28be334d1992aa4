import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// A state of slots with its own command.
protocol SlotStateWord: SendableMetatype {
  static var state: SlotState { get }
  /// The name of the command, and of the trait of slots.
  static var word: String { get }
  /// A description of the marked slots, such as `the slots that you want`.
  static var meaning: String { get }
}

enum Wanted: SlotStateWord {
  static let state = SlotState.wanted
  static let word = "wanted"
  static let meaning = "the slots that you look for"
}

enum Pending: SlotStateWord {
  static let state = SlotState.pending
  static let word = "pending"
  static let meaning = "the slots caught in a game, and not yet moved"
}

/// Marks slots from the shell: `pokedex wanted add unown-b`.
struct SlotStateCommand<Word: SlotStateWord>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Word.word, abstract: "Mark and list \(Word.meaning).",
      discussion: """
        pokedex \(Word.word) add unown-b 'hippopotas female' 'shiny mew'
        pokedex \(Word.word) remove unown-b
        pokedex \(Word.word) list gen:2 --csv
        """,
      subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)
  }

  struct Add: Command {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "add", abstract: "Mark slots as \(Word.word).")
    }

    @OptionGroup var slots: SlotArguments
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await slots.change(to: Word.state, from: nil, dex.settings(configuration))
    }
  }

  struct Remove: Command {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "remove", abstract: "Remove the mark from slots that are \(Word.word).")
    }

    @OptionGroup var slots: SlotArguments
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await slots.change(to: nil, from: Word.state, dex.settings(configuration))
    }
  }

  struct List: PagedCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: "List these slots, with the options of 'pokedex slots'.")
    }

    @OptionGroup var rows: RowArguments

    var dex: DexOptions { rows.dex }

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await rows.print(SlotRows.rows, configuration, where: "is:\(Word.word)")
    }
  }
}

/// The slots to mark, given as names.
struct SlotArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Names of Pokémon or slots, one per argument; \(NameListOptions.help)."),
    completion: ShellCompletion.pokemon)
  var name: [String] = []

  @OptionGroup var list: NameListOptions

  func validate() throws { try list.check(name, "names of slots") }

  /// Changes the marks of all these slots, or of none if one is not found.
  ///
  /// - Parameter from: the only state to change; `nil` for any.
  @MainActor func change(
    to state: SlotState?, from: SlotState?, _ dex: DexSettings
  ) async throws {
    let marks = try UserMarks(dex.configuration)
    let engine = try await marks.engine(dex)
    let slots = try NamedSlots(arguments: name, options: list).slots(in: engine)
    let book = try marks.book()
    let meant = slots.filter { from == nil || book[$0.form][$0.key]?.state == from }
    let count = try marks.change(.state(state), of: meant)
    let rest =
      count < slots.count
      ? worded("; no change for \(Formatting.count(slots.count - count))") : ""
    try Output.print([Self.summary(state, count) + rest])
  }

  private static func summary(_ state: SlotState?, _ count: Int) -> String {
    let slots = count == 1 ? worded("1 slot") : worded("\(Formatting.count(count)) slots")
    return state.map { worded("\(slots) marked as \($0.name)") }
      ?? worded("\(slots) no longer marked")
  }
}

/// Moves the mark of a slot: `pokedex caught move unown unown-b`.
struct MoveSlotCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move the mark of one slot to another.",
    discussion: """
      For what has evolved, and for what was not told before:

        pokedex caught move 'pikachu female' 'raichu female'
        pokedex caught move unown unown-b
      """)

  @Argument(help: "The slot that is marked.", completion: ShellCompletion.pokemon)
  var from: String

  @Argument(help: "The slot that gets its mark.", completion: ShellCompletion.pokemon)
  var to: String

  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let settings = dex.settings(configuration)
    let marks = try UserMarks(settings.configuration)
    let engine = try await marks.engine(settings)
    let reader = SlotReader(engine.rows.catalog)
    let slots = try [from, to].map { try NamedSlots.slot($0, reader, in: engine) }
    guard try marks.change(.move(to: slots[1]), of: [slots[0]]) > 0 else {
      throw Failure("'\(from)' is not marked, or is the same slot", .nothingFound)
    }
    try Output.print([worded("\(from): moved to \(to)")])
  }
}
