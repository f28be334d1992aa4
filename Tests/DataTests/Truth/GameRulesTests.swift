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
      let seen = PokemonRows(catalog, through: lens).catalog
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
      ("happiness>=0", .friendship), ("item:leftovers", .heldItems), ("is:mega", .megaEvolution),
      ("catch<=255", .catching), ("is:gmax", .dynamax), ("is:shiny", .shinies),
    ]
    for lens in try await lenses() {
      let engine = QueryEngine(PokemonRows(catalog, through: lens))
      for (query, feature) in asked {
        let found = SearchPokedex()(query, in: engine)
        let gap = engine.gap(for: found.plan)
        #expect((gap == nil) == lens.rules.has(feature), "\(query) in \(lens.name)")
        guard let gap else { continue }
        #expect(found.rows == [], "\(query) in \(lens.name)")
        #expect(gap.text.contains(lens.name))
      }
      let effort = engine.gap(for: SearchPokedex()("ev:spe | fire", in: engine).plan)
      #expect((effort == nil) == (lens.rules.training == .effort), "\(lens.name)")
    }
  }

  @Test func `moves and items of a mechanic are only in games that have it`() async throws {
    let catalog = try await Bundled.catalog()
    let ofMoves: [(String, GameFeature)] = [("is:zmove", .zMoves), ("is:max", .dynamax)]
    let ofItems: [(String, GameFeature)] = [
      ("is:megastone", .megaEvolution), ("is:zcrystal", .zMoves), ("is:holdable", .heldItems),
      ("holder:chansey", .heldItems), ("holders>=0", .heldItems),
    ]
    for lens in try await lenses() {
      let moves = QueryEngine(MoveRows(catalog.dex, through: lens))
      for (query, feature) in ofMoves {
        try check(query, in: moves, lacks: Lens?.some(lens).gap(feature))
      }
      let items = QueryEngine(ItemRows(of: PokemonRows(catalog, through: lens)))
      for (query, feature) in ofItems {
        try check(query, in: items, lacks: Lens?.some(lens).gap(feature))
      }
    }
  }

  private func check<Rows>(
    _ query: String, in engine: QueryEngine<Rows>, lacks gap: GameGap?
  ) throws {
    let found = SearchPokedex()(query, in: engine)
    #expect(engine.gap(for: found.plan) == gap, "\(query)")
    #expect(gap == nil || found.rows == [], "\(query): \(gap?.text ?? "")")
  }

  @Test func `excluding what a game lacks needs no remark`() async throws {
    let engine = try await Bundled.engine("sword-shield")
    for query in ["-is:mega", "type:fire -ev:spe", "-(is:mega | is:legendary)"] {
      #expect(engine.gap(for: SearchPokedex()(query, in: engine).plan) == nil, "\(query)")
    }
    let doubly = SearchPokedex()("-(-is:mega)", in: engine)
    #expect(engine.gap(for: doubly.plan) == .lacking(.megaEvolution, game: "Sword/Shield"))
  }

  @Test func `columns of what a game lacks have a reason`() async throws {
    let engine = try await Bundled.engine("legends-arceus")
    for column in ["abilities", "eggs", "hatch"] {
      #expect(engine.gap(for: .everything, columns: ["name", column]) != nil, "\(column)")
    }
    #expect(engine.gap(for: .everything, columns: ["name", "types", "spe"]) == nil)
  }

  @Test func `the search for encounters of a game finds all that there are`() async throws {
    let catalog = try await Bundled.catalog()
    let dex = catalog.dex
    let all = catalog.forms.ids.map { dex.encounters(of: $0).map(\.version) }
    let known = Set(all.flatMap { $0 })
    for version in dex.table(Version.self).ids {
      let group = try #require(dex.table(Version.self)[version]?.versionGroup)
      let plan = try await TrackProgress(pokedex: try Bundled.pokedex())
        .places(toComplete: group, in: version, having: Set(catalog.forms.ids))
      #expect(plan.knowsPlaces == known.contains(version), "\(version)")
    }
  }

  @Test func `pages tell only what their games have`() async throws {
    let catalog = try await Bundled.catalog()
    let show = ShowPokemon(pokedex: try Bundled.pokedex())
    for lens in try await lenses() {
      let roster = lens.roster(in: catalog.dex).sorted()
      for (index, form) in roster.enumerated() where index.isMultiple(of: 40) {
        let page = try await show(form, through: lens)
        let matchups = try LensedDex(catalog, through: lens).matchups(of: form)
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
      let dex = BattleDex(catalog, through: lens)
      let rows = PokemonRows(catalog, through: lens)
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
    let page = try await Bundled.pokedex().dex(through: lens).matchups(of: gastly)
    #expect(page.abilities == [])
    #expect(page.taken.first { $0.percent == 200 }?.types.contains(.ground) == true)
  }

  @Test func `learnsets that the dex lacks are not called empty`() async throws {
    let catalog = try await Bundled.catalog()
    var unknown: [String] = []
    for lens in try await lenses() where lens.data.isGame {
      let roster = lens.roster(in: catalog.dex).sorted()
      let first = try #require(roster.first)
      let rows = try #require(LearnedMoveRows(of: first, in: catalog, through: lens))
      let engine = QueryEngine(PokemonRows(catalog, through: lens))
      let gap = engine.gap(for: SearchPokedex()("-move:tackle", in: engine).plan)
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
    let moves = catalog.dex.table(Move.self)
    let asked = [("shadow-rush", nil), ("shadow-rush", "xd"), ("tackle", "legends-za")]
    for (slug, game) in asked {
      let move = try #require(moves.slugs.firstIndex(of: slug).map { moves.ids[$0] })
      let dex = LensedDex(catalog, through: try await Bundled.lens(game))
      let page = try dex.page(of: move)
      #expect(page.learners == nil)
      #expect(page.gap != nil)
    }
  }
}
