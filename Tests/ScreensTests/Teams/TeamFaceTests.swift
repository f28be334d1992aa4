import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// What a player sees of teams and duels at first sight.
@MainActor @Suite(.timeLimit(minutes: 5)) struct TeamFaceTests {
  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await TeamScene.stage(keys, size).stage
  }

  private func rows(_ stage: Stage) -> [Substring] {
    stage.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: Teams

  @Test func `a narrow list of teams answers what the selected team is weak to`() async throws {
    let stage = try await stage("T")
    #expect(stage.text.contains("Shared weaknesses"), "\(stage.text)")
    #expect(stage.text.contains("Types that no member resists"))
    await stage.type("j")
    #expect(stage.text.contains(/ICE +(Chompy|Garchomp), Zapdos/), "\(stage.text)")
  }

  @Test func `a low list of teams keeps the room for teams`() async throws {
    let stage = try await stage("T", .small)
    #expect(stage.text.contains("Sand") && stage.text.contains("Rain"))
    #expect(!stage.text.contains("Shared weaknesses"), "\(stage.text)")
  }

  @Test func `the columns of Defense have names, or numbers with a legend`() async throws {
    let wide = try await stage("Tj<enter>2", .wide)
    let titles = rows(wide).first {
      $0.contains("Weak") && $0.contains("Resist") && !$0.contains("ing")
    }
    #expect(
      titles?.contains("Chompy") == true || titles?.contains("Garchomp") == true, "\(wide.text)")
    #expect(titles?.contains("Tyran") == true, "\(wide.text)")
    #expect(!wide.text.contains("1 Garchomp"))
    let narrow = try await stage("Tj<enter>2", .small)
    var seen = narrow.text
    for _ in 0..<6 {
      await narrow.type("<pagedown>")
      seen += narrow.text
    }
    #expect(seen.contains(/1 (Chompy|Garchomp)/), "\(seen)")
  }

  // MARK: Duels

  @Test func `the question against whom leaves the Pokémon in sight`() async throws {
    let stage = try await stage("/mamoswine<enter>D")
    #expect(stage.dialog == "Against whom")
    #expect(stage.text.contains("Mamoswine: "), "\(stage.text)")
    #expect(rows(stage).prefix(9).allSatisfy { !$0.contains("│ type a name") }, "\(stage.text)")
    await stage.type("bronzong<enter>aditto")
    #expect(stage.text.contains("Mamoswine → Bronzong"))
    #expect(stage.text.contains("Bronzong: "), "\(stage.text)")
  }

  @Test func `D on a move opens the duel with that move`() async throws {
    let stage = try await stage(":mamoswine<enter>5/name:earthquake<enter>")
    await stage.type("Ddragonite<enter>")
    #expect(stage.text.contains("Mamoswine → Dragonite"), "\(stage.text)")
    let chosen = rows(stage).first { $0.hasPrefix("▌") }
    #expect(chosen?.contains("Earthquake") == true, "\(stage.text)")
    await stage.type("<esc>1D")
    let best = rows(stage).first { $0.hasPrefix("▌") }
    #expect(best?.contains("Earthquake") == false, "\(stage.text)")
  }

  @Test func `what saves a foe is told whole, and the class of a move goes first`() async throws {
    let stage = try await stage("/mamoswine<enter>D<esc>")
    await stage.paste("Garchomp @ Focus Sash\nJolly Nature\n- Outrage\n")
    #expect(stage.text.contains("2 hits after Focus Sash"), "\(stage.text)")
    #expect(!stage.text.contains("phys…"))
  }

  @Test func `a chance is told before what it depends on`() async throws {
    let stage = try await stage("/garchomp<enter>D<esc>", .wide)
    await stage.paste("Blissey @ Leftovers\nBold Nature\nEVs: 252 HP / 252 Def\n- Seismic Toss\n")
    #expect(stage.text.contains(/hits at [0-9.]+ % after Leftovers/), "\(stage.text)")
  }

  @Test func `a duel of hundreds of attacks is calculated in the background`() async throws {
    let stage = try await stage("/#151 is:default<enter>D<esc>", .wide)
    await stage.paste(
      (0..<12).map { _ in "Toxapex\nAbility: Regenerator\n- Surf\n" }.joined(separator: "\n"))
    await stage.wait(for: "HP after a hit")
    #expect(stage.text.contains("Mew → Toxapex"), "\(stage.text)")
  }

  // MARK: A team against its foes

  @Test func `a team's table relies on no one-hit KO move, and tells what may miss`() async throws {
    let stage = try await stage("TjD<esc>", .wide)
    await stage.paste("Dugtrio\nJolly Nature\n- Fissure\n- Earthquake\n- Stone Edge\n")
    await stage.type("<down>")
    #expect(stage.text.contains("Dugtrio: Earthquake on Chompy"), "\(stage.text)")
    await stage.type("<down><down><down><down>")
    #expect(stage.text.contains("Dugtrio: Stone Edge on Zapdos"), "\(stage.text)")
    #expect(stage.text.contains("accuracy 80 %"), "\(stage.text)")
  }

  @Test func `a one-hit KO move alone has its accuracy for a chance`() async throws {
    let stage = try await stage("TjD<esc>", .wide)
    await stage.paste("Dugtrio\nJolly Nature\n- Fissure\n")
    await stage.type("<down><down><down>")
    #expect(stage.text.contains("30 % Fissure"), "\(stage.text)")
    #expect(stage.text.contains("accuracy 30 %"), "\(stage.text)")
  }
}
