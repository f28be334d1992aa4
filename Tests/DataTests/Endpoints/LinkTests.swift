import PokedexDomain
import Testing

@testable import PokedexData

struct LinkTests {
  private func id<Entity: Tabular>(_ type: Entity.Type, _ address: String) -> ID<Entity>? {
    Link<Entity>.id(in: address)
  }

  private func id(_ address: String) -> ID<PokemonType>? {
    id(PokemonType.self, address)
  }

  @Test(
    "The number is the last component of the address",
    arguments: [
      "https://pokeapi.co/api/v2/type/5/", "http://127.0.0.1:9999/type/5", "/api/v2/type/5/",
      "//type/5/", "/type/5", "https://example.org/api/v2/type/0005/",
    ])
  func theNumberIsAtTheEnd(address: String) {
    #expect(id(address) == 5)
  }

  @Test(
    "Addresses of other resources, and invalid ones, are refused",
    arguments: [
      "", "/", "5", "/5/", "type/5/", "/type/", "/type//", "/type/5//", "/type/x5/", "/type/5x/",
      "/move/5/", "/subtype/5/", "/type/5/?offset=1", "/type/0/", "/type/-1/", "/type/--5/",
      "/type/5.0/", "/type/2147483648/", "/type/99999999999999999999/", "/type/٥/", "-5", "/-5",
      "/type/+5/", "/a-type/5/", "/TYPE/5/",
    ])
  func otherAddressesAreRefused(address: String) {
    #expect(id(address) == nil)
  }

  @Test func onlyAilmentsAndCategoriesCountFromBelowOne() {
    #expect(id(MoveAilment.self, "/move-ailment/-1/") == -1)
    #expect(id(MoveAilment.self, "/move-ailment/-2/") == nil)
    #expect(id(MoveCategory.self, "/move-category/0/") == 0)
    #expect(id(MoveCategory.self, "/move-category/-1/") == nil)
  }

  @Test func slashesMayBeEscaped() throws {
    let text = #"{"name": "fl\u0061t", "url": "https:\/\/example.org\/api\/v2\/type\/5\/"}"#
    let document = JSONDocument(resource: "x/1", response: HTTPResponse(body: Array(text.utf8)))
    let link = try document.decode(Link<PokemonType>.self)
    #expect(link.id == 5)
    #expect(link.slug == "flat")
  }
}
