import PokedexDomain
import Testing

/// Games about which PokeAPI has few facts.
@Suite struct SilentGameTests {
  @Test func legendsZAHasItsMegaEvolutions() async throws {
    let megas = Set(try await Bundled.find("game:legends-za is:mega"))
    #expect(megas.isSuperset(of: ["dragonite-mega", "charizard-mega-x", "zygarde-mega"]))
    #expect(megas.isDisjoint(with: ["raichu-mega-x", "baxcalibur-mega"]))
    let inLens = Set(try await Bundled.find("is:mega", "legends-za"))
    #expect(inLens == megas)
    let later = Set(try await Bundled.find("game:mega-dimension is:mega"))
    #expect(later.contains("raichu-mega-x"))
  }

  @Test func legendsZAHasTheFormsOfItsPokemon() async throws {
    let rotoms = try await Bundled.find("rotom", "legends-za")
    let later = try await Bundled.find("rotom", "mega-dimension")
    #expect(Set(rotoms + later).isSuperset(of: ["rotom", "rotom-heat", "rotom-mow"]))
    #expect(try await Bundled.find("meowstic", "legends-za").contains("meowstic-female"))
  }

  /// Where PokeAPI has no encounters, evolving and changing form are the only known ways to obtain
  /// a Pokémon.
  @Test func gamesWithoutEncountersClaimNoWayToObtain() async throws {
    let dex = try await Bundled.reference()
    let catalog = try await Bundled.catalog()
    let versions = dex.table(Version.self)
    var known: Set<ID<VersionGroup>> = []
    for form in catalog.forms.ids {
      for version in Set(dex.encounters(of: form).map(\.version)) {
        if let group = versions[version]?.versionGroup { known.insert(group) }
      }
    }
    let silent = Lenses(dex).all.filter { lens in
      lens.data.isGame && lens.data.groups.allSatisfy { !known.contains($0) }
    }
    #expect(silent.contains { $0.slug == "scarlet-violet" })
    for lens in silent {
      let dex = LensedDex(catalog, through: lens)
      for form in catalog.forms.ids.enumerated() where form.offset.isMultiple(of: 60) {
        switch try dex.availability(of: form.element) {
        case .met, .hatches, .onlyBrought: Issue.record("\(form.element) in \(lens.name)")
        case .evolves, .variant, .notInGame, .unknown: break
        }
      }
    }
  }
}

extension SilentGameTests {
  @Test(arguments: ["scarlet-violet", "brilliant-diamond-shining-pearl", "legends-arceus"])
  func whatIsMissingInASilentGameIsNotSaidToBeTraded(_ game: String) async throws {
    let group = try #require(try await Bundled.lens(game)?.data.groups.first)
    let plan = try await TrackProgress(pokedex: try Bundled.pokedex())
      .places(toComplete: group, having: [])
    #expect(!plan.knowsPlaces)
    #expect(plan.elsewhere == [])
    #expect(plan.unknown.count > 100)
  }
}
