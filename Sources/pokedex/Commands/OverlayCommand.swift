import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

/// Commands for games that people changed.
struct OverlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overlay", abstract: "Read the files of games that people changed.",
    discussion: """
      pokedex overlay list
      pokedex overlay check storm-silver.pkgame
      pokedex overlay check storm-silver.pkgame --json | jq '.problems[]'

      Such a file has one fact a line; docs/overlays.md shows how to write one. Those in the folder \
      'games' of your data have names for --game.
      """,
    subcommands: [ListFilesCommand<ListedOverlay>.self, Check.self, Import.self],
    defaultSubcommand: ListFilesCommand<ListedOverlay>.self)
}

extension OverlayCommand {
  struct Check: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Print what a file changes, and what is wrong in it.",
      discussion: """
        Mistakes are reported as file:line:column: message, with exit status 74. A line with a mistake \
        is left out whole.
        """)

    @Argument(
      help: "The file of a changed game, or the name of one in your data.",
      completion: .file(extensions: ["pkgame"]))
    var game: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let pokedex = try Composition(dex.settings(configuration)).pokedex()
      guard !(pokedex is LivePokedex) else { throw Failure(.needsDex) }
      let catalog = try await pokedex.catalog()
      let file = catalog.lens(named: game)?.overlay?.file ?? game
      let reading = try OverlayFiles.read(file, on: catalog)
      let checked = CheckedOverlay(
        file: file, base: reading.lens.flatMap { base(of: $0, catalog) }, reading: reading)
      if json {
        try Output.print(json: checked)
      } else {
        try Output.print(lines(of: checked))
      }
      try report(reading, in: file)
    }

    private func base(of lens: Lens, _ catalog: Catalog) -> String? {
      if let version = lens.data.version { return catalog.dex.slug(.version, version.rawValue) }
      return catalog.lenses.all.first { $0.data.isGame && $0.data.groups == lens.data.groups }?.slug
    }

    private func lines(of checked: CheckedOverlay) -> [PrintedLine] {
      let changes = checked.reading.changes
      let counts = checked.counts.map { "\($0.key) \(Formatting.count($0.value))" }
      let isEmpty = changes.isEmpty && checked.reading.errors.isEmpty
      let head = [
        checked.reading.lens.map { "\($0.name) (\($0.slug))" },
        checked.base.map { worded("made from \($0)") },
        isEmpty ? worded("changes nothing") : nil,
        changes.isEmpty ? nil : worded("changes: \(counts.joined(separator: ", "))"),
      ]
      let table = TextTable(columns: [
        TextTable.Column(changes.map { "\($0.line)" }, isAtRight: true),
        TextTable.Column(changes.map(\.slug)), TextTable.Column(changes.map(\.field)),
        TextTable.Column(changes.map { $0.before.isEmpty ? "" : "\($0.before) →" }),
        TextTable.Column(changes.map(\.after)),
      ])
      return head.compactMap(\.self).map(PrintedLine.init(cleaning:)) + table.lines
    }

    /// - Throws: if the file has mistakes.
    private func report(_ reading: OverlayReading, in file: String) throws {
      for problem in reading.problems { Output.error("\(file):\(problem.located)") }
      if !reading.errors.isEmpty { throw ExitCode(Failure.Status.file.rawValue) }
    }
  }
}
