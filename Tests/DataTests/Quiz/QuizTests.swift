import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Questions about the Pokémon of the bundled dex.
@Suite(.timeLimit(minutes: 5)) struct QuizTests {
  private func deck(_ query: String, _ lens: String? = nil) async throws -> QuizDeck {
    let engine = try await Bundled.engine(lens)
    return try QuizDeck(SearchPokedex()(query, in: engine).rows, of: engine)
  }

  private func run(
    _ query: String, _ kinds: [QuizKind] = QuizKind.allCases, _ lens: String? = nil,
    seed: UInt64 = 7
  ) async throws -> QuizRun {
    let questions = try #require(
      QuizQuestions(try await deck(query, lens), kinds: kinds, seed: seed))
    return QuizRun(questions)
  }

  private func questions(_ count: Int, of run: QuizRun) throws -> [QuizQuestion] {
    var run = run
    var questions = [run.question]
    for _ in 1..<count {
      run.advance()
      questions.append(run.question)
    }
    return questions
  }

  @Test func `a seed asks the same questions again`() async throws {
    let first = try questions(60, of: try await run("gen:1 is:default"))
    #expect(first == (try questions(60, of: try await run("gen:1 is:default"))))
    #expect(first != (try questions(60, of: try await run("gen:1 is:default", seed: 8))))
    #expect(Set(first.map(\.kind)) == Set(QuizKind.allCases))
  }

  @Test func `every question has one right answer among those offered`() async throws {
    for question in try questions(200, of: try await run("is:default")) {
      #expect(question.choices.count { $0.isRight } == 1, "\(question)")
      #expect(question.choices.count == (question.kind == .speed ? 2 : 4), "\(question)")
      #expect(Set(question.choices.map(\.text)).count == question.choices.count, "\(question)")
    }
  }

  @Test func `wrong answers are like the right one`() async throws {
    let engine = try await Bundled.engine()
    let evolved = Set(SearchPokedex()("stage>1", in: engine).rows.map { engine.rows.names[$0] })
    #expect(!evolved.isEmpty)
    for question in try questions(60, of: try await run("is:default", [.evolution])) {
      for choice in question.choices { #expect(evolved.contains(choice.text), "\(question)") }
    }
  }

  @Test func `base stats alone are asked after five right answers in a row`() async throws {
    let deck = try await deck("is:default")
    func kinds(after streak: Int) throws -> Set<QuizKind> {
      var questions = try #require(QuizQuestions(deck, seed: 7))
      return Set((0..<60).map { _ in questions.next(after: streak).kind })
    }
    #expect(try !kinds(after: 4).contains(.stats))
    #expect(try kinds(after: 5) == Set(QuizKind.allCases))
    var run = QuizRun(try #require(QuizQuestions(deck, seed: 7)), offersChoices: true)
    for _ in 0..<60 where run.score.streak < 5 {
      #expect(run.question.kind != .stats)
      let right = run.question.choices.firstIndex { $0.isRight }
      run.choose(try #require(right))
      run.advance()
    }
    #expect(run.score.streak == 5)
  }

  @Test func `no Pokémon comes twice before all have come`() async throws {
    let asked = try questions(9, of: try await run("is:starter gen:1 is:default", [.stats]))
    #expect(Set(asked.map(\.subject.form.name)).count == 9)
    let again = try questions(27, of: try await run("is:starter gen:1 is:default", [.stats]))
    #expect(Set(again.map(\.subject.form.name)).count == 9)
  }

  @Test func `a deck of one Pokémon offers others as answers`() async throws {
    for question in try questions(30, of: try await run("name:pikachu is:default")) {
      #expect(question.choices.count > 1, "\(question)")
    }
  }

  @Test func `kinds that suit no Pokémon of the deck are left out`() async throws {
    let engine = try await Bundled.engine()
    let mew = try await deck("#151 is:default")
    #expect(QuizQuestions(mew, kinds: [.evolution], seed: 1) == nil)
    #expect(QuizQuestions(try QuizDeck([], of: engine), seed: 1) == nil)
    let asked = try questions(40, of: try await run("#151 is:default"))
    #expect(!asked.contains { $0.kind == .evolution })
  }

  @Test func `the type drill follows the chart of the lens`() async throws {
    let now = try questions(300, of: try await run("type:ghost gen:1 is:default", [.types]))
    let then = try questions(
      300, of: try await run("type:ghost gen:1 is:default", [.types], "1"))
    func psychic(_ questions: [QuizQuestion]) -> Set<Int> {
      // Generation I had no Dark type, so only today's questions ask about Dark attacks.
      Set(
        questions.compactMap { question -> Int? in
          guard case .effectiveness(let attack, _) = question.clue else { return nil }
          return attack.rawValue
        })
    }
    #expect(psychic(now).contains(ID<PokemonType>.dark.rawValue))
    #expect(!psychic(then).contains(ID<PokemonType>.dark.rawValue))
  }

  // MARK: Answers

  private func verdict(_ text: String, on name: String) async throws -> QuizVerdict {
    var run = try await run("name:\(name) is:default", [.stats])
    return run.answer(text)
  }

  @Test(arguments: [
    ("Charizard", "charizard"), ("charizrad", "charizard"), ("Charizrd", "charizard"),
    ("chariza", "charizard"), ("Glurak", "charizard"), ("glurrak", "charizard"),
    ("DRACAUFEU", "charizard"), ("リザードン", "charizard"), ("りざーどん", "charizard"),
    ("리자몽", "charizard"), ("喷火龙", "charizard"), ("mr mime", "mr-mime"), ("M. Mime", "mr-mime"),
    ("flabebe", "flabebe"), ("farfetchd", "farfetchd"), ("Type Null", "type-null"),
    ("ho oh", "ho-oh"), ("nidoranf", "nidoran-f"), ("Nidoran♀", "nidoran-f"),
    ("mega charizard x", "charizard"), ("6", "charizard"), ("Ｃｈａｒｉｚａｒｄ", "charizard"),
    ("Charizard-Mega-X", "charizard"), ("ﾘｻﾞｰﾄﾞﾝ", "charizard"), ("mime, mr. (galar)", "mr-mime"),
    ("Mr. Mime (Galarian Form)", "mr-mime"),
  ])
  func `a name is right as the search reads it`(_ text: String, _ name: String) async throws {
    let expected: QuizVerdict = text == "6" ? .unknown : .right
    #expect(try await verdict(text, on: name) == expected, "\(text)")
  }

  @Test func `a wrong name is wrong and an unclear one is asked again`() async throws {
    #expect(try await verdict("Pikachu", on: "charizard") == .wrong)
    guard case .unclear(let names) = try await verdict("char", on: "charizard") else {
      Issue.record("char is the beginning of several names")
      return
    }
    #expect(names.prefix(3) == ["Charmander", "Charmeleon", "Charizard"])
    #expect(try await verdict("nidoran", on: "nidoran-f") == .unclear(["Nidoran♀", "Nidoran♂"]))
    #expect(try await verdict("xyzzyxyzzy", on: "charizard") == .unknown)
    #expect(try await verdict("mew", on: "mewtwo") == .wrong)
    #expect(try await verdict("", on: "mewtwo") == .unknown)
  }

  /// Every language of the dex; a sample of the species in each.
  @Test func `names with a typing error are forgiven in every language`() async throws {
    let dex = try await Bundled.reference()
    let languages = dex.languages(of: .species)
    #expect(languages.count >= 9, "\(languages)")
    let engine = try await Bundled.engine()
    for language in languages {
      let names = dex.names(of: .species, in: language)
      for (row, name) in names.enumerated() where row % 97 == 24 && name.count >= 4 {
        // Without its last letter, a name is right unless several names begin in the same way.
        let typed = String(name.dropLast())
        let question = try question(about: row, in: engine)
        let verdicts = [name, typed].map { text in
          question.verdict(on: text, in: engine, offersChoices: false)
        }
        #expect(verdicts[0] == .right || isShared(verdicts[0]), "\(language) \(name)")
        #expect(verdicts[1] == .right || isShared(verdicts[1]), "\(language) \(typed)")
      }
    }
  }

  private func isShared(_ verdict: QuizVerdict) -> Bool {
    if case .unclear = verdict { true } else { false }
  }

  /// The question about a species.
  private func question(
    about row: Int, in engine: QueryEngine<PokemonRows>
  ) throws -> QuizQuestion {
    let catalog = engine.rows.catalog
    let form = try #require(catalog.speciesRows.firstIndex(of: Int32(row)))
    let deck = try QuizDeck([form], of: engine)
    return QuizRun(try #require(QuizQuestions(deck, kinds: [.stats], seed: 1))).question
  }

  @Test(arguments: [
    ("2", 200), ("2x", 200), ("×2", 200), ("x2", 200), ("1/2", 50), ("½", 50), ("0.5", 50),
    ("0", 0), ("4", 400), ("0,25", 25),
  ])
  func `an effectiveness is typed as a number`(_ text: String, _ percent: Int) async throws {
    let asked = try questions(60, of: try await run("is:default is:dual", [.types]))
    let engine = try await Bundled.engine()
    for question in asked {
      guard case .effectiveness(_, let right) = question.clue else { continue }
      let verdict = question.verdict(on: text, in: engine, offersChoices: true)
      #expect(verdict == (right == percent ? .right : .wrong))
    }
  }

  @Test func `a letter chooses only among offered answers`() async throws {
    var run = try await run("gen:1 is:default", [.stats])
    let place = try #require(run.question.choices.firstIndex { $0.isRight })
    #expect(run.answer(QuizChoice.letter(place)) != .right)
    run.offerChoices()
    #expect(run.answer(QuizChoice.letter(place).uppercased()) == .right)
    #expect(run.score == QuizScore(asked: 1, right: 1, streak: 1, best: 1))
  }

  // MARK: Score

  @Test func `a wrong answer and a reveal end the streak, a skip does not`() async throws {
    var run = try await run("gen:1 is:default", [.stats])
    func play(_ end: (inout QuizRun) throws -> Void) throws {
      try end(&run)
      run.advance()
    }
    for _ in 0..<2 { try play { _ = $0.answer($0.question.answer) } }
    try play { $0.skip() }
    #expect(run.score == QuizScore(asked: 2, right: 2, streak: 2, best: 2))
    try play { $0.reveal() }
    #expect(run.score == QuizScore(asked: 3, right: 2, streak: 0, best: 2))
    try play { run in
      run.choose(run.question.choices.firstIndex { !$0.isRight } ?? 0)
    }
    #expect(run.score == QuizScore(asked: 4, right: 2, streak: 0, best: 2))
  }

  @Test func `hints come one after the other and then end`() async throws {
    var run = try await run("name:charizard is:default", [.stats])
    var hints: [QuizHint] = []
    while let hint = run.hint() { hints.append(hint) }
    #expect(
      hints == [
        .types([.fire, .flying]), .generation("Generation I"), .initial("C", letters: 9),
      ])
    #expect(run.hints == hints)
  }

  // MARK: Pictures

  @Test func `silhouettes of Unown take all its looks`() async throws {
    let asked = try questions(300, of: try await run("name:unown", [.silhouette]))
    let views = asked.map(\.view)
    #expect(Set(views.map(\.look)).count == 28)
    #expect(views.contains { $0.isShiny })
    #expect(views.contains { !$0.isShiny })
  }
}

/// Texts with the names blanked.
@Suite struct BlankedTextTests {
  @Test(arguments: [
    ("CHARIZARD flies around the sky.", "_____ flies around the sky."),
    ("It is Charizard's fire.", "It is _____'s fire."),
    ("Gluraks Feuer. Ein Glurak!", "_____s Feuer. Ein _____!"),
    ("Charizardite is a stone.", "Charizardite is a stone."),
    ("リザードンは飛ぶ。", "_____は飛ぶ。"), ("", ""), ("No name.", "No name."),
  ])
  func `whole names vanish from a text`(_ text: String, _ blanked: String) {
    let names = ["Charizard", "Glurak", "リザードン"]
    #expect(BlankedText.text(text, without: names) == blanked)
  }

  @Test func `names with spaces and accents vanish, too`() {
    #expect(BlankedText.text("MR. MIME mimes.", without: ["Mr. Mime"]) == "_____ mimes.")
    #expect(BlankedText.text("FLABEBE!", without: ["Flabébé"]) == "_____!")
    #expect(BlankedText.text("Mewtwo and Mew", without: ["Mew"]) == "Mewtwo and _____")
  }
}
