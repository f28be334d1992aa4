import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// What can be collected, of the bundled dex. Two public lists were compared with these counts:
/// `docs/data.md` has the differences.
@Suite struct SlotTests {
  private func engine(_ lens: String? = nil) async throws -> QueryEngine<SlotRows> {
    let lens = try await Bundled.lens(lens)
    return QueryEngine(try await Bundled.pokedex().dex(through: lens).slots())
  }

  private func slots(_ query: String, _ lens: String? = nil) async throws -> [String] {
    let engine = try await engine(lens)
    let result = SearchPokedex()(query, in: engine)
    #expect(result.problems == [], "\(query)")
    return result.rows.map { engine.rows.slugs[$0] }
  }

  @Test(arguments: [
    ("slot:anywhere -is:shiny", 1_382), ("slot:anywhere is:shiny", 1_281),
    ("slot:game -is:shiny", 79), ("slot:battle -is:shiny", 164), ("slot:never -is:shiny", 10),
    ("slot:anywhere is:female -is:shiny", 96),
  ])
  func thereAreAsManySlotsOfAClass(_ query: String, _ count: Int) async throws {
    #expect(try await slots(query).count == count)
  }

  @Test(arguments: [
    ("dex:201", 28), ("dex:666", 20), ("dex:869", 63), ("dex:592", 2), ("dex:449", 2),
    ("dex:25", 10), ("dex:676", 1), ("dex:664", 1), ("dex:414", 1), ("dex:215", 4),
    ("dex:493", 1), ("dex:678", 2), ("dex:421", 1), ("dex:716", 1), ("dex:774", 7),
  ])
  func aSpeciesFillsAsManySlots(_ query: String, _ count: Int) async throws {
    #expect(try await slots("\(query) slot:anywhere -is:shiny").count == count)
  }

  @Test(arguments: [("dex:869", 7), ("dex:774", 1), ("dex:201", 28), ("dex:494", 0)])
  func shiniesThatLookAlikeShareASlot(_ query: String, _ count: Int) async throws {
    #expect(try await slots("\(query) slot:anywhere is:shiny").count == count)
  }

  @Test(
    arguments: [
      ("pikachu-cosplay", Keeping.game, "omega-ruby-alpha-sapphire"),
      ("pichu-spiky-eared", .game, "heartgold-soulsilver"), ("gumshoos-totem", .game, nil),
      ("furfrou-heart", .game, nil), ("furfrou-natural", .anywhere, nil),
      ("arceus-fire", .game, nil), ("arceus-unknown", .never, nil),
      ("eternatus-eternamax", .never, nil), ("koraidon-limited-build", .never, nil),
      ("koraidon", .anywhere, nil), ("charizard-mega-x", .battle, nil),
      ("cherrim-sunshine", .battle, nil), ("xerneas-neutral", .anywhere, nil),
      ("minior-red-meteor", .battle, nil), ("victini", .anywhere, nil),
      ("victini-shiny", .never, nil), ("hippopotas-female-shiny", .anywhere, nil),
      ("volcanion-shiny", .anywhere, nil), ("gimmighoul-roaming-shiny", .anywhere, nil),
      ("floette-eternal", .anywhere, nil), ("floette-eternal-shiny", .never, nil),
      ("frillish-female", .anywhere, nil), ("sneasel-hisui-female", .anywhere, nil),
      ("meowstic-female", .anywhere, nil),
    ] as [(String, Keeping, String?)])
  func aSlotIsKeptWhereItCanBe(_ name: String, _ keeping: Keeping, _ game: String?) async throws {
    let catalog = try await Bundled.catalog()
    let slot = try #require(catalog.slots[name], "\(name)")
    #expect(slot.keeping == keeping)
    let groups = catalog.dex.table(VersionGroup.self)
    if let game { #expect(slot.games.map { groups[$0]?.slug } == [game]) }
    #expect(keeping == .anywhere || keeping == .battle || !slot.source.isEmpty)
  }

  /// Files of the user name slots, so a name means one slot for ever.
  @Test func everyNameMeansOneSlot() async throws {
    let entries = try await Bundled.catalog().slots.entries
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(Set(entries.map(\.slot)).count == entries.count)
  }

  @Test func everyFormHasASlot() async throws {
    let catalog = try await Bundled.catalog()
    let without = catalog.forms.ids.filter { catalog.slots[$0].isEmpty }
    // Their shiny colours are those of another form, but the usual ones are their own.
    #expect(without == [])
  }

  @Test func aChangedGameHasTheSlotsAndGiftsOfTheDex() async throws {
    let catalog = try await Bundled.catalog()
    let text = "game meadow \"Meadow\"\nbase platinum\npokemon pikachu speed 3\n"
    let reading = OverlayReader.read(Array(text.utf8), named: "meadow.pkgame", on: catalog)
    let lens = try #require(reading.lens)
    let changed = catalog.through(lens)
    #expect(changed.isChanged)
    #expect(changed.dex.giftChoices == catalog.dex.giftChoices)
    for form in catalog.forms.ids { #expect(changed.slots[form] == catalog.slots[form]) }
  }

  @Test func everyFactIsAboutAFormOrALook() async throws {
    let dex = try await Bundled.reference()
    let groups = dex.table(VersionGroup.self).slugs
    let slugs = dex.table(Look.self).slugs + dex.table(Form.self).slugs
    #expect(dex.slotFacts.count > 90)
    for fact in dex.slotFacts {
      #expect(slugs.contains { fact.isAbout($0) }, "\(fact.pattern)")
      #expect(!fact.source.isEmpty && fact.month.count == 7, "\(fact.pattern)")
      #expect(
        fact.reason == "-" || KeepingLimit(rawValue: fact.reason) != nil
          || fact.reason.split(separator: " ").allSatisfy { groups.contains(String($0)) },
        "\(fact.pattern)")
      switch fact.matter {
      case .keeping: #expect(Keeping(rawValue: fact.value) != nil, "\(fact.pattern)")
      case .genders: #expect(fact.value == "both")
      case .looks: #expect(fact.value == "unseen")
      case .numbers: #expect(["game", SlotFact.partly].contains(fact.value))
      case .shiny: #expect(fact.value == "never" || slugs.contains(fact.value), "\(fact.pattern)")
      }
    }
  }

  @Test func aLookIsFoundByItsOwnNameAndASpeciesByAllItsLooks() async throws {
    #expect(try await slots("unown-b") == ["unown-b", "unown-b-shiny"])
    #expect(try await slots("icognito -is:shiny").count == 28)
    #expect(try await slots("hippopotas is:female").first == "hippopotas-female")
  }

  @Test func aGameHasNoNewerSlots() async throws {
    #expect(try await slots("unown -is:shiny", "crystal").contains("unown-b"))
    #expect(try await slots("type:fairy", "gold").isEmpty)
    #expect(try await slots("is:shiny", "red").isEmpty)
  }

  @Test func formsAreFoundByWhereTheyAreKept() async throws {
    #expect(try await Bundled.find("slot:never dex:890") == ["eternatus-eternamax"])
    #expect(try await Bundled.find("slot:never dex:494").isEmpty, "only shiny, Victini is not had")
    #expect(try await Bundled.find("slot:anywhere dex:25").contains("pikachu-cosplay") == false)
  }
}
