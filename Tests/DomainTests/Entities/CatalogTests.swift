import PokedexDomain
import PokedexTesting
import Testing

@Suite struct CatalogTests {
  private func inOrder(_ catalog: Catalog) -> [String] {
    let places = zip(catalog.dexOrder, catalog.forms.slugs).sorted { $0.0 < $1.0 }
    return places.map(\.1)
  }

  @Test func theOrderIsTheNationalDexWithEachSpeciesUsualFormFirst() {
    #expect(
      inOrder(SampleDex.catalog) == [
        "charizard", "pikachu", "raichu", "raichu-alola", "nidoran-f", "farfetchd",
        "farfetchd-galar", "kangaskhan", "kangaskhan-mega", "mr-mime", "eevee", "vaporeon",
        "jolteon", "pichu", "ho-oh", "flabebe",
      ])
  }

  @Test func theUsualFormComesFirstEvenIfItsNumberIsTheHigher() {
    var other = SampleDex.forms[2]
    other.isDefault = false
    var usual = Form(id: 10_500, slug: "usual")
    (usual.species, usual.isDefault) = (26, true)
    let catalog = Catalog(
      forms: Table([other, usual]), species: Table(SampleDex.species), names: ["", ""])
    #expect(inOrder(catalog) == ["usual", "raichu"])
  }

  @Test func formsOfWhichNothingIsKnownAreInTheOrderOfTheirIDs() {
    let catalog = ScriptedPokedex.bareCatalog
    #expect(inOrder(catalog) == SampleDex.forms.map(\.slug))
    #expect(!(0..<catalog.count).contains { catalog.isComplete($0) })
  }

  @Test func aFormThatArrivesTakesItsPlaceAndIsComplete() throws {
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
    #expect(catalog.spellings[complete[1]].contains("Alola-Raichu"))
  }

  @Test func aFormWhoseSpeciesDidNotComeIsStillIncomplete() throws {
    var catalog = ScriptedPokedex.bareCatalog
    let form = SampleDex.forms[0]
    catalog.put(
      FormRecord(
        form: form, species: nil, speciesFailure: .offline, name: "Charizard", names: NameBook()))
    #expect(!catalog.isComplete(0))
    #expect(catalog.forms[0] == form)
  }

  @Test func aFormThatWasNotListedIsAdded() throws {
    var catalog = Catalog.empty
    catalog.put(try #require(SampleDex.record(of: 25)))
    #expect(catalog.count == 1)
    #expect(catalog.names == ["Pikachu"])
    #expect(catalog.isComplete(0))
    #expect(catalog.dexOrder == [0])
  }

  @Test func aFormIsCalledByItsSlugAsWell() {
    #expect(SampleDex.catalog.spellings[13].contains("kangaskhan-mega"))
  }
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
  func theUsualFormHasTheSpeciesNameAndOthersTheirOwn(
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
  func forWantOfANameTheSlugIsMadeWords(_ slug: String, _ expected: String) {
    #expect(titled(slug) == expected)
  }

  @Test func inALanguageWithoutANameTheEnglishOneServes() {
    let german = Language(rawValue: "de")
    #expect(Names([.english: "Eevee", german: "Evoli"]).preferred(german) == "Evoli")
    #expect(Names([.english: "Eevee"]).preferred(german) == "Eevee")
    #expect(Names().preferred(german) == nil)
  }
}
