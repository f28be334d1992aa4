/// The contents of an ability's page.
package struct AbilityPage: EntityPage {
  package let ability: Ability
  package let name: String
  package let generation: String
  /// The forms that can have it, as a hidden ability or not.
  package let all: PokemonList?
  /// The forms that may have it as a regular ability.
  package let regular: PokemonList?
  package let hidden: PokemonList?
  /// Its effects on the damage of a type's attacks.
  package let effects: [AbilityDefence.Effect]
  /// Its effect on the damage of attacks by their effectiveness.
  package let shield: AbilityShield?
  /// In the order of the generations.
  package let changedForms: [ChangedForm]
  package let gap: GameGap?

  /// A form that lost the ability, or gained it, after a generation.
  package struct ChangedForm: Hashable, Sendable {
    package let form: Named<Form>
    /// The last generation before the change.
    package let generation: String
    /// The ability that the form had before; `nil` if it lost this one.
    package let before: Named<Ability>?
  }
}

extension Ability: Browsable {
  package typealias Rows = AbilityRows
  package typealias Page = AbilityPage

  package static var title: String { worded("Abilities") }
  package static var noun: String { worded("ability") }
  package static func counted(_ number: String) -> String { worded("\(number) abilities") }

  package static var words: [String] { ["ability"] }
  package static var listWord: String { "abilities" }
  package static var listExamples: [String] {
    [
      "immune:ground",
      "of:garchomp --why",
      "'is:main sort:-pokemon' --limit 10",
    ]
  }
  package static var pageUsage: PageUsage? {
    PageUsage(
      "its effect, and the Pokémon that have it",
      ["levitate", "'thick fat' --json"])
  }

  package static var searchRank: Int { 2 }
  package static func subject(of id: ID<Ability>) -> Subject? { .ability(id) }
}

extension AbilityPage {
  package init?(_ id: ID<Ability>, in dex: LensedDex) {
    guard let ability = dex.entity(id) else { return nil }
    self.ability = ability
    name = dex.title(of: id).name
    generation = dex.title(of: ability.generation).name
    let slug = ability.slug
    let pokemon = dex.seen()
    all = dex.list("ability:\(slug)", in: pokemon)
    regular = dex.list("ability:\(slug) -hidden:\(slug)", in: pokemon)
    hidden = dex.list("hidden:\(slug)", in: pokemon)
    let defence = AbilityDefence(of: slug, by: Matchups(dex.dex, through: dex.lens))
    effects = defence.effects
    shield = defence.shield
    changedForms = AbilityHistory(of: id, in: dex).changedForms
    gap = dex.lens.gap(.abilities)
  }
}

/// The forms that lost or gained an ability after a generation, up to the generation of the lens.
private struct AbilityHistory {
  private(set) var changedForms: [AbilityPage.ChangedForm] = []

  init(of ability: ID<Ability>, in dex: LensedDex) {
    let generations = dex.titles(of: Generation.self)
    let abilities = dex.titles(of: Ability.self)
    var found: [(generation: ID<Generation>, form: AbilityPage.ChangedForm)] = []
    for form in Self.changed(ability, dex) {
      guard let past = Self.past(of: ability, form) else { continue }
      if let lens = dex.lens, past.generation >= lens.data.generation { continue }
      let changed = AbilityPage.ChangedForm(
        form: dex.forms[form.id], generation: generations[past.generation].name,
        before: past.ability == ability ? nil : past.ability.map { abilities[$0] })
      found.append((past.generation, changed))
    }
    changedForms = found.sorted { $0.generation < $1.generation }.map(\.form)
  }

  /// Returns the forms with past abilities that have or had this one.
  private static func changed(_ ability: ID<Ability>, _ dex: LensedDex) -> [Form] {
    let forms = dex.catalog.forms
    let past = forms.lists(\.pastAbilities)
    let slots = [\Form.ability1, \.ability2, \.hiddenAbility].map { forms.column($0) }
    return dex.existing.rows.filter { row in
      let list = past[row]
      let hasIt = slots.contains { $0[row] == ability.rawValue }
      return !list.isEmpty && (hasIt || list.contains(ability.rawValue))
    }.map { forms[$0] }
  }

  /// Returns the past ability of a slot that the ability has since entered or left. Hidden slots
  /// that were empty before hidden abilities existed do not count.
  private static func past(of ability: ID<Ability>, _ form: Form) -> PastAbility? {
    let slots = [form.ability1, form.ability2, form.hiddenAbility]
    return form.pastAbilities.first { past in
      guard let then = past.ability, (1...3).contains(past.slot) else { return false }
      let hadAbility = form.pastAbilities.contains { $0.ability == ability }
      return then == ability
        ? !slots.contains(ability) : slots[past.slot - 1] == ability && !hadAbility
    }
  }
}
