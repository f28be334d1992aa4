import PokedexDomain
import Testing

/// The gifts of which a player gets only one.
@Suite struct GiftTests {
  @Test func everyChoiceIsAmongGiftsOfItsGames() async throws {
    let catalog = try await Bundled.catalog()
    let dex = try await Bundled.reference()
    #expect(dex.giftChoices.count > 15)
    for choice in dex.giftChoices {
      #expect(choice.forms.count > 1, "\(choice)")
      #expect(!choice.source.isEmpty && choice.month.count == 7, "\(choice)")
      for game in choice.games {
        let lens = try #require(catalog.lens(named: game), "\(game)")
        for slug in choice.forms {
          let row = try #require(catalog.forms.slugs.firstIndex(of: slug), "\(slug)")
          let ways = dex.encounterGroups(of: catalog.forms.ids[row], in: lens.games)
            .map { EncounterWay($0.method) }
          #expect(ways.contains(.gift), "\(slug) in \(game)")
        }
      }
    }
  }
}
