import Testing

@testable import PokedexDomain

/// How the parts of places are called.
@Suite struct AreaNameTests {
  @Test(arguments: [
    ("Mount Moon Square", "mt-moon-mt-moon-square", "Mt. Moon", "mt-moon", "Mt. Moon Square"),
    ("Mount Moon (B1F)", "mt-moon-b1f", "Mt. Moon", "mt-moon", "B1F"),
    ("Violet City (Poke Mart)", "violet-city-poke-mart", "Violet City", "violet-city", "Poké Mart"),
    (
      "Pokémon Center (Road 4)", "kanto-route-4-pokemon-center", "Route 4", "kanto-route-4",
      "Pokémon Center"
    ),
    ("Viridian Forest", "viridian-forest-area", "Viridian Forest", "viridian-forest", ""),
  ])
  func `a part is called as in the games, without its place`(
    _ name: String, _ slug: String, _ place: String, _ placeSlug: String, _ part: String
  ) {
    let area = AreaName(name: name, slug: slug, location: place, locationSlug: placeSlug)
    #expect(area.part == part)
  }
}
