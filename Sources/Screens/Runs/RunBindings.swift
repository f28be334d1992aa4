import PokedexDomain
import PokedexPresentation

extension RunScreen {
  // MARK: Places

  var placeKeys: [Binding] {
    [
      Binding(.open, "open the place", unless: none) { [model, router] in
        if let place = model.place { router.push(.page(.to(place.place.location))) }
      },
      Binding(
        reporting: .tick, "reach the place, or go back before it", hint: "reach", unless: none,
        run: { [model] in model.toggleReached().map { Message($0) } }),
      Binding(.caught, "a Pokémon was caught here first …", hint: "caught", unless: none) {
        [weak self] in self?.askForCatch()
      },
      Binding(
        reporting: .missed, unless: none,
        run: { [model] in model.toggleMissed().map { Message($0) }
        }),
    ]
  }

  /// Asks which Pokémon was caught: those that can be had at the place come first, with their chances.
  private func askForCatch() {
    guard let place = model.place else { return }
    dialogs.choose(dialogs.models.catchChooser(at: place))
  }

  // MARK: Pokémon

  var pokemonKeys: [Binding] {
    [
      Binding(.open, unless: none) { [model, router] in
        if let form = model.pokemon?.form { router.push(.page(.pokemon(form))) }
      },
      Binding(
        reporting: .fell, unless: none, run: { [model] in model.toggleFallen().map { Message($0) } }
      ),
      Binding(.editSet, "change what it is now …", hint: "set", unless: none) {
        [model, dialogs] in
        let chooser = model.setChooser { dialogs.edit($0, typingReplacesText: $1) }
        if let chooser { dialogs.choose(chooser) }
      },
      Binding(.level, "its level", hint: "level", unless: none) { [model, dialogs] in
        if let editor = model.levelEditor { dialogs.edit(editor, typingReplacesText: true) }
      },
      Binding(.caught, "a Pokémon was caught …", hint: "caught", unless: noRun) { [dialogs] in
        dialogs.choose(dialogs.models.catchFinder)
      },
      Binding(
        .importTeams, "add Pokémon from a file or a paste", hint: "import", unless: noRun
      ) { [weak self] in self?.askForFile() },
      Binding(
        reporting: .leaveOut, "remove it from the run", hint: "remove", unless: none,
        run: { [model] in model.release().map { Message($0) } }),
    ]
  }

  private func askForFile() {
    var told: StatusMessage?
    dialogs.type(
      worded("Pokémon from a file or a paste"), isLong: true,
      problem: { [model] path in
        let result = model.runs.importFile(path)
        told = result
        return result.isError ? result.text : nil
      },
      takePaste: { [model] in model.runs.importText($0) },
      accept: { _ in told })
  }

  // MARK: Means

  var meanKeys: [Binding] {
    [
      Binding(
        reporting: .open, "change it", hint: "change", unless: none,
        run: { [weak self] in self?.changeMean() }),
      Binding(
        reporting: .tick, "have it, or have it no longer", unless: none,
        run: { [weak self] in self?.changeMean() }),
    ]
  }

  private func changeMean() -> Message? {
    if model.isOnCap {
      askForCap()
    } else if model.isOnRoute {
      model.routeChooser.map { dialogs.choose($0) }
    } else if model.isOnCircumstance {
      askForConditions()
    } else {
      return model.switchSetting().map { Message($0) }
    }
    return nil
  }

  // MARK: Runs

  var runKeys: [Binding] {
    [
      Binding(.back) { [router] in router.pop() },
      Binding(
        .newTeam, "begin a run …", hint: "new run", hintedIf: { [model] in model.title == nil }
      ) { [weak self] in self?.askForNew() },
      Binding(
        .chooseRun,
        unless: { [model] in model.runs.isEmpty ? worded("no run yet: a begins one") : nil }
      ) { [dialogs, model] in dialogs.choose(model.runs.chooser) },
      Binding(.conditions, "time, season, swarm and other conditions", unless: noRun) {
        [weak self] in
        self?.askForConditions()
      },
      Binding(
        .damage, "your Pokémon against the next battle", hint: "next battle",
        unless: { [model] in model.runs.battleRefusal }
      ) { [dialogs, router] in
        if let team = dialogs.models.prepareNextBattle() { router.push(.meeting(team)) }
      },
      Binding(
        .counters, "counters to the next battle", unless: { [model] in model.runs.foeRefusal }
      ) { [model, router] in router.push(.counters(model.runs.foes, of: nil)) },
      Binding(
        reporting: .winBattle, unless: noRun,
        run: { [model] in model.runs.win().map { Message($0) }
        }),
      Binding(
        reporting: .endRun, unless: noRun,
        run: { [model] in model.runs.toggleEnd().map { Message($0) } }),
    ] + gameChip.bindings
  }

  private var none: () -> String? {
    { [model] in
      if model.title == nil { return worded("no run yet: a begins one") }
      return model.count == 0 ? worded("nothing is selected") : nil
    }
  }

  private var noRun: () -> String? {
    { [model] in model.title == nil ? worded("no run yet: a begins one") : nil }
  }

  var capKey: Binding {
    Binding(.level, "the level cap", hint: "cap", unless: noRun) { [weak self] in
      self?.askForCap()
    }
  }

  /// Asks for the game and then for the name.
  private func askForNew() {
    dialogs.choose(
      dialogs.models.runGameChooser { [dialogs, model] game in
        dialogs.type(
          worded("Name of the run through \(game.name)"),
          problem: { model.runs.refusal(toName: $0) },
          accept: { model.runs.begin(named: $0, in: game) })
      })
  }

  private func askForConditions() { model.conditionChooser.map { dialogs.choose($0) } }

  private func askForCap() {
    dialogs.type(
      worded("Level cap, 1 to 100; empty for none"), text: model.cap.map { "\($0)" } ?? "",
      typingReplacesText: true, problem: { [model] in model.problem(withCap: $0) },
      accept: { [model] in model.set(cap: $0) })
  }
}
