import ArgumentParser
import PokedexDomain

struct RandomCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "random", abstract: "Print a Pokémon at random, or several.",
    discussion: """
      pokedex random
      pokedex random is:default gen:1 --count 6
      pokedex random --columns name | xargs -d '\\n' pokedex show
      pokedex random type:dragon --seed 7 --json
      """)

  @OptionGroup var query: QueryArgument

  @Option(parsing: .unconditional, help: "Print this many different Pokémon.")
  var count = 1

  @Option(help: "A number: the same one chooses the same Pokémon again.")
  var seed: UInt64?

  @OptionGroup var formats: FormatOptions

  @OptionGroup var columns: ColumnsOption

  @OptionGroup var game: GameOption

  @Flag(help: "Print each row in words.")
  var linear = false

  @OptionGroup var color: ColorOption

  @OptionGroup var dex: DexOptions

  func validate() throws {
    if count < 1 { throw ValidationError("--count needs 1 or more, not \(count)") }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    try await RowQuery<PokemonRows>(
      query: query.text, dex: dex.settings(configuration), settings: settings(configuration)
    ).run(PokemonRows.rows)
  }

  private func settings(_ configuration: Configuration) -> ListSettings {
    ListSettings(
      configuration: configuration.with(color, isLinear: linear), format: formats.format,
      columns: columns.names, hasHeader: !formats.noHeader,
      sample: RandomSample(count: count, seed: seed ?? .random(in: 0...(.max))), game: game.asked)
  }
}
