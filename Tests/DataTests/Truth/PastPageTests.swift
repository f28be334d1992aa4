import PokedexDomain
import Testing

/// Under a lens, a page shows nothing that was introduced later.
@Suite struct PastPageTests {
  private func page(_ slug: String, _ lens: String?) async throws -> PokemonPage {
    try await ShowPokemon(pokedex: try Bundled.pokedex())(
      try await Bundled.form(slug), through: try await Bundled.lens(lens))
  }

  @Test func generationIHasNoHeldItemsMegaEvolutionsGendersAndAbilities() async throws {
    let alakazam = try await page("alakazam", "1")
    #expect(alakazam.heldItems == [])
    #expect(alakazam.species?.forms.map(\.name) == ["Alakazam"])
    #expect(GameFeature.allCases.filter(alakazam.rules.has) == [.catching])
    #expect(alakazam.form.stats.total == 405)
  }

  @Test func heldItemsAreThoseOfTheGame() async throws {
    #expect(try await page("clefable", "2").heldItems == [])
    #expect(try await page("clefable", nil).heldItems.map(\.name).contains("Comet Shard"))
    let second = try await page("clefable", "2").rules
    #expect(second.has(.eggs) && !second.has(.abilities))
    #expect(try await page("clefable", "3").rules.has(.abilities))
  }

  @Test(arguments: [
    ("venusaur-mega", "Generation VI"), ("zapdos-galar", "Generation VIII"),
    ("dragonite-mega", "Generation IX"), ("deoxys-attack", "Generation III"),
    ("venusaur", "Generation I"),
  ])
  func aFormsPageSaysItsFormsGeneration(_ slug: String, _ generation: String) async throws {
    #expect(try await page(slug, nil).species?.generation == generation)
  }

  @Test func theHeadOfThePageAgreesWithTheList() async throws {
    for (number, roman) in zip(1...9, ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]) {
      for slug in try await Bundled.find("gen:\(number)").enumerated()
      where slug.offset.isMultiple(of: 9) {
        #expect(try await page(slug.element, nil).species?.generation == "Generation \(roman)")
      }
    }
  }

  @Test(arguments: 1...8) func noPageTellsWhatCameLater(_ generation: Int) async throws {
    let lens = try #require(try await Bundled.lens("\(generation)"))
    let engine = try await Bundled.engine("\(generation)")
    let dex = try await Bundled.reference()
    let versions = dex.table(Version.self)
    let groups = dex.table(VersionGroup.self)
    let later = Set(try await Bundled.find("gen>\(generation)"))
    let catalog = engine.rows.catalog
    let show = ShowPokemon(pokedex: try Bundled.pokedex())
    for row in stride(from: generation % Bundled.step, to: catalog.count, by: Bundled.step)
    where engine.rows.existing.contains(row) {
      let page = try await show(catalog.forms.ids[row], through: lens)
      let held = page.form.heldItems.filter { item in
        versions[item.version].flatMap { groups[$0.versionGroup]?.generation }
          == lens.data.generation
      }
      #expect(Set(page.heldItems.map(\.id)) == Set(held.map(\.item)), "\(page.name)")
      let slugs = (page.species?.forms ?? []).compactMap { catalog.forms.row(of: $0.id) }
        .map { catalog.forms.slugs[$0] }
      #expect(later.isDisjoint(with: slugs), "\(page.name)")
      if generation < 3 { #expect(page.abilities.isEmpty && !page.rules.has(.abilities)) }
    }
  }

  @Test(arguments: [
    ("meowstic-female", 8), ("meowstic-male", 0), ("oinkologne-female", 8), ("indeedee-female", 8),
    ("basculegion-male", 0), ("meowstic-female-mega", 8), ("pyroar-male", 7), ("pikachu-libre", 8),
    ("pikachu-alola-cap", 0), ("pikachu", 4), ("ditto", -1),
  ])
  func formsCalledFemaleAreFemale(_ slug: String, _ rate: Int) async throws {
    #expect(try await page(slug, nil).species?.genderRate == rate)
    let isFemale = try await Bundled.find("gender:female").contains(slug)
    #expect(isFemale == (rate > 0))
  }
}
