import PokedexTerminalUI
import PokedexTesting
import Testing

/// The page of a Pokémon.
@MainActor @Suite struct PageTests {
  private let stats = ["HP", "Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed", "Total"]

  @Test func inASmallWindowAllStatsCanBeReached() async throws {
    let stage = try await stage("/garchomp<enter><enter>", .small)
    var seen: Set<String> = []
    var before = ""
    while stage.text != before {
      before = stage.text
      let rows = before.split(separator: "\n")
      seen.formUnion(stats.filter { name in rows.contains { $0.trimmed.hasPrefix(name) } })
      await stage.type("j")
    }
    #expect(seen == Set(stats))
    golden("garchomp-end-40x12", stage)
  }

  @Test func aStatOf255FillsItsBar() async throws {
    let stage = try await stage("/eternamax<enter><enter>")
    let bar = try #require(stage.row(with: "HP").split(separator: "255").last).trimmed
    #expect(bar.allSatisfy { $0 == "▆" })
    #expect(stage.row(with: "Total").hasSuffix("1125"))
  }

  @Test func aGenderlessSpeciesSaysSo() async throws {
    let stage = try await stage("/magnemite<enter><enter>")
    #expect(stage.row(with: "Breeding").contains("no gender"))
  }

  @Test func theWideWindowShowsThePageOfTheSelectedRow() async throws {
    let stage = try await stage("", .wide)
    #expect(stage.text.contains("Overgrow"))
    await stage.type("jjjjj")
    #expect(stage.text.contains("Blaze"))
    #expect(!stage.text.contains("Overgrow"))
  }

  @Test func keysOpenTheNextAndThePreviousPage() async throws {
    let stage = try await stage("/type:dragon<enter><enter>")
    let first = stage.title
    await stage.type("n")
    let second = stage.title
    #expect(second != first)
    await stage.type("p")
    #expect(stage.title == first)
  }

  @Test func theNextPageBeginsAtItsTop() async throws {
    let stage = try await stage("<enter>G", .small)
    #expect(stage.pokemon.reading.top > 0)
    await stage.type("n")
    #expect(stage.pokemon.reading.top == 0)
  }

  @Test(arguments: [
    ("j", 1), ("jjjk", 2), ("<down><down><up>", 1), ("<end>g", 0), ("<pagedown><pageup>", 0),
    ("<c-d>", 4), ("<c-d><c-u>", 0), ("<space>", 8), ("<c-f><c-b>", 0),
  ])
  func thePageScrolls(_ keys: String, _ top: Int) async throws {
    let stage = try await stage("<enter>" + keys, .small)
    #expect(stage.pokemon.reading.top == top)
  }

  @Test(arguments: ["<esc>", "<left>", "h", "<bs>"])
  func keysLeadBackToTheRowOfTheList(_ key: String) async throws {
    let stage = try await stage("jj<enter>")
    #expect(stage.dex.isPageOpen)
    await stage.type(key)
    #expect(!stage.dex.isPageOpen)
    #expect(stage.dex.list.selection.index == 2)
  }
}
