import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

@MainActor @Suite(.timeLimit(minutes: 5)) struct AppTests {
  @Test(arguments: ["", "/garchomp", "<enter>", "?", "jj?jj"])
  func drawingAFrameTwiceGivesTheSame(_ keys: String) async throws {
    let stage = try await stage(keys, .wide)
    #expect(stage.app.frame() == stage.app.frame())
    #expect(stage.app.frame() == stage.frame)
  }

  @Test(arguments: ["q", "Q", "<enter>Q", "M<enter>Q", "/fire<enter>q", "<enter>qq"])
  func quitEnds(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(await stage.end() == .stopped)
  }

  @Test(arguments: ["", "<enter>"])
  func theHelpOpensOverTheScreenAndCloses(_ keys: String) async throws {
    for close in ["<esc>", "?", "<f1>"] {
      let stage = try await stage(keys)
      let before = stage.frame
      await stage.type("?")
      #expect(stage.frame != before)
      await stage.type(close)
      #expect(stage.frame == before)
    }
  }

  @Test func aKeyCostsOneFrame() async throws {
    let stage = try await stage("", .wide)
    for key in ["j", "<enter>", "j", "<esc>", "/", "f", "<enter>", "?", "<esc>"] {
      _ = stage.frame
      let before = stage.terminal.frames
      await stage.type(key)
      await Task.yield()
      _ = stage.frame
      #expect(stage.terminal.frames == before + 1, "\(key)")
    }
  }

  @Test func `a frame follows what was read only to prepare it, without a key`() async throws {
    let stage = try await stage()
    let note = PreparedNote()
    stage.app.dialogs.present(note)
    #expect(stage.text.contains("loading"))
    note.text = "loaded"
    await stage.wait(for: "loaded")
  }

  @Test func anUnboundKeyCostsNoFrame() async throws {
    let stage = try await stage()
    _ = stage.frame
    let before = stage.terminal.frames
    await stage.type("<f9><f8><ins>")
    #expect(stage.terminal.frames == before)
  }

  @Test(arguments: [("Y", "f"), ("Y", "/"), ("Y", "c"), ("", "\\")])
  func `a letter that does nothing here says which key shows what does`(
    _ keys: String, _ letter: String
  ) async throws {
    let stage = try await stage(keys)
    let before = stage.frame
    await stage.type(letter)
    #expect(stage.foot.contains("\(letter) does nothing here: ? shows the keys"))
    await stage.type("<f9>")
    #expect(stage.frame == before)
  }

  @Test(arguments: ["<enter>", "<esc>"])
  func `a filter typed where there is none acts on nothing`(_ end: String) async throws {
    let stage = try await stage("Y")
    let before = stage.frame
    stage.pause = .milliseconds(100)
    await stage.type("/bulbasaur")
    #expect(stage.foot.contains("/ does nothing here: ? shows the keys"), "\(stage.foot)")
    await stage.type(end)
    #expect(stage.frame == before, "l moves the cursor there, Enter opens a type\n\(stage.text)")
  }

  @Test func `after a pause, the letters behind a vain slash are keys again`() async throws {
    let stage = try await stage("Y/")
    await stage.type("q")
    #expect(stage.text.contains("Bulbasaur"), "\(stage.text)")
  }

  @Test func aLongMessageIsWrappedUntilTheNextKey() async throws {
    let stage = try await stage()
    await stage.resize(20, 10)
    let before = stage.frame
    await stage.type("<esc>")
    #expect(stage.text.hasSuffix("\n already at the\n list: q quits"))
    await stage.type("<f9>")
    #expect(stage.frame == before)
  }

  @Test func controlLRedrawsAndControlZSuspends() async throws {
    let stage = try await stage("<c-l><c-z>")
    #expect(stage.terminal.redraws == 1)
    #expect(stage.terminal.suspensions == 1)
  }

  @Test func everySizeIsFilledExactly() async throws {
    let stage = try await stage("/type:fire<enter>", .wide)
    for keys in ["", "<enter>", "?"] {
      await stage.type(keys)
      for (width, height) in [
        (1, 1), (0, 0), (20, 6), (21, 7), (33, 50), (99, 9), (100, 6), (300, 90),
      ] {
        await stage.resize(width, height)
        #expect(stage.frame.size == Size(width: width, height: height))
      }
    }
  }

  @Test func theWindowMayChangeBetweenListAndPage() async throws {
    let stage = try await stage("jj")
    let narrow = stage.frame
    await stage.resize(120, 36)
    #expect(stage.text.contains("Overgrow"))
    await stage.resize(80, 24)
    #expect(stage.frame == narrow)
  }

  @Test func theArrowsAndEnterOpenAScreenOfTheMenu() async throws {
    let stage = try await stage()
    await stage.type(",<down><down><enter>")
    #expect(stage.title == "Comparison")
    await stage.type(",<right><right><enter>")
    #expect(stage.title.hasPrefix("Teams"))
  }

  @Test(arguments: [
    ("78", "give --stats for each --level"),
    ("78 --stats 1/2", "'1/2' is wrong here: write 45/26/19/18/19/24"),
    ("101 --stats 1/1/1/1/1/1", "'101' is wrong here: write 1–100"),
    ("5 --stats 20/10/10/12/12/10 jolyl", "'jolyl' is too much"),
    ("5 --stats 20/10/10/12/12/10 --nature jolyl", "did you mean Jolly?"),
  ])
  func aMistakeInTheStatsIsNamed(_ typed: String, _ message: String) async throws {
    let stage = try await stage()
    await stage.type("i\(typed)<enter>")
    #expect(stage.text.contains(message), "\(stage.text)")
    #expect(stage.dialog?.hasPrefix("Bulbasaur: level and stats") == true)
  }

  @Test func everyRouteHasAKey() async throws {
    let teams = MemoryTeams([Team(name: "Rain", members: [TeamMember(445)]), Team(name: "Sun")])
    let stage = try await stage(teams: teams)
    var reached = [stage.router.top]
    for keys in [
      ":earthquake<enter>", "M", "P", "PWplat<enter>", "T", "T<enter>", "T<enter><enter>", "T\"",
      "T+", "T!", "V", "TZ", "D", "TD", "N", "Y", ".",
    ] {
      await stage.type(keys)
      reached.append(stage.router.top)
      await stage.type("<esc><esc><esc><esc>")
    }
    // A new route fails to compile here until a key leads to it.
    let all = reached.map { route in
      switch route {
      case .pokedex: "pokedex"
      case .page: "page"
      case .table: "table"
      case .chart: "chart"
      case .progress: "progress"
      case .stillMissing: "stillMissing"
      case .teams: "teams"
      case .team: "team"
      case .member: "member"
      case .teamText: "teamText"
      case .candidates: "candidates"
      case .counters: "counters"
      case .comparison: "comparison"
      case .speedTiers: "speed-tiers"
      case .damage: "damage"
      case .meeting: "meeting"
      case .quiz: "quiz"
      case .run: "run"
      }
    }
    #expect(
      all == [
        "pokedex", "page", "table", "progress", "stillMissing", "teams", "team", "member",
        "teamText", "candidates", "counters", "comparison", "speed-tiers", "damage", "meeting",
        "quiz", "chart", "run",
      ])
  }

  @Test(arguments: [
    ("?", "Help"), ("L", "Game or generation"), ("s", "Sort by"), ("@", "Saved searches"),
    ("/a<enter><f4>", "Save the filter as"), (":", "Go to"), ("W", "Encounters by location"),
    ("B", "List"), ("e", "Note on Bulbasaur"), ("<c-a>c", "Question"), (",", "Screens"),
    ("i", "Bulbasaur: level"), ("Ta", "Name of the new team"), ("U", "Sync"),
    (":theme<enter>", "Theme"), ("t", "Add Bulbasaur to"),
  ])
  func aDialogOpensAndEscClosesIt(_ keys: String, _ title: String) async throws {
    let stage = try await stage(teams: MemoryTeams([Team(name: "Rain"), Team(name: "Sun")]))
    await stage.type(keys)
    #expect(stage.dialog?.hasPrefix(title) == true, "\(stage.dialog ?? "none")")
    let page = stage.router.top
    await stage.type("<esc>")
    #expect(stage.dialog == nil)
    #expect(stage.router.top == page)
  }

  @Test func aDialogEndsWithItsPage() async throws {
    let stage = try await stage()
    await stage.type("<enter>L")
    stage.router.push(.progress)
    #expect(!stage.text.contains("Game or generation"))
    stage.router.pop()
    #expect(!stage.text.contains("Game or generation"))
  }

  @Test func theHelpOverADialogLeadsBackToIt() async throws {
    let stage = try await stage("L")
    await stage.type("plat<f1><f1>")
    #expect(stage.dialog == "Game or generation")
    #expect(stage.text.contains("plat"))
  }
}

/// A screen that lays out its text before it is drawn.
@MainActor private final class PreparedNote: Screen {
  @Watched var text = "loading"
  private var laidOut = ""
  let title = "A note"
  let bindings: [Binding] = []

  func prepare(for area: Rect) { laidOut = text }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.write(DrawableText(laidOut), in: area)
  }
}
