import PokedexTesting
import Testing

@testable import PokedexDomain

/// Lists, learnsets, places and families of a changed game.
@Suite struct ChangedGameTests {
  private func found(_ query: String, _ lines: String) throws -> [String] {
    let (lens, _) = try OverlayText.game(lines)
    return find(query, in: QueryEngine(PokemonRows(SampleDex.catalog, through: lens)))
  }

  @Test func anEmptyFileChangesNothingButTheNameOfTheGame() throws {
    let (lens, catalog) = try OverlayText.game("")
    let platinum = try #require(SampleDex.catalog.lenses.named("platinum"))
    #expect(lens.data == platinum.data)
    #expect(lens.rules == platinum.rules)
    let (dex, base) = (catalog.dex, SampleDex.catalog.dex)
    #expect(dex.table(Form.self).slugs == base.table(Form.self).slugs)
    for form in SampleDex.forms.map(\.id) {
      #expect(catalog[form, lens] == SampleDex.catalog[form, platinum])
      #expect(dex.learnset(of: form) == base.learnset(of: form))
      #expect(dex.encounters(of: form) == base.encounters(of: form))
    }
    for move in base.table(Move.self).ids {
      #expect(Set(dex.lessons(of: move)) == Set(base.lessons(of: move)))
    }
    for area in base.table(LocationArea.self).ids {
      #expect(dex.residents(of: area) == base.residents(of: area))
    }
    for group in base.table(VersionGroup.self).ids {
      #expect(dex.roster(of: group) == base.roster(of: group))
    }
    for kind in Kind.allCases where kind != .version {
      #expect(dex.names(of: kind) == base.names(of: kind))
      #expect(dex.nameIndex(of: kind).count == base.nameIndex(of: kind).count)
    }
  }

  // MARK: Moves

  @Test func learnsetsAndLearnersAgree() throws {
    let (lens, catalog) = try OverlayText.game(
      """
      learn eevee level 9 thunderbolt
      learn pikachu level 12 thunderbolt 40 thunderbolt
      learn jolteon -thunderbolt
      learn raichu machine -
      """)
    let dex = catalog.dex
    for form in catalog.forms.ids {
      for move in dex.table(Move.self).ids {
        let own = dex.learnset(of: form).moves.filter { $0.move == move }
          .map {
            Lesson(form: form, versionGroup: $0.versionGroup, method: $0.method, level: $0.level)
          }
        #expect(Set(own) == Set(dex.lessons(of: move).filter { $0.form == form }))
      }
    }
    let rows = PokemonRows(SampleDex.catalog, through: lens)
    #expect(rows.ownLearners(of: [85])[0].rows.map { rows.slugs[$0] } == ["pikachu", "eevee"])
    let levels = dex.learnset(of: 25).moves.filter { $0.versionGroup == 9 && $0.move == 85 }
    #expect(levels.map(\.level) == [12, 40])
    for game in ["sword-shield", "platinum", "meadow"] {
      #expect(find("move:thunderbolt@\(game) pikachu", in: QueryEngine(rows)) == ["pikachu"])
    }
  }

  @Test func aMoveHasTheFactsOfTheFile() throws {
    let (lens, catalog) = try OverlayText.game("move quick-attack type fairy power 70 pp 5\n")
    let moves = MoveRows(catalog.dex, through: lens).table
    let move = try #require(moves[98 as ID<Move>])
    #expect(move.type == .fairy)
    #expect(move.power == 70)
    #expect(move.pp == 5)
  }

  @Test func pokemonOfOtherGamesLearnTheMovesThere() throws {
    let (_, catalog) = try OverlayText.game("roster +flabebe\nlearnsets x-y\n")
    #expect(
      catalog.dex.learnset(of: 669).moves.filter { $0.versionGroup == 9 }.map(\.move) == [273])
    #expect(catalog.dex.lessons(of: 273).contains { $0.form == 669 && $0.versionGroup == 9 })
    #expect(catalog.dex.learnset(of: 669).moves.count == 2)
  }

  // MARK: Places

  @Test func aPlaceHasWhatTheFileSays() throws {
    let lines = """
      place trophy-garden-area walk raichu 20-22 30
      place trophy-garden-area walk pichu 5 10 pichu 6 10
      """
    let (_, catalog) = try OverlayText.game(lines)
    let residents = catalog.dex.residents(of: 323)
    #expect(residents.map(\.form) == [26, 172, 172])
    #expect(residents.map(\.encounter.minLevel) == [20, 5, 6])
    #expect(!catalog.dex.encounters(of: 25).contains { $0.area == 323 })
    #expect(catalog.dex.encounters(of: 25).count == 3)
    #expect(try found("found:trophy-garden", lines) == ["pichu", "raichu", "eevee"])
    #expect(try found("found:trophy-garden", "place trophy-garden-area walk -\n") == ["eevee"])
  }

  @Test func aConditionLeavesTheOtherSlotsAlone() throws {
    let (_, catalog) = try OverlayText.game(
      "place trophy-garden-area walk@time-night pichu 5 10\n")
    #expect(catalog.dex.residents(of: 323).map(\.form) == [25, 172])
    #expect(catalog.dex.residents(of: 323).map(\.encounter.conditions) == [[], [5]])
  }

  // MARK: Families

  @Test func theFirstWayOfAFileTakesThePlaceOfTheBases() throws {
    let (_, catalog) = try OverlayText.game(
      "evolve eevee jolteon level 20\nevolve eevee jolteon use thunder-stone time night\n")
    let family = try #require(catalog.dex.table(EvolutionChain.self)[1 as ID<EvolutionChain>])
    let ways = family.routes.filter { $0.to == 135 }
    #expect(ways.map(\.minLevel) == [20, nil])
    #expect(ways.map(\.timeOfDay) == [nil, 2])
    #expect(family.routes.filter { $0.to == 134 }.count == 1)
  }

  @Test func familiesCanJoin() throws {
    let (_, catalog) = try OverlayText.game("evolve raichu kangaskhan level 40\n")
    #expect(catalog.species[115]?.evolvesFrom == 26)
    #expect(catalog.species[115]?.evolutionChain == 10)
    let chains = catalog.dex.table(EvolutionChain.self)
    #expect(chains[10]?.members.map(\.species) == [172, 25, 26, 115])
    #expect(chains[51]?.members.isEmpty == true)
  }

  // MARK: New things

  @Test func newThingsKeepTheirNumbersWhateverElseIsInTheFile() throws {
    let lines = "new pokemon pikachu-mega of pikachu name \"Mega Pikachu\" types fairy hp 99\n"
    let (lens, catalog) = try OverlayText.game(lines)
    let other = try OverlayText.game("new pokemon eevee-mega of eevee\n" + lines).catalog
    let row = try #require(catalog.forms.slugs.firstIndex(of: "pikachu-mega"))
    let id = catalog.forms.ids[row]
    #expect(id.rawValue > 1_000_000)
    #expect(other.forms[id]?.slug == "pikachu-mega")
    #expect(catalog.name(of: id) == "Mega Pikachu")
    #expect(catalog.named(id).name == "Mega Pikachu")
    #expect(catalog[id, lens]?.types == [.fairy])
    #expect(catalog[id, lens]?.stats.speed == 90)
    #expect(catalog.species[25]?.forms.contains(id) == true)
    #expect(FormReader(catalog)("mega pikachu") == .form(row))
    #expect(FormReader(catalog)("pikachu-mega") == .form(row))
    #expect(try found("pikachu hp>98", lines) == ["pikachu-mega"])
    #expect(SampleDex.catalog.name(of: id) == nil)
    #expect(
      SampleDex.catalog.named(id).name == "#\(id) of a changed game that is not here")
  }

  @Test func aNewPokemonMayHaveAFamilyOfItsOwn() throws {
    let (lens, catalog) = try OverlayText.game(
      """
      new ability ash name "Ash"
      new move cinder like thunderbolt name "Cinder" type fire power 90
      new pokemon emberfox name "Emberfox" name-de "Glutfuchs" types fire stats 60 60 60 60 60 60
      pokemon emberfox abilities ash
      learn emberfox level 5 cinder
      evolve emberfox eevee level 16
      """)
    let row = try #require(catalog.forms.slugs.firstIndex(of: "emberfox"))
    let form = try #require(catalog[catalog.forms.ids[row], lens])
    #expect(catalog.names[row] == "Emberfox")
    #expect(NameLookup(dex: catalog.dex)[form.ability1 ?? 0] == "Ash")
    #expect((10_000..<100_000).contains(form.species.rawValue))
    #expect(catalog.species[133]?.evolvesFrom == form.species)
    let engine = QueryEngine(PokemonRows(SampleDex.catalog, through: lens))
    #expect(find("move:cinder", in: engine).contains("emberfox"))
    #expect(find("move:cinder", in: engine).contains("eevee"))
    #expect(find("glutfuchs", in: engine) == ["emberfox"])
  }

  @Test func aCopyOfAMoveIsNewInTheGame() throws {
    let lens = try OverlayText.game("new move cinder like thunderbolt power 95\n").lens
    let dex = LensedDex(SampleDex.catalog, through: lens)
    let moves = dex.dex.table(Move.self)
    let cinder = moves[try #require(moves.slugs.firstIndex(of: "cinder"))]
    #expect(cinder.generation == 4)
    #expect(MoveHistory(of: cinder, in: dex).all.isEmpty)
  }

  // MARK: Types

  @Test func aChartHasTheFactorsOfTheFile() throws {
    let (lens, catalog) = try OverlayText.game("rules 4 fairy\nchart fairy electric 2\n")
    let chart = TypeChart(
      catalog.dex.table(PokemonType.self), generation: lens.data.generation)
    #expect(chart.types.contains(.fairy))
    #expect(chart[.fairy, .electric] == 200)
    #expect(chart[.dragon, .fairy] == 0)
    #expect(chart[.steel, .fairy] == 200)
    #expect(chart[.fairy, .steel] == 50)
    #expect(chart[.ghost, .steel] == 50)
    #expect(catalog[122, lens]?.types == [.psychic, .fairy])
  }

  @Test func rulesOfAnotherGenerationBringItsFacts() throws {
    let (lens, catalog) = try OverlayText.game("rules 8\n")
    #expect(lens.data.groups == [9])
    #expect(lens.rules.generation == 8)
    #expect(catalog[122, lens]?.types == [.psychic, .fairy])
  }

  // MARK: The lens

  @Test func aLensOfAnotherGameLeavesTheChangesBehind() throws {
    let (lens, catalog) = try OverlayText.game("pokemon pikachu hp 99\n")
    let platinum = try #require(catalog.lenses.named("platinum"))
    #expect(platinum.name == "Platinum")
    #expect(catalog.through(lens).forms[25]?.stats.hp == 99)
    #expect(catalog.through(platinum).forms[25]?.stats.hp == 35)
    #expect(catalog.through(nil).forms[25]?.stats.hp == 99)
    #expect(catalog.published.forms[25]?.stats.hp == 35)
  }

  @Test func equalFilesAreTheSameLens() {
    let (first, second) = (OverlayText.read("rules 4\n").lens, OverlayText.read("rules 4\n").lens)
    #expect(first == second)
    #expect(first != OverlayText.read("rules 5\n").lens)
  }
}
