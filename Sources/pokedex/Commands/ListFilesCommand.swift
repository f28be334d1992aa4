import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The command that lists the user's files of a sort, with what is wrong in them. The columns are the keys
/// of its JSON.
struct ListFilesCommand<Listed: ListedUserFile>: PagedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: Listed.kind.abstract)
  }

  @OptionGroup var formats: FormatOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let composition = Composition(dex.settings(configuration))
    let catalog = try await composition.catalog()
    guard let folder = composition.folder(of: Listed.kind) else {
      throw Failure(nowhere: Listed.kind == .games ? .games : .routes)
    }
    let files = Listed.all(in: folder, on: catalog)
    for fault in folder.faults { Output.error("pokedex: \(fault.text)") }
    if files.isEmpty, formats.format == .table {
      throw Failure(Listed.kind.none(in: folder.path), .nothingFound)
    }
    try formats.json ? Output.print(json: files) : ProgramTable(of: files).print(formats)
    if files.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }
}

extension UserFileKind {
  fileprivate var abstract: String {
    self == .games
      ? "Print the changed games in the folder of your data."
      : "Print the routes in the folder of your data."
  }

  fileprivate func none(in folder: String) -> Phrase {
    self == .games ? "no changed games in \(folder)" : "no routes in \(folder)"
  }
}
