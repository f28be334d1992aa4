/// The forms of the dex without training, as of a generation.
struct BattleForms: Sendable {
  private let forms: Table<Form>
  private let battlers: [Battler?]

  init(_ catalog: Catalog, _ abilities: Table<Ability>, in generation: Int) {
    forms = catalog.forms
    let (species, speciesRows) = (catalog.species, catalog.speciesRows)
    let generations = species.column(\.generation)
    let genders = species.column(\.genderRate)
    let parents = species.column(\.evolvesFrom)
    let evolving = Set(parents.indices.filter { generations[$0] <= generation }.map { parents[$0] })
    battlers = Self.untrained(forms, abilities).enumerated().map { row, untrained in
      let own = Int(speciesRows[row])
      guard own >= 0 else { return untrained }
      guard generations[own] <= generation else { return nil }
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

  /// Each form with its base stats and its own or its first ability.
  private static func untrained(_ forms: Table<Form>, _ abilities: Table<Ability>) -> [Battler] {
    let stats = Stat.allCases.map { forms.column((\Form.stats).appending(path: $0.path)) }
    let types = [forms.column(\.type1), forms.column(\.type2)]
    let ability = forms.column(\.ability1)
    let weights = forms.column(\.weight)
    return forms.slugs.enumerated().map { row, slug in
      var base = Stats()
      for (stat, column) in zip(Stat.allCases, stats) { base[stat] = Int(column[row]) }
      var battler = Battler(
        form: slug, species: slug, types: types.filter { $0[row] > 0 }.map { ID(Int($0[row])) },
        level: 100, stats: base, hp: base.hp, weight: Form.knownWeight(Int(weights[row])) ?? 0)
      let known = abilities.slug(of: ID(Int(ability[row]))) ?? ""
      battler.ability = known.isEmpty ? "" : ownAbilities[slug] ?? known
      return battler
    }
  }

  /// `nil` if there is no such form, or not yet in the generation.
  subscript(form: ID<Form>) -> Battler? { forms.row(of: form).flatMap { battlers[$0] } }
}

extension Battler {
  fileprivate var isFullyEvolved: Bool {
    BattleForms.fullyEvolved.contains(form) || form.hasPrefix("pikachu-")
      || form != species && (form.contains("-mega") || form.contains("-gmax"))
  }
}
