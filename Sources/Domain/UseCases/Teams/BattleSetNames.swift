/// The names of what a set has in its games, in the user's language.
package struct BattleSetNames: Hashable, Sendable {
  /// `nil` without a nature, or in games without natures.
  package var nature: String?
  package var item: String?
  /// The ability of the set, or the first of the form; `nil` in games without abilities.
  package var ability: String?
  package var hasTraining = true

  package init() {}
}

extension ShowDamage {
  package func names(of member: TeamMember) throws(PokedexError) -> BattleSetNames {
    let naming = NameLookup(dex: try catalog.dex())
    var names = BattleSetNames()
    names.item = try naming(member.item)?.name
    names.hasTraining = dex.era.number > 2
    guard names.hasTraining else { return names }
    names.nature = try naming(member.nature)?.name
    names.ability = try naming(member.ability ?? dex.ability(of: member.form))?.name
    return names
  }
}
