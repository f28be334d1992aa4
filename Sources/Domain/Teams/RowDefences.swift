/// The damage that the rows of a list take from every type. Computed once for each combination of
/// types and ability.
struct RowDefences {
  /// A row with one of its abilities.
  struct Option {
    /// `nil` if the ability does not affect the damage taken.
    let ability: Named<Ability>?
    /// Percent of normal damage, indexed by the ID of the type less 1.
    let percents: [Int]
  }

  private let chart: TypeChart
  private let generation: ID<Generation>?
  private let type1: [Int32]
  private let type2: [Int32]
  private let slots: [[Int32]]
  private let abilities: [Int32: (slug: String, name: Named<Ability>)]
  private var cache: [Key: [Int]] = [:]

  private struct Key: Hashable {
    let types: Int32
    let ability: Int32
  }

  init(_ rows: PokemonRows) throws(PokedexError) {
    let forms = rows.catalog.forms
    chart = try rows.chart()
    generation = rows.lens.rules.generation
    type1 = forms.column(\.type1)
    type2 = forms.column(\.type2)
    slots = [forms.column(\.ability1), forms.column(\.ability2), forms.column(\.hiddenAbility)]
    abilities = try Self.changingAbilities(of: rows)
  }

  /// Returns the abilities that change the damage taken.
  private static func changingAbilities(
    of rows: PokemonRows
  ) throws(PokedexError) -> [Int32: (slug: String, name: Named<Ability>)] {
    let (table, names) = (try rows.dex().table(Ability.self), try rows.dex().names(of: .ability))
    var found: [Int32: (String, Named<Ability>)] = [:]
    for row in 0..<min(table.count, names.count) {
      let slug = table.slugs[row]
      guard isChanging(slug) else { continue }
      found[Int32(table.ids[row].rawValue)] = (slug, Named(table.ids[row], names[row]))
    }
    return found
  }

  /// Whether an ability changes the damage taken, even below full HP.
  static func isChanging(_ ability: String) -> Bool {
    effects.contains(ability) || AbilityShield(ability: ability).map { !$0.isAtFullHPOnly } ?? false
  }

  private static let effects = Set(AbilityEffect.all.map(\.ability))

  func types(of row: Int) -> [ID<PokemonType>] {
    [type1[row], type2[row]].filter { $0 > 0 }.map { ID(Int($0)) }
  }

  /// Returns an option without a relevant ability, and one for each relevant ability. If the row's
  /// only ability is relevant, the option without one is left out.
  mutating func options(of row: Int) -> [Option] {
    var own: [Int32] = []
    for slot in slots where slot[row] != .min && !own.contains(slot[row]) { own.append(slot[row]) }
    let changing = own.filter { abilities[$0] != nil }
    let plain = changing.count == 1 && own.count == 1 ? [] : [Int32(0)]
    return (plain + changing).map { ability in
      Option(ability: abilities[ability]?.name, percents: percents(of: row, ability))
    }
  }

  private mutating func percents(of row: Int, _ ability: Int32) -> [Int] {
    let key = Key(types: type1[row] << 8 | max(0, type2[row]), ability: ability)
    if let percents = cache[key] { return percents }
    let defence = Defence(of: types(of: row), chart, in: generation)
    let slug = abilities[ability]?.slug
    let percents = ID<PokemonType>.standard.map { type in
      guard chart.types.contains(type) else { return 100 }
      return slug.map { defence.percent(from: type, with: $0, isAtFullHP: false) }
        ?? defence.percent(from: type)
    }
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
