import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// One press too many of the key that goes back does not quit.
@MainActor @Suite(.timeLimit(minutes: 5)) struct LeavingTests {
  private func stage(_ keys: String, sync: SyncModel? = nil) async throws -> Stage {
    let stage = Stage(try Stage.bundled(), .usual, sync: sync)
    await stage.type(keys)
    return stage
  }

  /// Presses keys so fast that one reads nothing in between.
  private func press(_ keys: String, _ stage: Stage, each pause: Duration = .milliseconds(400))
    async
  {
    stage.pause = pause
    await stage.type(keys)
  }

  private let isAsked = "q again quits"

  @Test(arguments: [
    ("<enter>", "q"), ("M", "q"), ("M<enter>", "qq"), ("M", "<esc>"), ("?", "<esc>"),
    ("s", "<esc>"), ("/fire<enter>", "<esc>"),
  ])
  func `a q right after going back says that q again quits`(
    _ keys: String, _ back: String
  ) async throws {
    let stage = try await stage(keys)
    await press(back + "q", stage)
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains(isAsked))
    await press("q", stage)
    #expect(stage.router.isFinished)
  }

  @Test(arguments: [(1199, false), (1200, true)])
  func `the brake is on for 1.2 s after going back`(_ pause: Int, _ quits: Bool) async throws {
    let stage = try await stage("Mq")
    await press("q", stage, each: .milliseconds(pause))
    #expect(stage.router.isFinished == quits)
  }

  @Test(arguments: ["", "jj", "M<esc>j", "/fire<enter>"])
  func `a q that nobody presses too often quits`(_ keys: String) async throws {
    let stage = try await stage(keys)
    await stage.type("q")
    #expect(stage.router.isFinished)
  }

  @Test func `where Esc says that q quits, q quits`() async throws {
    let stage = try await stage("<esc>")
    #expect(stage.foot.contains("q quits"))
    await press("q", stage)
    #expect(stage.router.isFinished)
  }

  @Test(arguments: ["M", "MY<enter>", "<enter>"])
  func `a held q goes back and does not quit`(_ keys: String) async throws {
    let stage = try await stage(keys)
    await press("q", stage)
    await press(String(repeating: "q", count: 200), stage, each: .milliseconds(33))
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains(isAsked))
    await press("q", stage, each: .milliseconds(300))
    #expect(stage.router.isFinished)
  }

  @Test func `another key takes the question back`() async throws {
    let stage = try await stage("M")
    await press("qq", stage, each: .milliseconds(350))
    await press("j", stage, each: .milliseconds(350))
    #expect(!stage.foot.contains(isAsked))
    await press("q", stage, each: .milliseconds(350))
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains(isAsked))
  }

  @Test(arguments: ["Q", ":q<enter>"], ["", "<enter>", "M", "M<enter>", "T"])
  func `Q and :q quit at once from any screen`(_ keys: String, _ before: String) async throws {
    let stage = try await stage(before)
    await press("M<esc>" + keys, stage, each: .milliseconds(1))
    #expect(stage.router.isFinished)
  }

  @Test func `while a sync runs, quitting takes a second q`() async throws {
    let script = ScriptedSync()
    let stage = try await stage("Uy", sync: SyncModel(run: script.run, now: { .now }))
    await stage.wait(for: "Reading the lists")
    await stage.type("jq")
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains(isAsked))
    await stage.type("j")
    script.act(.end(nil))
    await stage.wait(for: "Synced")
    await stage.type("jq")
    #expect(stage.router.isFinished)
  }

  @Test(arguments: [250, 500, 660])
  func `while a sync runs, a held q does not quit`(_ delay: Int) async throws {
    let script = ScriptedSync()
    let stage = try await stage("Uy", sync: SyncModel(run: script.run, now: { .now }))
    await stage.wait(for: "Reading the lists")
    await stage.type("jq")
    await press("q", stage, each: .milliseconds(delay))
    await press(String(repeating: "q", count: 100), stage, each: .milliseconds(33))
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains(isAsked))
    await press("q", stage, each: .milliseconds(700))
    #expect(stage.router.isFinished)
  }

  @Test func `while a streak of the quiz runs, quitting takes a second q`() async throws {
    let stage = try await stage("N")
    var seen = 0
    await stage.type("a")
    while !stage.text.contains("Right"), seen < 60 {
      await stage.type("<enter>a")
      seen += 1
    }
    #expect(stage.text.contains("Right"))
    await stage.type("<esc>jjq")
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains(isAsked))
    await stage.type("q")
    #expect(stage.router.isFinished)
  }

  @Test func `the question names the key that goes back`() async throws {
    let stage = try await Stage.after("M", map: KeyMap.reading([("leave", "<f8>")]).map)
    await press("<f8><f8>", stage)
    #expect(stage.foot.contains("F8 again quits"))
  }
}
