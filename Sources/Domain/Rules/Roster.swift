/// Which forms a version group knows. PokeAPI does not say so itself; it follows from what it says
/// of moves, of looks and of regional dexes.
package struct Roster: Sendable {
  /// The forms that learn any move in a version group.
  private let learners: [ID<VersionGroup>: Set<ID<Form>>]
  /// The forms that learn a move somewhere.
  private let students: Set<ID<Form>>
  /// The forms that a version group brought, as one of their looks.
  private let newcomers: [ID<VersionGroup>: [ID<Form>]]
  /// The usual forms of the species in a regional dex.
  private let natives: [ID<Pokedex>: [ID<Form>]]

  /// All forms, species and looks there are, and for each version group those who learn a move.
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

  /// The forms that learn a move in the group, and those that learn none anywhere and that it
  /// brought, such as Gigantamax forms. Of a group of which no moves are known, what it brought and
  /// the usual forms in its regional dexes. Ascending.
  package func callAsFunction(of group: VersionGroup) -> [ID<Form>] {
    let brought = newcomers[group.id, default: []]
    guard let learners = learners[group.id] else {
      let known = group.pokedexes.flatMap { natives[$0, default: []] }
      return Set(known + brought).sorted()
    }
    return learners.union(brought.filter { !students.contains($0) }).sorted()
  }
}
