import PokedexTesting
import Testing

@testable import PokedexDomain

/// A game with the changes of a file answers as one whose dex was built with the same changes.
@Suite struct SameAsBuiltTests {
  private static let file = """
    pokemon pikachu hp 99 types fairy
    pokemon eevee capture_rate 3
    move quick-attack power 70 type electric
    learn eevee level 9 thunderbolt
    learn flabebe machine toxic
    place trophy-garden-area walk raichu 20 30
    evolve eevee vaporeon level 20
    """

  private let built: Catalog
  private let changed: Catalog
  private let lens: Lens
  private let base: Lens

  init() throws {
    let reference = try SampleReference { sink throws(PokedexError) in
      try SampleDex.write(into: ChangingSink(sink))
    }
    built = Catalog(
      forms: reference.table(Form.self), species: reference.table(Species.self),
      names: reference.names(of: .form), reference: reference)
    lens = try #require(OverlayText.read(Self.file).lens)
    changed = SampleDex.catalog.through(lens)
    base = try #require(built.lenses.named("platinum"))
  }

  @Test func allRowsAreEqual() {
    for form in built.forms.ids { #expect(changed[form, lens] == built[form, base]) }
    for species in built.species.ids { #expect(changed.species[species] == built.species[species]) }
    let moves = built.dex.table(Move.self).ids
    let (own, others) = (
      MoveRows(changed.dex, through: lens).table, MoveRows(built.dex, through: base).table
    )
    for move in moves { #expect(own[move] == others[move]) }
    let chains = built.dex.table(EvolutionChain.self).ids
    for chain in chains {
      #expect(
        changed.dex.table(EvolutionChain.self)[chain]?.routes.count
          == built.dex.table(EvolutionChain.self)[chain]?.routes.count)
    }
  }

  @Test func allDerivedListsAreEqual() {
    let (own, others) = (changed.dex, built.dex)
    for form in built.forms.ids {
      #expect(own.learnset(of: form).sorted == others.learnset(of: form).sorted)
      #expect(Set(own.encounters(of: form)) == Set(others.encounters(of: form)))
    }
    for move in others.table(Move.self).ids {
      #expect(Set(own.lessons(of: move)) == Set(others.lessons(of: move)))
    }
    for area in others.table(LocationArea.self).ids {
      #expect(Set(own.residents(of: area)) == Set(others.residents(of: area)))
    }
    for group in others.table(VersionGroup.self).ids {
      #expect(own.roster(of: group) == others.roster(of: group))
    }
  }

  @Test(arguments: [
    "", "type:fairy", "hp>90", "move:thunderbolt", "move:toxic", "found:trophy-garden",
    "catch<10", "weak:ghost", "sort:-total", "evolves:friendship", "is:final", "flabebe",
    "move:{power>60}",
  ])
  func allQueriesFindTheSame(_ query: String) {
    let own = QueryEngine(PokemonRows(SampleDex.catalog, through: lens))
    let others = QueryEngine(PokemonRows(built, through: base))
    #expect(find(query, in: own) == find(query, in: others))
  }
}

/// Writes the sample with the changes of the file above.
private final class ChangingSink: DexSink {
  private let sink: any DexSink

  init(_ sink: any DexSink) { self.sink = sink }

  func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError) {
    try sink.write(rows.map { Self.changed($0) as? Row ?? $0 })
  }

  private static func changed(_ row: any Tabular) -> any Tabular {
    switch row {
    case var form as Form where form.id == 25:
      (form.stats.hp, form.type1, form.type2) = (99, .fairy, nil)
      return form
    case var species as Species where species.id == 133:
      species.captureRate = 3
      return species
    case var move as Move where move.id == 98:
      (move.power, move.type) = (70, .electric)
      return move
    case var chain as EvolutionChain where chain.id == 1:
      for index in chain.routes.indices where chain.routes[index].to == 134 {
        chain.routes[index] = Self.way(chain.routes[index])
      }
      return chain
    default: return row
    }
  }

  private static func way(_ known: EvolutionRoute) -> EvolutionRoute {
    var route = EvolutionRoute()
    (route.from, route.to, route.isDefault) = (known.from, known.to, true)
    (route.versionGroup, route.trigger, route.minLevel) = (9, 1, 20)
    return route
  }

  func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError) {
    var learnset = learnset
    if form == 133 {
      learnset.moves.append(LearnedMove(versionGroup: 9, method: 1, move: 85, level: 9))
    }
    if form == 669 {
      learnset.moves.append(LearnedMove(versionGroup: 9, method: 4, move: 92, level: 0))
    }
    try sink.write(learnset, of: form)
  }

  func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError) {
    try sink.write(encounters.filter { $0.area != 323 }, of: form)
    guard form == 25 else { return }
    try sink.write(
      [Encounter(area: 323, version: 14, method: 1, minLevel: 20, maxLevel: 20, chance: 30)],
      of: 26)
  }

  func finish() throws(PokedexError) { try sink.finish() }

  func abandon() { sink.abandon() }
}
