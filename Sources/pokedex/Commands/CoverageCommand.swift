import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct CoverageCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: """
      Print the coverage of one to four types or moves, and the Pokémon that resist all of them.
      """,
    discussion: """
      pokedex coverage ice ground
      pokedex coverage earthquake 'freeze-dry' --from 'is:default is:final'
      pokedex coverage fighting ghost --game 5 --json

      Only the best attack counts, and abilities do not. A type takes precedence over a move of the \
      same name: move:psychic is the move.
      """)

  @Argument(help: "Types or moves, one per argument.", completion: ShellCompletion.attacks)
  var attack: [String]

  // Otherwise the parser would mistake -is:mega for an option.
  @Option(parsing: .unconditional, help: "Count only the matches of a query.")
  var from: String?

  @Option(
    parsing: .unconditional, help: "Name at most this many Pokémon for each multiplier.")
  var limit = 40

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard ShowCoverage.counts.contains(attack.count) else {
      throw ValidationError("one to four attacks, one per argument, not \(attack.count)")
    }
    if limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let ranked = try Ranked(printer) { _ in from ?? "" }
    let attacks = try attack.map { try FindAttack()($0, in: ranked.pokemon) }
    let page = ShowCoverage()(attacks, on: ranked.pokemon, among: ranked.rows)
    guard !show.json else { return try Output.print(json: page) }
    try printer.print(Page(page, from: from ?? "", most: limit))
  }
}
