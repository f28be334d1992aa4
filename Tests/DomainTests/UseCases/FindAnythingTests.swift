import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct FindAnythingTests {
  private func find(
    _ text: String, in catalog: Catalog = SampleDex.catalog
  ) throws -> [FindAnything.Match] {
    FindAnything()(text, in: catalog)
  }

  @Test(arguments: [
    ("glurak", Kind.form, "charizard"), ("Toxin", .move, "toxic"), ("earthq", .move, "earthquake"),
    ("Donnerstein", .item, "thunder-stone"), ("evoli", .form, "eevee"),
  ])
  func namesInAnyLanguageAreFound(_ text: String, _ kind: Kind, _ slug: String) throws {
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

  @Test func aWholeEnglishNameComesBeforeBeginningsInTheOwnLanguage() throws {
    let found = try find("pikachu")
    #expect(found.first?.slug == "pikachu")
    let match = NameMatch(language: .own, distance: .prefix, closest: .prefix)
    let foreign = NameMatch(language: .english, distance: .exact, closest: .exact)
    let inside = NameMatch(language: .own, distance: .substring, closest: .prefix)
    #expect(foreign < match)
    #expect(match < inside)
    #expect(inside < NameMatch(language: .own, distance: .wordStart, closest: .wordStart))
  }

  @Test func `names that are only similar are shown where no name has the letters`() throws {
    for text in ["e", "ch", "ra", "thunder", "char", "pikchu", "evee"] {
      let found = try find(text)
      #expect(Set(found.map(\.isOnlySimilar)).count == 1, "\(text)")
    }
    #expect(try find("pikchu").first?.slug == "pikachu")
  }

  @Test(arguments: ["red blue", "Red/Blue", "red-blue"])
  func `a game is called by its versions, and found once`(_ text: String) throws {
    #expect(try find(text).map(\.name) == ["Red/Blue"])
    #expect(try find("platinum").count { $0.name == "Platinum" } == 1)
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
