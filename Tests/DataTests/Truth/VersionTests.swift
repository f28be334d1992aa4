import PokedexDomain
import Testing

/// A version is kept apart from its paired version.
@Suite struct VersionTests {
  @Test(arguments: [
    ("zangoose found:route-114@sapphire", "", nil),
    ("zangoose found:route-114@ruby", "zangoose", nil),
    ("zangoose found:route-114", "zangoose", "ruby"), ("zangoose found:route-114", "", "sapphire"),
    ("ekans found:kanto-route-4@blue", "", nil), ("ekans found:kanto-route-4@red", "ekans", nil),
    ("ekans found:kanto-route-4@red-blue", "ekans", nil),
    ("solgaleo evolved:level", "solgaleo", "sun"), ("solgaleo evolved:level", "", "moon"),
  ])
  func whatIsFoundInOneGameIsNotFoundInItsPair(
    _ query: String, _ expected: String, _ lens: String?
  ) async throws {
    let found = try await Bundled.find(query, lens)
    #expect(found == expected.split(separator: " ").map(String.init))
  }

  @Test(arguments: [("sapphire", "Sapphire"), ("ruby-sapphire", "Ruby/Sapphire"), ("blue", "Blue")])
  func aGameIsCalledByItsOwnName(_ word: String, _ name: String) async throws {
    #expect(try await Bundled.lens(word)?.name == name)
  }

  /// Every Pokémon with encounters in one version of a pair and not in the other.
  @Test func exclusivesAreMetInTheirOwnGameOnly() async throws {
    let dex = try await Bundled.reference()
    let catalog = try await Bundled.catalog()
    let versions = dex.table(Version.self)
    let lenses = Lenses(dex)
    let paired = versions.ids.indices.compactMap { row in
      lenses.named(versions.slugs[row]).flatMap {
        $0.data.version == nil ? nil : (versions.ids[row], $0)
      }
    }
    #expect(paired.count > 30)
    var exclusives = 0
    for form in catalog.forms.ids {
      let met = Set(dex.encounters(of: form).map(\.version))
      for (version, lens) in paired where !met.contains(version) {
        let groups = Set(met.compactMap { versions[$0]?.versionGroup })
        guard lens.data.groups.contains(where: groups.contains) else { continue }
        exclusives += 1
        let rows = EncounterRows(of: form, in: catalog, through: lens)
        #expect(rows.count == 0, "\(form) in \(lens.name)")
      }
    }
    #expect(exclusives > 500)
  }

  @Test func aRouteHasTheResidentsOfTheChosenGame() async throws {
    let dex = try await Bundled.reference()
    let places = dex.table(Location.self)
    let route = places.ids[try #require(places.slugs.firstIndex(of: "hoenn-route-114"))]
    for (game, isThere) in [("ruby", true), ("sapphire", false)] {
      let dex = try await Bundled.pokedex().dex(through: await Bundled.lens(game))
      let rows = dex.residents(at: route)
      #expect(rows.slugs.contains("zangoose") == isThere)
      #expect(rows.slugs.contains("seviper") != isThere)
    }
  }
}
