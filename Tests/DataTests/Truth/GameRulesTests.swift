import PokedexData
import PokedexDomain
import Testing

/// No list, page, query or calculation tells of a thing that a game lacks, in any game of the dex.
@Suite struct GameRulesTests {
  /// All games and generations.
  private func lenses() async throws -> [Lens] { try Lenses(await Bundled.reference()).all }

  private func isEmpty(_ column: [Int32]) -> Bool { column.allSatisfy { $0 == .min } }

  @Test func `lists have only the facts of their games`() async throws {
    let catalog = try await Bundled.catalog()
    for lens in try await lenses() {
      let seen = try PokemonRows(catalog, through: lens).catalog
      let rules = lens.rules
      let forms = [\Form.ability1, \.ability2].map { seen.forms.column($0) }
      #expect(forms.allSatisfy(isEmpty) == !rules.has(.abilities), "\(lens.name)")
      #expect(
        isEmpty(seen.forms.column(\.hiddenAbility)) == !rules.has(.hiddenAbilities), "\(lens.name)")
      #expect(
        isEmpty(seen.forms.column(\.effort.speed)) == (rules.training != .effort), "\(lens.name)")
      let held = seen.forms.lists(\.heldItems)
      #expect((0..<seen.count).allSatisfy { held[$0].isEmpty } == !rules.has(.heldItems))
      let eggs = seen.species.lists(\.eggGroups)
      #expect((0..<seen.species.count).allSatisfy { eggs[$0].isEmpty } == !rules.has(.eggs))
      #expect(isEmpty(seen.species.column(\.hatchCycles)) == !rules.has(.eggs), "\(lens.name)")
      #expect(isEmpty(seen.species.column(\.genderRate)) == !rules.has(.genders), "\(lens.name)")
      #expect(
        isEmpty(seen.species.column(\.baseHappiness)) == !rules.has(.friendship), "\(lens.name)")
    }
  }

  @Test func `a query about what the games lack finds none and says why`() async throws {
    let catalog = try await Bundled.catalog()
    let asked: [(query: String, feature: GameFeature)] = [
      ("ability:levitate", .abilities), ("hidden:levitate", .hiddenAbilities),
      ("egg:dragon", .eggs), ("hatch>1", .eggs), ("gender:female", .genders),
      ("happiness>=0", .friendship), ("item:leftovers", .heldItems),
    ]
    for lens in try await lenses() {
      let engine = QueryEngine(try PokemonRows(catalog, through: lens))
      for (query, feature) in asked {
        let gap = engine.gap(for: QueryParser.parse(query))
        #expect((gap == nil) == lens.rules.has(feature), "\(query) in \(lens.name)")
        guard let gap else { continue }
        #expect(SearchPokedex()(query, in: engine).rows == [], "\(query) in \(lens.name)")
        #expect(gap.text.hasPrefix("\(lens.name) has no "))
      }
      let effort = engine.gap(for: QueryParser.parse("-ev:spe | fire"))
      #expect((effort == nil) == (lens.rules.training == .effort), "\(lens.name)")
    }
  }

  @Test func `pages tell only what their games have`() async throws {
    let catalog = try await Bundled.catalog()
    let show = ShowPokemon(pokedex: try Bundled.pokedex())
    for lens in try await lenses() {
      let roster = lens.roster(in: try catalog.dex()).sorted()
      for (index, form) in roster.enumerated() where index.isMultiple(of: 40) {
        let page = try await show(form, through: lens)
        let matchups = try await ShowMatchups(pokedex: try Bundled.pokedex())(form, through: lens)
        let stats = try await ShowStats(pokedex: try Bundled.pokedex())(form, through: lens)
        if !lens.rules.has(.abilities) {
          #expect(page.abilities.isEmpty && matchups.abilities.isEmpty, "\(lens.name)")
        }
        if !lens.rules.has(.heldItems) { #expect(page.heldItems.isEmpty, "\(lens.name)") }
        #expect(stats.formula == lens.rules.statFormula)
        #expect(stats.stats.allSatisfy { ($0.effort == nil) == (lens.rules.training != .effort) })
      }
    }
  }

  @Test func `abilities and items count in battle only where games have them`() async throws {
    let catalog = try await Bundled.catalog()
    for lens in try await lenses() {
      let dex = try BattleDex(catalog, through: lens)
      let rows = try PokemonRows(catalog, through: lens)
      for row in rows.existing.rows where row.isMultiple(of: 20) {
        var set = BattleSet(TeamMember(catalog.forms.ids[row]))
        set.member.ability = 26
        set.member.item = 211
        let battler = try #require(dex.battler(set))
        #expect((battler.ability == "levitate") == lens.rules.has(.abilities), "\(lens.name)")
        #expect((battler.item == "leftovers") == lens.rules.has(.heldItems), "\(lens.name)")
      }
      let counters = try FindCounters()([TeamMember(25)], in: rows)
      if !lens.rules.has(.abilities) {
        #expect(counters.allSatisfy { $0.ability == nil }, "\(lens.name)")
      }
    }
  }

  @Test(arguments: ["legends-arceus", "lets-go-pikachu-lets-go-eevee", "legends-za"])
  func `nothing levitates where there are no abilities`(_ game: String) async throws {
    let lens = try await Bundled.lens(game)
    let gastly = try await Bundled.form("gastly")
    let page = try await ShowMatchups(pokedex: try Bundled.pokedex())(gastly, through: lens)
    #expect(page.abilities == [])
    #expect(page.taken.first { $0.percent == 200 }?.types.contains(.ground) == true)
  }

  @Test func `learnsets that the dex lacks are not called empty`() async throws {
    let catalog = try await Bundled.catalog()
    var unknown: [String] = []
    for lens in try await lenses() where lens.data.isGame {
      let roster = lens.roster(in: try catalog.dex()).sorted()
      let first = try #require(roster.first)
      let rows = try LearnedMoveRows(of: first, in: catalog, through: lens)
      let engine = QueryEngine(try PokemonRows(catalog, through: lens))
      let gap = engine.gap(for: QueryParser.parse("move:tackle"))
      if rows.count == 0 { #expect(rows.gap == gap, "\(lens.name)") }
      if gap != nil { unknown.append(lens.slug) }
    }
    // PokeAPI has the learnsets of expansions with those of their games.
    let expansions = [
      "the-isle-of-armor", "the-crown-tundra", "the-teal-mask", "the-indigo-disk",
    ]
    #expect(unknown == expansions + ["legends-za", "mega-dimension"])
  }

  @Test func `nobody is said not to learn a move whose learners the dex does not know`()
    async throws
  {
    let catalog = try await Bundled.catalog()
    let moves = try catalog.dex().table(Move.self)
    let asked = [("shadow-rush", nil), ("shadow-rush", "xd"), ("tackle", "legends-za")]
    for (slug, game) in asked {
      let move = try #require(moves.slugs.firstIndex(of: slug).map { moves.ids[$0] })
      let show = ShowPage<Move>(pokedex: try Bundled.pokedex())
      let page = try await show(move, through: await Bundled.lens(game))
      #expect(page.learners == nil)
      #expect(page.gap != nil)
    }
  }
}
