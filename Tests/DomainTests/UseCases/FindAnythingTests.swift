import PokedexDomain
import PokedexTesting
import Testing

@Suite struct FindAnythingTests {
  private func find(
    _ text: String, in catalog: Catalog = SampleDex.catalog
  ) throws -> [FindAnything.Match] {
    try FindAnything()(text, in: catalog)
  }

  @Test(arguments: [
    ("glurak", Kind.form, "charizard"), ("Toxin", .move, "toxic"), ("earthq", .move, "earthquake"),
    ("Donnerstein", .item, "thunder-stone"), ("evoli", .form, "eevee"),
  ])
  func namesInAnyLanguageAreFound(
    _ text: String, _ kind: Kind, _ slug: String
  ) throws {
    let first = try #require(try find(text).first)
    #expect(first.kind == kind)
    #expect(first.slug == slug)
  }

  @Test(arguments: ["25", "#25"]) func aNationalDexNumberFindsItsForms(_ text: String) throws {
    #expect(try find(text).first?.slug == "pikachu")
  }

  @Test func exactMatchesComeFirst() throws {
    let found = try find("electric")
    #expect(found.first?.kind == .type)
    #expect(found.first?.closeness == .exact)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.rank <= $1.rank })
  }

  @Test func emptyTextFindsNothing() throws {
    #expect(try find("").isEmpty)
    #expect(try find("...").isEmpty)
  }

  @Test func withoutADexOnlyListedPokemonAreFound() throws {
    let found = try find("pikachu", in: SampleDex.catalogOfPokeAPI)
    #expect(found.map(\.slug) == ["pikachu"])
  }
}
