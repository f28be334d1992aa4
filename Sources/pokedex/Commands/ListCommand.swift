import ArgumentParser
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

struct ListCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the Pokémon that a query describes.",
    discussion: """
      pokedex list type:dragon 'spe>100' -is:mega
      pokedex list gen:1 --json | jq '.[].name'
      """)

  @OptionGroup var query: QueryArgument
  @OptionGroup var dex: DexOptions

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "Print so many rows at most.")
  var limit: Int?

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit wants a number from 0 on.") }
  }

  @MainActor func execute() async throws {
    try await Self.print(query.text, dex.settings, json: json, limit: limit)
  }

  static func print(
    _ query: String, _ dex: DexSettings, json: Bool = false, limit: Int? = nil
  ) async throws {
    let pokedex = try Composition(dex).pokedex()
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await LoadPokedex(pokedex: pokedex)(known: nil, wanted: { [] }, report: { _, _ in })
    }
    let result = SearchPokedex()(query, in: QueryEngine(PokemonRows(catalog)))
    if let problem = result.problems.first { throw QueryReport(query, problem).failure }
    guard !result.rows.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    let rows = Array(result.rows.prefix(limit ?? .max))
    let output = FormOutput(catalog)
    guard json else { return try Output.print(output.table(rows)) }
    let abilities = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.slugs(of: .ability)
    }
    try Output.print(output.json(rows, abilities: abilities))
  }
}
