import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Opens every twelfth page of each kind in the bundled dex, or all of them if the environment
/// contains `POKEDEX_CRAWL`, which takes minutes.
@MainActor @Suite struct CrawlTests {
  private static let step = getenv("POKEDEX_CRAWL") == nil ? 12 : 1

  private let pokedex: any PokedexRepository
  private let catalog: Catalog
  private let dex: any DexReference

  init() async throws {
    pokedex = try Stage.bundled()
    catalog = try await pokedex.catalog()
    dex = try #require(catalog.reference)
  }

  private func some<Row>(_ ids: [ID<Row>]) -> [ID<Row>] {
    stride(from: 0, to: ids.count, by: Self.step).map { ids[$0] }
  }

  @Test func noTabOfAnyPokemonIsEmpty() async throws {
    let tabs = PokemonTabs(pokedex: pokedex)
    for form in some(catalog.forms.ids) {
      for tab in PokemonTab.allCases where !tab.isList {
        let document = try await tabs.document(of: tab, form, through: nil, among: nil)
        #expect(document.blocks.contains { !$0.isBlank }, "\(form) \(tab)")
        expectValidLinks(document, "\(form) \(tab)")
      }
    }
  }

  @Test func everyListOfEveryPokemonHasRowsOrAReason() async throws {
    let lensed = try await pokedex.dex()
    for form in some(catalog.forms.ids) {
      let learned = try lensed.learnedMoves(of: form)
      let knows = dex.learnset(of: form).moves.isEmpty == false
      #expect((learned.count > 0) == knows, "\(form)")
      if lensed.encounters(of: form).count == 0 {
        #expect(try !lensed.availability(of: form).text.isEmpty, "\(form)")
      }
    }
  }

  @Test func noPageOfAnyOtherKindIsEmpty() async throws {
    let pages = Pages(pokedex: pokedex)
    let destinations = try Kinds.all.flatMap { try things(of: $0) }
    for destination in destinations {
      let page = try await pages.page(of: destination, through: nil)
      #expect(!page.title.isEmpty, "\(destination)")
      #expect(page.document.blocks.contains { !$0.isBlank }, "\(destination)")
      expectValidLinks(page.document, "\(destination)")
    }
  }

  private func things<Entity: Browsable>(of kind: Entity.Type) throws -> [Destination] {
    let ids = dex.table(kind).ids
    return (ids.count > Self.step * 20 ? some(ids) : ids).map { .to($0) }
  }

  /// Expects links to lead to existing forms and to valid queries.
  private func expectValidLinks(_ document: Document, _ page: String) {
    for link in Set(document.destinations) {
      if case .pokemon(let form, _, _) = link {
        #expect(catalog.forms.row(of: form) != nil, "\(page) → \(form)")
      }
      if case .query(let query) = link {
        let parsed = QueryParser.parse(query)
        #expect(parsed.problems == [], "\(page) → \(query)")
      }
    }
  }
}

extension Document.Block {
  fileprivate var isBlank: Bool {
    if case .blank = self { return true }
    return false
  }
}
