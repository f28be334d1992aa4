/// The forms of the dex as columns, as of a generation.
struct BattleForms: Sendable {
  private let catalog: Catalog
  private let looks: Table<Look>
  private let types: [ID<PokemonType>]
  private let stats: [[Int32]]
  private let type1: [Int32]
  private let type2: [Int32]
  private let ability1: [Int32]
  private let weights: [Int32]
  private let genders: [Int32]
  /// The generation of each species.
  private let generations: [Int32]
  private let era: BattleEra
  /// The species that others evolve from.
  private let evolving: Set<Int32>

  init(_ today: Catalog, _ looks: Table<Look>, _ era: BattleEra, types: [ID<PokemonType>]) {
    let generation = ID<Generation>(era.number)
    catalog = today.seen(in: generation)
    self.looks = looks
    self.types = types
    let forms = catalog.forms
    stats = [
      forms.column(\.stats.hp), forms.column(\.stats.attack), forms.column(\.stats.defense),
      forms.column(\.stats.specialAttack), forms.column(\.stats.specialDefense),
      forms.column(\.stats.speed),
    ]
    type1 = forms.column(\.type1)
    type2 = forms.column(\.type2)
    ability1 = forms.column(\.ability1)
    weights = forms.column(\.weight)
    genders = catalog.species.column(\.genderRate)
    let generations = catalog.species.column(\.generation)
    let parents = catalog.species.column(\.evolvesFrom)
    evolving = Set(parents.indices.filter { generations[$0] <= era.number }.map { parents[$0] })
    self.generations = generations
    self.era = era
  }

  /// `nil` if there is no such form, or not yet.
  func row(of form: ID<Form>) -> Int? {
    guard let row = catalog.forms.row(of: form) else { return nil }
    let species = Int(catalog.speciesRows[row])
    return species < 0 || generations[species] <= era.number ? row : nil
  }

  /// The first ability.
  func ability(_ row: Int) -> ID<Ability>? { Self.id(ability1[row]) }

  func base(_ row: Int) -> Stats {
    var base = Stats()
    for stat in Stat.allCases { base[stat] = Int(stats[stat.rawValue - 1][row]) }
    return base
  }

  /// - Parameter stat: Gives a stat for a base stat.
  func battler(
    _ row: Int, _ look: ID<Look>?, level: Int, _ stat: (Stat, Int) -> Int
  ) -> Battler {
    let (form, species) = (catalog.forms.slugs[row], Int(catalog.speciesRows[row]))
    var stats = base(row)
    for kind in Stat.allCases { stats[kind] = stat(kind, stats[kind]) }
    var battler = Battler(
      form: form, species: species < 0 ? form : catalog.species.slugs[species],
      types: types(of: row, look), level: level, stats: stats, hp: stats.hp,
      weight: Form.knownWeight(Int(weights[row])) ?? 0)
    guard species >= 0 else { return battler }
    battler.canEvolve =
      evolving.contains(Int32(clamping: catalog.species.ids[species].rawValue))
      && !Self.fullyEvolved.contains(form) && !form.contains("-mega") && !form.contains("-gmax")
    // Male, unless the species is always female. -1 is without gender, 8 always female.
    battler.gender = genders[species] < 0 ? nil : genders[species] == 8 ? .female : .male
    return battler
  }

  /// The types of a look such as Arceus's, or of the form.
  private func types(of row: Int, _ look: ID<Look>?) -> [ID<PokemonType>] {
    let own = [type1[row], type2[row]].compactMap { Self.id($0) as ID<PokemonType>? }
    guard let look = look.flatMap({ looks[$0] }) else { return own }
    let shown = [look.type1] + (look.type2.map { [$0] } ?? [])
    return shown.allSatisfy(types.contains) ? shown : own
  }

  private static func id<Entity>(_ number: Int32) -> ID<Entity>? {
    number > 0 ? ID(Int(number)) : nil
  }
}
