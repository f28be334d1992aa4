import PokedexDomain

/// The next battle of a run's route, with the teams that meet.
struct NextFight {
  let battle: RouteBattle
  let foes: BattleFoes
  /// The Pokémon of the run that have not fallen. One without a level has that of the cap.
  let team: Team
  /// The foes with levels.
  let members: [TeamMember]

  init(_ battle: RouteBattle, of run: Run, in sets: SetLibrary, _ catalog: Catalog) {
    let foes = battle.foes(in: sets, catalog)
    let cap = run.cap ?? foes.cap
    let leveled = { (member: TeamMember) in cap.map(member.at) ?? member }
    self.battle = battle
    self.foes = foes
    team = Team(name: Self.name(of: run), members: run.living.map(\.member).map(leveled))
    members = foes.members.map(leveled)
  }

  /// A stored team has no slash in front of a run's name.
  private static func name(of run: Run) -> String { "run/\(run.name)" }

  /// `next: Roark, 14`.
  var title: String {
    foes.cap.map { worded("next: \(battle.name), \($0)") } ?? worded("next: \(battle.name)")
  }

  /// Why the teams cannot meet; `nil` if they can.
  var refusal: String? {
    if let missing = foes.missing.first {
      return worded("\(missing) is not in the library of sets: the foes are not known")
    }
    if members.isEmpty { return worded("the route does not tell the foes of \(battle.name)") }
    return team.members.isEmpty ? worded("the run has no Pokémon yet") : nil
  }
}

extension RunsModel {
  /// The next battle of the current run in words, with its level; `nil` without a route.
  package var next: String? { played?.fight?.title }

  /// Why no next battle can be shown; `nil` if one can.
  package var fightRefusal: String? {
    guard let played else { return RunProblem.noCurrentRun.message }
    guard played.route != nil else {
      return worded("no route of \(played.game.name): 'pokedex route' tells how to write one")
    }
    guard let fight = played.fight else { return worded("no battle of the route is left") }
    return fight.refusal
  }

  /// Notes that the next battle is won.
  package func win() -> StatusMessage? {
    guard let battle = played?.route.flatMap({ route in current.flatMap(route.nextBattle) }) else {
      return StatusMessage(fightRefusal ?? worded("no battle of the route is left"))
    }
    return change(.beat(battle.name))
  }
}
