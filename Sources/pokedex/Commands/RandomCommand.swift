import ArgumentParser
import PokedexDomain

struct RandomCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "random", abstract: "Print a Pokémon at random, or several.",
    discussion: """
      pokedex random
      pokedex random is:default gen:1 --count 6
      pokedex random --columns name | xargs -d '\\n' pokedex show
      pokedex random type:dragon --seed 7 --json
      """)

  @OptionGroup var query: QueryArgument

  @Option(parsing: .unconditional, help: "Print so many, each once.")
  var count = 1

  @Option(help: "A number that takes the same Pokémon of the same matches each time.")
  var seed: UInt64?

  @Flag(help: "Print JSON: with --columns, objects of just these.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Print these columns, such as name,speed; 'help' lists them all.",
      valueName: "a,b,c"),
    completion: ShellCompletion.columns)
  var columns: String?

  @Option(
    help: ArgumentHelp(
      "Show everything as in a game or generation: platinum, scarlet-violet, 4.",
      valueName: "name"), completion: ShellCompletion.lenses)
  var game: String?

  @Flag(help: "Print each row in words.")
  var linear = false

  @Option(help: "Colours: auto, always or never; NO_COLOR in the environment means never.")
  var color: ColorChoice?

  @OptionGroup var dex: DexOptions

  func validate() throws {
    if count < 1 { throw ValidationError("--count needs 1 or more, not \(count).") }
    if let columns, Setting.words(of: columns).isEmpty {
      throw ValidationError("--columns needs names, such as name,speed; 'help' lists them all.")
    }
  }

  @MainActor func execute() async throws {
    try await RowQuery<PokemonRows>(query.text, dex.settings, settings).run()
  }

  private var settings: ListSettings {
    var settings = ListSettings(
      format: json ? .json : .table, columns: columns.map(Setting.words), game: game,
      color: color ?? Configuration.ofUser.color)
    settings.isLinear = linear || settings.isLinear
    settings.sample = RandomSample(count: count, seed: seed ?? .random(in: 0...(.max)))
    return settings
  }
}
