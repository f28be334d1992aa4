import PokedexTesting
import Synchronization
import Testing

@testable import PokedexDomain

/// The words that ask a question, as one types them in the shell and after `:`.
@Suite struct QuestionWordsTests {
  private let dex: PlannerDex
  private var catalog: Catalog { dex.catalog }

  init() async throws { dex = try await PlannerDex() }

  private func read(_ text: String) throws -> any Question {
    try #require(Questions.read(text, in: catalog)).get().question
  }

  /// The message about words that ask nothing.
  private func problem(_ text: String) -> String? {
    switch Questions.read(text, in: catalog)?.failure?.told() {
    case .notFound(let text): "there is no \(text)"
    case .unclearName(let text), .wrongWords(let text): text
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
      "sources rotom-wash hydro-pump --game black-2"
    ),
    ("sources abra encore --game crystal", "sources abra encore --game crystal"),
    ("breed abra encore --game gen 2", "breed abra encore --game gen-2"),
    ("breed abra --limit 5 --skip 10", "breed abra --limit 5 --skip 10"),
    ("breed abra encore --limit 10", "breed abra encore"),
    (
      "train speed --game platinum --condition Night", "train spe --condition night --game platinum"
    ),
    (
      "train atk --condition swarm --condition radar",
      "train atk --condition swarm --condition radar"
    ),
    ("sources @Sand of mine", "sources @Sand of mine"),
    ("train sp. atk", "train spa"), ("train special attack", "train spa"),
    ("train spe", "train spe"),
    (
      "catch dialga --ball dusk ball --hp 1HP --status sleep --level 47",
      "catch dialga --ball dusk-ball --hp 1hp --status sleep --level 47"
    ),
    (
      "catch beldum --hp 37/120 --caught-species 60", "catch beldum --hp 37/120 --caught-species 60"
    ),
    ("catch tapu koko", "catch tapu-koko"), ("catch ho-oh", "catch ho-oh"),
    (
      "iv porygon 2 --level 5 --stats 18/7/6/15/11/14",
      "iv porygon2 --level 5 --stats 18/7/6/15/11/14"
    ),
    (
      "iv 4 --stats 45hp/26atk --level 20 --characteristic likes to run --nature Robust",
      "iv charmander --level 20 --stats 45hp/26atk --nature hardy --characteristic likes-to-run"
    ),
    (
      "iv abra --level 5 --stats 18/7/6/15/11/14 --level 16 --stats 37/13/10/39/24/34 --ev 4/0/0/0/0/0",
      "iv abra --level 5 --level 16 --stats 18/7/6/15/11/14 --stats 37/13/10/39/24/34 --ev 4/0/0/0/0/0"
    ),
    ("iv mr mime", "iv mr-mime"),
    ("next Shiny --limit 5", "next shiny --limit 5"),
    ("next --wanted --own platinum --own crystal", "next --own platinum --own crystal --wanted"),
    (
      "spread @Sand of mine/2 --level 5 --survive rotom wash/hydro pump/90% --survive @rain/2/Encore",
      "spread @Sand of mine/2 --survive rotom-wash/hydro-pump/90% --survive @rain/2/encore --level 5"
    ),
    (
      "spread abra+neutral --nature any --outspeed mr mime --ko mime jr/dragon dance/100% --doubles",
      "spread abra+hardy --outspeed mr-mime --ko mime-jr/dragon-dance --doubles --nature any"
    ),
  ])
  func namesNeedNoQuotationMarks(_ typed: String, _ written: String) throws {
    #expect(try read(typed).text(in: catalog) == written)
  }

  @Test func otherWordsAskNoQuestion() {
    for text in ["", " ", "garchomp", "breeding abra", "@team"] {
      #expect(Questions.read(text, in: catalog) == nil)
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
        #expect(Asked(try read(text)) == Asked(question), "\(text)")
      }
    }
  }

  private func questions(
    _ form: ID<Form>, _ moves: [ID<Move>], _ row: Int
  ) throws -> [any Question] {
    let lenses = catalog.lenses.all
    let lens = row.isMultiple(of: 3) ? lenses[row % lenses.count] : nil
    var breeding = BreedQuestion(form, moves)
    breeding.isFromCaught = row.isMultiple(of: 2)
    breeding.skipped = row % 3 * 20
    breeding.limit = row % 1_000 + 1
    var training = TrainQuestion(try #require(Stat(rawValue: row % 6 + 1)))
    training.conditions = (0..<row % 3).map { Circumstances.words[(row + $0) % 20].value }.unique
    training.limit = row % 50 + 1
    let questions: [any Question] = [
      breeding, SourcesQuestion(form, [33] + moves.filter { $0 != 33 }),
      SourcesQuestion(ofTeam: "Team \(row)"), training, catching(form, row), seen(form, row),
      IVQuestion(form), CatchQuestion(form), spread(form, moves, row),
      next(row, lenses),
      BoxesQuestion(collection(row, lenses), box: row % 2 == 0 ? nil : row % 47 + 1),
    ]
    return questions.map { question in
      var question = question
      question.lens = lens
      return question
    }
  }

  private func collection(_ row: Int, _ lenses: [Lens]) -> CollectionName {
    let game = lenses.first { $0.data.isGame }
    return row.isMultiple(of: 4)
      ? game.map { .game($0) } ?? .national : .builtIn(BuiltInCollection.allCases[row % 3])
  }

  private func spread(_ form: ID<Form>, _ moves: [ID<Move>], _ row: Int) -> SpreadQuestion {
    let items = catalog.dex.table(Item.self).ids
    let natures = catalog.dex.table(Nature.self).ids
    let foe = NamedFighter(
      row.isMultiple(of: 2) ? .form(form) : .team("Team \(row)/1"), item: items[row % items.count],
      nature: row.isMultiple(of: 3) ? nil : natures[row % natures.count])
    var question = SpreadQuestion(NamedFighter(.form(form)))
    question.survived = moves.map { NamedStrike(foe, TeamMove($0), percent: row % 100 + 1) }
    question.outsped = [foe]
    question.knockedOut = moves.map { NamedStrike(foe, TeamMove($0)) }
    question.isForDoubles = row.isMultiple(of: 5)
    return question
  }

  private func next(_ row: Int, _ lenses: [Lens]) -> NextQuestion {
    var question = NextQuestion(collection(row, lenses), isWanted: row.isMultiple(of: 3))
    question.owned = (0..<row % 3).map { lenses[(row + $0) % lenses.count] }
    question.limit = row % 200 + 1
    return question
  }

  private func catching(_ form: ID<Form>, _ row: Int) -> CatchQuestion {
    let health: [CatchSituation.Health?] = [nil, .percent(7), .points(1), .exact(hp: 3, maxHP: 90)]
    let items = catalog.dex.table(Item.self).ids
    var question = CatchQuestion(form)
    question.ball = row.isMultiple(of: 2) ? items[row % items.count] : nil
    question.health = health[row % 4]
    question.status = row.isMultiple(of: 5) ? nil : BattleStatus.allCases[row % 6]
    question.level = row.isMultiple(of: 7) ? nil : row % 100 + 1
    question.caughtSpecies = row % 900
    return question
  }

  private func seen(_ form: ID<Form>, _ row: Int) -> IVQuestion {
    let natures = catalog.dex.table(Nature.self).ids
    var stats = StatValues()
    for stat in Stat.allCases.prefix(row % 6 + 1) { stats[stat] = row % 300 + stat.rawValue }
    var question = IVQuestion(form)
    question.levels = (0...row % 3).map { row % 98 + $0 + 1 }
    question.stats = question.levels.map { _ in stats }
    question.effort = row.isMultiple(of: 2) ? [] : [stats]
    question.nature = row.isMultiple(of: 3) ? nil : natures[row % natures.count]
    question.characteristic = row.isMultiple(of: 4) ? nil : Characteristic.all[row % 30]
    return question
  }

  @Test func everyMoveIsReadAsItIsWritten() throws {
    for move in catalog.dex.table(Move.self).ids {
      let question = BreedQuestion(63, [move, 227].unique)
      #expect(Asked(try read(try #require(question.text(in: catalog)))) == Asked(question))
    }
  }

  @Test func whatTheDexLacksIsNotWritten() {
    #expect(CatchQuestion(99_999).text(in: catalog) == nil)
    #expect(BreedQuestion(63, [9_999]).text(in: catalog) == nil)
    #expect(SourcesQuestion(ofTeam: "a --b").text(in: catalog) == nil)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("breed", "write breed POKEMON [MOVE …]"),
    ("breed --caught", "write breed POKEMON [MOVE …]"),
    ("breed abrra encore", "there is no Pokémon 'abrra': did you mean Abra?"),
    ("breed abra encorr", "there is no move 'encorr': did you mean Encore?"),
    ("breed mr mimee", "there is no Pokémon 'mr mimee': did you mean Mr. Mime?"),
    ("breed abra qqqqqqq", "there is no move 'qqqqqqq'; no known name is similar"),
    (
      "breed abra encore guard-swap power-trick ally-switch psychic",
      "'psychic' is too much: write breed POKEMON [MOVE …]"
    ),
    ("breed abra --cought", "no --cought here: did you mean --caught?"),
    ("breed abra --caught --caught", "no --caught here: did you mean --caught?"),
    ("breed abra --skip 2000", "'2000' is wrong here: write 0–1000"),
    ("train", "write train hp|atk|def|spa|spd|spe"),
    ("train spe --xyz", "no --xyz here: did you mean --limit, --condition, --game?"),
    ("train luck", "there is no stat 'luck': did you mean hp, atk, def, spa, spd, spe?"),
    ("train spe --condition nigth", "there is no condition 'nigth': did you mean night?"),
    ("sources abra encore --game platinm", "there is no game 'platinm': did you mean platinum?"),
    ("sources abra", "name at least one move"),
    ("spread abra", "name at least one --survive, --outspeed or --ko"),
    (
      "spread abra --survive mr mime",
      "there is no Pokémon/move 'mr mime': did you mean mr mime/tackle?"
    ),
    (
      "spread abra --ko mr mime/encorr",
      "there is no Pokémon/move 'mr mime/encorr': did you mean Encore?"
    ),
    (
      "iv abra --level 5",
      "give --stats for each --level, such as --level 50 --stats 45/26/…"
    ),
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
    Questions.completions(of: text, in: catalog).compactMap { $0.question.text(in: catalog) }
  }

  @Test(arguments: [
    ("breed abr", "breed abra"), ("breed abra enc", "breed abra encore"),
    ("breed mr mi", "breed mr-mime"), ("breed mr mime hyp", "breed mr-mime hypnosis"),
    ("breed abra encore --c", "breed abra encore --caught"),
    ("breed abra encore ", "breed abra encore --caught"),
    ("breed abra --caught enc", "breed abra encore --caught"),
    ("sources abra encore --game plat", "sources abra encore --game platinum"),
    ("breed abra --ga", "breed abra --game platinum"), ("train s", "train spd"),
    ("catch tapu k", "catch tapu-koko"), ("catch glurak", "catch charizard"),
  ])
  func theLastWordIsCompleted(_ typed: String, _ completed: String) {
    #expect(completions(typed).contains(completed))
  }

  @Test(arguments: [
    "breed", "breed ", "breed q", "breed abra e", "breed abra encore --caught ",
    "sources abra encore -",
    "sources abra encore --game ", "catch abra --", "iv abra --nature ", "train spe --condition n",
    "train ", "train s", "iv abra 5", "catch m", "sources @a",
  ])
  func onlyWhatAsksSomethingIsOffered(_ typed: String) throws {
    for text in completions(typed) { #expect(try read(text).text(in: catalog) == text) }
  }

  @Test func anOptionIsOfferedOnce() {
    #expect(completions("breed abra encore --caught --c") == [])
    #expect(completions("breed abra --g").allSatisfy { $0.contains(" --game ") })
  }

  /// Completing inside a line keeps what follows.
  @Test func aWordInTheMiddleIsCompleted() {
    let found = BreedQuestion.words.completions(
      of: ["abra", "enc", "--caught"], at: 1, in: catalog)
    let texts = found.compactMap { $0.text(in: catalog) }
    #expect(texts == ["breed abra encore --caught"])
  }

  private final class Compared: Sendable {
    let count = Mutex(0)
  }

  private struct Counted: Hashable {
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
      }, word: { number, _ in "\(number)" }, offered: .list(["1", "x"]))
    let words = Words(
      name: "ask", parts: [.one(\.number, number, "")], blank: Counted(), problem: { _ in nil })
    #expect(words.completions(of: ["z", "y"], at: 1, in: catalog).isEmpty)
    #expect(compared.count.withLock { $0 } == 0)
    let misread = words.read(["z"], in: catalog).failure
    #expect(compared.count.withLock { $0 } == 0)
    #expect(misread?.told().text.contains("'z'") == true)
    #expect(compared.count.withLock { $0 } == 1)
  }
}
