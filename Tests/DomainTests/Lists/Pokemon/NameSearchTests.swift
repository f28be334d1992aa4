import PokedexDomain
import PokedexTesting
import Testing

@Suite struct NameSearchTests {
  @Test(arguments: [
    ("glurak", "charizard"), ("リザードン", "charizard"), ("りざーどん", "charizard"),
    ("dracaufeu", "charizard"), ("crzd", "charizard"), ("charzard", "charizard"),
    ("mr mime", "mr-mime"), ("Mr. Mime", "mr-mime"), ("mr-mime", "mr-mime"),
    ("MRMIME", "mr-mime"), ("m. mime", "mr-mime"), ("pantimos", "mr-mime"),
    ("flabebe", "flabebe"), ("Flabébé", "flabebe"), ("FLABÉBÉ", "flabebe"),
    ("flabe\u{301}be\u{301}", "flabebe"), ("フラベベ", "flabebe"),
    ("pickachu", "pikachu"), ("pikahcu", "pikachu"), ("pikachi", "pikachu"),
    ("nidoran♀", "nidoran-f"), ("Nidoran F", "nidoran-f"), ("nidoran-f", "nidoran-f"),
    ("farfetch'd", "farfetchd"), ("Farfetch’d", "farfetchd"), ("farfetchd", "farfetchd"),
    ("ho-oh", "ho-oh"), ("hooh", "ho-oh"), ("Ho Oh", "ho-oh"), ("évoli", "eevee"),
    ("evoli", "eevee"), ("alolan raichu", "raichu-alola"), ("mega kangaskhan", "kangaskhan-mega"),
    ("name:glurak", "charizard"), ("name:mr.mime", "mr-mime"),
  ])
  func aNameIsFoundInAnyLanguageAndSpelling(_ typed: String, _ slug: String) {
    #expect(find(typed).first == slug)
    #expect(problems(of: typed) == [])
  }

  @Test(arguments: [
    ("mew", "Mew", NameDistance.exact),
    ("mew", "Mewtwo", .prefix),
    ("oh", "Ho-Oh", .wordStart),
    ("achu", "Pikachu", .substring),
    ("crzd", "Charizard", .lettersInOrder),
    ("pickachu", "Pikachu", .oneWrongLetter),
    ("pikacha", "Pikachu", .oneWrongLetter),
    ("pkiachu", "Pikachu", .oneWrongLetter),
    ("xharizard", "Charizard", .oneWrongLetter),
    ("chariz", "Charizard", .prefix),
    ("リザドン", "リザードン", .lettersInOrder),
    ("リザードム", "リザードン", .oneWrongLetter),
  ])
  func namesHaveADistance(_ typed: String, _ name: String, _ expected: NameDistance) {
    #expect(NameIndex([[name]]).matches(Spelling.folded(typed)) == [expected])
  }

  @Test(arguments: [
    ("zz", "Pikachu"), ("pu", "Pikachu"), ("pixxchu", "Pikachu"), ("", "Pikachu"), ("mew", ""),
    ("エリ", "バリヤード"), ("ザ", "バリヤード"), ("エリア", "バリヤード"),
  ])
  func distantNamesAreNotFound(_ typed: String, _ name: String) {
    #expect(NameIndex([[name]]).matches(Spelling.folded(typed)) == [nil])
  }

  @Test func theClosestNameOfAFormCounts() {
    let index = NameIndex([["Xmew", "Mewtwo", "Mew"], ["Mewtwo"], []])
    #expect(index.matches(Spelling.folded("mew")) == [.exact, .prefix, nil])
  }

  @Test func namesAreSortedByDistanceAndNumber() {
    let names = ["Amimes", "Mr. Mime", "Mime Jr.", "Mimes", "Mime", "Mima"]
    let ids = names.indices.map { ID<Form>($0 + 1) }
    let catalog = Catalog(
      forms: Table(ids: ids, slugs: names.map { _ in "" }), species: Table(), names: names)
    #expect(SearchPokedex()("mime", in: QueryEngine(PokemonRows(catalog))).rows == [4, 2, 3, 1, 0])
  }

  @Test func fuzzyMatchesAreTriedLast() {
    #expect(find("rai") == ["raichu", "raichu-alola"])
    #expect(find("pikachu") == ["pikachu"])
  }
}
