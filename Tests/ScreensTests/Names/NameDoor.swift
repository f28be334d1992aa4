import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTesting

/// A place where the name of a Pokémon is typed, pasted or read from a file.
struct NameDoor: Sendable {
  /// The bundled dex, as all doors see it.
  @MainActor struct Dex {
    let catalog: Catalog
    let engine: QueryEngine<PokemonRows>
    let teams: ReadTeams
    let calculate: CalculateDamage
    let pages: FindListedPage
    let quiz: QuizRun

    init() async throws {
      catalog = try await Stage.bundled().catalog()
      engine = QueryEngine(PokemonRows(catalog))
      teams = ReadTeams(catalog)
      calculate = CalculateDamage(catalog)
      pages = FindListedPage(in: engine)
      let deck = try QuizDeck(engine.rows.existing.rows, of: engine)
      quiz = try QuizRun(QuizQuestions(deck, kinds: [.stats], seed: 7).unwrapped)
    }

    func slug(_ form: ID<Form>?) -> String? {
      form.flatMap(catalog.forms.row).map { catalog.forms.slugs[$0] }
    }

    func slug(_ page: Destination?) -> String? {
      guard case .pokemon(let form, _, _) = page else { return nil }
      return slug(form)
    }

    /// The first row of a list.
    func first(_ query: String) -> String? {
      let result = SearchPokedex()(query, in: engine)
      guard result.problems.isEmpty else { return nil }
      return result.rows.first.map { catalog.forms.slugs[$0] }
    }
  }

  let name: String
  /// The kinds of spelling that the door does not read, each with the reason.
  var misses: [SpelledName.Kind: String] = [:]
  /// Whether the door takes the text for the form with that slug.
  let reads: @MainActor @Sendable (_ text: String, _ slug: String, Dex) throws -> Bool

  static let all = arguments + lists + queries + files
}

extension NameDoor {
  private static let arguments = [
    NameDoor(name: "argument") { text, slug, dex in
      dex.slug(try FindPokemon()(text, in: dex.engine)) == slug
    },
    NameDoor(name: "page") { text, slug, dex in
      dex.slug(try FindPage()(text, in: dex.engine)) == slug
    },
    NameDoor(name: "pokemon:NAME:moves") { text, slug, dex in
      dex.slug(try FindPage()("pokemon:\(text):moves", in: dex.engine)) == slug
    },
    NameDoor(name: "compare NAME@GAME") { text, slug, dex in
      // Not all forms are in the games of the ninth generation.
      dex.subject("\(text)@9") == dex.subject("\(slug)@9")
    },
    NameDoor(name: ":") { text, slug, dex in
      let find = Finder { dex.catalog }
      return find(text).isEmpty ? false : dex.slug(find.destination(at: 0)) == slug
    },
    NameDoor(
      name: "quiz", misses: [.number: "a number may be meant for a choice"]
    ) { text, slug, dex in
      let read = FormReader(dex.catalog)(text).rows.first.map { dex.catalog.forms.slugs[$0] }
      var quiz = dex.quiz
      return read == slug && quiz.answer(text) != .unknown
    },
  ]

  private static let lists = [
    NameDoor(name: "line") { text, slug, dex in
      dex.slug(try? FindListedPokemon()([text], in: dex.catalog).first?.form.get()) == slug
    },
    NameDoor(
      name: "line with columns", misses: [.number: "a number stands before a name"]
    ) { text, slug, dex in
      dex.slug(try? FindListedPokemon()(["- \(text)\tx"], in: dex.catalog).first?.form.get())
        == slug
    },
    NameDoor(name: "line of a list of pages") { text, slug, dex in
      dex.slug(try dex.pages(text, of: nil)) == slug
    },
    NameDoor(
      name: "row of a list of pages", misses: [.number: "a number stands before a name"]
    ) { text, slug, dex in
      dex.slug(try dex.pages("\(text)  Normal  100", of: nil)) == slug
    },
  ]

  private static let queries = [
    NameDoor(name: "/ and list") { text, slug, dex in dex.first(text) == slug },
    NameDoor(
      name: "name in quotes", misses: [.number: "what is in quotes is a name"]
    ) { text, slug, dex in dex.first("\"\(text)\"") == slug },
    NameDoor(name: "kos:") { text, slug, dex in
      dex.first("kos:\"\(text)\"") == dex.first("kos:\(slug)")
    },
  ]

  private static let files = [
    NameDoor(name: "paste") { text, slug, dex in
      dex.slug(try dex.teams("\(text) @ Leftovers\n- Tackle\n").teams.first?.members.first?.form)
        == slug
    },
    NameDoor(name: "packed team") { text, slug, dex in
      let members = try dex.teams("\(text)||leftovers||tackle||||||50|").teams.first?.members
      return dex.slug(members?.first?.form) == slug
    },
    NameDoor(name: "marks as CSV") { text, slug, dex in
      let bytes = Array("name,caught\n\"\(text)\",yes\n".utf8)
      let read = try MarkFile.read(bytes, as: .csv, in: dex.catalog, name: "marks.csv")
      return dex.slug(read.updates.first?.form) == slug
    },
    NameDoor(name: "batch of calculations") { text, slug, dex in
      try dex.result(against: text) == dex.result(against: slug)
    },
  ]
}

extension NameDoor.Dex {
  /// The Pokémon to compare, or the error.
  fileprivate func subject(_ text: String) -> String {
    do { return "\(try ComparePokemon.Subject(text, through: nil, in: catalog).form)" } catch {
      return "\(error)"
    }
  }

  fileprivate func result(against name: String) throws -> CalculateDamage.Result {
    let line =
      #"{"gen":9,"attacker":{"species":"Mew"},"defender":{"species":"\#(name)"},"move":{"name":"Pound"}}"#
    return try calculate(try CalculationDocument.Reader().read(Array(line.utf8)))
  }
}

extension Optional {
  fileprivate var unwrapped: Wrapped {
    get throws {
      guard let self else { throw PokedexError.notFound("a question") }
      return self
    }
  }
}
