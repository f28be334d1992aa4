import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The picture of a place in a box is that of its look, gender and colours, by the bundled dex.
@Suite struct PlacePictureTests {
  @Test(arguments: [
    ("unown-b", SpriteView(look: "b")), ("unown-a", SpriteView()),
    ("unown-question-shiny", SpriteView(isShiny: true, look: "question")),
    ("hippopotas-female", SpriteView(.femaleFront)), ("hippopotas-male", SpriteView()),
    ("mew-shiny", SpriteView(isShiny: true)), ("raichu-alola", SpriteView()),
  ])
  func aPlaceShowsItsSlot(_ name: String, _ view: SpriteView) async throws {
    let catalog = try await Bundled.catalog()
    let entry = try #require(catalog.slots[name])
    let place = MarkedPlace(form: entry.slot.form, key: entry.key)
    #expect(catalog.picture(of: place) == view)
    #expect(catalog.picture(of: MarkedPlace(form: entry.slot.form, key: nil)) == SpriteView())
  }
}
