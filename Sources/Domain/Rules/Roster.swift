/// Derives the forms in a version group from PokeAPI's moves, looks and regional dexes, because it
/// does not list them itself.
package struct Roster: Sendable {
  /// The forms with moves in each version group.
  private let learners: [ID<VersionGroup>: Set<ID<Form>>]
  /// The forms with moves in any version group.
  private let students: Set<ID<Form>>
  /// The forms with a look that first appeared in each version group.
  private let newcomers: [ID<VersionGroup>: [ID<Form>]]
  /// The default forms of the species in each regional dex.
  private let natives: [ID<Pokedex>: [ID<Form>]]

  /// - Parameter learners: for each version group, the forms with moves in it.
  package init(
    forms: [Form], species: [Species], looks: [Look],
    learners: [ID<VersionGroup>: Set<ID<Form>>]
  ) {
    self.learners = learners
    students = learners.values.reduce(into: []) { $0.formUnion($1) }
    newcomers = Dictionary(grouping: looks, by: \.versionGroup).mapValues { $0.map(\.form) }
    let usual = Dictionary(grouping: forms.filter(\.isDefault), by: \.species)
    let entries = species.flatMap { one in one.dexNumbers.map { ($0.pokedex, one.id) } }
    natives = Dictionary(grouping: entries, by: \.0).mapValues { entries in
      entries.flatMap { usual[$0.1, default: []].map(\.id) }
    }
  }

  /// The forms with moves in the group, and new forms of the group that have no moves in any, such
  /// as Gigantamax forms. For a group without known moves: its new forms, and the default forms in
  /// its regional dexes. Ascending.
  package func callAsFunction(of group: VersionGroup) -> [ID<Form>] {
    let brought = newcomers[group.id, default: []]
    guard let learners = learners[group.id] else {
      let known = group.pokedexes.flatMap { natives[$0, default: []] }
      return Set(known + brought).sorted()
    }
    return learners.union(brought.filter { !students.contains($0) }).sorted()
  }
}
