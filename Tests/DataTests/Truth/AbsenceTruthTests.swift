import PokedexDomain
import Testing

/// Which Pokémon the program says a game does not have.
@Suite struct AbsenceTruthTests {
  private func absence(_ slug: String, _ game: String) async throws -> GameGap? {
    let lens = try await Bundled.lens(game)
    return try await Bundled.catalog().absence(of: Bundled.form(slug), from: lens)
  }

  @Test(arguments: [
    ("weedle", "sword"), ("toxapex", "platinum"), ("mewtwo-mega-x", "sword"),
    ("charizard-gmax", "scarlet"), ("raichu-alola", "brilliant-diamond"), ("pichu", "1"),
    ("sliggoo-hisui", "x-y"), ("pikachu-cosplay", "sun"), ("weedle", "legends-arceus"),
    ("greninja-ash", "scarlet"),
  ])
  func `a Pokémon is missing in a game that does not have it`(
    _ slug: String, _ game: String
  ) async throws {
    let gap = try #require(try await absence(slug, game), "\(slug) in \(game)")
    #expect(gap.subject == "pokemon")
  }

  /// The forms that PokeAPI has no moves of in the games are there all the same.
  @Test(arguments: [
    ("mewtwo", "sword"), ("mewtwo-mega-x", "x"), ("rotom-heat", "legends-arceus"),
    ("dialga-origin", "legends-arceus"), ("basculegion-female", "legends-arceus"),
    ("castform-rainy", "shining-pearl"), ("cramorant-gorging", "violet"), ("dipplin", "scarlet"),
    ("raichu-alola", "legends-za"), ("vulpix-alola", "the-indigo-disk"),
    ("slowbro-galar", "the-isle-of-armor"), ("dragonite-mega", "legends-za"), ("mew", "1"),
    ("porygon2", "legends-arceus"), ("giratina-altered", "legends-arceus"),
    ("arceus", "brilliant-diamond"), ("darkrai", "shining-pearl"), ("shaymin-sky", "shining-pearl"),
    ("deoxys-attack", "brilliant-diamond"), ("phione", "brilliant-diamond"),
  ])
  func `a Pokémon that is in a game, or may be, is not said to be missing`(
    _ slug: String, _ game: String
  ) async throws {
    #expect(try await absence(slug, game) == nil, "\(slug) in \(game)")
  }

  @Test(arguments: [
    ("rotom-heat", "legends-arceus", "which moves Heat Rotom learns in Legends: Arceus"),
    ("urshifu-single-strike-gmax", "sword", "which moves Gigantamax Single Strike Urshifu learns"),
    ("venusaur-gmax", nil, "which moves Gigantamax Venusaur learns"),
    ("bulbasaur", "legends-za", "no learnsets of Legends: Z-A"),
  ])
  func `a Pokémon whose moves are not known is not said to learn none`(
    _ slug: String, _ game: String?, _ words: String
  ) async throws {
    let dex = try await Bundled.pokedex().dex(through: Bundled.lens(game))
    let gap = try #require(try dex.learnedMoves(of: await Bundled.form(slug)).gap)
    #expect(gap.isInGame && gap.text.contains(words), "\(gap.text)")
  }

  @Test func `no Pokémon of a list is said to be missing in its games`() async throws {
    let catalog = try await Bundled.catalog()
    for lens in Lenses(try await Bundled.reference()).all {
      let listed = PokemonRows(catalog, through: lens).existing.rows
      for row in listed where row.isMultiple(of: 20) {
        let form = catalog.forms.ids[row]
        #expect(catalog.absence(of: form, from: lens) == nil, "\(form) in \(lens.name)")
      }
    }
  }
}
