/// A type, with its effectiveness against the others.
package struct PokemonType: Tabular, Hashable {
  package static let kind = Kind.type

  package let id: ID<PokemonType>
  package let slug: String
  package var names = Names()
  package var generation = ID<Generation>(0)
  /// The damage class that the type gave to all of its damaging moves before generation IV.
  package var damageClass: ID<MoveDamageClass>?
  package var doubleDamageTo: [ID<PokemonType>] = []
  package var halfDamageTo: [ID<PokemonType>] = []
  package var noDamageTo: [ID<PokemonType>] = []
  package var pastDamage: [PastDamage] = []

  package init(id: ID<PokemonType>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<PokemonType>] = [
    .link("generation", \.generation),
    .link("damage_class", \.damageClass),
    .links("double_damage_to", \.doubleDamageTo),
    .links("half_damage_to", \.halfDamageTo),
    .links("no_damage_to", \.noDamageTo),
    .list("past_damage", \.pastDamage),
  ]
}

/// The effectiveness of a type, attacking or defending, up to and including a generation. The rows
/// of one generation are complete: a type without a row was neutral.
package struct PastDamage: ListElement, Hashable {
  package var generation = ID<Generation>(0)
  /// True for damage dealt, false for damage taken.
  package var isAttack = false
  package var other = ID<PokemonType>(0)
  /// 200, 50 or 0.
  package var percent = 0

  package init() {}

  package static let fields: [Field<PastDamage>] = [
    .link("generation", \.generation),
    .flag("is_attack", \.isAttack),
    .link("other", \.other),
    .number("percent", \.percent),
  ]
}
