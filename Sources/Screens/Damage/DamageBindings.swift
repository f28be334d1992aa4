import PokedexDomain
import PokedexPresentation

/// The keys of a duel, and what they ask for.
extension DamageScreen {
  func makeBindings() -> [Binding] {
    [
      Binding(.openType, "open the move's page", unless: none) { [weak self] in self?.open() },
      Binding(.otherDirection) { [model] in model.reverse() },
    ] + foeKeys + [
      Binding(.filter, "show only some moves", unless: noTable) { [weak self] in
        self?.askForQuery()
      },
      Binding(.sort, unless: noTable) { [weak self] in
        if let self { dialogs.choose(model.sortChooser) }
      },
    ] + setKeys + chips.bindings + [
      Binding(.retry, hintedIf: { [model] in model.table.state.error != nil }) { [model] in
        model.table.retry()
      },
      Binding(.leaveChart, "clear the filter, or go back") { [model, router] in
        if model.query.isEmpty { router.pop() } else { model.show("") }
      },
      Binding(.typeLeft, "the foe to the left") { [model] in model.look(by: -1) },
      Binding(.typeRight, "the foe to the right") { [model] in model.look(by: 1) },
    ]
      + gameChip.bindings + pane.bindings
  }

  private var foeKeys: [Binding] {
    [
      Binding(.add, "add a foe by name", hint: "foe") { [weak self] in
        if let self { dialogs.choose(dialogs.models.foeChooser(of: model.settings.teamName)) }
      },
      Binding(.wholeTeam, unless: noTeam) { [weak self] in
        if let self, let team = model.settings.teamName { router.turn(to: .meeting(team)) }
      },
      Binding(.againstTeam) { [weak self] in self?.askForTeam() },
      Binding(.leaveOut, "remove the foe", unless: noFoe) { [model] in model.settings.removeFoe() },
      Binding(.openPage, "open the foe's page", unless: noFoe) { [router, model] in
        if let form = model.foeForm { router.push(.page(.pokemon(form))) }
      },
    ]
  }

  private var setKeys: [Binding] {
    [
      Binding(.editSet, unless: noTable) { [weak self] in self?.askForSetting(of: nil) },
      Binding(.editFoe, unless: noFoe) { [weak self] in
        if let foe = self?.model.selectedFoe { self?.askForSetting(of: foe) }
      },
      Binding(.spread, unless: noFoe) { [weak self] in
        if let self, let chooser = model.spreadChooser { dialogs.choose(chooser) }
      },
      Binding(.level, "level of all Pokémon", unless: fixedLevel) { [weak self] in
        self?.askForLevel()
      },
      Binding(.stageUp, "raise the attacker's stage", unless: none) { [model] in
        model.raiseStage(by: 1)
      },
      Binding(.stageDown, "lower the attacker's stage", unless: none) { [model] in
        model.raiseStage(by: -1)
      },
    ]
  }

  // MARK: Refusals

  private var none: () -> String? {
    { [model] in model.selectedLine == nil ? worded("nothing is selected") : nil }
  }

  private var noTable: () -> String? {
    { [model] in model.calculated == nil ? worded("nothing is selected") : nil }
  }

  private var noFoe: () -> String? {
    { [model] in model.selectedFoe == nil ? worded("no foe given") : nil }
  }

  private var noTeam: () -> String? {
    { [model] in
      model.settings.team == nil ? worded("the Pokémon is in no team: T shows your teams") : nil
    }
  }

  private var fixedLevel: () -> String? {
    { [model, noTable] in
      model.calculated?.isChampions ?? false
        ? worded("in Champions every Pokémon is at level 50") : noTable()
    }
  }

  // MARK: Questions

  /// - Parameter foe: the index of a foe; `nil` for the Pokémon itself.
  func askForSetting(of foe: Int?) {
    let open = { [dialogs] in dialogs.edit($0, typingReplacesText: true) }
    if let chooser = model.settingChooser(of: foe, open: open) { dialogs.choose(chooser) }
  }

  private func askForLevel() {
    let level = model.calculated?.subject.member.level ?? TeamMember.defaultLevel
    dialogs.edit(
      .number(worded("Level"), level, TeamMember.levels) { [model] in model.set(level: $0) },
      typingReplacesText: true)
  }

  private func askForQuery() {
    dialogs.type(
      worded("Show only the moves that match"), text: model.query, typingReplacesText: false,
      problem: { [model] in $0.trimmed.isEmpty ? nil : model.problem(in: $0.trimmed) },
      follow: { [model] in model.show($0.trimmed) },
      accept: { [model] in
        model.show($0.trimmed)
        return nil
      })
  }

  private func askForTeam() { dialogs.chooseFoeTeam(for: model.settings, model.teams) }
}

extension Dialogs {
  /// Asks for one of the user's teams as the foes.
  func chooseFoeTeam(for settings: DuelSettings, _ teams: TeamsModel) {
    let names = teams.teams.map(\.name)
    choose(
      ChooserViewModel(
        title: worded("Foes"),
        emptyText: names.isEmpty ? worded("There are no teams") : worded("Nothing has that name"),
        among: {
          names.enumerated().map { Choosable($0, $1, isCurrent: $1 == settings.foeTeamName) }
        },
        choose: { settings.setFoes(team: names[$0]) }))
  }
}
