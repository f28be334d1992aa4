import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The models that a form can be added to: teams and the comparison.
@MainActor struct Planning {
  let teams: TeamsModel
  let comparison: ComparisonModel
}

/// The keys that add a form to a team or to the comparison, or show its counters,
/// damage, egg moves or chances to be caught.
@MainActor struct TeamKeys {
  let planning: Planning
  let router: Router
  /// Returns the form to use; `nil` if nothing is selected.
  let target: () -> ID<Form>?
  /// Returns the foes of the form; `nil` for those of a team.
  var foes: () -> [TeamMember]? = { nil }

  var bindings: [Binding] {
    [
      Binding(reporting: .addToTeam, unless: refusal) {
        [planning, router, target] in
        target().flatMap { join($0, planning.teams, router) }.map { Message($0) }
      },
      Binding(reporting: .compare, unless: refusal) {
        [planning, target] in
        target().map { Message(planning.comparison.toggle($0)) }
      },
      Binding(.counters, unless: refusal) { [router, target] in
        if let form = target() { router.push(.counters([TeamMember(form)], of: nil)) }
      },
      Binding(.damage, unless: refusal) { [router, target, foes] in
        if let form = target() { router.push(.damage(TeamMember(form), on: foes())) }
      },
      Binding(.breeding, unless: refusal) { [router, target] in
        if let form = target() { router.push(.page(.planner(.breeding(form, [])))) }
      },
      Binding(.catching, unless: refusal) { [router, target] in
        if let form = target() { router.push(.page(.planner(.catching(form)))) }
      },
    ]
  }

  private func refusal() -> String? { target() == nil ? worded("nothing is selected") : nil }

  /// Adds the form to the only team, or to a new one if there is none. With several teams, asks for
  /// one.
  private func join(_ form: ID<Form>, _ teams: TeamsModel, _ router: Router) -> StatusMessage? {
    teams.start()
    if let failure = teams.failure { return StatusMessage(failure) }
    switch teams.teams.count {
    case 0: return teams.addToNewTeam(form)
    case 1: return teams.add(form, to: teams.teams[0].name)
    default:
      router.push(.joinTeam(form))
      return nil
    }
  }
}

extension TeamsModel {
  /// Creates a chooser for the team to add a form to, with the team used last preselected.
  func joinChooser(for form: ID<Form>) -> ChooserViewModel {
    let names = teams.map(\.name)
    let current = current ?? names.first
    return ChooserViewModel(
      title: worded("Add \(name(of: form)) to"),
      among: { [teams] in
        teams.enumerated().map { index, team in
          Choosable(
            index, team.name, detail: worded("\(team.members.count) of \(Team.maxMembers)"),
            isCurrent: team.name == current)
        } + [Choosable(names.count, worded("a new team"))]
      },
      reporting: { [self] index in
        index < names.count ? add(form, to: names[index]) : addToNewTeam(form)
      })
  }
}
