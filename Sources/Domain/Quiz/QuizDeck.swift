/// The Pokémon that a quiz asks about, with what the questions need to know about them.
package struct QuizDeck: Sendable {
  package let engine: QueryEngine<PokemonRows>
  /// The rows of the Pokémon to ask about.
  package let rows: [Int]
  /// The default form of each species, from which wrong answers are taken if the deck is too small.
  let others: [Int]
  let chart: TypeChart
  /// The rows that each row evolves into.
  let evolutions: [Int: [Int]]
  private let family: Family
  private let types1: [Int32]
  private let types2: [Int32]
  /// The generation of each row's species.
  private let generations: [Int32]
  private let dex: any DexReference

  /// The query that selects the Pokémon of a quiz if the user gives none.
  package static let usual = "is:default"

  /// - Parameter rows: the rows that a query found.
  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package init(_ rows: [Int], of engine: QueryEngine<PokemonRows>) throws(PokedexError) {
    self.engine = engine
    self.rows = rows
    let catalog = try engine.rows.catalog.withDex()
    dex = catalog.dex
    chart = engine.rows.chart()
    let defaults = catalog.forms.column(\.isDefault)
    others = engine.rows.existing.rows.filter { defaults[$0] == 1 }
    evolutions = engine.rows.memo(QuizEvolutions(catalog, engine.rows.lens)).rows
    family = engine.rows.family()
    types1 = catalog.forms.column(\.type1)
    types2 = catalog.forms.column(\.type2)
    generations = catalog.speciesColumn(\.generation)
  }

  private var catalog: Catalog { engine.rows.catalog }

  /// Whether any of the Pokémon can be asked about in this way.
  package func has(_ kind: QuizKind) -> Bool {
    switch kind {
    case .evolution: rows.contains { evolutions[$0] != nil }
    case .speed: rows.contains { !rivals(of: $0).isEmpty }
    default: !rows.isEmpty
    }
  }

  func form(_ row: Int) -> Form { catalog.forms[row] }
  func named(_ row: Int) -> Named<Form> { Named(catalog.forms.ids[row], catalog.names[row]) }

  func species(_ row: Int) -> ID<Species> { ID(Int(catalog.forms.column(\.species)[row])) }

  func contender(_ row: Int) -> QuizContender {
    QuizContender(form: named(row), speed: Int(catalog.forms.column(\.stats.speed)[row]))
  }

  /// The rows whose base Speed differs from that of a row: those in the deck, or, if it has none,
  /// those of ``others``.
  func rivals(of row: Int) -> [Int] {
    let speeds = catalog.forms.column(\.stats.speed)
    let isRival = { (other: Int) in speeds[other] != speeds[row] && speeds[other] > 0 }
    let near = rows.filter(isRival)
    return near.isEmpty ? others.filter(isRival) : near
  }

  /// Other rows in the order in which they make good wrong answers: those of the same stage that
  /// share a type and the generation, or one of both, before the others.
  ///
  /// - Parameter pool: the rows to take from, in random order.
  func likest(to row: Int, among pool: [Int]) -> [Int] {
    let own = likeness(of: row)
    let ranks = pool.map { likeness(of: $0).rank(beside: own) }
    return (0...QuizLikeness.most).reversed().flatMap { rank in
      pool.indices.filter { ranks[$0] == rank }.map { pool[$0] }
    }
  }

  private func likeness(of row: Int) -> QuizLikeness {
    QuizLikeness(
      types: [types1[row], types2[row]].filter { $0 > 0 }, generation: generations[row],
      stage: family.stages[row], evolves: family.descendants[row] > 0)
  }

  /// The species with the same base stats.
  func species(withStatsOf row: Int) -> Set<ID<Species>> {
    let stats = form(row).stats
    let speeds = catalog.forms.column(\.stats.speed)
    let totals = engine.rows.totals
    let same = (0..<catalog.count).filter {
      totals[$0] == totals[row] && speeds[$0] == speeds[row] && form($0).stats == stats
    }
    return Set(same.map { species($0) })
  }

  /// The looks of a form that have pictures of their own.
  func looks(of row: Int) -> [PictureLook] {
    PictureLook.all(of: form(row), through: engine.rows.lens, in: dex)
  }

  func subject(_ row: Int) -> QuizSubject {
    let form = form(row)
    let facts = catalog.species[form.species]
    let look = NameLookup(dex: dex)
    let names = engine.rows.otherNames(of: row).map(\.name)
    return QuizSubject(
      form: named(row), species: form.species, types: form.types, height: form.height,
      weight: form.knownWeight, generation: look(facts?.generation)?.name ?? "",
      color: look(facts?.color)?.name ?? "",
      names: ([catalog.names[row], titled(facts?.slug ?? "")] + names).filter { !$0.isEmpty }
        .unique)
  }
}

/// The rows that each row evolves into, computed once for all decks.
private struct QuizEvolutions: Sendable {
  let rows: [Int: [Int]]

  init(_ catalog: Catalog, _ lens: Lens?) {
    let dex = catalog.dex
    let family = EvolutionFamily(ofAll: catalog, dex)
    var rows: [Int: [Int]] = [:]
    for step in EvolutionGraph(family, catalog, lens, dex).steps {
      guard let base = catalog.forms.row(of: step.base),
        let evolved = catalog.forms.row(of: step.evolved)
      else { continue }
      rows[base, default: []].append(evolved)
    }
    self.rows = rows
  }
}
