import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of anything other than a Pokémon.
@MainActor final class PageScreen: Screen {
  let title: String
  let destination: Destination?
  let chip: GameChip?
  private let router: Router
  private let pane: PagePane
  private let copied: () -> String?
  private let more: [Binding]

  /// - Parameters:
  ///   - chip: the game that the page depends on; `nil` where it depends on none.
  ///   - pictures: the pictures above the text, if there is room.
  ///   - more: further bindings of the screen.
  init(
    title: String = worded("Page"), of destination: Destination? = nil, model: PageViewModel,
    chip: GameChip? = nil, router: Router,
    symbols: Symbols, pictures: SpriteHead? = nil,
    more: [Binding] = [],
    copied: @escaping () -> String? = { nil }
  ) {
    self.title = title
    self.destination = destination
    self.chip = chip
    self.router = router
    self.copied = copied
    self.more = more
    pane = PagePane(model, symbols: symbols, pictures: pictures) { router.push(.page($0)) }
  }

  private(set) lazy var bindings: [Binding] =
    [Binding(.back) { [router] in router.pop() }] + more + (chip?.bindings ?? []) + pane.bindings
    + [
      Binding(
        .retry, hintedIf: { [pane] in pane.hasFailed }, unless: { [pane] in pane.refreshRefusal },
        run: { [pane] in pane.refresh() })
    ]

  private var page: Page? { pane.model.page.value }

  var windowTitle: String { page?.title ?? title }
  var subject: String? { page?.title }
  var copiedText: String? { copied() ?? subject }

  var speech: Speech? {
    page.map { page in
      let summary = page.summary.isEmpty ? "" : ", \(page.summary)"
      return pane.model.reading.speech(
        pane.model.document ?? page.document, title: page.title + summary)
    }
  }

  func click(_ mouse: MouseEvent) { pane.click(mouse) }
  func prepare(for area: Rect) { pane.prepare(for: area, through: chip?.game.lens) }
  func leave() { pane.leave() }
  func retry() -> Bool { pane.retry() }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    pane.draw(chip: chip, on: &canvas)
  }
}
