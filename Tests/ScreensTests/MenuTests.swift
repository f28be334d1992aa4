import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The menu of screens, and the preview beside the list of `:`.
@MainActor @Suite struct MenuTests {
  private func menu(_ keys: String, _ size: Size = .usual) async throws -> [String] {
    let stage = try await stage("/garchomp is:default<enter>\(keys),", size)
    #expect(stage.dialog == "Screens")
    return stage.text.split(separator: "\n").map(String.init)
  }

  private static let titles = [
    "D  Damage", "!  Counters", "V  Comparison", "Y  Type chart", "Z  Speed tiers", "W  Places",
    "B  Lists: moves, abilities, items …", "T  Teams", "P  Progress", ".  Run",
    "N  Quiz",
  ]

  @Test(arguments: ["", "<enter>", "<enter>5"], [Size.usual, .wide])
  func `the screens stand in groups, one under the Pokémon's name`(
    _ keys: String, _ size: Size
  ) async throws {
    let lines = try await menu(keys, size)
    for title in Self.titles { #expect(lines.contains { $0.contains(title) }, "\(title)") }
    let head = try #require(lines.firstIndex { $0.contains("Yours") })
    #expect(lines[head].contains("Garchomp") && lines[head].contains("All"))
    #expect(lines[head + 1].contains("D  Damage") && lines[head + 1].contains("Y  Type chart"))
  }

  @Test func `a small window lists all below each other`() async throws {
    let stage = try await stage(",", .small)
    var seen = stage.text
    for _ in 0..<10 {
      await stage.type("<down>")
      seen += stage.text
    }
    for title in Self.titles { #expect(seen.contains(title), "\(title)") }
  }

  @Test func `the menu counts the Pokémon marked for comparison`() async throws {
    let lines = try await menu("=")
    #expect(lines.contains { $0.contains("V  Comparison (1 marked)") })
  }

  @Test(arguments: [
    ("m", "Moves"), ("A", "Abilities"), ("i", "Garchomp: level"), ("e", "Egg moves"),
    ("x", "Training"), ("c", "Catching"),
  ])
  func `what left the menu keeps its key there`(_ key: String, _ title: String) async throws {
    let stage = try await stage("/garchomp is:default<enter>Lplatinum<enter>,\(key)")
    #expect(stage.text.contains(title), "\(stage.text)")
  }

  @Test func `the arrows go from group to group`() async throws {
    let stage = try await stage(",<down><right><right><left><enter>")
    #expect(stage.title.hasPrefix("Speed tiers"))
  }

  @Test(arguments: [
    ("garchomp", "Rough Skin"), ("earthquake", "move · Generation I"),
    ("levitate", "ability · Generation III"),
  ])
  func `in a large window the list of : has a preview of what is under the cursor`(
    _ typed: String, _ text: String
  ) async throws {
    for (size, isShown) in [(Size.wide, true), (.huge, true), (.usual, false), (.small, false)] {
      let stage = try await stage("Y:\(typed)", size)
      #expect(stage.dialog == "Go to")
      #expect(stage.text.contains(text) == isShown, "\(stage.text)")
    }
  }

  @Test func `the preview follows the cursor and shows nothing for an action`() async throws {
    let stage = try await stage(":garchomp", .wide)
    #expect(stage.text.contains("Rough Skin"))
    await stage.type("<c-u>quiz")
    #expect(!stage.text.contains("Rough Skin"))
    await stage.type("<c-u>bronzong<enter>")
    #expect(stage.title == "Bronzong")
  }
}
