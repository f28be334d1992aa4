import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// Requirements for every kind with a list and a page. A kind that is not fully supported fails
/// here, in `KindScreenTests` or in `KindCommandTests`.
@MainActor @Suite struct KindTests {
  private let pokedex: any PokedexRepository
  private let catalog: Catalog
  private let dex: any DexReference

  init() async throws {
    pokedex = try Stage.bundled()
    catalog = try await pokedex.catalog()
    dex = try #require(catalog.reference)
  }

  private func kind(_ kind: Kind) throws -> any Browsable.Type { try #require(Kinds[kind]) }

  // MARK: Lists

  @Test(arguments: Kinds.withPages) func itsListHasColumnsAndWorkingExamples(_ kind: Kind)
    throws
  {
    try checkList(of: try self.kind(kind))
  }

  private func checkList<Entity: Browsable>(of kind: Entity.Type) throws {
    typealias Rows = Entity.Rows
    let engine = QueryEngine(Rows(of: PokemonRows(catalog)))
    #expect(engine.rows.existing.size > 0)
    for name in Rows.defaultColumns + Rows.printedColumns {
      #expect(QueryColumn<Rows>.named(name) != nil, "\(name)")
    }
    for name in Rows.suggestedFields { #expect(QueryField<Rows>.named(name) != nil, "\(name)") }
    for example in Rows.fields.flatMap(\.examples) {
      let result = SearchPokedex()(example, in: engine)
      #expect(result.problems == [], "\(example)")
      #expect(!result.rows.isEmpty, "\(example)")
    }
  }

  // MARK: Pages

  @Test(arguments: Kinds.withPages) func noPageIsEmpty(_ kind: Kind) async throws {
    let pages = Pages(pokedex: pokedex)
    let (ids, _) = try #require(Kinds.source(kind)).keys(dex)
    for id in ids.prefix(3) {
      let page = try await pages.page(of: .thing(kind, id), through: nil)
      #expect(!page.title.isEmpty && !page.summary.isEmpty && !page.document.blocks.isEmpty)
    }
  }

  // MARK: Names

  @Test(arguments: Kinds.withPages) func aNameFindsThePage(_ kind: Kind) throws {
    let type = try self.kind(kind)
    let source = try #require(Kinds.source(kind))
    let (ids, slugs) = source.keys(dex)
    let name = try #require(source.names(dex).first)
    let found = FindAnything()(name, in: catalog)
    #expect(found.contains { $0.kind == kind && $0.name == name && $0.closeness == .exact })

    let engine = QueryEngine(PokemonRows(catalog))
    for word in type.words {
      #expect(try FindPage()("\(word):\(slugs[0])", in: engine) == .thing(kind, ids[0]), "\(word)")
    }
    #expect(try FindPage()(slugs[0], of: kind, in: engine) == .thing(kind, ids[0]))
  }

  @Test func noTwoKindsHaveAWordInCommon() {
    let words = Kinds.all.flatMap { $0.sources }.flatMap(\.words) + Kinds.all.map { $0.listWord }
    #expect(Set(words).count == words.count)
    #expect(Set(Kinds.all.map { $0.searchRank }).count == Kinds.all.count)
  }

  // MARK: Places

  @Test(arguments: Kinds.withPages) func itsRoutesAreRestored(_ kind: Kind) throws {
    for route in [Route.table(kind), .page(.thing(kind, 3))] {
      let address = try #require(route.address(in: nil))
      #expect(Route(address: address, in: nil) == route)
    }
  }

  // MARK: Words

  @Test(arguments: Kinds.withPages) func itsNamesAreTranslated(_ kind: Kind) throws {
    let type = try self.kind(kind)
    for language in Wording.others {
      for english in [type.title, type.noun, type.counted("%1")] {
        #expect(language.translation(of: english) != nil, "\(language.language): \(english)")
      }
    }
  }
}
