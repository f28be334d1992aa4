import ArgumentParser
import PokedexDomain

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
    try NamedSlots.check([slots[0]], for: .move(to: slots[1]), in: engine.rows.catalog)
    guard try !marks.change(.move(to: slots[1]), of: [slots[0]]).isEmpty else {
      throw try failure(slots[0], marks, engine.rows.catalog)
    }
    try Output.print([worded("\(from): moved to \(to)")])
  }

  /// Names the slots of the form that are marked, if no slot is told.
  private func failure(_ slot: MarkedSlot, _ marks: UserMarks, _ catalog: Catalog) throws -> Failure
  {
    let words = SlotMarkWords(catalog)
    let marked = try marks.book()[slot.form].slots.map { words.shownSlot($0.key, of: slot.form) }
    guard slot.key.isUntold, !marked.isEmpty else {
      return Failure("'\(from)' is not marked, or is the same slot", .nothingFound)
    }
    return Failure(
      "'\(from)' does not tell which one moves: \(marked.joined(separator: ", "))", .nothingFound)
  }
}
