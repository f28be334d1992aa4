import PokedexDomain
import PokedexPresentation

/// The dialogs that can be opened on every screen.
extension App {
  package var dialogs: Dialogs { factory.dialogs }

  func showHelp() {
    let facts = factory.models.sync.dexAge()
    dialogs.present(
      HelpScreen(pageActions, symbols: symbols, facts: facts, dialogs: dialogs))
  }

  func chooseScreen() {
    dialogs.present(ScreensMenu(pageActions, about: screens.page.subject, dialogs: dialogs))
  }

  func goToAnything() {
    let recent = screens.recent.places.filter { $0.route != router.top }
    dialogs.choose(
      Palette(
        actions: pageActions, recent: recent, finder: factory.models.anything,
        questions: factory.models.questions, saved: factory.models.savedPlaces,
        themes: factory.themes, router: router
      ).chooser)
  }

  func chooseSavedPage() {
    let saved = factory.models.savedPlaces
    dialogs.choose(
      ChooserViewModel(
        title: worded("Saved pages"), emptyText: worded("No saved pages: ^S or F4 saves a page"),
        among: { saved().enumerated().map { Choosable($0, $1.name, detail: $1.address) } },
        choose: { [router] index in saved()[index].route.map(router.push) },
        remove: { [models = factory.models] index in
          _ = models.savedPages.remove(named: saved()[index].page.name)
        }))
  }

  func chooseList() {
    dialogs.choose(
      ChooserViewModel(
        title: worded("List"),
        among: { Kinds.all.enumerated().map { Choosable($0, $1.title) } },
        choose: { [router] in router.show(.table(Kinds.all[$0].kind)) }))
  }

  func choosePlace() {
    dialogs.choose(factory.models.placeChooser { [router] in router.push(.page(.to($0))) })
  }

  /// The chip of the page below all dialogs, or one for the game of all screens.
  var chip: GameChip { screens.page.chip ?? dialogs.chip() }

  /// The actions of the page below all dialogs.
  private var pageActions: [OfferedAction] { actions(of: screens.page) }
}
