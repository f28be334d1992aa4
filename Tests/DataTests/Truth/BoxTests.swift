import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Collections in boxes, of the bundled dex.
@Suite struct BoxTests {
  private func boxes(
    _ collection: BuiltInCollection, in game: String? = nil, _ marked: [(String, SlotState)] = []
  ) async throws -> CollectionBoxes {
    let catalog = try await Bundled.catalog(marking: marked)
    let lens = try await Bundled.lens(game)
    let known = KnownCollection(.builtIn(collection), collection.definition)
    return CollectionBoxes(known, of: SlotRows(of: PokemonRows(catalog, through: lens)))
  }

  @Test(arguments: [
    (BuiltInCollection.national, 1_382, 47), (.shiny, 1_281, 43), (.forms, 1_149, 39),
  ])
  func aCollectionHasAsManyPlaces(
    _ collection: BuiltInCollection, _ places: Int, _ count: Int
  ) async throws {
    let boxes = try await boxes(collection)
    #expect(boxes.places.count == places)
    #expect(boxes.count == count)
    #expect(Set(boxes.places.map(\.slot)).count == places)
  }

  @Test func placesFollowTheNationalDexRowByRow() async throws {
    let places = try await boxes(.national).places
    #expect(places[0].slot == "bulbasaur")
    #expect(places[3].slot == "venusaur-female")
    let wartortle = try #require(places.first { $0.slot == "wartortle" })
    #expect([wartortle.box, wartortle.row, wartortle.column] == [1, 2, 3])
    #expect(places[30].box == 2 && places[30].row == 1 && places[30].column == 1)
  }

  @Test func aGamesDexHasItsOwnOrder() async throws {
    let places = try await boxes(.national, in: "platinum").places
    #expect(places.prefix(3).map(\.slot) == ["turtwig", "grotle", "torterra"])
    #expect(places.first?.number == 1)
    #expect(!places.contains { $0.slot == "bulbasaur" })
  }

  @Test func whatIsNotToldFillsNoPlaceAndIsNamed() async throws {
    let boxes = try await boxes(
      .national, [("unown", .have), ("unown-b", .have), ("mew", .have), ("hippopotas ♀", .pending)])
    #expect(boxes.places.filter { $0.state == .have }.map(\.slot) == ["mew", "unown-b"])
    #expect(boxes.places.count(in: .pending) == 1)
    #expect(boxes.untold.map(\.name) == ["Unown"])
    let forms = try await self.boxes(.forms, [("unown-c", .have), ("shiny mew", .have)])
    #expect(forms.places.filter { $0.state == .have }.map(\.slot) == ["mew", "unown"])
    #expect(forms.untold.isEmpty)
  }

  @Test func everyCollectionIsCountedInTwentyMilliseconds() async throws {
    let catalog = try await Bundled.catalog()
    // The table of slots is derived once, with the first list of them.
    _ = catalog.slots
    let time = ThreadClock.measure {
      let tallies = catalog.collectionTallies()
      #expect(tallies.map(\.count) == [1_382, 1_149, 1_281])
    }
    print("three collections: \(time)")
    // Generous, for a debug build.
    #expect(time < .milliseconds(400) * Sanitizer.timeoutFactor)
  }
}
