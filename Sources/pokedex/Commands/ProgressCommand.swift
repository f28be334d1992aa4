import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct ProgressCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Print how much of the dex you have caught and seen.",
    discussion: """
      Species are counted: one is caught if any of its forms is. Marks are made with \
      'pokedex caught add', or with 'c' on the screen.
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Draw with ASCII signs only.")
  var ascii = false

  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let printer = try await PagePrinter(
      dex.settings, ShowSettings(isJSON: json, isASCII: ascii))
    let book = try MarkDrawer().book()
    let track = TrackProgress(pokedex: printer.pokedex)
    let (caught, seen) = try await Failure.translating { () throws(PokedexError) in
      (
        try await track(Set(book.forms(with: .caught))),
        try await track(Set(book.forms(with: .seen)))
      )
    }
    guard !json else {
      return try Output.print([JSON.progress(caught: caught, seen: seen).written])
    }
    try printer.print(Page(caught: caught, seen: seen))
  }
}
