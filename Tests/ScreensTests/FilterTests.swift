import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Filtering the list.
@MainActor @Suite struct FilterTests {
  @Test func everyKeystrokeNarrowsTheList() async throws {
    let stage = try await stage()
    var counts = [stage.dex.total]
    for key in ["/", "c", "h", "a", "r", "i"] {
      await stage.type(key)
      counts.append(stage.dex.list.result.rows.count)
    }
    #expect(counts.sorted(by: >) == counts)
    #expect(counts.last ?? 0 > 0)
    #expect(stage.dex.row(at: 0)?.name.hasPrefix("Chari") == true)
  }

  @Test func enterKeepsTheFilterAndEscapeClearsIt() async throws {
    let stage = try await stage("/type:dragon<enter>")
    #expect(!stage.dex.list.isFiltering)
    let left = stage.dex.list.result.rows.count
    #expect(left < stage.dex.total)
    await stage.type("<esc>")
    #expect(stage.dex.list.query == "")
    #expect(stage.dex.list.result.rows.count == stage.dex.total)
  }

  @Test func escapeWhileTypingRestoresThePreviousFilter() async throws {
    let stage = try await stage("/type:dragon<enter>/ spe>100<esc>")
    #expect(stage.dex.list.query == "type:dragon")
  }

  @Test(arguments: ["<esc>", "<enter><esc>"])
  func theSelectionStaysWhenTheFilterIsCleared(_ end: String) async throws {
    let stage = try await stage("/garchomp<down>")
    let found = stage.dex.selected
    await stage.type(end)
    #expect(stage.dex.selected == found)
    #expect(stage.selectedRow?.contains("Garchomp") == true)
    #expect(stage.dex.list.result.rows.count == stage.dex.total)
  }

  @Test func arrowsMoveInTheListWhileTyping() async throws {
    let stage = try await stage("/type:dragon<down><down><up>")
    #expect(stage.dex.list.selection.index == 1)
    #expect(stage.dex.list.isFiltering)
    await stage.type("<pagedown><pageup>")
    #expect(stage.dex.list.query == "type:dragon")
  }

  @Test func lettersOfKeysAreTyped() async throws {
    let stage = try await stage("/qjkhlgG?r/")
    #expect(stage.dex.list.query == "qjkhlgG?r/")
    #expect(!stage.router.isFinished)
  }

  @Test(arguments: [
    ("fire<bs><bs>", "fi"), ("fire<home>x", "xfire"), ("fire<left><del>", "fir"),
    ("fire water<c-w>", "fire "), ("fire<c-u>", ""), ("fire<c-a>a<c-e>z", "afirez"),
    ("fire<c-h>", "fir"),
  ])
  func theTextIsEdited(_ keys: String, _ text: String) async throws {
    let stage = try await stage("/" + keys)
    #expect(stage.dex.list.query == text)
  }

  @Test(arguments: ["", " "])
  func aPasteIsOneLineWithoutControls(_ end: String) async throws {
    let stage = try await stage("/")
    await stage.paste("type:fire\r\n\tspe>100\u{1B}[2J\u{202E}\u{0}\u{9B}6n" + end)
    #expect(stage.dex.list.isFiltering)
    #expect(stage.dex.list.query == "type:fire  spe>100[2J6n" + end)
    #expect(stage.frame.isClean)
  }

  @Test func aPasteOnTheListIsItsFilterAndNoKeys() async throws {
    let stage = try await stage("/type:fire<enter>jj")
    await stage.paste("type:water")
    #expect(stage.dex.list.query == "type:water")
    await stage.type("<esc>")
    #expect(stage.dex.list.query == "type:fire")
  }

  @Test func aLongPasteIsCutAndTheCursorIsVisible() async throws {
    let stage = try await stage("/", .small)
    await stage.paste(String(repeating: "pikachu|", count: 10_000))
    #expect(stage.dex.list.query.count == TextField.limit)
    let cursor = try #require(stage.frame.cursor)
    #expect(stage.frame.bounds.contains(cursor))
  }

  @Test func aMistakeIsUnderlinedInALongQueryToo() async throws {
    let stage = try await stage("/", .small)
    await stage.paste("(pikachu | raichu | pichu | garchomp) spee>100 ")
    let row = stage.frame.row(1)
    let wrong = row.filter { $0.style.role == .problem }.map { Character($0.scalar) }
    #expect(String(wrong) == "spee")
    #expect(stage.foot.contains("spee"))
  }

  @Test func theCursorFollowsTheText() async throws {
    let stage = try await stage("/fire")
    let cursor = try #require(stage.frame.cursor)
    #expect(stage.frame.rowText(cursor.y).prefix(cursor.x).hasSuffix("fire"))
    await stage.type("<enter>")
    #expect(stage.frame.cursor == nil)
  }

  @Test func aFilterCanBeginOnAPage() async throws {
    let stage = try await stage("<enter>/mew")
    #expect(!stage.dex.isPageOpen)
    #expect(stage.dex.list.query == "mew")
  }

  @Test func theQueryOfTheCommandLineFiltersFromTheStart() throws {
    let stage = Stage(try Stage.bundled(), query: "garchomp")
    #expect(stage.text.contains("Mega Garchomp"))
    #expect(!stage.text.contains("Bulbasaur"))
  }
}
