/// The nature, item and ability of a set, named in the user's language, and the kind of training in
/// its games.
package struct BattleSetNames: Hashable, Sendable {
  /// `nil` without a nature, or in games without natures.
  package var nature: String?
  /// `nil` without an item, or in games without held items.
  package var item: String?
  /// The ability of the set, or the first of the form; `nil` in games without abilities.
  package var ability: String?
  /// Whether the games have abilities, but that of the form is not known.
  package var isAbilityUnknown = false
  /// Whether the games have natures, and EVs to distribute: since generation III.
  package var hasNatures = true
  /// Whether the training is stat points, as in Champions.
  package var hasStatPoints = false

  package init() {}

  package subscript(vocabulary: SetVocabulary) -> String? {
    switch vocabulary {
    case .nature: nature
    case .item: item
    case .ability: ability
    case .ball, .type, .look: nil
    }
  }
}

extension ShowDamage {
  package func names(of member: TeamMember) -> BattleSetNames {
    let naming = NameLookup(dex: catalog.dex)
    var names = BattleSetNames()
    if lens.rules.has(.heldItems) { names.item = naming(member.item)?.name }
    names.hasNatures = lens.rules.has(.natures)
    names.hasStatPoints = isChampions
    guard names.hasNatures else { return names }
    names.nature = naming(member.nature)?.name
    guard lens.rules.has(.abilities) else { return names }
    names.ability =
      naming(member.ability ?? dex.usualAbility(of: member.form))?.name
    names.isAbilityUnknown = names.ability == nil
    return names
  }

  /// The form of a set, with the nickname or the name of the form.
  package func named(_ set: BattleSet) -> Named<Form> {
    Named(set.member.form, catalog.name(of: set.member))
  }

  /// The name of an ability, by its slug.
  package func abilityName(_ slug: String) -> String { name(slug, Ability.self) }

  /// The name of an item, by its slug.
  package func itemName(_ slug: String) -> String { name(slug, Item.self) }

  /// The name of a move, by its slug.
  package func moveName(_ slug: String) -> String { name(slug, Move.self) }

  private func name<Row: Tabular>(_ slug: String, _ kind: Row.Type) -> String {
    let table = catalog.dex.table(kind)
    guard let row = table.slugs.firstIndex(of: slug) else { return titled(slug) }
    return NameLookup(dex: catalog.dex)(table.ids[row]).name
  }
}
