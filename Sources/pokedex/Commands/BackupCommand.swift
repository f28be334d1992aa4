import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct BackupCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Write all that is yours to a file.",
    discussion: """
      Marks, notes, teams and saved searches, whole and as they are at the moment, also while the \
      program runs. 'pokedex restore' brings them back.
      """)

  @Argument(help: "The file to create.", completion: .file())
  var file: String

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @MainActor func execute() async throws {
    let store = try UserMarks().store
    guard force || !WholeFile.isFile(file) else {
      throw Failure("\(file) already exists: --force replaces it", .file)
    }
    try Failure.catching { () throws(PokedexError) in
      try store.backUp(to: file, replacing: force)
    }
    try Output.print([worded("\(file) created")])
  }
}

struct RestoreCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Bring back all that is yours from a backup.",
    discussion: """
      The file is checked first. What there was before is kept beside it, and the name of that \
      copy is printed.
      """)

  @Argument(help: "A file created by 'pokedex backup'.", completion: .file())
  var file: String

  @MainActor func execute() async throws {
    let store = try UserMarks().store
    let kept = try Failure.catching { () throws(PokedexError) in
      try store.restore(from: file)
    }
    let count = try Failure.catching { () throws(PokedexError) in
      try store.marks().forms.count
    }
    try Output.print(
      [worded("restored: marks and notes of \(Formatting.count(count)) Pokémon")]
        + [kept.map { worded("the previous contents are in \($0)") }].compactMap { $0 })
  }
}
