import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The next battle of a run, with a route and a library of sets.
@MainActor @Suite struct RunBattleTests {
  private struct Files: UserFileSource {
    let kind: UserFileKind
    let texts: [String: String]

    func files() -> [UserFile] {
      texts.sorted { $0.key < $1.key }.map { name, text in
        UserFile(kind, name: name, path: "\(name)\(kind.ending)", text: .success(text))
      }
    }
  }

  private static let route = """
    game platinum
    place route-201 route-202
    battle "Roark" kind gym @sets/roark
    place route-207
    battle "Gardenia" kind gym @sets/gardenia
    """

  private let runs = MemoryRuns([.ada()])

  private func stage(
    _ keys: String, routes texts: [String: String] = ["coal": route]
  ) async throws -> Stage {
    let sets = Files(kind: .sets, texts: ["roark": "Geodude\nLevel: 12\n\nOnix\nLevel: 14\n"])
    return try await .after(
      keys, .wide, marks: TrainerMarks(nil, sets: sets), runs: runs,
      routes: Files(kind: .routes, texts: texts))
  }

  @Test func `the head tells who is next, and the places follow the route`() async throws {
    let stage = try await stage(".")
    #expect(stage.text.contains("next: Roark, 14"), "\(stage.text)")
    #expect(stage.text.contains("places by the route"))
  }

  @Test func `a key opens the run's Pokémon against the foes`() async throws {
    let stage = try await stage(".D")
    #expect(stage.foot.contains("the run has no Pokémon yet"), "\(stage.foot)")
    await stage.type("cstarly<enter>D")
    #expect(stage.head.contains("run/Ada against"), "\(stage.text)")
    #expect(stage.text.contains("Geodude") && stage.text.contains("Onix"))
    #expect(stage.text.contains("Starly"))
  }

  @Test func `counters to the foes are sought in the run`() async throws {
    let stage = try await stage(".cstarly<enter>!")
    #expect(stage.head.contains("Counters to"), "\(stage.text)")
    #expect(stage.text.contains("from: is:mine | found:reached"))
    #expect(stage.text.contains("Starly"))
    let alone = try await self.stage(".!", routes: [:])
    #expect(alone.foot.contains("'pokedex route' tells how to write one"), "\(alone.foot)")
  }

  @Test func `a battle that is won is followed by the next one`() async throws {
    let stage = try await stage(".:win-battle<enter>")
    #expect(runs.current?.beaten == ["Roark"], "\(stage.text)")
    #expect(stage.text.contains("next: Gardenia"))
    await stage.type("D")
    #expect(stage.foot.contains("sets/gardenia is not in the library of sets"), "\(stage.foot)")
    await stage.type("u")
    #expect(stage.text.contains("next: Roark, 14"))
  }

  @Test func `without a route the key says how to write one`() async throws {
    let stage = try await stage(".D", routes: [:])
    #expect(stage.foot.contains("'pokedex route' tells how to write one"), "\(stage.foot)")
    #expect(!stage.text.contains("next:"))
  }

  @Test func `one of several routes is chosen among the settings`() async throws {
    let other = Self.route.replacing("Roark", with: "Byron")
    let stage = try await stage(".3j", routes: ["coal": Self.route, "steel": other])
    #expect(stage.row(with: "▌ Route").contains("several routes"), "\(stage.text)")
    await stage.type("<enter>steel<enter>")
    #expect(runs.current?.route == "steel")
    #expect(stage.text.contains("next: Byron"), "\(stage.text)")
    await stage.type("<enter>only<enter>")
    #expect(runs.current?.route == nil)
  }
}
