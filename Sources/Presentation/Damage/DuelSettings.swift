import PokedexDomain

/// A Pokémon of a duel.
package struct Fighter: Equatable, Sendable {
  package let member: TeamMember
  /// The set with the user's changes; `nil` without any.
  package var changed: BattleSet?

  /// The member, with the user's changes.
  package var current: TeamMember { changed?.member ?? member }
}

/// The foes, conditions and changed sets of the duels of one team, or of the Pokémon outside of teams,
/// kept until the program ends.
@MainActor package final class DuelSettings {
  /// The name of the team that meets the foes; `nil` for Pokémon outside of teams.
  package let teamName: String?
  @Watched package private(set) var foes: [Fighter] = []
  /// The team whose members are the foes; `nil` for single foes.
  @Watched package private(set) var foeTeamName: String?
  /// The index of the foe that is looked at.
  @Watched package private(set) var foe = 0
  /// Whether the foe attacks.
  @Watched package private(set) var isReversed = false
  /// The conditions of attacks on the foes.
  @Watched private var conditionsForward = BattleConditions()
  /// The changed sets of the team's members.
  @Watched private var changes: [TeamMember: BattleSet] = [:]
  /// The move to look at once the duel is calculated; `nil` for the best one.
  package var soughtMove: ID<Move>?
  /// The training of members of the team in a duel.
  private var taken: [TeamMember: TakenTraining] = [:]
  private let teams: TeamsModel

  private struct TakenTraining {
    /// The member as the team has it since, unless that is undone.
    let member: TeamMember
    let set: BattleSet
    /// The set of the duel before.
    let before: BattleSet?
    var isUndone = false
  }

  /// The most foes, which is two teams.
  package static let maxFoes = 2 * Team.maxMembers

  init(of teamName: String?, _ teams: TeamsModel) {
    self.teamName = teamName
    self.teams = teams
    teams.start()
    conditionsForward.field.isDoubles = team?.isForDoubles ?? false
  }

  // MARK: Teams

  package var team: Team? { teamName.flatMap { teams[$0] } }
  private var foeTeam: Team? { foeTeamName.flatMap { teams[$0] } }

  /// The games whose rules apply: those of the page from which the duel was opened.
  package var lens: Lens? { teams.lens(of: team) }

  /// The levels of Pokémon that state none.
  ///
  /// - Parameter member: the Pokémon that meets the foes; of a team, all members count.
  func levels(of member: TeamMember?) -> UsualLevels {
    let own = team?.members ?? [member].compactMap { $0 }
    return UsualLevels(
      own: own.map { fighter($0).current }, foes: foes.map(\.current),
      format: team?.formatLevel ?? foeTeam?.formatLevel, cap: teams.trainer.playedRun?.cap)
  }

  /// The foes as their team has them now, and the members as their team has them if a training is
  /// undone or redone.
  package func followTeam() {
    for (member, training) in taken {
      let isUndone = !(team?.members.contains(training.member) ?? false)
      guard isUndone != training.isUndone else { continue }
      changes[member] = isUndone ? training.before : training.set
      taken[member]?.isUndone = isUndone
    }
    guard let members = foeTeam?.members, members != foes.map(\.member) else { return }
    foes = members.map { Fighter(member: $0) }
    look(at: foe)
  }

  package var foeNames: [String] { foes.map { teams.name(of: $0.current) } }

  package func fighter(_ member: TeamMember) -> Fighter {
    Fighter(member: member, changed: changes[member])
  }

  // MARK: Direction

  /// The conditions of attacks in the current direction.
  package var conditions: BattleConditions {
    get { isReversed ? conditionsForward.reversed : conditionsForward }
    set { conditionsForward = isReversed ? newValue.reversed : newValue }
  }

  /// The conditions of attacks on the foes, whatever the direction.
  package var conditionsOnFoes: BattleConditions {
    get { conditionsForward }
    set { conditionsForward = newValue }
  }

  package func reverse() { isReversed.toggle() }

  package func look(at foe: Int, reversed isReversed: Bool? = nil) {
    self.foe = max(0, min(foe, foes.count - 1))
    if let isReversed { self.isReversed = isReversed }
  }

  // MARK: Changes

  package func setFoes(team name: String) {
    (foeTeamName, foe) = (name, 0)
    followTeam()
    if team == nil, let foeTeam {
      conditionsForward.field.isDoubles = foeTeam.isForDoubles
    }
  }

  /// - Parameter members: the new foes; those beyond ``maxFoes`` are ignored.
  package func setFoes(_ members: [TeamMember]) {
    (foeTeamName, foe) = (nil, 0)
    foes = members.prefix(Self.maxFoes).map { Fighter(member: $0) }
  }

  /// Adds a foe and looks at it; the first one goes if there are too many.
  package func add(_ member: TeamMember) {
    foeTeamName = nil
    foes = foes.suffix(Self.maxFoes - 1) + [Fighter(member: member)]
    foe = foes.count - 1
  }

  package func removeFoe() {
    guard foes.indices.contains(foe) else { return }
    foeTeamName = nil
    foes.remove(at: foe)
    look(at: foe)
  }

  func change(foe: Int, to set: BattleSet) {
    if foes.indices.contains(foe) { foes[foe].changed = set }
  }

  func change(_ member: TeamMember, to set: BattleSet) { changes[member] = set }

  /// Gives a Pokémon the training of a set, in the duel and in its team.
  ///
  /// - Returns: a message about it.
  func take(_ set: BattleSet, for member: TeamMember) -> StatusMessage {
    let known = taken[member].flatMap { $0.isUndone ? nil : $0.member } ?? member
    guard let team else {
      let (name, training) = (teams.name(of: member), set.member.effort.brief)
      changes[member] = set
      return StatusMessage(worded("\(name) has \(training) in this duel: it is in no team"))
    }
    let message = teams.train(known, of: team, like: set)
    guard !message.isError else { return message }
    let trained = known.trained(like: set)
    taken[member] = TakenTraining(member: trained, set: set, before: changes[member])
    changes[member] = set
    return message
  }
}
