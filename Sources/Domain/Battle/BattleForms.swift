/// The forms of the dex without training, as of a generation.
struct BattleForms: Sendable {
  let table: Table<Form>
  private let species: Table<Species>
  private let speciesRows: [Int32]
  private let abilities: Table<Ability>
  private let generation: Int
  /// The IDs of the species that evolve by then.
  private let evolving: Set<Int32>
  /// The IDs of the forms that exist in battle only, such as Mega Evolutions.
  private let ofBattle: Set<Int32>

  // The columns, since looking one up takes longer than reading it.
  private let types: [[Int32]]
  private let stats: [(stat: Stat, column: [Int32])]
  private let weights: [Int32]
  private let onlyAbilities: [Int32]
  private let firstAbilities: [Int32]
  private let generations: [Int32]
  private let genderRates: [Int32]

  init(
    _ catalog: Catalog, _ abilities: Table<Ability>, _ looks: Table<Look>, in generation: Int
  ) {
    let (forms, species) = (catalog.forms, catalog.species)
    table = forms
    self.species = species
    self.abilities = abilities
    self.generation = generation
    speciesRows = catalog.speciesRows
    types = [forms.column(\.type1), forms.column(\.type2)]
    stats = Stat.allCases.map { ($0, forms.column($0.column)) }
    weights = forms.column(\.weight)
    onlyAbilities = forms.onlyAbilities
    firstAbilities = forms.column(\.ability1)
    let generations = species.column(\.generation)
    let parents = species.column(\.evolvesFrom)
    evolving = Set(parents.indices.filter { generations[$0] <= generation }.map { parents[$0] })
    self.generations = generations
    genderRates = species.column(\.genderRate)
    let (owners, isBattleOnly) = (looks.column(\.form), looks.column(\.isBattleOnly))
    ofBattle = Set(owners.indices.filter { isBattleOnly[$0] == 1 }.map { owners[$0] })
  }

  /// A form with its base stats and the only ability that it can have; `nil` if there is none.
  ///
  /// - Parameter isOfGames: Whether a form of later generations is none.
  func battler(_ form: ID<Form>, isOfGames: Bool = true) -> Battler? {
    guard let row = table.row(of: form), exists(row) || !isOfGames else { return nil }
    var battler = untrained(row)
    let own = Int(speciesRows[row])
    if own >= 0 { take(species: own, of: row, &battler) }
    return battler
  }

  /// `nil` if the games have no such form.
  func baseStats(of form: ID<Form>) -> Stats? {
    table.row(of: form).flatMap { exists($0) ? baseStats($0) : nil }
  }

  /// `nil` if the form has no ability.
  func firstAbility(of form: ID<Form>) -> ID<Ability>? {
    guard let row = table.row(of: form), exists(row) else { return nil }
    return firstAbilities[row] > 0 ? ID(Int(firstAbilities[row])) : nil
  }

  private func exists(_ row: Int) -> Bool {
    let own = Int(speciesRows[row])
    return own < 0 || generations[own] <= generation
  }

  private func untrained(_ row: Int) -> Battler {
    let base = baseStats(row)
    var battler = Battler(
      form: table.slugs[row], species: table.slugs[row],
      types: types.filter { $0[row] > 0 }.map { ID(Int($0[row])) }, level: 100, stats: base,
      hp: base.hp, weight: Form.knownWeight(Int(weights[row])) ?? 0)
    battler.ability = abilities.slug(of: ID(Int(onlyAbilities[row]))) ?? ""
    return battler
  }

  private func baseStats(_ row: Int) -> Stats {
    var base = Stats()
    for (stat, column) in stats { base[stat] = Int(column[row]) }
    return base
  }

  private func take(species own: Int, of row: Int, _ battler: inout Battler) {
    battler.species = species.slugs[own]
    battler.canEvolve =
      evolving.contains(Int32(clamping: species.ids[own].rawValue)) && !battler.isFullyEvolved
      && !ofBattle.contains(Int32(clamping: table.ids[row].rawValue))
    // Male, unless the species or the form is always female. -1 is without gender, 8 always female.
    let rate = genderRates[own]
    let isFemale =
      rate == 8 || battler.isOtherForm && battler.form.split(separator: "-").contains("female")
    battler.gender = rate < 0 ? nil : isFemale ? .female : .male
  }
}

extension Battler {
  fileprivate var isFullyEvolved: Bool {
    BattleForms.fullyEvolved.contains(form) || form.hasPrefix("pikachu-")
  }

  /// Whether the form's name is not just that of its species.
  fileprivate var isOtherForm: Bool { form != species }
}

extension Table<Form> {
  /// For each row, the ability that the form always has: its only one; 0 if it has none, or several.
  var onlyAbilities: [Int32] {
    let (first, second, hidden) = (
      column(\.ability1), column(\.ability2), column(\.hiddenAbility)
    )
    return first.indices.map { Self.onlyAbility(first[$0], second[$0], hidden[$0]) }
  }

  private static func onlyAbility(_ first: Int32, _ second: Int32, _ hidden: Int32) -> Int32 {
    let most = max(first, second, hidden)
    let isOnly = { (ability: Int32) in ability <= 0 || ability == most }
    return most > 0 && isOnly(first) && isOnly(second) && isOnly(hidden) ? most : 0
  }
}
