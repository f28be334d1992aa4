import PokedexDomain
import PokedexPresentation

extension TeamScreen {
  var leaving: Binding {
    Binding(.back) { [router] in router.pop() }
  }

  /// The keys that act on the selected member.
  var memberKeys: [Binding] {
    let none = { [model] in model.selected == nil ? worded("no member is selected") : nil }
    return [
      Binding(.open, "edit the member", hint: "edit", unless: none) {
        [weak self] in self?.edit()
      },
      Binding(
        .add,
        unless: { [model] in
          (model.team?.members.count ?? 0) < Team.maxMembers
            ? nil : worded("the team has six already")
        }
      ) { [weak self] in self?.askForMember() },
      act(.leaveOut, "remove the member", hint: "remove") { $0.removeSelected() },
      act(.moveDown) { $0.moveSelected(by: 1) },
      act(.moveUp) { $0.moveSelected(by: -1) },
      Binding(.openPage, unless: none) { [router, model] in
        guard let index = model.selected, let member = model.team?.members[index] else { return }
        router.push(.page(.pokemon(member.form)))
      },
      Binding(.damage, "damage by the member", unless: none) { [dialogs, model] in
        guard let index = model.selected, let member = model.team?.members[index] else { return }
        dialogs.openDuel(of: member, in: model.name)
      },
    ]
  }

  private func act(
    _ action: Action, _ help: Phrase? = nil, hint: Phrase? = nil,
    _ body: @escaping (TeamViewModel) -> StatusMessage?
  ) -> Binding {
    Binding(
      reporting: action, help, hint: hint,
      unless: { [model] in model.selected == nil ? worded("no member is selected") : nil },
      run: { [model] in body(model).map { Message($0) } })
  }

  /// The keys that act on the team, in all tabs.
  var teamKeys: [Binding] {
    let model = model
    let router = router
    return [
      Binding(.candidates, hint: "candidates") {
        router.push(.candidates(model.name))
      },
      Binding(.counters, "counters to the team", hint: "counters") {
        router.push(.counters(model.team?.members ?? [], of: model.name))
      },
      Binding(.speedTiers, "the team among the speed tiers", hint: "speed tiers") {
        router.push(.speedTiers(model.name))
      },
    ] + fieldBindings(model.teams) + [
      Binding(.conditions, "conditions and clauses", hint: "rules") { [weak self] in
        self?.askForRules()
      }
    ] + gameChip.bindings + [
      Binding(
        reporting: .dropUnread,
        unless: {
          model.team?.unread.isEmpty ?? true ? worded("no unreadable sets") : nil
        },
        run: { model.team.flatMap { model.teams.dropUnread(of: $0) }.map { Message($0) } }),
      Binding(.moveSources, "all sources of the team's moves") {
        router.push(.page(.asking(SourcesQuestion(ofTeam: model.name))))
      },
      Binding(.showdownText) { router.push(.teamText(model.name)) },
    ]
  }

  var tabKeys: [Binding] {
    tabBindings(of: { [model] in model.tab }) { [model] in model.show($0) }
  }

  // MARK: Questions

  private func askForMember() { dialogs.choose(find { [model] in model.add($0) }) }

  private func askForRules() { dialogs.choose(model.teams.ruleChooser()) }
}

extension TeamsModel {
  /// Creates a chooser that toggles battle conditions and clauses.
  func ruleChooser() -> ChooserViewModel {
    let conditions = SpeedCondition.allCases
    let clauses: [(TeamRules.Clause, String)] = [
      (.species, worded("Species clause: no species twice")),
      (.item, worded("Item clause: no item twice")),
    ]
    let chooser = ChooserViewModel(
      title: worded("Conditions and clauses"),
      among: { [self] in
        clauses.enumerated().map { index, clause in
          Choosable(
            index, clause.1, detail: self.clauses.contains(clause.0) ? worded("on") : worded("off"))
        }
          + conditions.enumerated().map { index, condition in
            Choosable(
              clauses.count + index, condition.title,
              detail: self.conditions.contains(condition) ? worded("on") : worded("off"))
          }
      },
      choose: { [self] index in
        if index < clauses.count {
          toggle(clauses[index].0)
        } else {
          toggle(conditions[index - clauses.count])
        }
      })
    chooser.staysOpen = true
    return chooser
  }
}

/// The keys that toggle conditions of the field, for all teams.
@MainActor func fieldBindings(_ teams: TeamsModel) -> [Binding] {
  [
    Binding(.tailwind) { teams.toggle(.tailwind) },
    Binding(.trickRoom) { teams.toggle(.trickRoom) },
  ]
}
