/// The forms of the dex without training, as of a generation.
struct BattleForms: Sendable {
  private let forms: Table<Form>
  private let battlers: [Battler]
  /// Whether the generation has each form.
  private let exist: [Bool]

  init(_ catalog: Catalog, _ abilities: Table<Ability>, in generation: Int) {
    forms = catalog.forms
    let (species, speciesRows) = (catalog.species, catalog.speciesRows)
    let generations = species.column(\.generation)
    let genders = species.column(\.genderRate)
    let parents = species.column(\.evolvesFrom)
    let evolving = Set(parents.indices.filter { generations[$0] <= generation }.map { parents[$0] })
    exist = speciesRows.map { $0 < 0 || generations[Int($0)] <= generation }
    battlers = Self.untrained(forms, abilities).enumerated().map { row, untrained in
      let own = Int(speciesRows[row])
      guard own >= 0 else { return untrained }
      var battler = untrained
      battler.species = species.slugs[own]
      battler.canEvolve =
        evolving.contains(Int32(clamping: species.ids[own].rawValue)) && !battler.isFullyEvolved
      // Male, unless the species or the form is always female. -1 is without gender, 8 always female.
      let isFemale = genders[own] == 8 || battler.form.contains("-female")
      battler.gender = genders[own] < 0 ? nil : isFemale ? .female : .male
      return battler
    }
  }

  /// Each form with its base stats and the only ability that it can have.
  private static func untrained(_ forms: Table<Form>, _ abilities: Table<Ability>) -> [Battler] {
    let stats = Stat.allCases.map { forms.column((\Form.stats).appending(path: $0.path)) }
    let types = [forms.column(\.type1), forms.column(\.type2)]
    let only = forms.onlyAbilities
    let weights = forms.column(\.weight)
    return forms.slugs.enumerated().map { row, slug in
      var base = Stats()
      for (stat, column) in zip(Stat.allCases, stats) { base[stat] = Int(column[row]) }
      var battler = Battler(
        form: slug, species: slug, types: types.filter { $0[row] > 0 }.map { ID(Int($0[row])) },
        level: 100, stats: base, hp: base.hp, weight: Form.knownWeight(Int(weights[row])) ?? 0)
      battler.ability = abilities.slug(of: ID(Int(only[row]))) ?? ""
      return battler
    }
  }

  /// `nil` if there is no such form.
  ///
  /// - Parameter isOfGames: Whether a form of later generations has none.
  func battler(_ form: ID<Form>, isOfGames: Bool = true) -> Battler? {
    forms.row(of: form).flatMap { exist[$0] || !isOfGames ? battlers[$0] : nil }
  }

  /// `nil` if the form has no ability.
  func firstAbility(of form: ID<Form>) -> ID<Ability>? {
    guard let row = forms.row(of: form), exist[row] else { return nil }
    let first = forms.column(\.ability1)[row]
    return first > 0 ? ID(Int(first)) : nil
  }
}

extension Battler {
  fileprivate var isFullyEvolved: Bool {
    BattleForms.fullyEvolved.contains(form) || form.hasPrefix("pikachu-")
      || form != species && (form.contains("-mega") || form.contains("-gmax"))
  }
}

extension Table<Form> {
  /// For each row, the ability that the form always has: its only one; 0 if it has none, or several.
  var onlyAbilities: [Int32] {
    let slots = [column(\.ability1), column(\.ability2), column(\.hiddenAbility)]
    return slugs.indices.map { row in
      let own = slots.map { $0[row] }.filter { $0 > 0 }.unique
      return own.count == 1 ? own[0] : 0
    }
  }
}
