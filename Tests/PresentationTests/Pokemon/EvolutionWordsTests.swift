import PokedexPresentation
import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct EvolutionWordsTests {
  private static let names: NameLookup = {
    var dex = TableDex()
    dex.put([
      Item(id: 1, slug: "thunder-stone"), Item(id: 2, slug: "ice-stone"),
      Item(id: 3, slug: "metal-coat"),
    ])
    dex.put([Move(id: 1, slug: "rage-fist")])
    dex.put([Location(id: 1, slug: "mt.-coronet")])
    dex.put([Region(id: 7, slug: "alola")])
    dex.put([EvolutionTrigger(id: 99, slug: "tickle-it")])
    return NameLookup(dex: dex)
  }()

  private func text(
    _ trigger: ID<EvolutionTrigger>, _ change: (inout EvolutionRoute) -> Void = { _ in }
  ) -> String {
    inline(trigger, change).text
  }

  private func inline(
    _ trigger: ID<EvolutionTrigger>, _ change: (inout EvolutionRoute) -> Void
  ) -> Inline {
    var route = EvolutionRoute()
    route.trigger = trigger
    change(&route)
    let companion: Named<Form>? =
      route.partySpecies ?? route.tradeSpecies == nil ? nil : Named(223, "Remoraid")
    return EvolutionWords.text(
      EvolutionWay(
        route: route, since: Named(1, "Red/Blue"), until: nil, companion: companion, decision: nil),
      Self.names)
  }

  @Test func levels() {
    #expect(text(1) { $0.minLevel = 36 } == "level 36")
    #expect(text(1) == "level up")
    #expect(text(1) { ($0.minLevel, $0.gender) = (20, 1) } == "level 20, females only")
    #expect(text(1) { ($0.minLevel, $0.gender) = (20, 2) } == "level 20, males only")
    #expect(
      text(1) { $0.minSteps = 1000 } == "walk 1,000 steps with Let’s Go, then level up")
  }

  @Test(arguments: [
    (TimeOfDay.day, "by day"), (.night, "at night"), (.dusk, "at dusk"),
    (.fullMoon, "under a full moon"),
  ])
  func timesOfDay(_ time: TimeOfDay, _ expected: String) {
    #expect(text(1) { $0.timeOfDay = time.rawValue } == "level up \(expected)")
  }

  @Test func feelings() {
    #expect(
      text(1) { ($0.minHappiness, $0.knownMoveType, $0.timeOfDay) = (160, .fairy, 2) }
        == "level up at night with happiness 160 knowing a Fairy move")
    #expect(text(1) { $0.minBeauty = 170 } == "level up with beauty 170")
    #expect(text(1) { $0.minAffection = 2 } == "level up with affection 2")
  }

  @Test(arguments: [(1, "above"), (-1, "below"), (0, "equal to")])
  func attackAgainstDefense(_ comparison: Int, _ word: String) {
    let text = text(1) { ($0.minLevel, $0.relativePhysicalStats) = (20, comparison) }
    #expect(text == "level 20 with Attack \(word) Defense")
  }

  @Test func places() {
    #expect(text(1) { $0.location = 1 } == "level up at Mt. Coronet")
    #expect(
      text(1) { ($0.location, $0.nearSpecialRock) = (1, true) }
        == "level up near the special rock at Mt. Coronet")
    #expect(text(3) { ($0.item, $0.region) = (1, 7) } == "use a Thunder Stone in Alola")
    #expect(
      text(1) { ($0.minLevel, $0.needsOverworldRain) = (50, true) } == "level 50 in the rain")
  }

  @Test func items() {
    #expect(text(3) { $0.item = 2 } == "use an Ice Stone")
    #expect(text(2) { $0.heldItem = 3 } == "trade holding a Metal Coat")
    #expect(
      text(1) { ($0.heldItem, $0.timeOfDay) = (3, 1) } == "level up by day holding a Metal Coat")
  }

  @Test func company() {
    #expect(text(2) == "trade")
    #expect(text(2) { $0.tradeSpecies = 223 } == "trade for Remoraid")
    #expect(text(1) { $0.partySpecies = 223 } == "level up with a Remoraid in the party")
    #expect(
      text(1) { ($0.minLevel, $0.partyType) = (32, .dark) }
        == "level 32 with a Dark type in the party")
    #expect(
      text(1) { ($0.minLevel, $0.needsMultiplayer) = (38, true) }
        == "level 38 in multiplayer")
    #expect(
      text(1) { ($0.minLevel, $0.turnUpsideDown) = (30, true) }
        == "level 30 with the console held upside down")
  }

  @Test func moves() {
    #expect(text(1) { $0.knownMove = 1 } == "level up knowing Rage Fist")
    #expect(
      text(14) { ($0.usedMove, $0.minMoveCount) = (1, 20) } == "use Rage Fist 20 times")
    #expect(
      text(11) { ($0.usedMove, $0.minMoveCount) = (1, 20) }
        == "use Rage Fist 20 times in agile style")
    #expect(
      text(12) { ($0.usedMove, $0.minMoveCount) = (1, 20) }
        == "use Rage Fist 20 times in strong style")
  }

  @Test func damage() {
    #expect(
      text(9) { $0.minDamageTaken = 49 } == "go to a certain place after taking 49 damage or more")
    #expect(
      text(13) { $0.minDamageTaken = 294 } == "take 294 damage or more from recoil")
  }

  @Test func unusualMethods() {
    #expect(text(10) { $0.minLevel = 25 } == "level 25, in a special way")
    #expect(text(99) == "tickle it")
    #expect(text(98) == "a special way")
    let texts = (1...16).map { text(ID($0)) }
    #expect(Set(texts).count == 16)
    #expect(
      texts.allSatisfy { !$0.isEmpty && !$0.replacing("pre-evolution", with: "").contains("-") })
  }

  @Test func itemsMovesAndLocationsAreLinked() {
    let trade = inline(2) { ($0.heldItem, $0.tradeSpecies) = (3, 223) }
    #expect(
      trade.spans.compactMap(\.destination) == [.pokemon(223, .evolution), .thing(.item, 3)])
    let level = inline(1) { ($0.knownMove, $0.location) = (1, 1) }
    #expect(level.spans.compactMap(\.destination) == [.thing(.location, 1), .thing(.move, 1)])
  }
}
