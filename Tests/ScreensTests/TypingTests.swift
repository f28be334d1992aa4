import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Typing in text fields, and on keyboards of other scripts.
@MainActor @Suite struct TypingTests {
  /// The keys that lead to every text field.
  private nonisolated static let fields = [
    "/", "?", ":", "L", "s", "@", "B", "W", "t", "e", "i", "N<tab>", "M/", "I/", "Ms", "<enter>5/",
    "<enter>5s", "/a<enter><f4>", ":theme<enter>", "Ta", "Te", "T<c-o>", "T<enter>a",
    "T<enter><enter><enter>", "T<enter><enter>j<enter>", "T<enter><enter>jj<enter>",
    "T<enter><enter>jjj<enter>", "TZF", "T\"<f4>", "D<esc>e<enter>", "PW", "W<enter>/", "V:",
  ]

  private func typing(_ keys: String) async throws -> Stage {
    let teams = MemoryTeams([Team(name: "Sand", members: [TeamMember(445)]), Team(name: "Sea")])
    return try await stage(keys, searches: MemorySearches([]), teams: teams)
  }

  /// Four hundred letters that come at once, as of a held key on a slow line.
  private static let letters = Array(String(repeating: "pokemon with ", count: 31).prefix(400))

  /// A program that is built for release takes less than a tenth of this.
  @Test(arguments: fields)
  func fourHundredLettersInAnyFieldTakeNoTime(_ keys: String) async throws {
    let stage = try await typing(keys)
    try #require(stage.frame.cursor != nil, "\(stage.text)")
    let time = ThreadClock.measure {
      for letter in Self.letters { stage.app.handle(.key(.character(letter))) }
      _ = stage.frame
    }
    #expect(time < .seconds(1), "\(keys)")
    #expect(stage.frame.cursor != nil)
  }

  /// A program that is built for release takes less than a tenth of this, too.
  @Test(
    arguments: ["/", ":", "M/", "I/", "Da"],
    ["word", "words", "same", "terms", "numbers", "marks", "alike", "question", "accents"])
  func aLetterAfterManyTakesNoTime(_ keys: String, _ kind: String) async throws {
    #expect(try await time(ofLast: 20, of: kind, after: keys) < .seconds(1), "\(keys) \(kind)")
  }

  /// Words that are searched for one by one, and values that do not exist.
  @Test(arguments: ["alternatives", "values", "fields"])
  func aLetterAfterManyDifferentWordsTakesNoTime(_ kind: String) async throws {
    #expect(try await time(ofLast: 10, of: kind, after: "/") < .seconds(1), "\(kind)")
  }

  /// The processor time of the last letters of a nonsense filter, with a frame after each.
  private func time(
    ofLast count: Int, of kind: String, after keys: String
  ) async throws -> Duration {
    let stage = try await typing(keys)
    let text = Self.nonsense[kind, default: []]
    for letter in text.dropLast(count) { stage.app.handle(.key(.character(letter))) }
    _ = stage.frame
    return ThreadClock.measure {
      for letter in text.suffix(count) {
        stage.app.handle(.key(.character(letter)))
        _ = stage.frame
      }
    }
  }

  private static func different(_ end: String) -> [Character] {
    (0..<67).flatMap { "\(String($0 * 7919 % 9973, radix: 36))\(end)" }
  }

  private static let nonsense: [String: [Character]] = [
    "word": Array(String(repeating: "qzxjkv", count: 67)),
    "words": different("qzx "), "alternatives": different("q|"),
    "values": "move:" + different("qzx,"), "fields": different("qz:x "),
    "same": letters, "terms": Array(String(repeating: "spe>100 ", count: 50)),
    "numbers": Array(String(repeating: "1 2 3 ", count: 67)),
    "marks": Array(String(repeating: "a@b ", count: 100)),
    "alike": Array(String(repeating: "q|", count: 200)),
    "accents": String(repeating: "e\u{301}", count: 200).unicodeScalars.map(Character.init),
    "question": Array(String(repeating: "breed pikachu ", count: 29)),
  ]

  @Test(arguments: fields)
  func lettersThatWaitAreDrawnOnce(_ keys: String) async throws {
    let stage = try await typing(keys)
    let before = stage.terminal.frames
    for letter in "electric" { stage.app.handle(.key(.character(letter))) }
    #expect(stage.terminal.frames == before)
    _ = stage.frame
    #expect(stage.terminal.frames == before + 1)
  }

  @Test func lettersThatWaitAreSearchedForOnce() async throws {
    var searches: [String] = []
    let model = ChooserViewModel(
      title: "t", emptyText: "e",
      find: {
        searches.append($0)
        return [Choosable(0, $0)]
      }, choose: { _ in })
    let screen = ChooserScreen(
      model: model, symbols: .unicode, dialogs: try await typing("").app.dialogs)
    for letter in "electric" { _ = screen.type(.character(letter)) }
    _ = screen.paste(" terrain")
    screen.followTyping()
    screen.followTyping()
    #expect(searches == ["", "electric terrain"])
  }

  @Test(arguments: [("L", "plat", "Platinum"), ("s", "weig", "▼"), (":", "garch", "Garchomp")])
  func anotherKeyFindsWhatTheLettersBeforeItAskFor(
    _ keys: String, _ letters: String, _ selected: String
  ) async throws {
    let stage = try await typing(keys)
    for letter in letters { stage.app.handle(.key(.character(letter))) }
    stage.app.handle(.key(.enter))
    #expect(stage.text.contains(selected), "\(stage.text)")
    #expect(!stage.app.top.takesText)
  }

  @Test func inLinearModeAChooserSpeaksAfterEachLetter() async throws {
    let stage = try Stage(Stage.bundled(), isLinear: true)
    let told = await stage.told(["L", "p", "l", "a", "t"])
    #expect(told.last?.contains("plat: 1 found") == true, "\(told)")
  }

  // MARK: Other scripts

  @Test(arguments: [
    ("о", "▌   #2"), ("οο", "▌   #1"), ("ξ", "▌   #2"), ("ח", "▌   #2"), ("ㅓ", "▌   #2"),
    ("ま", "▌   #2"), ("マ", "▌   #2"), ("ｊ", "▌   #2"), ("Ь", "Moves"), ("ｍ", "▌   #1"),
    ("Ｍ", "Moves"), ("ф", "▌   #1"), ("ы", "Sort"), ("№", "▌   #1"), ("٢", "Sp. Atk   65"),
  ])
  func keysOfOtherScriptsActByTheirPlace(_ keys: String, _ text: String) async throws {
    let stage = try await typing(keys)
    #expect(stage.text.contains(text), "\(stage.text)")
    #expect(!stage.foot.contains("Latin"))
  }

  @Test(arguments: ["ก", "ش", "가", "і", "中"])
  func aLetterWithoutAPlaceSaysThatKeysAreLatin(_ letter: String) async throws {
    let stage = try await stage(letter)
    #expect(stage.foot.contains("the keys are Latin letters"))
    await stage.type("j")
    #expect(!stage.foot.contains("the keys are Latin letters"))
  }

  @Test func inATextFieldEveryLetterIsTyped() async throws {
    let stage = try await stage("/й가ｊ")
    #expect(stage.dex.list.query == "й가ｊ")
    await stage.type("<esc>:йก")
    #expect(stage.text.contains("йก"))
    #expect(!stage.text.contains("Latin"))
  }

  @Test func ctrlWithALetterOfAnotherScriptEditsTheText() async throws {
    let stage = try await stage("/one two<c-ц>")
    #expect(stage.dex.list.query == "one ")
  }

  @Test func boxesWithKeysKnowThePlacesToo() async throws {
    let menu = try await stage(",ь")
    #expect(menu.title.hasPrefix("Moves"))
    let question = try await stage("<space>c")
    #expect(question.text.contains("y/n"))
    await question.type("т")
    #expect(!question.text.contains("y/n"))
    let quiz = try await stage("Nф")
    #expect(quiz.text.contains("Enter asks the next question"))
  }

  @Test func aKeyThatTheUserHasChosenGoesFirst() async throws {
    let map = KeyMap.reading([("quit", "о")]).map
    let stage = try await Stage.after("о", map: map)
    #expect(stage.router.isFinished)
  }

  @Test(arguments: ["/", ":", "L", "?", "e", "N<tab>", "Ta"])
  func wordsAreKeysInEveryField(_ keys: String) async throws {
    let stage = try await stage(keys + "alpha beta<a-left><a-left>")
    let start = try #require(stage.frame.cursor)
    await stage.type("<a-right>")
    #expect(stage.frame.cursor == Point(x: start.x + 5, y: start.y), "\(stage.text)")
    await stage.type("<a-del>")
    #expect(!stage.text.contains("beta"), "\(stage.text)")
    await stage.type("<a-bs>")
    #expect(stage.frame.cursor == start)
  }
}
