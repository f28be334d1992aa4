import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// Prints what is wanted as a text to post.
struct ExportWantedCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print the slots that you look for as a text to post, with your notes.",
    discussion: """
      pokedex wanted export | wl-copy
      pokedex wanted export > wanted.txt

      'pokedex import wanted.txt --as wanted' reads the text.
      """)

  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let settings = dex.settings(configuration)
    let marks = try UserMarks(settings.configuration)
    let catalog = try await marks.engine(settings).rows.catalog
    let wanted = MarkedSlots(.wanted, in: try marks.book(), catalog)
    guard !wanted.lines.isEmpty else { throw Failure("nothing is wanted", .nothingFound) }
    try Output.print(wanted.text)
  }
}
