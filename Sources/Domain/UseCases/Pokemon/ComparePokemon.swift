/// Compares two to six Pokémon, or the same one in several generations.
package struct ComparePokemon: Sendable {
  private let pokedex: any PokedexRepository
  package static let counts = 2...6

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// One of the Pokémon to compare.
  package struct Subject: Hashable, Sendable {
    package let form: ID<Form>
    /// `nil` for the newest games.
    package let lens: Lens?

    package init(_ form: ID<Form>, through lens: Lens? = nil) {
      self.form = form
      self.lens = lens
    }
  }

  /// - Throws: ``ComparisonError``
  package func callAsFunction(
    _ subjects: [Subject]
  ) async throws(ComparisonError) -> PokemonComparison {
    guard Self.counts.contains(subjects.count) else { throw .count(subjects.count) }
    do throws(PokedexError) {
      return try PokemonComparison(subjects, in: try await pokedex.catalog().withDex())
    } catch { throw .failed(error) }
  }
}

package enum ComparisonError: Error, Hashable, Sendable {
  /// Fewer than two or more than six.
  case count(Int)
  case failed(PokedexError)
}

/// The common and differing facts of several Pokémon. All arrays are in the order of the subjects.
package struct PokemonComparison: Sendable {
  package let subjects: [Subject]
  /// The six base stats in the games' order, followed by the total.
  package let stats: [StatRow]
  /// The damage taken from each type that exists in any of the generations.
  package let taken: [DamageRow]
  /// The best effectiveness of each subject's own types against each other subject, in percent. The
  /// first index is the attacker's, the second the target's. Uses the chart of the attacker's
  /// generation, without abilities.
  package let duels: [[Int]]
  /// The number of moves that all subjects learn.
  package let sharedMoves: Int

  package struct Subject: Sendable {
    package let form: Named<Form>
    package let lens: Lens?
    package let types: [ID<PokemonType>]
    package let abilities: [Named<Ability>]
    /// At level 50 and at level 100.
    package let speeds: [StatFigures.Level]
    /// The moves that no other subject learns, sorted by name.
    package let onlyMoves: [Named<Move>]
  }

  /// A base stat, or the base stat total.
  package struct StatRow: Hashable, Sendable {
    /// `nil` for the total.
    package let stat: Stat?
    package let values: [Int]
    package var differs: Bool { Set(values).count > 1 }

    /// Whether the value is the highest, and not all are equal.
    package func isBest(_ index: Int) -> Bool { differs && values[index] == values.max() }
  }

  package struct DamageRow: Hashable, Sendable {
    package let type: ID<PokemonType>
    /// Percent of normal damage, without abilities; `nil` if the type does not exist in the
    /// generation.
    package let percents: [Int?]
    package var differs: Bool { Set(percents).count > 1 }
  }
}

extension PokemonComparison {
  fileprivate init(_ wanted: [ComparePokemon.Subject], in catalog: Catalog) throws(PokedexError) {
    var sides: [Side] = []
    for subject in wanted { sides.append(try Side(subject, catalog)) }
    stats = Self.stats(of: sides)
    taken = Self.taken(by: sides)
    duels = sides.map { side in sides.map { side.best(on: $0.form.types) } }
    sharedMoves =
      sides.dropFirst().reduce(sides.first?.moves ?? []) {
        $0.intersection($1.moves)
      }.count
    subjects = sides.enumerated().map { index, side in
      Self.subject(side, among: sides, index)
    }
  }

  private static func stats(of sides: [Side]) -> [StatRow] {
    Stat.allCases.map { stat in StatRow(stat: stat, values: sides.map { $0.form.stats[stat] }) }
      + [StatRow(stat: nil, values: sides.map(\.form.stats.total))]
  }

  private static func taken(by sides: [Side]) -> [DamageRow] {
    let types = sides.map(\.chart.types).max { $0.count < $1.count } ?? []
    return types.map { type in
      DamageRow(
        type: type,
        percents: sides.map { side in
          side.chart.types.contains(type) ? side.chart.percent(of: type, on: side.form.types) : nil
        })
    }
  }

  private static func subject(
    _ side: Side, among sides: [Side], _ index: Int
  ) -> Subject {
    let naming = NameLookup(dex: side.catalog.dex)
    var only = side.moves
    for (other, side) in sides.enumerated() where other != index { only.subtract(side.moves) }
    let moves: [Named<Move>] = only.map { naming($0) }
    return Subject(
      form: side.catalog.named(side.form.id), lens: side.lens, types: side.form.types,
      abilities: side.form.abilities.map { naming($0.0) },
      speeds: StatsPage.levels(of: .speed, base: side.form.stats.speed, in: side.lens),
      onlyMoves: moves.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
  }
}

/// A subject with the facts needed for the comparison.
private struct Side {
  let catalog: Catalog
  let form: Form
  let lens: Lens?
  let chart: TypeChart
  let moves: Set<ID<Move>>

  init(_ subject: ComparePokemon.Subject, _ catalog: Catalog) throws(PokedexError) {
    let catalog = catalog.through(subject.lens)
    let dex = catalog.dex
    self.catalog = catalog
    lens = subject.lens
    form = try catalog.form(subject.form, through: subject.lens)
    chart = TypeChart(
      dex.table(PokemonType.self), generation: subject.lens?.data.generation)
    moves = LearnableMoves(catalog, dex, through: subject.lens).own(subject.form)
  }

  func best(on types: [ID<PokemonType>]) -> Int {
    form.types.map { chart.percent(of: $0, on: types) }.max() ?? 100
  }
}
