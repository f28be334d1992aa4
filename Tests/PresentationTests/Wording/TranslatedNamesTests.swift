import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Translated names of small sets of entities.
@MainActor @Suite struct TranslatedNamesTests {
  nonisolated private static let whole: [Kind] = [
    .berryFirmness, .berryFlavor, .encounterMethod, .generation, .itemAttribute, .itemCategory,
    .itemFlingEffect, .itemPocket, .language, .moveAilment, .moveCategory, .moveDamageClass,
    .moveLearnMethod, .moveTarget, .pokedex, .region, .growthRate, .pokemonHabitat, .pokemonShape,
  ]

  @Test(arguments: Wording.others, whole)
  func everyEntityOfASmallSetHasAName(_ wording: Wording, _ kind: Kind) async throws {
    let dex = try Stage.bundled()
    let slugs = try await dex.slugs(of: kind)
    #expect(!slugs.isEmpty)
    wording.spoken {
      for slug in slugs.values {
        #expect(kind.translatedName(of: slug, in: wording.language) != nil, "\(slug)")
      }
    }
  }

  @Test func englishNamesComeFromPokeAPI() {
    #expect(Kind.moveTarget.translatedName(of: "user", in: .english) == nil)
  }

  @Test func pagesUseTheTranslatedNames() async throws {
    try await Wording.italian.spoken {
      let dex = try Stage.bundled(in: Wording.italian.language)
      let pages = Pages(pokedex: dex)
      let surf = try await pages.page(of: .thing(.move, 57), through: nil)
      let words = DocumentSpeech(surf.document).lines.joined(separator: "\n")
      #expect(words.contains("speciale"))
      #expect(words.contains("tutti gli altri Pokémon"))
    }
  }

  /// Queries accept every name that is shown.
  @Test(arguments: [
    (Wording.italian, "class:speciale"), (.german, "target:\"alle gegner\""),
    (.spanish, "class:estado"), (.japanese, "class:とくしゅ"), (.french, "ailment:sommeil"),
  ])
  func queriesAcceptTheTranslatedNames(_ wording: Wording, _ query: String) async throws {
    try await wording.spoken {
      let catalog = try await Stage.bundled(in: wording.language).catalog()
      let rows = MoveRows(of: PokemonRows(catalog))
      let result = SearchPokedex()(query, in: QueryEngine(rows))
      #expect(result.problems.isEmpty)
      #expect(result.rows.count > 5)
    }
  }

  // MARK: Examples

  @Test(arguments: [
    (Wording.german, "name:erdbeben"), (.french, "name:séisme"), (.spanish, "name:terremoto"),
    (.italian, "name:terremoto"), (.japanese, "name:じしん"), (.english, "name:earthquake"),
  ])
  func examplesAreInTheLanguage(_ wording: Wording, _ example: String) async throws {
    try await wording.spoken {
      let catalog = try await Stage.bundled(in: wording.language).catalog()
      let rows = MoveRows(of: PokemonRows(catalog))
      #expect(MoveRows.fields[0].example(among: rows) == example)
      let message = SearchPokedex()("name:", in: QueryEngine(rows)).problems.first?.message
      #expect(message?.hasSuffix(example) == true)
    }
  }

  @Test(arguments: Wording.others)
  func everyExampleHasResults(_ wording: Wording) async throws {
    try await wording.spoken {
      let catalog = try await Stage.bundled(in: wording.language).catalog()
      let pokemon = PokemonRows(catalog)
      Self.check(pokemon)
      // Skips regional dexes, whose Japanese names are in no name index.
      for kind in Kinds.all where kind.kind != .pokedex { try Self.check(kind, pokemon) }
    }
  }

  private static func check<Entity: Browsable>(_ kind: Entity.Type, _ pokemon: PokemonRows) throws {
    check(Entity.Rows(of: pokemon))
  }

  private static func check<Rows: QueryRows>(_ rows: Rows) {
    let engine = QueryEngine(rows)
    // Without a run, no Pokémon has a level.
    for field in Rows.fields where !field.examples.contains(where: { $0.contains("level") }) {
      let example = field.example(among: rows)
      let result = SearchPokedex()(example, in: engine)
      #expect(result.problems.isEmpty && !result.rows.isEmpty, "\(example)")
    }
  }
}
