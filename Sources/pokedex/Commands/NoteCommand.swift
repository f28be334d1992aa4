import ArgumentParser
import PokedexDomain

struct NoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "note", abstract: "Print or write your note on a Pokémon.",
    discussion: """
      pokedex note garchomp 'bred, adamant, for the sand team'
      pokedex note garchomp
      pokedex note garchomp --remove
      pokedex list is:noted --why
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.pokemon)
  var name: String

  @Argument(
    help: "The new note, one line of up to 500 characters; without it, the note is printed.")
  var text: [String] = []

  @Flag(help: "Remove the note.")
  var remove = false

  @OptionGroup var dex: DexOptions

  func validate() throws {
    if remove && !text.isEmpty {
      throw ValidationError("give either a text or --remove")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let userMarks = try UserMarks(configuration)
    let engine = try await userMarks.engine(dex.settings(configuration))
    let form = try NamedForms.marked(name, in: engine)
    let called = engine.rows.catalog.name(of: form) ?? name
    guard text.isEmpty, !remove else {
      if remove { try Self.check(userMarks.book()[form].note, called) }
      let note = MarkEntry.note(text.joined(separator: " "))
      _ = try userMarks.change(.note(note), of: [form])
      return try Output.print([
        note.isEmpty ? worded("note on \(called) removed") : worded("\(called): \(note)")
      ])
    }
    let note = try userMarks.book()[form].note
    try Self.check(note, called)
    try Output.print([note])
  }

  private static func check(_ note: String, _ name: String) throws {
    guard !note.isEmpty else { throw Failure("there is no note on \(name)", .nothingFound) }
  }
}
