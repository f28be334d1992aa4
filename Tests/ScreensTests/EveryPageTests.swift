import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Every page of the bundled dex can be drawn, and described in words.
@MainActor @Suite struct EveryPageTests {
  private let pokedex: any PokedexRepository
  private let pages: EveryPage

  init() async throws {
    pokedex = try Stage.bundled()
    pages = try await EveryPage(of: pokedex)
  }

  @Test func everyPageIsDrawn() async throws {
    let source = Pages(pokedex: pokedex)
    for thing in pages.things {
      draw(try await source.page(of: thing, through: nil), "\(thing)")
    }
  }

  @Test(arguments: PokemonTab.allCases.filter { !$0.isList })
  func everyTabOfEveryPokemonIsDrawn(_ tab: PokemonTab) async throws {
    let tabs = PokemonTabs(pokedex: pokedex)
    for form in pages.forms {
      let document = try await tabs.document(of: tab, form, through: nil, among: nil)
      draw(Page(title: "\(form)", summary: tab.title, document: document), "\(form)")
    }
  }

  /// Each fact of a page takes a line below its title.
  private func draw(_ page: Page, _ name: String) {
    let facts = page.document.facts
    #expect(facts > 0, "\(name)")
    let drawn = PageText(page, columns: 80, symbols: .unicode).lines.dropFirst()
      .filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(drawn.count >= facts, "\(name)")
    #expect(DocumentSpeech(page.document).lines.count >= facts, "\(name)")
  }

  /// Draws one page in forty, including the lists of moves and places, in windows of several
  /// widths.
  @Test(arguments: [Size.small, .usual, .wide]) func everySizeShowsCleanPages(_ size: Size) async {
    let stage = Stage(pokedex, size)
    let all = pages.things + pages.tabs(PokemonTab.allCases)
    for index in stride(from: size.width % 40, to: all.count, by: 40) {
      stage.router.show(.page(all[index]))
      #expect(stage.frame.isClean, "\(all[index])")
    }
  }

  /// Types beyond the standard eighteen have a name and a badge as well.
  @Test func oddTypesHaveBadges() async throws {
    let stage = Stage(pokedex, .usual)
    for (move, type) in [("shadow rush", "Shadow"), ("tera starstorm", "Normal")] {
      await stage.type(":\(move)<enter>")
      #expect(stage.text.contains("\(type.uppercased()) "))
      await stage.type("<esc>")
    }
  }
}

extension Document {
  /// The number of rows and other blocks that say something; titles do not.
  fileprivate var facts: Int {
    blocks.reduce(0) { count, block in
      switch block.unmarked {
      case .blank, .heading: count
      case .fact(_, let parts): count + (parts.contains { !$0.isEmpty } ? 1 : 0)
      case .paragraph(let text): count + (text.isEmpty ? 0 : 1)
      case .table(let table): count + table.rows.count
      case .meters(let meters): count + meters.rows.count
      case .types, .stat, .total, .bar, .branch, .error, .changed: count + 1
      }
    }
  }
}
