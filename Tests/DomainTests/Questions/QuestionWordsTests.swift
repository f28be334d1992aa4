import PokedexTesting
import Synchronization
import Testing

@testable import PokedexDomain

/// The words that ask a question, as one types them in the shell and after `:`.
@Suite struct QuestionWordsTests {
  private let dex: PlannerDex
  private var catalog: Catalog { dex.catalog }

  init() async throws { dex = try await PlannerDex() }

  private func read(_ text: String) throws -> Question {
    try #require(Question.read(text, in: catalog)).get()
  }

  /// The message about words that ask nothing.
  private func problem(_ text: String) -> String? {
    switch Question.read(text, in: catalog) {
    case .failure(.notFound(let text)): "there is no \(text)"
    case .failure(.unclearName(let text)): text
    default: nil
    }
  }

  // MARK: Reading

  @Test(arguments: [
    ("breed abra encore", "breed abra encore"), ("breed Abra Encore", "breed abra encore"),
    ("breed  #63  Zugabe ", "breed abra encore"), ("BREED 63 encore", "breed abra encore"),
    ("breed mr mime hypnosis", "breed mr-mime hypnosis"),
    ("breed mr-mime hypnosis", "breed mr-mime hypnosis"), ("breed mime jr", "breed mime-jr"),
    ("breed charmander dragon dance dragon rush", "breed charmander dragon-dance dragon-rush"),
    ("breed charmander dragon rush dragon rush", "breed charmander dragon-rush"),
    ("breed --caught abra encore", "breed abra encore --caught"),
    ("breed abra --caught encore", "breed abra encore --caught"),
    ("breed elekid thunder punch", "breed elekid thunder-punch"),
    (
      "sources rotom wash hydro pump --game black-2",
      "sources rotom-wash hydro-pump --game black-2-white-2"
    ),
    ("sources abra --game crystal", "sources abra --game crystal"),
    ("sources @Sand of mine", "sources @Sand of mine"),
    ("train sp. atk", "train spa"), ("train special attack", "train spa"),
    ("train spe", "train spe"),
    ("catch tapu koko", "catch tapu-koko"), ("catch ho-oh", "catch ho-oh"),
    ("iv porygon 2 18/7/6/15/11/14", "iv porygon 2 18/7/6/15/11/14"),
    ("iv porygon2 50", "iv porygon2 50"), ("iv 4 45 289/278", "iv charmander 45 289/278"),
    ("iv zygarde 50 261/141", "iv zygarde-50 50 261/141"), ("iv mr mime", "iv mr-mime"),
  ])
  func namesNeedNoQuotationMarks(_ typed: String, _ written: String) throws {
    #expect(try read(typed).text(in: catalog) == written)
  }

  @Test func otherWordsAskNoQuestion() {
    for text in ["", " ", "garchomp", "breeding abra", "@team"] {
      #expect(Question.read(text, in: catalog) == nil)
    }
  }

  // MARK: Writing

  /// Everything that a page links to is read again as it was written.
  @Test func wordsAreReadAsTheyWereWritten() throws {
    let moves = catalog.dex.table(Move.self).ids
    for (row, form) in catalog.forms.ids.enumerated() {
      let some = (0..<row % 5).map { moves[(row * 7 + $0 * 31) % moves.count] }
      for question in try questions(form, some.unique, row) {
        let text = try #require(question.text(in: catalog), "\(question)")
        #expect(try read(text) == question, "\(text)")
      }
    }
  }

  private func questions(_ form: ID<Form>, _ moves: [ID<Move>], _ row: Int) throws -> [Question] {
    let games = catalog.dex.table(VersionGroup.self).ids
    var breeding = Question.Breeding(form, moves)
    breeding.isFromCaught = row.isMultiple(of: 2)
    breeding.skipped = row % 3 * 20
    let stat = try #require(Stat(rawValue: row % 6 + 1))
    return [
      .breeding(breeding), .sources(.init(form, moves)),
      .sources(.init(form, moves, in: games[row % games.count])), .catching(.init(form)),
      .individualValues(.init(form)), .individualValues(.init(form, "50 261/141 ev 4 jolly")),
      .training(.init(stat)), .teamSources(.init("Team \(row)")),
    ]
  }

  @Test func everyMoveIsReadAsItIsWritten() throws {
    for move in catalog.dex.table(Move.self).ids {
      let question = Question.breeding(.init(63, [move, 227].unique))
      #expect(try read(try #require(question.text(in: catalog))) == question)
    }
  }

  @Test func whatTheDexLacksIsNotWritten() {
    #expect(Question.catching(.init(99_999)).text(in: catalog) == nil)
    #expect(Question.breeding(.init(63, [9_999])).text(in: catalog) == nil)
    #expect(Question.teamSources(.init("a --b")).text(in: catalog) == nil)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("breed", "write breed POKEMON [MOVE …] [--caught]"),
    ("breed --caught", "write breed POKEMON [MOVE …] [--caught]"),
    ("breed abrra encore", "there is no Pokémon 'abrra': did you mean Abra?"),
    ("breed abra encorr", "there is no move 'encorr': did you mean Encore?"),
    ("breed mr mimee", "there is no Pokémon 'mr mimee': did you mean Mr. Mime?"),
    ("breed abra qqqqqqq", "there is no move 'qqqqqqq'; no known name is similar"),
    (
      "breed abra encore guard-swap power-trick ally-switch psychic",
      "'psychic' is too much: write breed POKEMON [MOVE …] [--caught]"
    ),
    ("breed abra --cought", "no --cought here: write breed POKEMON [MOVE …] [--caught]"),
    (
      "breed abra --caught --caught", "no --caught here: write breed POKEMON [MOVE …] [--caught]"
    ),
    ("breed abra --skipped 2000", "there is no number up to 1000 '2000'; no known name is similar"),
    ("train", "write train hp|atk|def|spa|spd|spe"),
    ("train luck", "there is no stat 'luck': did you mean hp, atk, def, spa, spd, spe?"),
    ("sources abra --game platinm", "there is no game 'platinm': did you mean platinum?"),
    ("catch abra encore", "'encore' is too much: write catch POKEMON"),
  ])
  func aMistakeTellsWhatToDo(_ typed: String, _ message: String) {
    #expect(problem(typed) == message)
  }

  @Test func aNameOfSeveralPokemonTellsTheirSlugs() {
    let message = "'rotom f' is ambiguous; write one of rotom-frost, rotom-fan"
    #expect(problem("catch rotom f") == message)
  }

  // MARK: Completing

  private func completions(_ text: String) -> [String] {
    Question.completions(of: text, in: catalog).compactMap { $0.text(in: catalog) }
  }

  @Test(arguments: [
    ("breed abr", "breed abra"), ("breed abra enc", "breed abra encore"),
    ("breed mr mi", "breed mr-mime"), ("breed mr mime hyp", "breed mr-mime hypnosis"),
    ("breed abra encore --c", "breed abra encore --caught"),
    ("breed abra encore ", "breed abra encore --caught"),
    ("breed abra --caught enc", "breed abra encore --caught"),
    ("sources abra --game plat", "sources abra --game platinum"),
    ("sources abra --ga", "sources abra --game platinum"), ("train s", "train spd"),
    ("catch tapu k", "catch tapu-koko"), ("catch glurak", "catch charizard"),
  ])
  func theLastWordIsCompleted(_ typed: String, _ completed: String) {
    #expect(completions(typed).contains(completed))
  }

  @Test(arguments: [
    "breed", "breed ", "breed q", "breed abra e", "breed abra encore --caught ", "sources abra -",
    "sources abra --game ", "train ", "train s", "iv abra 5", "catch m", "sources @a",
  ])
  func onlyWhatAsksSomethingIsOffered(_ typed: String) throws {
    for text in completions(typed) { #expect(try read(text).text(in: catalog) == text) }
  }

  @Test func anOptionIsOfferedOnce() {
    #expect(completions("breed abra encore --caught --c") == [])
    #expect(completions("sources abra --g").allSatisfy { $0.contains(" --game ") })
  }

  /// Completing inside a line keeps what follows.
  @Test func aWordInTheMiddleIsCompleted() {
    let found = Question.Breeding.words.completions(
      of: ["abra", "enc", "--caught"], at: 1, in: catalog)
    let texts = found.map(\.question).compactMap { $0.text(in: catalog) }
    #expect(texts == ["breed abra encore --caught"])
  }

  private final class Compared: Sendable {
    let count = Mutex(0)
  }

  private struct Asked: Hashable {
    var number = 0
  }

  /// Comparing all names with what is written takes long, and is for the message alone.
  @Test func completingComparesNoNames() {
    let compared = Compared()
    let number = WordKind<Int>(
      usage: "NUMBER", noun: { "number" }, read: { text, _ in Int(text).map { .success($0) } },
      nearest: { _, _ in
        compared.count.withLock { $0 += 1 }
        return nil
      }, word: { number, _ in "\(number)" }, beginning: { _, _ in ["1", "x"] })
    let words = Words(name: "ask", blank: Asked(), parts: [.one(\.number, number)])
    #expect(words.completions(of: ["z", "y"], at: 1, in: catalog).isEmpty)
    #expect(compared.count.withLock { $0 } == 0)
    #expect((try? words.read(["z"], in: catalog).get()) == nil)
    #expect(compared.count.withLock { $0 } == 1)
  }
}
