import PokedexTesting
import Testing

@testable import PokedexDomain

/// Requirements for the cells of all lists, whichever output writes them.
@Suite struct CellTests {
  @Test(arguments: Kinds.withPages) func `each cell is what its text says`(_ kind: Kind) throws {
    let type = try #require(Kinds[kind])
    check(rowsOf: type)
  }

  @Test func `each cell of a Pokémon is what its text says`() {
    check(pokemon)
  }

  @Test(arguments: PageFixture.catalog.forms.ids)
  func `each cell of a Pokémon's moves and places is what its text says`(_ form: ID<Form>) {
    if let moves = LearnedMoveRows(of: form, in: PageFixture.catalog) { check(moves) }
    check(EncounterRows(of: form, in: PageFixture.catalog))
  }

  @Test func `each cell of a place's Pokémon is what its text says`() throws {
    for place in try #require(PageFixture.reference).table(Location.self).ids {
      check(ResidentRows(at: place, pokemon: pokemon))
    }
  }

  private var pokemon: PokemonRows { PokemonRows(PageFixture.catalog) }

  private func check<Entity: Browsable>(rowsOf kind: Entity.Type) {
    check(Entity.Rows(of: pokemon))
  }

  private func check<Rows: QueryRows>(_ rows: Rows) {
    let listing = QueryColumn<Rows>.Listing(engine: QueryEngine(rows), plan: .everything)
    for column in QueryColumn<Rows>.all {
      let cells = column.cells(listing, Array(0..<rows.count))
      #expect(cells.count == rows.count, "\(Rows.self) \(column.name)")
      for cell in cells {
        #expect(Self.isTrue(cell, in: column.name), "\(Rows.self) \(column.name): \(cell)")
      }
      #expect(
        Set(cells.filter { !$0.isEmpty }.map(\.isNumber)).count <= 1,
        "\(Rows.self) \(column.name) has numbers and others")
    }
  }

  private static func isTrue(_ cell: CellValue, in column: String) -> Bool {
    switch cell {
    case .none: cell.isEmpty && cell.plain.isEmpty
    case .number: Double(cell.plain) != nil && cell.text == cell.plain
    case .generation(let numeral):
      RomanNumeral(cell.text) == numeral && cell.plain == "\(numeral.value)"
    case .type(let type): typeNames.contains(type.name) && cell.text == type.name
    case .types(let types, _):
      typeNames.isSuperset(of: types.map(\.name)) && names(in: cell.text) == types.map(\.name)
    case .text, .list, .marks:
      namesakes.contains(column) || cell.isEmpty || !typeNames.isSuperset(of: names(in: cell.text))
    }
  }

  /// The columns of moves, egg groups and ailments, some of which are called like a type.
  private static let namesakes: Set = ["name", "teaches", "eggs", "ailment"]

  private static let typeNames = Set(ID<PokemonType>.standard.map(\.name))

  private static func names(in text: String) -> [String] {
    text.split { "/, ".contains($0) }.map { String($0) }
  }
}
