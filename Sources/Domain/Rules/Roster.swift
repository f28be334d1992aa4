/// Derives the forms in a version group from PokeAPI's moves, looks and regional dexes, because it
/// does not list them itself.
package struct Roster: Sendable {
  /// The forms with moves in each version group.
  private let learners: [ID<VersionGroup>: Set<ID<Form>>]
  /// The forms with moves in any version group.
  private let allLearners: Set<ID<Form>>
  /// The forms with a look that first appeared in each version group.
  private let debuts: [ID<VersionGroup>: [ID<Form>]]
  /// The default forms of the species in each regional dex.
  private let regionalForms: [ID<Pokedex>: [ID<Form>]]

  /// - Parameter learners: for each version group, the forms with moves in it.
  package init(
    forms: [Form], species: [Species], looks: [Look],
    learners: [ID<VersionGroup>: Set<ID<Form>>]
  ) {
    self.learners = learners
    allLearners = learners.values.reduce(into: []) { $0.formUnion($1) }
    debuts = Dictionary(grouping: looks, by: \.versionGroup).mapValues { $0.map(\.form) }
    let defaults = Dictionary(grouping: forms.filter(\.isDefault), by: \.species)
    let entries = species.flatMap { one in one.dexNumbers.map { ($0.pokedex, one.id) } }
    regionalForms = Dictionary(grouping: entries, by: \.0).mapValues { entries in
      entries.flatMap { defaults[$0.1, default: []].map(\.id) }
    }
  }

  /// The forms with moves in the group, and new forms of the group that have no moves in any group,
  /// such as Gigantamax forms. For a group without known moves: its new forms, and the default
  /// forms in its regional dexes. Ascending.
  package func callAsFunction(of group: VersionGroup) -> [ID<Form>] {
    let new = debuts[group.id, default: []]
    guard let learners = learners[group.id] else {
      let known = group.pokedexes.flatMap { regionalForms[$0, default: []] }
      return Set(known + new).sorted()
    }
    return learners.union(new.filter { !allLearners.contains($0) }).sorted()
  }
}
