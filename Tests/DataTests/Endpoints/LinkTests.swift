import PokedexDomain
import Testing

@testable import PokedexData

struct LinkTests {
  private func id(_ address: String) -> ID<PokemonType>? {
    Link<PokemonType>.id(at: Array(address.utf8))
  }

  @Test(
    "The number is at the end of the address, whatever is in front",
    arguments: [
      "https://pokeapi.co/api/v2/type/5/", "http://127.0.0.1:9999/type/5", "/api/v2/type/5/",
      "//type/5/", "/type/5", "https://example.org/api/v2/type/0005/",
    ])
  func theNumberIsAtTheEnd(address: String) {
    #expect(id(address) == 5)
  }

  @Test(
    "An address that leads elsewhere or nowhere is refused",
    arguments: [
      "", "/", "5", "/5/", "type/5/", "/type/", "/type//", "/type/5//", "/type/x5/", "/type/5x/",
      "/move/5/", "/subtype/5/", "/type/5/?offset=1", "/type/0/", "/type/-1/", "/type/--5/",
      "/type/5.0/", "/type/2147483648/", "/type/99999999999999999999/", "/type/٥/", "-5", "/-5",
    ])
  func otherAddressesAreRefused(address: String) {
    #expect(id(address) == nil)
  }

  @Test func onlyAilmentsAndCategoriesCountFromBelowOne() {
    #expect(Link<MoveAilment>.id(at: Array("/move-ailment/-1/".utf8)) == -1)
    #expect(Link<MoveAilment>.id(at: Array("/move-ailment/-2/".utf8)) == nil)
    #expect(Link<MoveCategory>.id(at: Array("/move-category/0/".utf8)) == 0)
    #expect(Link<MoveCategory>.id(at: Array("/move-category/-1/".utf8)) == nil)
  }
}
