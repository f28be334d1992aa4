import PokedexTesting
import Testing

@testable import PokedexDomain
@testable import PokedexPresentation

/// Pages of a game that people changed.
@MainActor @Suite struct ChangedPageTests {
  /// A dex of which all is known at once.
  private struct KnownPokedex: PokedexRepository {
    let known: Catalog

    func catalog() async throws(PokedexError) -> Catalog { known }

    func record(
      of form: ID<Form>, through lens: Lens?
    ) async throws(PokedexError) -> FormRecord {
      let seen = known.through(lens)
      let record = seen.record(of: form, through: lens) { seen.dex.name($0, $1) }
      guard let record else { throw .notFound("\(form)") }
      return record
    }

    func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String] { [:] }
  }

  private let sample: ChangedSample

  init() throws { sample = try ChangedSample() }

  private func lens(_ lines: String) throws -> Lens {
    let file = "game meadow \"Meadow\"\nbase platinum\n" + lines
    let reading = OverlayReader.read(
      Array(file.utf8), named: "meadow.pkgame", on: SampleDex.catalog)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    return try #require(reading.lens)
  }

  private func page(_ kind: Kind, _ id: Int, _ lens: Lens, of catalog: Catalog) async throws -> Page
  {
    try await Pages(pokedex: KnownPokedex(known: catalog))
      .page(of: .thing(kind, id), through: lens)
  }

  /// The words of a page, without those that tell that people changed it.
  private func words(_ document: Document) -> [String] {
    var blocks = document.blocks.map(\.unmarked)
    blocks.removeAll { if case .fact("Changed", _) = $0 { true } else { false } }
    return DocumentSpeech(Document(blocks)).lines
  }

  // MARK: The same as built

  @Test func everyPageSaysWhatADexWithTheSameChangesSays() async throws {
    for kind in Kinds.all {
      func ids<Row: Tabular>(_ type: Row.Type) -> [Int] {
        sample.built.dex.table(type).ids.map(\.rawValue)
      }
      for id in ids(kind) {
        let own = try await page(kind.kind, id, sample.lens, of: sample.read)
        let built = try await page(kind.kind, id, sample.base, of: sample.built)
        #expect(own.title == built.title)
        #expect(own.summary == built.summary)
        #expect(words(own.document) == words(built.document), "\(kind.kind) \(id)")
      }
    }
  }

  @Test(arguments: PokemonTab.allCases.filter { !$0.isList })
  func everyTabOfAPokemonSaysTheSame(_ tab: PokemonTab) async throws {
    let own = PokemonTabs(pokedex: KnownPokedex(known: sample.read))
    let built = PokemonTabs(pokedex: KnownPokedex(known: sample.built))
    for form in sample.built.forms.ids {
      let read = try await own.document(of: tab, form, through: sample.lens, among: nil)
      let expected = try await built.document(of: tab, form, through: sample.base, among: nil)
      #expect(words(read) == words(expected), "\(form)")
    }
  }

  // MARK: Signs

  /// The labels of the facts with a sign.
  private func marked(_ document: Document) -> [String] {
    document.blocks.compactMap { block in
      guard case .changed(let fact) = block else { return nil }
      return switch fact {
      case .fact(let label, _): label
      case .stat(let stat, _): stat.name
      case .types: "types"
      default: "?"
      }
    }
  }

  @Test func aChangedFactOfAMoveHasASign() async throws {
    let lens = try lens("move quick-attack power 70 accuracy 90\n")
    let changed = try await page(.move, 98, lens, of: SampleDex.catalog)
    #expect(marked(changed.document) == ["Power", "Accuracy"])
    #expect(DocumentSpeech(changed.document).lines.contains("Power: 70, changed"))
    let other = try await page(.move, 92, lens, of: SampleDex.catalog)
    #expect(marked(other.document).isEmpty)
  }

  @Test(arguments: [PokemonTab.overview, .stats])
  func aChangedFactOfAPokemonHasASign(_ tab: PokemonTab) async throws {
    let lens = try lens("pokemon pikachu speed 91 capture-rate 3\n")
    let tabs = PokemonTabs(pokedex: KnownPokedex(known: SampleDex.catalog))
    let changed = try await tabs.document(of: tab, 25, through: lens, among: nil)
    #expect(marked(changed) == (tab == .overview ? ["Speed", "Training"] : ["Speed"]))
    let other = try await tabs.document(of: tab, 133, through: lens, among: nil)
    #expect(marked(other).isEmpty)
  }

  @Test func everyFactThatCanChangeHasItsPlaceOnPages() {
    let words =
      Form.facts.words + Species.facts.words + Move.facts.words + Item.facts.words
    for word in words { #expect(ChangedLabels.tells(word), "\(word)") }
  }

  @Test func aQueryTellsTheLinesOfTheFile() throws {
    let lens = try lens("pokemon pikachu speed 91\nmove toxic power 5\n")
    let pokemon = QueryEngine(PokemonRows(SampleDex.catalog, through: lens))
    let row = try #require(pokemon.rows.slugs.firstIndex(of: "pikachu"))
    #expect(pokemon.reasons(for: row, in: .everything) == ["meadow.pkgame:3: speed"])
    let moves = QueryEngine(MoveRows(SampleDex.catalog.through(lens).dex, through: lens))
    let toxic = try #require(moves.rows.slugs.firstIndex(of: "toxic"))
    #expect(moves.reasons(for: toxic, in: .everything) == ["meadow.pkgame:4: power"])
  }
}
