import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The stats of a member, and its EVs step by step.
@MainActor @Suite struct MemberCardTests {
  private func stage(
    _ keys: String, format: String? = "gen9ou", effort: [Stat: Int] = [:], _ size: Size = .usual
  ) async throws -> (Stage, () -> StatValues) {
    var garchomp = TeamMember(445)
    garchomp.effort = StatValues(effort)
    let teams = MemoryTeams([Team(name: "Sand", format: format, members: [garchomp])])
    let stage = try await TeamScene.stage("T<enter><enter>" + keys, size, teams).stage
    return (stage, { teams.kept[0].members[0].effort })
  }

  private static let toSpeed = "k"
  private static let toAttack = "kkkkk"

  @Test(arguments: [Size.small, .usual, .wide])
  func eachStatHasItsBaseEVsIVAndValue(_ size: Size) async throws {
    let (stage, _) = try await stage("", effort: [.hp: 252, .speed: 4], size)
    let rows = stage.text.split(separator: "\n")
    let words = { (name: String) in
      rows.first { $0.contains(" \(name) ") }.map { row in
        row.split(separator: " ").filter { Int($0) != nil || ["+", "−"].contains($0) }
      } ?? []
    }
    #expect(words("HP") == ["108", "252", "31", "420"])
    #expect(words("Attack").prefix(3) == ["130", "0", "31"])
    #expect(words("Speed").prefix(4) == ["102", "4", "31", "241"])
    // The smallest window has no room for it beside the game.
    #expect(stage.text.contains("254 EVs left") == (size != .small))
    #expect(rows.contains { $0.contains("Base") && $0.contains("L100") })
  }

  @Test func aMemberWithoutALevelHasThatOfTheTeamsFormat() async throws {
    let (stage, _) = try await stage("", format: "gen9vgc2026regi")
    let rows = stage.text.split(separator: "\n")
    #expect(rows.contains { $0.contains("Base") && $0.contains("L50") })
    #expect(rows.contains { $0.contains(" HP ") && $0.contains("183") })
    #expect(rows.contains { $0.contains("Level") && $0.contains("50") })
  }

  @Test func keysChangeTheEVsByFourOrAll() async throws {
    let (stage, effort) = try await stage(Self.toSpeed + "+++")
    #expect(effort()[.speed] == 12)
    await stage.type("-")
    #expect(effort()[.speed] == 8)
    await stage.type("]")
    #expect(effort()[.speed] == 252)
    await stage.type("+")
    #expect(effort()[.speed] == 252, "not beyond 252")
    await stage.type("[")
    #expect(effort()[.speed] == 0)
    await stage.type("-")
    #expect(effort()[.speed] == 0, "not below 0")
    await stage.type("uu")
    #expect(effort()[.speed] == 8)
  }

  @Test func theTotalEndsAt510() async throws {
    let (stage, effort) = try await stage(
      Self.toSpeed, effort: [.hp: 252, .defense: 252, .speed: 4])
    #expect(stage.text.contains("2 EVs left"))
    await stage.type("]")
    #expect(effort()[.speed] == 6)
    #expect(stage.text.contains("0 EVs left"))
    await stage.type("+")
    #expect(effort()[.speed] == 6)
    #expect(stage.foot.contains("No EVs are left: 510 in all"))
  }

  @Test func oldGenerationsHaveNoLimitAndFullEVs() async throws {
    let (stage, effort) = try await stage(Self.toSpeed, format: "gen2ou")
    #expect(!stage.text.contains("EVs left"))
    await stage.type("-")
    #expect(effort()[.speed] == 248)
  }

  @Test func championsHasStatPoints() async throws {
    let (stage, effort) = try await stage(
      Self.toSpeed + "+++-", format: "gen9championsou", effort: [.hp: 32, .attack: 30])
    #expect(effort()[.speed] == 2)
    #expect(stage.text.contains("2 stat points left"))
    #expect(!stage.text.contains("EV") && !stage.text.contains("IV"), "\(stage.text)")
    await stage.type("]")
    #expect(effort()[.speed] == 4, "66 in all")
    await stage.type("+")
    #expect(stage.foot.contains("No stat points are left: 66 in all"))
    await stage.type("[")
    #expect(effort()[.speed] == 0)
    await stage.type("i")
    #expect(stage.foot.contains("these games have no IVs"))
    await stage.type("<enter>33<enter>")
    #expect(stage.foot.contains("33 stat points in Speed: stat points go from 0 to 32"))
  }

  @Test func theIVIsTyped() async throws {
    let (stage, _) = try await stage(Self.toAttack + "i0<enter>")
    #expect(stage.text.contains("Attack    130    0"))
    await stage.type("i32<enter>")
    #expect(stage.foot.contains("IVs go from 0 to 31"))
  }

  @Test func speedSaysHowManyPokemonItOutspeeds() async throws {
    let (stage, _) = try await stage(Self.toSpeed)
    let before = try #require(stage.outspeeds)
    await stage.type("]")
    #expect(try #require(stage.outspeeds) > before)
    await stage.type("w")
    #expect(try #require(stage.outspeeds) > before)
  }

  @Test func otherRowsHaveNoEVs() async throws {
    let (stage, effort) = try await stage("+")
    #expect(stage.foot.contains("no stat is selected"))
    #expect(effort().isEmpty)
  }
}

extension Stage {
  /// The number in the remark on Speed.
  fileprivate var outspeeds: Int? {
    text.split(separator: " ").drop { $0 != "outspeeds" }.dropFirst().first
      .flatMap { Int($0.filter(\.isNumber)) }
  }
}
