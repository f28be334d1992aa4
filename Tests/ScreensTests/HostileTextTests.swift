import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Hostile names from outside must not control the terminal, deceive the reader or move the
/// columns.
@MainActor @Suite struct HostileTextTests {
  nonisolated static let names = [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "a\u{202E}b\u{2066}c", "\u{200B}\u{200D}\u{FEFF}\u{AD}",
    "x\u{9B}31m\u{90}y\u{7F}\u{0}", "Z" + String(repeating: "\u{301}", count: 500),
    "one\r\n\u{2028}two\tthree", String(repeating: "ポケモン", count: 200), "\u{E0041}\u{E0042}tag",
    "🏳️‍🌈👩‍👩‍👧‍👦", "\u{3164}\u{115F}\u{FFFD}", "", "   ",
  ]

  /// The sample dex with hostile names for its forms and abilities, and in its errors.
  private struct Pokedex: PokedexRepository {
    func catalog() -> Catalog {
      let names = SampleDex.forms.indices.map {
        HostileTextTests.names[$0 % HostileTextTests.names.count]
      }
      return Catalog(
        forms: Table(SampleDex.forms), species: Table(SampleDex.species), names: names)
    }

    func record(
      of form: ID<Form>, through lens: Lens?
    ) throws(PokedexError) -> FormRecord {
      guard let record = SampleDex.record(of: form) else {
        throw .notFound(HostileTextTests.names[0])
      }
      let catalog = catalog()
      let name = catalog.names[catalog.forms.row(of: form) ?? 0]
      var names = LinkedNames()
      for id in [record.form.ability1, record.form.ability2].compactMap({ $0 }) { names[id] = name }
      return FormRecord(
        form: record.form, species: record.species,
        speciesFailure: .file(path: name, reason: name), name: name, names: names)
    }

    func slugs(of kind: Kind) -> [Int: String] { [:] }
  }

  @Test(arguments: Size.tried) func hostileNamesReachNoCell(_ size: Size) async {
    let stage = Stage(Pokedex(), size)
    for _ in SampleDex.forms {
      #expect(stage.frame.isClean)
      await stage.type("<enter>")
      #expect(stage.frame.isClean)
      await stage.type("<esc>j")
    }
  }

  @Test func hostileNamesMoveNoColumns() async {
    let stage = Stage(Pokedex(), .usual)
    let totals = (3..<19).map { y in
      // Compares only the last three digits, the total: the numbers before it vary in width.
      Array(
        stage.frame.row(y).enumerated().filter { $0.element.style.role == .number }
          .map(\.offset).suffix(3))
    }
    #expect(Set(totals).count == 1)
    #expect(totals[0].count == 3)
  }

  @Test func hostileNamesAreCleanedInQueries() async {
    for name in Self.names {
      let stage = Stage(Pokedex(), .small, query: name)
      #expect(stage.frame.isClean)
      await stage.type("/")
      await stage.paste(name)
      #expect(stage.frame.isClean)
    }
  }
}
