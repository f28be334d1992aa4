import Testing

@testable import PokedexData

@Suite struct ResourceLinkTests {
  @Test(arguments: [
    ("https://pokeapi.co/api/v2/pokemon-species/445/", "pokemon-species", 445),
    ("https://pokeapi.co/api/v2/pokemon-species/445", "pokemon-species", 445),
    ("/api/v2/move-ailment/-1/", "move-ailment", -1),
    ("http://evil.example/x/type/7/?a=/b/9/#/c/8/", "type", 7),
  ])
  func theEndOfAnAddressNamesTheResource(_ url: String, _ resource: String, _ id: Int) {
    #expect(
      ResourceLink(url: url, name: nil) == ResourceLink(resource: resource, id: id, name: nil))
  }

  @Test(arguments: [
    "", "/", "445", "https://pokeapi.co/", "https://pokeapi.co/api/v2/type/fire/", "type/+1",
    "type/1e3", "type/1234567890", "Type/1", "type/../1/", "ty pe/1", "type/٣",
  ])
  func addressesWithoutAResourceAreRefused(_ url: String) {
    #expect(ResourceLink(url: url, name: nil) == nil)
  }
}
