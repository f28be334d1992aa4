import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Promises of all lists: the Pokédex, tables of all kinds and of pages, rankings, teams and
/// the damage table.
@MainActor @Suite struct EveryListTests {
  /// A list, and the keys that open it.
  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keys: String
    /// Whether its rows may come in another order.
    var isSortable = true
    /// Whether it is a part of a page, which stands beside the Pokédex in a wide window.
    var isOnPage = false
  }

  nonisolated static let scenes =
    ["Moves", "Abilities", "Items", "Types", "Natures", "Berries", "Egg groups", "Places"].map {
      Scene(testDescription: $0, keys: "B\($0)<enter>")
    } + [
      Scene(testDescription: "Pokédex", keys: ""),
      Scene(testDescription: "Pokédex of a query", keys: "/weight>100 height>1<enter>"),
      Scene(testDescription: "learnset", keys: "/garchomp<enter><enter>5", isOnPage: true),
      Scene(testDescription: "places of a Pokémon", keys: "/gible<enter><enter>6", isOnPage: true),
      Scene(testDescription: "counters", keys: "/garchomp<enter>!"),
      Scene(testDescription: "counters to several", keys: "/garchomp<enter>!aditto<enter>"),
      Scene(testDescription: "candidates", keys: "Tj+"),
      Scene(testDescription: "damage", keys: "/mamoswine<enter>D@Sand<enter>"),
      Scene(testDescription: "team against foes", keys: "TjD@Sand<enter>", isSortable: false),
      Scene(testDescription: "speed tiers", keys: "Z", isSortable: false),
      Scene(testDescription: "teams", keys: "T", isSortable: false),
      Scene(testDescription: "members", keys: "Tj<enter>", isSortable: false),
    ]

  nonisolated static let sizes = [(40, 12), (80, 24), (120, 36), (160, 48), (200, 60)].map {
    Size(width: $0, height: $1)
  }

  private func stage(_ scene: Scene, _ size: Size) async throws -> Stage {
    try await TeamScene.stage(scene.keys + "g", size).stage
  }

  private func marked(_ stage: Stage) -> Int? {
    let grid = stage.frame
    return (0..<grid.size.height).first { y in
      grid.row(y).contains { $0.style.isSelected } && grid.rowText(y).contains("▌")
    }
  }

  @Test(arguments: scenes, sizes)
  func `keys move the selection by a row and back`(_ scene: Scene, _ size: Size) async throws {
    guard size.width < 100 || !scene.isOnPage else { return }
    let stage = try await stage(scene, size)
    let first = try #require(marked(stage), "\(stage.text)")
    let row = stage.frame.rowText(first)
    await stage.type("j")
    let second = try #require(marked(stage), "\(stage.text)")
    #expect(second > first, "\(stage.text)")
    await stage.type("k")
    #expect(marked(stage) == first && stage.frame.rowText(first) == row)
  }

  @Test(arguments: scenes)
  func `a click selects a row, and one on a title sorts and sorts back`(_ scene: Scene) async throws
  {
    let stage = try await stage(scene, .usual)
    let first = try #require(marked(stage), "\(stage.text)")
    await stage.click(4, first + 1)
    #expect(marked(stage) == first + 1, "\(stage.text)")
    let line = try #require((0..<first).last { isLine(stage.frame.rowText($0)) })
    let titles = words(of: stage.frame.rowText(line))
    var sorted = 0
    for (x, title) in titles {
      let before = stage.frame.rowText(line)
      await stage.click(x, line)
      let once = stage.frame.rowText(line)
      // Some columns, such as types, have no order.
      guard once != before else { continue }
      sorted += 1
      await stage.click(x, line)
      #expect(stage.frame.rowText(line) != once, "\(title) in \(stage.text)")
      #expect(marked(stage) != nil, "\(stage.text)")
    }
    #expect((sorted > 0) == scene.isSortable, "\(titles) in \(stage.text)")
  }

  /// Whether a row of the screen is a line with titles on it.
  private func isLine(_ row: String) -> Bool {
    row.contains { "━─".contains($0) } && row.contains(where: \.isLetter)
  }

  /// The words on a line and where they begin.
  private func words(of row: String) -> [(x: Int, title: String)] {
    var words: [(x: Int, title: String)] = []
    var isInWord = false
    for (x, sign) in row.enumerated() {
      let isSign = !"━─ │┬┃".contains(sign)
      if isSign, !isInWord { words.append((x, "")) }
      if isSign { words[words.count - 1].title.append(sign) }
      isInWord = isSign
    }
    return words
  }

  @Test(arguments: scenes)
  func `the copied table has a title line and as many cells in each row`(_ scene: Scene)
    async throws
  {
    let stage = try await stage(scene, Size(width: 120, height: 36))
    guard let text = stage.app.top.copiedText, text.contains("\t") else { return }
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).count
    }
    #expect(rows.count > 1 && Set(rows).count == 1, "\(text.prefix(400))")
  }

  @Test(arguments: scenes)
  func `the selected row is spoken with its place in the list`(_ scene: Scene) async throws {
    let stage = try await stage(scene, Size(width: 120, height: 36))
    let spoken = try #require(stage.app.top.speech?.selected)
    #expect(spoken.hasPrefix("1 of "), "\(spoken)")
    await stage.type("j")
    #expect(stage.app.top.speech?.selected?.hasPrefix("2 of ") == true)
  }
}
