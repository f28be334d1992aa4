import ArgumentParser
import PokedexData
import PokedexDomain

extension RunCommand {
  struct Export: Command {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Print the run as JSON, which 'run import' reads.")

    @Flag(help: "Print JSON, which is the only format.")
    var json = false

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let opened = try await UserRuns(dex.settings(configuration)).opened()
      try Output.print(json: ExportedRun(run: opened.run, opened: opened))
    }
  }

  struct Import: Command {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add the run of a file of 'run export'.")

    @Argument(help: "A file of JSON; '-' for standard input.", completion: .file())
    var file: String

    @Option(help: "Another name for the run.")
    var name: String?

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      var run = try RunFile.read(
        try StandardInput.bytes(of: file), named: file, in: try await runs.catalog())
      if let name { run.name = name }
      try Output.requireWholeData()
      try runs.add(run)
      try Output.print([worded("\(run.name) imported: \(run.own.count) Pokémon")])
    }
  }
}

extension OpenedRun {
  /// The Pokémon of a file, each at the place that it tells, if the game has that.
  ///
  /// - Parameter place: where all of them were met; `nil` if that is not told.
  /// - Throws: ``Failure`` with every line that is not understood, unless these are left out.
  func pokemon(in file: String, at place: RunPlace?, isLenient: Bool) throws -> [RunPokemon] {
    let reading = try OwnPokemonFile.read(
      try StandardInput.bytes(of: file), named: file, in: catalog)
    let strangers = reading.strangers(in: places, catalog)
    let problems =
      reading.problems.map { "\(file):\($0.line): \($0.reason)" }
      + strangers.map {
        "\(file): " + RunProblem.notInGame(catalog.named($0).name, game: game.name).message
      }
    try Failure.report(problems, isLenient: isLenient) {
      Failure("\($0); nothing was added", .file, context: $1)
    }
    return reading.caught(without: strangers, at: place, words)
  }
}
