import PokedexDomain
import PokedexPresentation

/// The models that a form can be added to: teams and the comparison.
@MainActor struct Planning {
  let teams: TeamsModel
  let comparison: ComparisonModel
}

/// The keys that add a form to a team or to the comparison, or show its counters,
/// damage, egg moves, IVs or chances to be caught.
@MainActor struct TeamKeys {
  let planning: Planning
  let dialogs: Dialogs
  /// Returns the ticked forms, which join a team or the comparison together.
  var ticked: () -> [ID<Form>] = { [] }
  /// Returns the form to use; `nil` if nothing is selected.
  let target: () -> ID<Form>?
  /// Returns the foes of the form; `nil` for those of the last duel.
  var foes: () -> [TeamMember]? = { nil }
  /// Returns the move to look at in the duel of the form; `nil` for the best one.
  var move: () -> ID<Move>? = { nil }

  private var router: Router { dialogs.router }

  var bindings: [Binding] {
    [
      Binding(reporting: .addToTeam, unless: refusal) {
        [planning] in
        join(forms(), planning.teams).map { Message($0) }
      },
      Binding(reporting: .compare, unless: refusal) {
        [planning] in
        forms().map { planning.comparison.toggle($0) }.last.map { Message($0) }
      },
      Binding(.counters, unless: refusal) { [router, target] in
        if let form = target() { router.push(.counters([TeamMember(form)], of: nil)) }
      },
      Binding(.damage, unless: refusal) { [dialogs, target, foes, move] in
        if let form = target() {
          let member = dialogs.models.fighter(form)
          dialogs.openDuel(of: member, in: nil, on: foes(), with: move())
        }
      },
      Binding(.breeding, unless: refusal) { [router, target] in
        if let form = target() { router.push(.page(.asking(BreedQuestion(form)))) }
      },
      Binding(.catching, unless: refusal) { [router, target] in
        if let form = target() { router.push(.page(.asking(CatchQuestion(form)))) }
      },
      Binding(.individualValues, unless: refusal) { [dialogs, target] in
        if let form = target() { dialogs.enterStats(IVQuestion(form)) }
      },
    ]
  }

  private func refusal() -> String? { target() == nil ? worded("nothing is selected") : nil }

  /// The ticked forms, else the selected one.
  private func forms() -> [ID<Form>] {
    let ticked = ticked()
    return ticked.isEmpty ? target().map { [$0] } ?? [] : ticked
  }

  /// Adds the forms to the only team, or to a new one if there is none. With several teams, asks for
  /// one.
  private func join(
    _ forms: [ID<Form>], _ teams: TeamsModel
  ) -> StatusMessage? {
    teams.start()
    if let failure = teams.failure { return StatusMessage(failure) }
    switch teams.teams.count {
    case 0: return teams.addToNewTeam(forms)
    case 1: return teams.add(forms, to: teams.teams[0].name)
    default:
      dialogs.choose(teams.joinChooser(for: forms))
      return nil
    }
  }
}

extension TeamsModel {
  /// Creates a chooser for the team to add a form to, with the team used last preselected.
  func joinChooser(for forms: [ID<Form>]) -> ChooserViewModel {
    let names = teams.map(\.name)
    let current = current ?? names.first
    return ChooserViewModel(
      title: worded("Add \(name(of: forms)) to"),
      among: { [teams] in
        teams.enumerated().map { index, team in
          Choosable(
            index, team.name, detail: worded("\(team.members.count) of \(Team.maxMembers)"),
            isCurrent: team.name == current)
        } + [Choosable(names.count, worded("a new team"))]
      },
      reporting: { [self] index in
        index < names.count ? add(forms, to: names[index]) : addToNewTeam(forms)
      })
  }
}

extension [Binding] {
  /// Of the keys for a Pokémon, those that players use most; their hints come first.
  @MainActor var mostUsed: [Binding] { filter { Self.used.contains($0.action) } }
  @MainActor var lessUsed: [Binding] { filter { !Self.used.contains($0.action) } }

  private static var used: [Action] { [.caught, .addToTeam, .damage] }
}
