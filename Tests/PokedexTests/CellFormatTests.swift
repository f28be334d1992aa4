import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import pokedex

/// Each format tells the same of a cell, in every column of every list of the bundled dex.
@MainActor @Suite(.timeLimit(minutes: 5)) struct CellFormatTests {
  private let pokemon: PokemonRows

  init() async throws {
    pokemon = PokemonRows(try await Stage.bundled().catalog())
  }

  @Test(arguments: Kinds.withPages) func `formats of a kind's list agree`(_ kind: Kind) throws {
    let type = try #require(Kinds[kind])
    try check(rowsOf: type)
  }

  @Test func `formats of lists of Pokémon, moves and places agree`() throws {
    let catalog = pokemon.catalog
    try check(pokemon)
    try check(#require(LearnedMoveRows(of: 25, in: catalog)))
    try check(EncounterRows(of: 25, in: catalog))
    let places = pokemon.dex.table(Location.self)
    let route = try #require(places.slugs.firstIndex(of: "kanto-route-1"))
    try check(ResidentRows(at: places.ids[route], pokemon: pokemon))
  }

  private func check<Entity: Browsable>(rowsOf kind: Entity.Type) throws {
    try check(Entity.Rows(of: pokemon))
  }

  /// Checks rows from everywhere in a list.
  private func check<Rows: QueryRows>(_ rows: Rows) throws {
    #expect(rows.count > 0)
    let some = Array(stride(from: 0, to: rows.count, by: max(1, rows.count / 100)))
    let listing = QueryColumn<Rows>.Listing(engine: QueryEngine(rows), plan: .everything)
    for column in ListedRow<Rows>.columns {
      let written = RowText.Column(name: "cell", cells: column.cells(listing, some))
      #expect(
        written.cells.allSatisfy { Self.isCell($0, of: column.kind) },
        "\(Rows.self) \(column.name) is no \(column.kind)")
      let csv = RowText.csv([written]).dropFirst().map(\.text)
      let json = JSON.rows([written]).map(\.written)
      try #require(csv.count == some.count && json.count == some.count)
      for ((cell, csv), json) in zip(zip(written.cells, csv), json) {
        let plain = DrawableText(cell.plain).string
        #expect(Self.text(ofCSV: csv, cell) == plain, "\(Rows.self) \(column.name)")
        #expect(try Self.text(ofJSON: json, cell) == plain, "\(Rows.self) \(column.name): \(json)")
      }
    }
  }

  /// Whether the JSON of a cell is what the schema says of its column.
  private static func isCell<Rows>(_ cell: CellValue, of kind: QueryColumn<Rows>.Kind) -> Bool {
    switch cell {
    case .none, .number, .generation: kind == .number
    case .list, .types: kind == .list
    case .text, .type, .marks: kind == .text
    }
  }

  /// The text of a field of CSV.
  private static func text(ofCSV field: String, _ cell: CellValue) -> String {
    let isQuoted = field.hasPrefix("\"")
    let text = isQuoted ? String(field.dropFirst().dropLast()).replacing("\"\"", with: "\"") : field
    return cell.isNumber ? text : SpreadsheetText.unmarked(text)
  }

  /// A value of JSON as one field; `nil` for one of another kind than the cell.
  private static func text(ofJSON object: String, _ cell: CellValue) throws -> String? {
    let members = try JSONDecoder().decode([String: JSONValue].self, from: Data(object.utf8))
    switch (members["cell"], cell) {
    case (.null, .none): return ""
    case (.number(let number), .number), (.number(let number), .generation):
      return Double(cell.plain) == number ? cell.plain : nil
    case (.list(let values), .list(_, let separator)),
      (.list(let values), .types(_, let separator)):
      return values.compactMap(\.text).joined(separator: separator)
    case (.text(let text), .text), (.text(let text), .type), (.text(let text), .marks):
      return text
    default: return nil
    }
  }
}
