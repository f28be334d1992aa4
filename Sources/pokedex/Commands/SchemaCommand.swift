import ArgumentParser
import PokedexDomain

struct SchemaCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of what a command prints with --json.",
    discussion: """
      pokedex schema
      pokedex schema breed
      pokedex schema team-show | jq '.properties | keys'

      Without a name, the names are listed: most are those of commands. Later versions may add keys.
      """)

  @Argument(help: "The name of a schema.", completion: ShellCompletion.schemas)
  var name: String?

  @MainActor func execute(_ configuration: Configuration) async throws {
    guard let name else { return try Output.print(Answers.all.map(\.name).sorted()) }
    guard let answer = Answers.named(name) else {
      let nearest = NearestWord.to(name, among: Answers.all.map(\.name))
      let hint = nearest.map(NearestWord.question) ?? worded("; 'pokedex schema' lists them")
      throw Failure("there is no schema '\(name.excerpt)'\(hint)", .usage)
    }
    try Output.print(Output.lines(of: answer.schema.laidOut()))
  }
}
