import ArgumentParser
import PokedexData
import PokedexDomain

extension OverlayCommand {
  struct Import: Command {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Print the patches of a tracker as a changed game.",
      discussion: """
        pokedex overlay import storm.txt --slug storm --name 'Storm Silver' --base soulsilver \
        > ~/.local/share/pokedex/games/storm.pkgame

        Reads lines such as 73,95,62,85,65,85|stantler|normal below --pokemon, and cut|grass|60| below \
        --move. If a line is not understood, nothing is printed.
        """)

    @Argument(help: "The files of the tracker.", completion: .file())
    var files: [String]

    @Option(help: "The slug of the game, such as storm.")
    var slug: String

    @Option(help: "The name of the game.")
    var name: String

    @Option(
      help: "The game that it was made from, such as soulsilver.",
      completion: ShellCompletion.lenses)
    var base: String

    @Flag(help: "Print the rest if lines are not understood.")
    var lenient = false

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let catalog = try await Composition(dex.settings(configuration)).catalog()
      let head = [
        "overlay \(OverlayReader.version)", "game \(slug) \"\(name)\"", "base \(base)",
      ]
      if let mistake = mistakes(in: head, catalog).first {
        throw Failure(localized: mistake, .usage)
      }
      var lines = head
      var mistakes: [String] = []
      for file in files {
        let patch = TrackerPatch(try WholeFile.read(file), on: catalog)
        lines += [""] + patch.lines
        mistakes += patch.problems.mistakes(warningOf: file)
      }
      try Failure.report(ofConverted: mistakes, isLenient: lenient)
      try Output.print(lines)
    }

    /// The mistakes of the options.
    private func mistakes(in head: [String], _ catalog: Catalog) -> [String] {
      let text = head.joined(separator: "\n")
      return OverlayReader.read(Array(text.utf8), named: "", on: catalog).errors.map(\.text)
    }
  }
}
