import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

extension OverlayCommand {
  struct List: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print the changed games in the folder of your data.")

    @OptionGroup var formats: FormatOptions
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let composition = Composition(dex.settings(configuration))
      let catalog = try await composition.catalog()
      guard let folder = composition.folder(of: .games) else {
        throw Failure("HOME is not set: there is no place for changed games", .file)
      }
      let games = OverlayFiles(folder: folder).readings(on: catalog)
        .map { ListedOverlay(file: $0.path, reading: $0.reading) }
      if games.isEmpty, formats.format == .table {
        throw Failure("no changed games in \(folder.path)", .nothingFound)
      }
      try formats.json ? Output.print(json: games) : printTable(games)
      if games.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
    }

    @MainActor private func printTable(_ games: [ListedOverlay]) throws {
      let rows = games.map {
        [
          $0.slug ?? "", $0.name ?? "", "\($0.changes)", "\($0.reading.mistakes)",
          $0.reading.problem ?? "", $0.file,
        ]
      }
      try ProgramTable(
        ["slug", "name", "changes", "mistakes", "problem", "file"], numbers: [2, 3], rows: rows
      ).print(formats)
    }
  }
}
