import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// The addresses of pages on other sites.
@Suite struct WebSiteTests {
  private func page(_ destination: Destination) async throws -> PageIdentity {
    let catalog = try await Stage.bundled().catalog()
    return try #require(PageIdentity(destination, in: catalog))
  }

  @Test(arguments: [
    (WebSite.pokeapi, Destination.pokemon(10058), "https://pokeapi.co/api/v2/pokemon/10058/"),
    (.pokeapi, .thing(.move, 89), "https://pokeapi.co/api/v2/move/89/"),
    (
      .bulbapedia, .pokemon(29),
      "https://bulbapedia.bulbagarden.net/wiki/Nidoran%E2%99%80_(Pok%C3%A9mon)"
    ),
    (.bulbapedia, .thing(.type, 10), "https://bulbapedia.bulbagarden.net/wiki/Fire_(type)"),
    (
      .bulbapedia, .thing(.nature, 1),
      "https://bulbapedia.bulbagarden.net/wiki/Special:Search?go=Go&search=Hardy"
    ),
    (.serebii, .pokemon(122), "https://www.serebii.net/pokemon/mr.mime/"),
    (.serebii, .pokemon(29), "https://www.serebii.net/pokemon/nidoranf/"),
    (.serebii, .thing(.move, 38), "https://www.serebii.net/attackdex-sv/double-edge.shtml"),
    (.serebii, .thing(.ability, 26), "https://www.serebii.net/abilitydex/levitate.shtml"),
  ])
  func eachSiteHasItsAddress(
    _ site: WebSite, _ destination: Destination, _ address: String
  ) async throws {
    #expect(site.address(of: try await page(destination)) == address)
  }

  @Test func aListIsNoPage() async throws {
    let catalog = try await Stage.bundled().catalog()
    #expect(PageIdentity(.query("type:fire"), in: catalog) == nil)
  }
}
