import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Lines of a pasted team that are not understood.
@MainActor @Suite struct UnreadLineTests {
  private static let text = """
    === [gen9ou] Balance ===

    Garchomp @ Rocky Helmet
    Ability: Rough Skin
    EVs: 999 HP / 252 Def
    - Stealth Rok
    - Earthquake

    Iron Valiant

    """

  private func stage(_ keys: String, _ size: Size = .usual) async throws -> (Stage, MemoryTeams) {
    let (stage, teams) = try await TeamScene.stage("T", size, MemoryTeams([]))
    await stage.paste(Self.text)
    await stage.type(keys)
    return (stage, teams)
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func theyAreCountedOnTheRowsOfTheTeamAndTheMember(_ size: Size) async throws {
    let (stage, _) = try await stage("j", size)
    #expect(stage.text.contains("▌ Balance ⚠ 2"), "they outlast the message")
    await stage.type("<enter>")
    #expect(stage.text.contains("▌ Garchomp ⚠ 2"))
    #expect(!stage.text.contains("Iron Valiant ⚠"))
  }

  @Test func theEditorShowsThemWithTheRemedy() async throws {
    let (stage, _) = try await stage("<enter><enter>")
    #expect(stage.text.contains("Not understood       EVs: 999 HP / 252 Def"))
    #expect(stage.text.contains("only 0 to 252"))
    #expect(stage.text.contains("Not understood       - Stealth Rok"))
    #expect(stage.text.contains("did you mean Stealth Rock?"))
  }

  @Test func aCorrectedLineBecomesPartOfTheSet() async throws {
    let (stage, teams) = try await stage("<enter><enter>")
    let garchomp = { teams.kept.first?.members.first }
    await stage.type(String(repeating: "j", count: 11) + "<enter><bs><bs>oc<enter>")
    #expect(stage.foot.contains("no move is called “Stealth Roc”"), "the prompt stays")
    await stage.type("k<enter>")
    #expect(garchomp()?.moves.map(\.move) == [89, 446])
    #expect(garchomp()?.unread == ["EVs: 999 HP / 252 Def"])
    await stage.type("k<enter><c-u>EVs: 252 HP / 252 Def<enter>")
    #expect(garchomp()?.effort.total == 504)
    #expect(garchomp()?.unread == [])
    #expect(!stage.text.contains("⚠"))
    await stage.type("uu")
    #expect(garchomp()?.unread.count == 2)
  }

  @Test func aLineIsRemovedWithAKey() async throws {
    let (stage, teams) = try await stage("<enter><enter>" + String(repeating: "j", count: 10) + "d")
    #expect(teams.kept.first?.members.first?.unread == ["- Stealth Rok"])
    await stage.type("d")
    #expect(teams.kept.first?.members.first?.unread == [])
    await stage.type("<esc><esc>")
    #expect(!stage.text.contains("⚠"))
    await stage.type("uu")
    #expect(stage.text.contains("Balance ⚠ 2"))
  }

  @Test func otherChangesKeepThem() async throws {
    let (_, teams) = try await stage("<enter><enter>jjjj<enter>jolly<enter>")
    let garchomp = try #require(teams.kept.first?.members.first)
    #expect(garchomp.nature != nil)
    #expect(garchomp.unread == ["EVs: 999 HP / 252 Def", "- Stealth Rok"])
  }

  @Test func wholeSetsAreShownWithTheTeam() async throws {
    let (stage, _) = try await TeamScene.stage("T", .usual, MemoryTeams([]))
    await stage.paste("=== Odd ===\n\nGarchomp\n\nMissingNo. @ Leftovers\n- Water Gun\n")
    #expect(stage.text.contains("Odd ⚠ 2"))
    await stage.type("<enter>")
    #expect(stage.text.contains("Not understood: MissingNo. @ Leftovers"))
    await stage.type("<c-x>")
    #expect(!stage.text.contains("MissingNo."))
    await stage.type("<c-x>")
    #expect(stage.foot.contains("no unreadable sets"))
    await stage.type("u")
    #expect(stage.text.contains("MissingNo."))
  }
}
