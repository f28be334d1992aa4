import PokedexTesting
import Testing

@testable import PokedexDomain

/// Which facts of a changed game count as changed, and by which rules the others hold.
@Suite struct ChangedFactTests {
  /// The changed facts of Pikachu.
  private func changes(_ lines: String) throws -> [String] {
    let (lens, catalog) = try OverlayText.game(lines)
    return catalog.dex.changes(of: 25, through: lens).map { "\($0.field) \($0.line)" }
  }

  private func stats(adding speed: Int) throws -> String {
    let pikachu = try #require(SampleDex.catalog.forms[25 as ID<Form>])
    let numbers = Stat.allCases.map { pikachu.stats[$0] + ($0 == .speed ? speed : 0) }
    return numbers.map { "\($0)" }.joined(separator: " ")
  }

  // MARK: Changed or not

  @Test func aFactThatTheBaseHasIsNoChange() throws {
    let lines = "pokemon pikachu hp 35 speed 91\npokemon eevee hp 55\n"
    #expect(try changes(lines) == ["speed 3"])
    #expect(OverlayText.read(lines).changes.map(\.field) == ["speed"])
  }

  @Test func aFactThatALaterLineTakesBackIsNoChange() throws {
    #expect(try changes("pokemon pikachu hp 36\npokemon pikachu hp 35\n").isEmpty)
    #expect(try changes("pokemon pikachu hp 36\npokemon pikachu hp 37\n") == ["hp 4"])
  }

  @Test func ofSeveralStatsThoseThatDifferAreTold() throws {
    #expect(try changes("pokemon pikachu stats \(try stats(adding: 1))\n") == ["speed 3"])
    #expect(try changes("pokemon pikachu stats \(try stats(adding: 0))\n").isEmpty)
    #expect(try changes("pokemon pikachu stats 1 2 3 4 5 6\n") == ["stats 3"])
    #expect(try changes("pokemon pikachu types electric fairy\n") == ["types 3"])
  }

  @Test func aFactOfTheBasesTimeIsNoChange() throws {
    let (lens, catalog) = try OverlayText.game("pokemon mr-mime types psychic\n")
    #expect(catalog[122, lens]?.types == [.psychic])
    #expect(catalog.dex.changes(of: 122, through: lens).isEmpty)
    let today = try OverlayText.game("pokemon mr-mime types psychic fairy\n")
    #expect(
      today.catalog.dex.changes(of: 122, through: today.lens).map(\.field) == ["types"])
  }

  @Test func factsOfAFormAndItsSpeciesAreInTheOrderOfTheFile() throws {
    let lines = "pokemon pikachu capture_rate 3 hp 36\nlearn pikachu level 5 toxic\n"
    #expect(try changes(lines) == ["capture_rate 3", "hp 3", "moves 4"])
  }

  @Test func factsOfNewThingsAllCount() throws {
    let (lens, catalog) = try OverlayText.game("new pokemon raichu-mega of raichu hp 60\n")
    let row = try #require(catalog.forms.slugs.firstIndex(of: "raichu-mega"))
    let fields = catalog.dex.changes(of: catalog.forms.ids[row], through: lens).map(\.field)
    #expect(Set(fields).isSuperset(of: ["new", "hp"]))
  }

  // MARK: Rules

  @Test func theFileSaysHowPokemonEvolve() throws {
    let (lens, _) = try OverlayText.game(
      "evolve eevee jolteon level-up happiness 90\nevolve eevee vaporeon level-up beauty 50\n")
    let routes = PokemonRows(SampleDex.catalog, through: lens).routes()
    #expect(routes.filter { $0.to == 135 }.map(\.minHappiness) == [90])
    #expect(routes.filter { $0.to == 134 }.map(\.minBeauty) == [50])
  }

  @Test(arguments: [("rules 4", false), ("rules 8", true)])
  func movesOfAPokemonHaveTheBonusOfItsTypes(_ rules: String, _ hasBonus: Bool) throws {
    let (lens, catalog) = try OverlayText.game(
      "\(rules)\nmove quick-attack type fairy\nlearn mr-mime level 5 quick-attack\n")
    let rows = try #require(LearnedMoveRows(of: 122, in: catalog, through: lens))
    let row = try #require(rows.slugs.firstIndex(of: "quick-attack"))
    #expect(rows.sameType.contains(row) == hasBonus)
  }

  @Test func movesOfAPokemonAreOfTheClassThatTheyHaveInTheList() throws {
    for rules in ["rules 3", "rules 4"] {
      let (lens, catalog) = try OverlayText.game(
        "\(rules)\nmove quick-attack type fire\nlearn mr-mime level 5 quick-attack\n")
      let rows = try #require(LearnedMoveRows(of: 122, in: catalog, through: lens))
      let listed = MoveRows(catalog.dex, through: lens).table[98 as ID<Move>]?.damageClass
      #expect(rows.origins[0].table[98 as ID<Move>]?.damageClass == listed)
    }
  }

  @Test func aGameWithoutEggsHasNoneForBreeding() throws {
    let dex = try OverlayText.game("rules 4 -eggs\n").catalog.dex
    let game = try #require(dex.table(VersionGroup.self)[9 as ID<VersionGroup>])
    #expect(BreedingRules(of: game, in: dex) == nil)
    #expect(BreedingRules(of: game, in: SampleDex.catalog.dex) != nil)
  }

  // MARK: The name

  @Test func theOtherGameOfAPairIsNoPartOfTheName() throws {
    let text = "game cinder \"Cinder\"\nbase red\n"
    let reading = OverlayReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    let lens = try #require(reading.lens)
    let dex = SampleDex.catalog.through(lens).dex
    let group = try #require(lens.data.groups.first)
    #expect(GameNames(dex)[group] == "Cinder")
    #expect(GameNames(SampleDex.catalog.dex)[group] == "Red/Blue")
    let page = try #require(GamePage(group, in: LensedDex(SampleDex.catalog, through: lens)))
    #expect(page.versions == ["Cinder"])
  }
}
