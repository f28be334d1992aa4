import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct BackupCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Write all your data to a file.",
    discussion: """
      Writes a consistent copy of marks, notes, teams, saved searches and the files of your sets, \
      changed games and routes, even while the program runs. 'pokedex restore' restores it.
      """)

  @Argument(help: "The file to create.", completion: .file())
  var file: String

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @MainActor func execute(_ configuration: Configuration) async throws {
    let store = try UserMarks(configuration).store
    guard force || !WholeFile.isFile(file) else {
      throw Failure("\(file) already exists: --force replaces it", .file)
    }
    let files = Composition(configuration).folders.flatMap { $0.files() }
    try store.backUp(to: file, replacing: force, with: files)
    try Output.print([worded("\(file) created")])
    let missing = files.compactMap { $0.text.failure?.text }
    guard missing.isEmpty else {
      throw Failure(
        localized: worded("the backup lacks some of your files"), .file, context: missing)
    }
  }
}

struct RestoreCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore all your data from a backup.",
    discussion: """
      The file is checked first. A copy of the previous data is kept beside it, and its name is \
      printed. Files of sets, games and routes that differ are kept under another name, and those \
      that the backup lacks stay.
      """)

  @Argument(help: "A file created by 'pokedex backup'.", completion: .file())
  var file: String

  @MainActor func execute(_ configuration: Configuration) async throws {
    let store = try UserMarks(configuration).store
    let files = try store.files(ofBackup: file)
    let kept = try store.restore(from: file)
    let old = try Composition(configuration).folders.flatMap {
      try $0.write(files, keepingBefore: "restore")
    }
    let count = try store.marks().forms.count
    try Output.print(
      [worded("restored: marks and notes of \(Formatting.count(count)) Pokémon")]
        + ([kept].compactMap(\.self) + old).map { worded("the previous contents are in \($0)") })
  }
}
