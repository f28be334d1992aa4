import PokedexDomain

/// Teams and sets as an `@` names them.
extension TeamsModel {
  /// The library of sets as it is now; empty without a dex.
  var library: SetLibrary { catalog()?.local.map { trainer.library(in: $0) } ?? SetLibrary() }

  /// The team of `sun` or `sets/cynthia`, or a member as a team of one.
  func team(named name: String) -> Team? {
    start()
    let library = SetLibrary.has(name) ? library.teams : []
    return (teams + library).first { $0.isCalled(name) } ?? mate(named: name)?.alone
  }

  /// The member of `sun/torkoal`, or the only one of `sun`; the set of `sets/torkoal`.
  func mate(named name: String) -> TeamMate? {
    start()
    guard let catalog = catalog()?.local else { return nil }
    if let mate = teams.mate(name, in: catalog) { return mate }
    let sets = SetLibrary.has(name) ? library.mates(name, in: catalog) : []
    return sets.count == 1 ? sets[0] : nil
  }
}
