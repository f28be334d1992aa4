import PokedexDomain
import PokedexTesting
import Testing

@Suite struct CatalogTests {
  private func inOrder(_ catalog: Catalog) -> [String] {
    let ordered = zip(catalog.dexOrder, catalog.forms.slugs).sorted { $0.0 < $1.0 }
    return ordered.map(\.1)
  }

  @Test func formsAreInNationalDexOrderWithDefaultFormsFirst() {
    #expect(
      inOrder(SampleDex.catalog) == [
        "charizard", "pikachu", "raichu", "raichu-alola", "nidoran-f", "farfetchd",
        "farfetchd-galar", "kangaskhan", "kangaskhan-mega", "mr-mime", "eevee", "vaporeon",
        "jolteon", "pichu", "ho-oh", "flabebe",
      ])
  }

  @Test func theDefaultFormComesFirstDespiteAHigherID() {
    var other = SampleDex.forms[2]
    other.isDefault = false
    var usual = Form(id: 10_500, slug: "usual")
    usual.species = 26
    usual.isDefault = true
    let catalog = Catalog(
      forms: Table([other, usual]), species: Table(SampleDex.species), names: ["", ""])
    #expect(inOrder(catalog) == ["usual", "raichu"])
  }

  @Test func unloadedFormsAreSortedByID() {
    let catalog = ScriptedPokedex.bareCatalog
    #expect(inOrder(catalog) == SampleDex.forms.map(\.slug))
    #expect(!(0..<catalog.count).contains { catalog.isComplete($0) })
  }

  @Test func aLoadedFormIsCompleteAndInOrder() throws {
    var catalog = ScriptedPokedex.bareCatalog
    for form in [10_100, 26, 10_166] as [ID<Form>] {
      catalog.put(try #require(SampleDex.record(of: form)))
    }
    #expect(catalog.count == SampleDex.forms.count)
    #expect(
      inOrder(catalog).prefix(5) == ["charizard", "pikachu", "raichu", "raichu-alola", "nidoran-f"])
    let complete = (0..<catalog.count).filter { catalog.isComplete($0) }
    #expect(
      complete.map { catalog.forms.slugs[$0] } == ["raichu", "raichu-alola", "farfetchd-galar"])
    #expect(catalog.names[complete[1]] == "Alolan Raichu")
    #expect(catalog.nameIndex().rows(named: Spelling.folded("Alola-Raichu")) == [complete[1]])
  }

  @Test func anAnswerFollowsTheFormsThatArrive() throws {
    var catalog = ScriptedPokedex.bareCatalog
    func evolvedOnce() -> [String] {
      SearchPokedex()("stage:2", in: QueryEngine(PokemonRows(catalog))).rows
        .map { catalog.forms.slugs[$0] }
    }
    #expect(evolvedOnce() == [])
    for form in [172, 25] as [ID<Form>] {
      catalog.put(try #require(SampleDex.record(of: form)))
    }
    #expect(evolvedOnce() == ["pikachu"])
  }

  @Test func aFormWithoutItsSpeciesIsIncomplete() throws {
    var catalog = ScriptedPokedex.bareCatalog
    let form = SampleDex.forms[0]
    catalog.put(
      FormRecord(
        form: form, species: nil, speciesFailure: .offline, name: "Charizard", names: LinkedNames())
    )
    #expect(!catalog.isComplete(0))
    #expect(catalog.forms[0] == form)
  }

  @Test func anUnlistedFormIsAdded() throws {
    var catalog = Catalog.empty
    catalog.put(try #require(SampleDex.record(of: 25)))
    #expect(catalog.count == 1)
    #expect(catalog.names == ["Pikachu"])
    #expect(catalog.isComplete(0))
    #expect(catalog.dexOrder == [0])
  }

  @Test func aFormIsFoundByItsSlug() {
    let index = SampleDex.catalog.nameIndex()
    #expect(index.rows(named: Spelling.folded("kangaskhan-mega")) == [13])
  }

  @Test func theNameIndexOfTheDexIsUsed() {
    let index = NameIndex(SampleDex.forms.map { ["no. \($0.id)"] })
    #expect(catalog(with: index).nameIndex().rows(named: Spelling.folded("no 25")) == [1])
  }

  @Test(
    arguments: [
      NameIndex([["Pikachu"]]), NameIndex([]),
    ])
  func withoutANameIndexFormsAreFoundByTheListedNames(
    _ names: NameIndex
  ) {
    let index = catalog(with: names).nameIndex()
    #expect(index.count == 16)
    #expect(index.rows(named: Spelling.folded("Pikachu")) == [1])
    #expect(index.rows(named: Spelling.folded("raichu-alola")) == [14])
  }

  private func catalog(with names: NameIndex) -> Catalog {
    Catalog(
      forms: Table(SampleDex.forms), species: Table(SampleDex.species),
      names: SampleDex.formNames, reference: NamesAlone(names: names))
  }
}

/// A dex that has only a name index.
private struct NamesAlone: DexReference {
  let names: NameIndex

  var damage: PokedexError? { nil }
  func nameIndex(of kind: Kind) -> NameIndex { names }
  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> { Table() }
  func names(of kind: Kind) -> [String] { [] }
  func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {}
  func residents(of area: ID<LocationArea>) -> [Resident] { [] }
  func roster(of group: ID<VersionGroup>) -> [ID<Form>] { [] }
  func learnset(of form: ID<Form>) -> Learnset { Learnset() }
  func encounters(of form: ID<Form>) -> [Encounter] { [] }
}

@Suite struct FormNameTests {
  @Test(
    arguments: [
      (true, "Charizard", "Odd Look", "Label", "Charizard"),
      (false, "Charizard", "Mega Charizard X", "Mega X", "Mega Charizard X"),
      (false, "Farfetch’d", nil, "Galarian Form", "Farfetch’d (Galarian Form)"),
      (false, "Charizard", nil, nil, "Some Slug X"),
      (true, nil, "Look", nil, "Look"),
      (false, nil, nil, "Label", "Some Slug X"),
    ] as [(Bool, String?, String?, String?, String)])
  func theDefaultFormHasTheSpeciesNameAndOthersTheirOwn(
    _ isDefault: Bool, _ species: String?, _ look: String?, _ label: String?, _ expected: String
  ) {
    #expect(
      formName(
        slug: "some-slug-x", isDefault: isDefault, species: species, look: look, label: label)
        == expected)
  }

  @Test(arguments: [
    ("rough-skin", "Rough Skin"), ("generation-iv", "Generation IV"), ("", ""),
    ("generation-ix", "Generation IX"), ("-a--b-", "A B"), ("éclair", "Éclair"),
  ])
  func slugsBecomeTitles(_ slug: String, _ expected: String) {
    #expect(titled(slug) == expected)
  }

  @Test func englishIsTheFallbackLanguage() {
    let german = Language(rawValue: "de")
    #expect(Names([.english: "Eevee", german: "Evoli"]).preferred(german) == "Evoli")
    #expect(Names([.english: "Eevee"]).preferred(german) == "Eevee")
    #expect(Names().preferred(german) == nil)
  }
}
