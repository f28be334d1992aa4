import PokedexDomain

/// The next battle of a run's route, with the teams that meet.
struct NextBattle {
  let battle: RouteBattle
  let sides: BattleSides
  /// The run's Pokémon as a team.
  let team: Team

  init(_ battle: RouteBattle, of run: Run, in sets: SetLibrary, _ catalog: Catalog) {
    self.battle = battle
    sides = BattleSides(battle, of: run, in: sets, catalog)
    team = Team(name: Self.name(of: run), members: sides.own)
  }

  /// A stored team has no slash in front of a run's name.
  private static func name(of run: Run) -> String { "run/\(run.name)" }

  /// `next: Roark, 14`.
  var title: String {
    sides.foes.cap.map { worded("next: \(battle.name), \($0)") } ?? worded("next: \(battle.name)")
  }

  /// Why the teams cannot meet; `nil` if they can.
  var refusal: String? {
    foeRefusal ?? (team.members.isEmpty ? worded("the run has no Pokémon yet") : nil)
  }

  /// Why the foes are not known; `nil` if they are.
  var foeRefusal: String? {
    if let missing = sides.foes.missing.first {
      return worded("\(missing) is not in the library of sets: the foes are not known")
    }
    return sides.others.isEmpty
      ? worded("the route does not tell the foes of \(battle.name)") : nil
  }
}

extension RunsModel {
  /// The next battle of the current run in words, with its level; `nil` without a route.
  package var next: String? { played?.nextBattle?.title }

  /// Why no next battle can be shown; `nil` if one can.
  package var battleRefusal: String? { refusal(\.refusal) }

  /// Why the foes of the next battle are not known; `nil` if they are.
  package var foeRefusal: String? { refusal(\.foeRefusal) }

  /// The foes of the next battle; empty if they are not known.
  package var foes: [TeamMember] { played?.nextBattle?.sides.others ?? [] }

  private func refusal(_ ofBattle: KeyPath<NextBattle, String?>) -> String? {
    do throws(RunProblem) { return try nextBattle()[keyPath: ofBattle] } catch {
      return error.message
    }
  }

  /// Notes that the next battle is won.
  package func win() -> StatusMessage? {
    do throws(RunProblem) {
      return change(.beat(try nextBattle().battle.name))
    } catch { return StatusMessage(error.message) }
  }

  private func nextBattle() throws(RunProblem) -> NextBattle {
    guard let played else { throw .noCurrentRun }
    let route = try played.followed.get()
    guard let next = played.nextBattle else { throw .noBattleLeft(route: route.name) }
    return next
  }
}
