import PokedexDomain

extension TeamMember {
  /// The member with the EVs and the nature of a set.
  func trained(like set: BattleSet) -> TeamMember {
    var trained = self
    (trained.effort, trained.nature) = (set.member.effort, set.member.nature)
    return trained
  }
}

/// Teams and sets as an `@` names them.
extension TeamsModel {
  /// The library of sets as it is now; empty without a dex.
  var library: SetLibrary { catalog()?.local.map { trainer.library(in: $0) } ?? SetLibrary() }

  /// The team of `sun`, `sets/cynthia` or `run`, or a member as a team of one.
  func team(named name: String) -> Team? {
    if let own = ofRun(name) { return own }
    start()
    let library = SetLibrary.has(name) ? library.teams : []
    return (library + teams).first { $0.isCalled(name) } ?? mate(named: name)?.alone
  }

  /// The member of `sun/torkoal`, or the only one of `sun`; the set of `sets/torkoal`.
  func mate(named name: String) -> TeamMate? {
    if let own = ofRun(name) {
      return own.members.count == 1 ? TeamMate(team: own, member: own.members[0]) : nil
    }
    start()
    guard let catalog = catalog()?.local else { return nil }
    let library = SetLibrary.has(name) ? library : SetLibrary()
    if let mate = (library.teams + teams).mate(name, in: catalog) { return mate }
    let sets = library.mates(name, in: catalog)
    return sets.count == 1 ? sets[0] : nil
  }

  /// The team that `run` or `run/starly` means in the run that the screens keep to.
  private func ofRun(_ word: String) -> Team? {
    guard let run = trainer.playedRun, let catalog = catalog()?.local else { return nil }
    do throws(RunProblem) { return try run.team(word, in: catalog) } catch { return nil }
  }

  /// Gives a member of a team the EVs and the nature of a set.
  ///
  /// - Returns: a message about it.
  func train(_ member: TeamMember, of team: Team, like set: BattleSet) -> StatusMessage {
    guard let index = team.members.firstIndex(of: member) else {
      return StatusMessage(
        worded("\(name(of: member)) is no longer in \(team.name)"), isError: true)
    }
    let trained = member.trained(like: set)
    return change(.replace(index, with: trained), of: team.name)
      ?? StatusMessage(worded("\(name(of: member)) has \(set.member.effort.brief): u undoes it"))
  }
}
