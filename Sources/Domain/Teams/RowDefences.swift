/// The abilities of the rows of a list that change the damage that they take, and that damage from
/// every type. Computed once for each combination of types and ability.
struct RowDefences {
  /// A row with one of its abilities.
  struct Option {
    /// `nil` if the ability does not affect the damage taken.
    let ability: Named<Ability>?
    let key: DefenceKey
  }

  let columns: DefenceColumns
  private let names: [String]
  private var cache: [DefenceKey: [Int]] = [:]

  init(_ rows: PokemonRows) {
    columns = rows.defences()
    names = rows.dex.names(of: .ability)
  }

  /// Returns an option without a relevant ability, and one for each relevant ability. If the row's
  /// only ability is relevant, the option without one is left out.
  func options(of row: Int) -> [Option] {
    let own = columns.abilities(of: row)
    let relevant = own.filter { columns.counts($0) }
    let plain = relevant.count == 1 && own.count == 1 ? [] : [Int32(0)]
    return (plain + relevant).map { ability in
      Option(
        ability: columns.name(of: ability, among: names),
        key: columns.key(of: row, ability: ability))
    }
  }

  /// Percent of normal damage from each type, indexed by the ID of the type less 1.
  mutating func percents(_ key: DefenceKey) -> [Int] {
    if let known = cache[key] { return known }
    let percents = columns.percents(key)
    cache[key] = percents
    return percents
  }
}

extension Array<Int> {
  /// Percent of normal damage from a type; 100 for types that no Pokémon has.
  subscript(from type: ID<PokemonType>) -> Int {
    indices.contains(type.rawValue - 1) ? self[type.rawValue - 1] : 100
  }
}
