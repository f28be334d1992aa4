/// The type matchups of a type, in the chart of the lens and in earlier charts.
struct ChartHistory {
  let attacks: [TypePage.Damage]
  let defence: [TypePage.Damage]
  /// The earlier charts that differ, latest first.
  private(set) var eras: [TypePage.Era] = []

  private let type: PokemonType
  private let titles: Titles<PokemonType>

  init(of type: PokemonType, in dex: LensedDex) {
    self.type = type
    titles = dex.titles(of: PokemonType.self)
    let table = dex.dex.table(PokemonType.self)
    let chart = TypeChart(table, generation: dex.lens?.data.generation)
    // The chart lacks types of spin-off games and of later generations.
    guard chart.types.contains(type.id) else {
      attacks = []
      defence = []
      return
    }
    let titles = titles
    attacks = Self.damage(chart, titles) { chart[type.id, $0] }
    defence = Self.damage(chart, titles) { chart[$0, type.id] }
    let generations = dex.dex.table(Generation.self).ids.sorted()
    let last = dex.lens?.data.generation ?? generations.last ?? 0
    let earlier = generations.filter { $0 >= type.generation && $0 < last }
    for generation in earlier {
      add(TypeChart(table, generation: generation), of: generation, against: chart)
    }
    // Not `reverse()`, whose code differs from one build to the next.
    eras = Array(eras.reversed())
  }

  private static func damage(
    _ chart: TypeChart, _ titles: Titles<PokemonType>,
    percent: (ID<PokemonType>) -> Int
  ) -> [TypePage.Damage] {
    let byPercent = Dictionary(grouping: chart.types, by: percent)
    return byPercent.filter { $0.key != 100 }.sorted { $0.key > $1.key }.map {
      TypePage.Damage(percent: $0.key, types: $0.value.map { titles[$0] })
    }
  }

  /// Adds the differences in a generation, merging it with the previous one if they are equal.
  private mutating func add(
    _ old: TypeChart, of generation: ID<Generation>, against chart: TypeChart
  ) {
    let types = old.types.filter { chart.types.contains($0) }
    let attacks = differences(types, then: { old[type.id, $0] }, now: { chart[type.id, $0] })
    let defence = differences(types, then: { old[$0, type.id] }, now: { chart[$0, type.id] })
    guard !attacks.isEmpty || !defence.isEmpty else { return }
    let number = generation.rawValue
    var first = number
    if let last = eras.last, last.generations.upperBound == number - 1,
      last.attacks == attacks, last.defence == defence
    {
      first = last.generations.lowerBound
      eras.removeLast()
    }
    eras.append(TypePage.Era(generations: first...number, attacks: attacks, defence: defence))
  }

  private func differences(
    _ types: [ID<PokemonType>], then: (ID<PokemonType>) -> Int, now: (ID<PokemonType>) -> Int
  ) -> [TypePage.Difference] {
    types.filter { then($0) != now($0) }.map {
      TypePage.Difference(type: titles[$0], percent: then($0))
    }
  }
}
