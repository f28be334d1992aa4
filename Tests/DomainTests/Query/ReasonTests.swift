import PokedexTesting
import Synchronization
import Testing

@testable import PokedexDomain

/// The reasons for a match.
@Suite struct ReasonTests {
  /// The reasons for the first match of a query.
  private func why(_ query: String) throws -> String {
    let plan = SearchPokedex()(query, in: sample).plan
    let row = try #require(SearchPokedex()(query, in: sample).rows.first, "\(query)")
    return sample.reasons(for: row, in: plan).joined(separator: " · ")
  }

  @Test(arguments: [
    ("ability:blaze", "Blaze"),
    ("ability:lightning-rod", "Lightning Rod (hidden)"),
    ("hidden:lightning-rod", "Lightning Rod (hidden)"),
    ("move:wish type:normal", "Wish: egg move in Platinum"),
    ("move:toxic dex:25", "Toxic: TM in Platinum and 1 more game"),
    ("move:toxic@red dex:25", "Toxic: TM in Red/Blue"),
    ("move:thunderbolt dex:25", "Thunderbolt: TM in Sword/Shield, level 26 in Platinum"),
    ("move:quick-attack dex:134", "Quick Attack: on evolving in Sword/Shield"),
    ("spe>100 type:water | hp>=130", "HP 130"),
    ("atk>spa dex:25", "Atk 55 · SpA 50"),
    ("weight<1", "kg 0.1 kg"),
    ("height<0.2", "m 0.1 m"),
    ("gen:vi is:default", "Gen VI"),
    ("gender:female>50", "100 % female"),
    ("gender:male>50 dex:133", "87.5 % male"),
    ("gender:genderless", "genderless"),
    ("ev:spe dex:25", "1 EV in Speed"),
    ("region:alola", "new in Alola"),
    ("dexof:sinnoh dex:25", "#104 of the Sinnoh dex"),
    ("item:bright-powder", "holds Bright Powder 5–50 %"),
    ("found:trophy-garden dex:25", "Trophy Garden: walk, level 22, in Platinum"),
    ("found:viridian-forest dex:25", "Viridian Forest: walk, level 3–6, in Red"),
    ("evolves:water-stone", "becomes Vaporeon"),
    ("evolves:thunder-stone dex:25", "becomes Raichu"),
    ("weak:rock>=4 dex:6", "weak to Rock ×4"),
    ("resists:grass dex:6", "resists Grass ×¼"),
    ("immune:ground dex:6", "immune to Ground ×0"),
    ("neutral:ice dex:6", "neutral to Ice ×1"),
    ("weak:ground dex:25", "weak to Ground ×2"),
    ("weak:grass dex:134", "weak to Grass ×2"),
    ("neutral:electric dex:122", "neutral to Electric ×1"),
    ("resists:electric dex:25", "resists Electric ×½, with Lightning Rod immune"),
    ("resists:water dex:134", "resists Water ×½, with Water Absorb immune"),
    ("beats:steel dex:6", "Fire ×2 on Steel"),
    ("beats:glurak dex:135", "Electric ×2 on Charizard"),
    ("evolves:friendship", "becomes Pikachu"),
    ("spe>=130 | is:mythical", "Spe 130"), ("spe>100 spe>=130 | spe>140", "Spe 130"),
  ])
  func theMatchingFactIsTheReason(_ query: String, _ expected: String) throws {
    #expect(try why(query) == expected)
  }

  @Test(arguments: [
    "type:fire", "pikachu", "-move:toxic", "is:legendary", "egg:dragon", "color:brown",
    "shape:quadruped", "family:eevee", "game:platinum", "", "name:glurak", "-weak:ice",
    "dex:25", "25", "dex:1..151", "dex>=25",
  ])
  func factsOfTheRowAreNoReason(_ query: String) throws {
    #expect(try why(query) == "")
  }

  @Test func `a name that is only similar to a word is a reason`() throws {
    #expect(try why("pikachi") == "similar name")
    #expect(try why("pikachi type:electric") == "similar name")
    #expect(try why("pika") == "")
  }

  @Test func matchingAlternativesAreReasons() throws {
    #expect(try why("dex:25 (spe>=90 | hp>200 | ability:static)") == "Spe 90 · Static")
  }

  @Test func aFactThatIsAskedForManyTimesIsLookedForOnce() {
    let asked = Asked()
    let criterion = Criterion<PokemonRows>(
      "asked:once", rows: { RowSet(all: $0.count) },
      reason: { _, _ in
        asked.count.withLock { $0 += 1 }
        return "a fact"
      })
    let plan = QueryPlan<PokemonRows>(
      condition: .all([.criterion(criterion), .any([.criterion(criterion)]), .criterion(criterion)]
      ),
      sorts: [], names: [], fields: [])
    #expect(sample.reasons(for: 0, in: plan).count == 1)
    #expect(asked.count.withLock { $0 } == 1)
  }

  private final class Asked: Sendable {
    let count = Mutex(0)
  }

  @Test func aReasonIsListedOnce() throws {
    #expect(try why("spe>100 spe<200 type:electric -dex:25,26") == "Spe 130")
  }
}
