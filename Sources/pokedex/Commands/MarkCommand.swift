import ArgumentParser
import PokedexDomain

/// Marks Pokémon or slots from the shell: `pokedex caught add pikachu`, `pokedex wanted add unown-b`.
struct MarkCommand<Word: MarkWord>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Word.word, abstract: "Mark and list \(Word.meaning).",
      discussion: MarkExamples<Word>.text,
      subcommands: [List.self, Add.self, Remove.self] + others, defaultSubcommand: List.self,
      aliases: Word.aliases)
  }

  private static var others: [any ParsableCommand.Type] {
    if Word.self == Caught.self { return [MoveSlotCommand.self] }
    return Word.self == Wanted.self ? [ExportWantedCommand.self] : []
  }

  private static var noun: String { Word.isStateOfSlots ? "slots" : "Pokémon" }

  struct Add: Command {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "add", abstract: "Mark \(noun) as \(Word.markedAs).")
    }

    @OptionGroup var marked: MarkedArguments<Word>
    @OptionGroup var details: Word.Details
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await marked.change(isAdded: true, details, dex.settings(configuration))
    }
  }

  struct Remove: Command {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "remove",
        abstract: Word.isStateOfSlots
          ? "Remove the mark from slots that are \(Word.word)." : "Remove the \(Word.word) mark.")
    }

    @OptionGroup var marked: MarkedArguments<Word>
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await marked.change(isAdded: false, NoMarkDetails(), dex.settings(configuration))
    }
  }

  struct List: PagedCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: Word.isStateOfSlots
          ? "List these slots, with the options of 'pokedex slots'."
          : "List the marked Pokémon, with the options of 'pokedex list'.")
    }

    @OptionGroup var rows: RowArguments

    var dex: DexOptions { rows.dex }

    @MainActor func execute(_ configuration: Configuration) async throws {
      guard let state = Word.listedState else {
        return try await rows.print(
          PokemonRows.rows, configuration, where: try term(configuration))
      }
      let term = "is:\(Word.word)"
      let untold = try await untold(state, dex.settings(configuration))
      do {
        try await rows.print(SlotRows.rows, configuration, where: term)
      } catch let failure as Failure where failure.status == .nothingFound && !untold.isEmpty {}
      // Rows of slots have no place for them.
      if !untold.isEmpty { Output.error(worded("look or gender not told: \(untold)")) }
    }

    /// The rows of the list: in a run, what the changes of the mark write to.
    private func term(_ configuration: Configuration) throws -> String {
      let composition = Composition(dex.settings(configuration))
      guard let trait = Word.traitInRun, try composition.playedRun(in: composition.store) != nil
      else { return "is:\(Word.word)" }
      return "is:\(trait)"
    }

    /// The names of the Pokémon in a state of which no slot is told.
    @MainActor private func untold(_ state: SlotState, _ dex: DexSettings) async throws -> String {
      let marks = try UserMarks(dex.configuration)
      let book = try marks.book()
      guard book.forms.contains(where: { form in book[form].slots.contains { $0.state == state } })
      else { return "" }
      return MarkedSlots(state, in: book, try await marks.engine(dex).rows.catalog).lines
        .filter(\.isUntold).map(\.name).joined(separator: ", ")
    }
  }
}

/// The examples in the help of a command for marks.
private enum MarkExamples<Word: MarkWord> {
  static var text: String {
    (Word.isStateOfSlots ? ofSlots : ofForms + (Word.adding.isOfSlots ? named + told : []))
      .map { "pokedex \(Word.word) \($0)" }.joined(separator: "\n")
  }

  private static var ofForms: [String] {
    [
      "add pikachu 'mr mime'", "add --query 'gen:1 is:default'", "remove pikachu",
      "list type:electric --csv",
    ]
  }

  private static var named: [String] { ["add unown-b 'hippopotas female' vivillon-icy-snow"] }

  private static var told: [String] {
    ["add unown-b --ball heavy-ball --in-game crystal --note 'from the ruins'"]
  }

  private static var ofSlots: [String] {
    [
      "add unown-b 'hippopotas female' 'shiny mew'", "add --query 'unown -is:shiny'",
      "remove unown-b", "list gen:2 --csv",
    ]
  }
}
