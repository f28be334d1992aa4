import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The quiz on the screen.
@MainActor @Suite(.timeLimit(minutes: 5)) struct QuizTests {
  private let source = ScriptedExtras()
  private let scores = MemoryScores()
  /// The score of a player whom all kinds of questions are asked.
  private let practised = MemoryScores(QuizScore(asked: 5, right: 5, streak: 5, best: 5))

  private func stage(
    _ keys: String, _ size: Size = .usual, symbols: Symbols = .unicode, isLinear: Bool = false,
    pictures: PictureStyle = .blocks, hasExtras: Bool = true, seed: UInt64 = 7,
    isPractised: Bool = false
  ) async throws -> Stage {
    let stage = Stage(
      try Stage.bundled(), size, symbols: symbols, extras: hasExtras ? source.extras() : nil,
      scores: isPractised ? practised : scores, seed: seed, pictures: pictures, isLinear: isLinear)
    await stage.type(keys)
    return stage
  }

  /// Skips questions until the screen contains the words.
  private func skip(to words: String, _ stage: Stage) async {
    for _ in 0..<60 where !stage.text.contains(words) { await stage.type("<c-n>") }
  }

  private let questions = [
    ("silhouette", "Who’s that"), ("text", "Which Pokémon is this?"), ("stats", "base stats?"),
    ("types", "How effective"), ("speed", "Which is faster"), ("evolution", "evolve into?"),
  ]

  @Test(arguments: Size.tried) func `every kind of question fits`(_ size: Size) async throws {
    let stage = try await stage("N", size, isPractised: true)
    for (name, words) in questions {
      // The first two words are on every screen, however narrow.
      await skip(to: String(words.split(separator: " ").prefix(2).joined(separator: " ")), stage)
      golden("quiz-\(name)-\(size.width)x\(size.height)", stage)
    }
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func `without pictures a silhouette is asked with facts`(_ size: Size) async throws {
    let stage = try await stage("N", size, hasExtras: false)
    await skip(to: "Who’s that", stage)
    golden("quiz-facts-\(size.width)x\(size.height)", stage)
    #expect(stage.text.contains("height"))
    let rows = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let clue = try #require(rows.lastIndex { $0.contains("colo") }, "\(stage.text)")
    let first = try #require(rows.firstIndex { $0.hasPrefix("▌a ") }, "\(stage.text)")
    #expect(first - clue <= 2, "\(stage.text)")
  }

  @Test func `a silhouette is drawn in ASCII`() async throws {
    let stage = try await stage("N", symbols: .ascii)
    await skip(to: "that Pok", stage)
    golden("quiz-ascii-80x24", stage)
    #expect(stage.text.contains("###"))
  }

  @Test func `an outline needs no colours`() async throws {
    let stage = try await stage("N")
    await skip(to: "Who’s that", stage)
    #expect(stage.text.contains("█"))
    #expect(!stage.terminal.grid.cells.contains { $0.isPixels })
  }

  @Test func `a terminal that draws pixels gets the outline in one colour`() async throws {
    let stage = try await stage("N", pictures: .pixels)
    await skip(to: "Who’s that", stage)
    let images = stage.terminal.grid.images
    #expect(images.count == 1)
    let rgba = try #require(images.first).rgba
    let colors = Set(stride(from: 0, to: rgba.count, by: 4).map { Array(rgba[$0..<$0 + 4]) })
    #expect(colors == [[0, 0, 0, 0], [0x4A, 0x6E, 0xC0, 0xFF]])
    #expect(stage.terminal.grid.cells.contains { $0.isImage })
  }

  @Test func `the answer is typed, judged and counted`() async throws {
    let stage = try await stage("/#6 is:default<enter>N")
    await skip(to: "Who’s that", stage)
    await stage.type("<tab>pikachu?<bs><enter>")
    #expect(stage.text.contains("Wrong: it is Charizard"))
    #expect(scores.quizScore() == QuizScore(asked: 1, right: 0, streak: 0, best: 0))
    await stage.type("<enter>")
    await skip(to: "Who’s that", stage)
    await stage.type("glurrak<enter>")
    #expect(stage.text.contains("Right: Charizard"))
    #expect(stage.text.contains("▀"))
    #expect(stage.text.contains("1 of 2 right · streak 1"))
    #expect(scores.quizScore() == QuizScore(asked: 2, right: 1, streak: 1, best: 1))
  }

  @Test func `an unclear name is asked again`() async throws {
    let stage = try await stage("/#6 is:default<enter>N")
    await skip(to: "Who’s that", stage)
    await stage.type("<tab>char<enter>")
    #expect(stage.text.contains("Which one: Charmander, Charmeleon"))
    #expect(stage.text.contains("> char"))
    #expect(scores.quizScore().asked == 0)
  }

  @Test func `letters and arrows choose among four answers`() async throws {
    let stage = try await stage("/gen:1 is:default<enter>N")
    await skip(to: "Who’s that", stage)
    golden("quiz-choices-80x24", stage)
    await stage.type("<down><down><enter>")
    #expect(scores.quizScore().asked == 1)
    await stage.type("<enter>")
    await skip(to: "How effective", stage)
    await stage.type("c")
    #expect(scores.quizScore().asked == 2)
    await stage.type("<enter>")
    await skip(to: "evolve into?", stage)
    await stage.type("4")
    #expect(scores.quizScore().asked == 3)
  }

  @Test func `the choices stay beside the answer, and the right one has a sign`() async throws {
    let stage = try await stage("/gen:1 is:default<enter>N")
    await skip(to: "Who’s that", stage)
    #expect(stage.foot.contains("Enter or letter: answer"), "\(stage.foot)")
    let choices = stage.text.split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^[▌ ][a-d] (\S.*)$/).map { "\($0.1)".trimmed } }
    try #require(choices.count == 4, "\(stage.text)")
    await stage.type("b")
    for choice in choices { #expect(stage.text.contains(choice), "\(choice)\n\(stage.text)") }
    #expect(stage.text.split(separator: "\n").count { $0.contains("✓") } == 1, "\(stage.text)")
    let answer = try #require(stage.text.firstMatch(of: /(Right|Wrong): (it is )?(.+)/)).3
    let right = stage.text.split(separator: "\n").first { $0.contains("✓") }
    #expect(right?.contains("\(answer)".trimmed) == true, "\(answer)\n\(stage.text)")
    #expect(stage.foot.contains("Enter next"), "\(stage.foot)")
  }

  @Test func `in a low window the answer has the room of the choices`() async throws {
    let stage = try await stage("N", .small)
    await skip(to: "Who’s that", stage)
    await stage.type("a")
    #expect(!stage.text.contains("✓"))
    #expect(stage.text.contains("Right: ") || stage.text.contains("Wrong: "), "\(stage.text)")
  }

  @Test func `a beginner chooses among answers, sees the score, and leaves with q`() async throws {
    let stage = try await stage("N")
    #expect(stage.text.contains("0 of 0 right · streak 0 · best 0"))
    for _ in 0..<60 {
      #expect(!stage.text.contains("base stats?"), "bars alone are for players with practice")
      #expect(stage.text.contains("a ") && stage.text.contains("b "))
      await stage.type("<c-n>")
    }
    await stage.type("q")
    #expect(!stage.text.contains("Quiz"))
    #expect(!stage.router.isFinished)
  }

  @Test func `Tab lets one type this and the later answers, or choose again`() async throws {
    let stage = try await stage("N")
    await skip(to: "Who’s that", stage)
    #expect(stage.foot.contains("Tab type"))
    await stage.type("<tab>q")
    #expect(stage.text.contains("> q") && stage.foot.contains("Tab choices"))
    await stage.type("<c-n>")
    await skip(to: "Who’s that", stage)
    #expect(stage.text.contains("the name, in any language"))
    await stage.type("<tab>")
    #expect(stage.text.contains("a "))
  }

  @Test func `another game begins another run`() async throws {
    let stage = try await stage("/gen:1 is:default<enter>N")
    await skip(to: "Who’s that", stage)
    await stage.type("a<enter>")
    #expect(stage.text.contains("0 of 1 right") || stage.text.contains("1 of 1 right"))
    await stage.type("Lplatinum<enter>")
    #expect(stage.frame.rowText(0).contains("[Platinum ×]"))
    #expect(stage.text.contains("0 of 0 right"))
  }

  @Test func `hints are given one by one and the answer on request`() async throws {
    let stage = try await stage("/#6 is:default<enter>N", isPractised: true)
    await skip(to: "base stats?", stage)
    await stage.type("<c-t>")
    #expect(stage.text.contains("type: Fire, Flying"))
    await stage.type("<c-t><c-t>")
    #expect(stage.text.contains("begins with C, has 9 letters"))
    await stage.type("<c-t>")
    #expect(stage.text.contains("There are no more hints"))
    await stage.type("<c-g>")
    golden("quiz-revealed-80x24", stage)
    #expect(practised.quizScore() == QuizScore(asked: 6, right: 5, streak: 0, best: 5))
    await stage.type("<esc>")
    #expect(!stage.text.contains("Quiz"))
  }

  @Test func `the deck is the filtered list, or all species without a filter`() async throws {
    let few = try await stage("/#6 is:default<enter>N")
    await skip(to: "Which is faster", few)
    #expect(few.text.contains("Charizard"))
    let none = try await stage("/zzzzzz<enter>N")
    #expect(none.text.contains("the list is empty"))
  }

  @Test func `a score that cannot be saved is a message`() async throws {
    let failing = MemoryScores(failure: .file(path: "/x", reason: "is full"))
    let stage = Stage(try Stage.bundled(), scores: failing)
    await stage.type("/#6 is:default<enter>N")
    await skip(to: "Who’s that", stage)
    await stage.type("<tab>charizard<enter>")
    #expect(stage.text.contains("the score could not be saved"))
    #expect(stage.text.contains("Right: Charizard"))
  }

  @Test func `a late picture belongs to its own question`() async throws {
    let stage = try await stage("/gen:1 is:default<enter>")
    source.hold()
    await stage.type("N<c-n><c-n><c-n>")
    source.release()
    await stage.type("<esc>")
    #expect(source.cancelled > 0)
  }

  @Test func `screen readers hear facts, not outlines`() async throws {
    let stage = Stage(
      try Stage.bundled(), extras: source.extras(), scores: scores, isLinear: true)
    let told = await stage.told([
      "/#6 is:default<enter>", "N", "<c-n>", "<c-n>", "<c-n>", "<c-n>", "<c-n>", "<c-n>", "<c-n>",
      "<c-t>", "<tab>", "<c-g>",
    ])
    let text = told.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    GoldenFile("quiz-linear.txt", in: "Frames", of: #filePath).check(text, #_sourceLocation)
    #expect(!text.contains("█"))
  }
}
