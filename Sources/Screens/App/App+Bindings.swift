import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The actions that are available on every screen.
extension App {
  func makeGlobalBindings() -> [Binding] {
    leaving + leading + GameChip.bindings(of: { [weak self] in self?.chip }) + changing + outside
      + commands.byKey.map(binding)
  }

  /// The actions that lead to a screen.
  private var leading: [Binding] {
    [
      Binding(.moves) { [router] in router.show(.table(.move)) },
      Binding(.abilities) { [router] in router.show(.table(.ability)) },
      Binding(.items) { [router] in router.show(.table(.item)) },
      Binding(.types) { [router] in router.show(.chart) },
      Binding(.progress) { [router] in router.show(.progress) },
      Binding(.teams) { [router] in router.show(.teams) },
      Binding(.runs) { [router] in router.show(.run) },
      Binding(.speedTiers) { [router, teams = factory.models.teams] in
        router.push(.speedTiers(teams.current))
      },
      Binding(.comparison) { [router] in router.push(.comparison) },
      Binding(.quiz) { [router] in router.push(.quiz) },
      Binding(.lists) { [weak self] in self?.chooseList() },
      Binding(.training) { [router] in router.push(.page(.asking(TrainQuestion(.speed)))) },
      Binding(.places) { [weak self] in self?.choosePlace() },
      Binding(.screens) { [weak self] in self?.chooseScreen() },
      Binding(.goTo) { [weak self] in self?.goToAnything() },
      Binding(.savedPages) { [weak self] in self?.chooseSavedPage() },
      Binding(
        .forward,
        unless: { [router] in router.canGoForward ? nil : worded("nothing to go forward to") },
        run: { [router] in router.forward() }),
    ]
  }

  /// The actions that change the user's data, and those that fetch other data.
  private var changing: [Binding] {
    [
      Binding(
        reporting: .undo,
        unless: { [trainer] in trainer.canUndo ? nil : worded("nothing to undo") },
        run: { [trainer] in trainer.undo().map { Message($0) } }),
      Binding(
        reporting: .redo,
        unless: { [trainer] in trainer.canRedo ? nil : worded("nothing to redo") },
        run: { [trainer] in trainer.redo().map { Message($0) } }),
      Binding(reporting: .retryAll) { [weak self] in
        self?.screens.retryAll() == true ? nil : Message(worded("nothing has failed"))
      },
      Binding(
        .sync, unless: { [sync] in sync.refusal }, run: { [dialogs] in dialogs.askForSync() }),
    ]
  }

  /// The actions that concern the terminal and other programs.
  private var outside: [Binding] {
    [
      Binding(reporting: .copy) { [weak self] in self?.copy() },
      Binding(reporting: .copyCommand) { [weak self] in self?.copyCommand() },
      Binding(
        reporting: .browse, unless: { [weak self] in self?.pageRefusal },
        run: { [weak self] in self?.browse() }),
      Binding(
        .cry, unless: { [weak self] in self?.cryRefusal }, run: { [weak self] in self?.playCry() }),
      Binding(.theme) { [dialogs, themes = factory.themes] in dialogs.choose(themes.chooser) },
      keeping(.language, worded("Language")), keeping(.units, worded("Units")),
      keeping(.pictures, worded("Pictures")),
      Binding(.redraw) { [terminal] in terminal.redraw() },
      Binding(
        reporting: .mouse,
        unless: { [terminal] in
          terminal.usesMouse == nil ? worded("this terminal reports no mouse") : nil
        },
        run: { [weak self] in self?.switchMouse() }),
      Binding(.suspend) { [terminal] in terminal.suspend() },
    ]
  }

  /// Chooses the value of the setting that has the name of the action.
  private func keeping(_ action: Action, _ title: String) -> Binding {
    Binding(action) { [dialogs, keeper = factory.themes.keeper] in
      dialogs.choose(keeper.chooser(of: action.name, title))
    }
  }

  private func binding(of command: KeyCommand) -> Binding {
    Binding(
      reporting: .command(command.text, command.key),
      unless: { [weak self] in self?.pageRefusal },
      run: { [weak self] in self?.run(command.text) })
  }
}
