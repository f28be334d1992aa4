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

extension UserRuns {
  /// The Pokémon of a file of Showdown pastes.
  func pasted(
    _ file: String, _ configuration: Configuration, through lens: Lens
  ) async throws -> [TeamMember] {
    let teams = UserTeams(try await catalog().through(lens), configuration)
    return try teams.read(file).flatMap(\.members)
  }
}
