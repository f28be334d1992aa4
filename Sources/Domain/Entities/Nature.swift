/// A nature, which raises one stat by 10 % and lowers another by 10 %.
package struct Nature: Tabular, Hashable {
  package static let kind = Kind.nature

  package let id: ID<Nature>
  package let slug: String
  package var names = Names()
  package var increasedStat: ID<StatEntry>?
  package var decreasedStat: ID<StatEntry>?
  package var likesFlavor: ID<BerryFlavor>?
  package var hatesFlavor: ID<BerryFlavor>?

  package init(id: ID<Nature>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Nature>] = [
    .link("increased_stat", \.increasedStat),
    .link("decreased_stat", \.decreasedStat),
    .link("likes_flavor", \.likesFlavor),
    .link("hates_flavor", \.hatesFlavor),
  ]
}

extension Nature {
  /// The effect on a stat in percent: 90, 100 or 110.
  package func percent(of stat: Stat) -> Int {
    guard increasedStat != decreasedStat else { return 100 }
    if increasedStat?.rawValue == stat.rawValue { return 110 }
    return decreasedStat?.rawValue == stat.rawValue ? 90 : 100
  }
}
