/// An ability that a form may have.
package struct Ability: Tabular, Hashable {
  package static let kind = Kind.ability

  package let id: ID<Ability>
  package let slug: String
  package var names = Names()
  package var generation = ID<Generation>(0)
  /// False for abilities of spin-off games.
  package var isMainSeries = false

  package init(id: ID<Ability>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Ability>] = [
    .link("generation", \.generation),
    .flag("is_main_series", \.isMainSeries),
  ]
}
