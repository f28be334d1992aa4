import PokedexDomain

/// The sample with a changed game: once read from a file, and once as if PokeAPI had the same changes.
package struct ChangedSample {
  package let built: Catalog
  /// The game in the built one.
  package let base: Lens
  package let read: Catalog
  /// The game of the file, which has the name of its base.
  package let lens: Lens

  private static let file = """
    game meadow "Platinum"
    base platinum
    pokemon pikachu hp 99 types fairy
    pokemon eevee capture_rate 3
    move quick-attack power 70 type electric
    learn eevee level 9 thunderbolt
    learn flabebe machine toxic
    place trophy-garden-area walk raichu 20 30
    evolve eevee vaporeon level 20
    """

  package init() throws(PokedexError) {
    let reference = try SampleReference { sink throws(PokedexError) in
      try SampleDex.write(into: ChangingSink(sink))
    }
    built = Catalog(
      forms: reference.table(Form.self), species: reference.table(Species.self),
      names: reference.names(of: .form), reference: reference)
    read = SampleDex.catalog
    let reading = OverlayReader.read(Array(Self.file.utf8), named: "meadow.pkgame", on: read)
    guard let lens = reading.lens, reading.problems.isEmpty,
      let base = built.lenses.named("platinum")
    else { throw .notFound("game: \(reading.problems)") }
    (self.lens, self.base) = (lens, base)
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
