import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form on its own screen, opened from a link.
@MainActor final class PokemonScreen: Screen {
  let dialogs: Dialogs
  private let model: PokemonViewModel
  private let form: ID<Form>
  private let gameChip: GameChip
  private let router: Router
  private let trainer: TrainerModel
  private let planning: Planning
  private let pane: PokemonPane

  init(
    model: PokemonViewModel, selectedMove: SelectedMove, form: ID<Form>,
    game: ShownGame,
    trainer: TrainerModel,
    planning: Planning, router: Router, dialogs: Dialogs, symbols: Symbols
  ) {
    self.model = model
    self.form = form
    gameChip = dialogs.chip(game)
    self.router = router
    self.dialogs = dialogs
    self.trainer = trainer
    self.planning = planning
    pane = PokemonPane(model: model, selectedMove: selectedMove, symbols: symbols) {
      router.push(.page($0))
    }
  }

  var title: String { worded("Page of a Pokémon") }
  var windowTitle: String { model.page.value?.name ?? "" }
  var subject: String? { model.page.value?.name }
  var destination: Destination? { .pokemon(form) }
  var speech: Speech? { pane.speech(windowTitle) }

  var chip: GameChip? { gameChip }
  var takesText: Bool { pane.isFiltering }
  var message: Message? { pane.message }

  var bindings: [Binding] {
    pane.isFiltering
      ? pane.bindings
      : [leaving] + pane.leadingKeys(gameChip, dialogs) + pane.bindings + pane.listKeys(dialogs)
        + [refresh] + markKeys.mostUsed + markKeys.lessUsed
  }

  private lazy var markKeys =
    MarkKeys(trainer: trainer, dialogs: dialogs) { [model, form] in
      (form, model.page.value?.name ?? "#\(form)")
    }.bindings
    + TeamKeys(
      planning: planning, dialogs: dialogs, target: { [form] in form },
      move: { [model] in model.selectedMove }
    ).bindings

  private lazy var leaving = Binding(.back, "clear the filter, or go back") {
    [weak self, router] in
    if self?.pane.clearFilter() != true { router.pop() }
  }

  private lazy var refresh = Binding(
    .retry, hintedIf: { [model] in model.hasFailed }, unless: { [model] in model.refreshRefusal },
    run: { [model] in model.refresh() })

  func type(_ key: Key) -> Bool { pane.type(key) }
  func followTyping() { pane.followTyping() }
  func paste(_ text: String) -> Message? {
    pane.paste(text)
    return nil
  }

  func binding(at point: Point) -> Binding? { pane.binding(at: point, dialogs) }
  func click(_ mouse: MouseEvent) { pane.click(mouse) }
  func leave() {
    pane.hide()
    model.leave()
  }

  func retry() -> Bool { pane.retry() }

  func prepare(for area: Rect) {
    model.show(form, through: gameChip.game.lens)
    pane.prepare(for: area)
  }

  func preload() { model.preloadLearnset() }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    let name = model.page.value?.name ?? ""
    pane.draw(name: name, chip: gameChip, isFocused: true, on: &canvas, in: area)
  }
}
