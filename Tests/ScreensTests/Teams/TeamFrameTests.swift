import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Golden frames of the screens of teams, rankings, speed tiers and the comparison.
@MainActor @Suite struct TeamFrameTests {
  nonisolated private static let sizes: [Size] = [.small, .usual, .wide]

  nonisolated private static let scenes = [
    ("teams", "T"), ("team", "Tj<enter>"), ("team-defence", "Tj<enter>2"),
    ("team-coverage", "Tj<enter>3"), ("team-speed", "Tj<enter>4Ftailw<enter>Ftrick<enter>"),
    ("team-rules", "Tj<enter>F"), ("team-text", "Tj\""), ("member", "Tj<enter><enter>"),
    ("member-ability", "Tj<enter><enter>jj<enter>"),
    ("member-move", "Tj<enter><enter>" + String(repeating: "j", count: 7) + "<enter>fire"),
    ("member-effort", "Tj<enter><enter>" + String(repeating: "k", count: 6) + "<enter>253<enter>"),
    ("candidates", "Tj+"), ("counters", "/garchomp<enter>!"), ("counters-of-team", "Tj!"),
    ("speed-tiers", "/is:default spe>=100<enter>Z"),
    ("speed-tiers-with-team", "/is:default<enter>TjZ"),
    ("damage", "/mamoswine<enter>D@Sand<enter>"), ("damage-of-whom", "/mamoswine<enter>D"),
    ("damage-to-me", "/mamoswine<enter>D@Sand<enter><tab>"),
    ("damage-by-member", "Tj<enter>DDragonite<enter>aTogekiss<enter>"),
    ("damage-set", "/garchomp<enter>D<esc>e"), ("damage-conditions", "/garchomp<enter>D<esc>F"),
    ("team-against-team", "TjD@Sand<enter>"),
    ("comparison-two", "/#445<enter>=j=V"), ("comparison-nobody", "V"),
    ("comparison-six", "=j=j=j=j=j=V"), ("join", "/garchomp<enter>t"),
    ("still-missing", "PWplat<enter>"),
  ]

  @Test(arguments: scenes, sizes)
  func everyScreenOfATrainer(_ scene: (name: String, keys: String), _ size: Size) async throws {
    let stage = try await TeamScene.stage(scene.keys, size).stage
    golden("trainer-\(scene.name)-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: ["T": "teams", "T<enter>": "team"])
  func withoutATeamTheScreenSaysHowToMakeOne(_ keys: String, _ name: String) async throws {
    let store = MemoryTeams(keys == "T" ? [] : [Team(name: "Empty")])
    let stage = try await TeamScene.stage(keys, .usual, store).stage
    golden("trainer-no-\(name)-80x24", stage)
  }

  @Test(arguments: ["team-defence", "comparison-two", "counters-of-team"])
  func inASCII(_ name: String) async throws {
    let scene = try #require(Self.scenes.first { $0.0 == name })
    let stage = try await TeamScene.stage(scene.1, .usual, symbols: .ascii).stage
    golden("trainer-ascii-\(name)-80x24", stage)
  }
}
