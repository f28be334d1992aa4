import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of anything other than a Pokémon.
@MainActor final class PageScreen: PromptingScreen {
  let title: String
  let asking: Prompts
  private let model: PageViewModel
  private let lens: LensModel
  private let router: Router
  private let text: DocumentView
  private let pictures: SpriteHead?
  private let copied: () -> String?
  private let more: (Prompts) -> [Binding]
  private var body = Rect(.zero)

  /// - Parameters:
  ///   - pictures: the pictures above the text, if there is room.
  ///   - more: creates further bindings of the screen.
  init(
    title: String = worded("Page"), model: PageViewModel, lens: LensModel, router: Router,
    symbols: Symbols, pictures: SpriteHead? = nil,
    more: @escaping (Prompts) -> [Binding] = { _ in [] },
    copied: @escaping () -> String? = { nil }
  ) {
    self.title = title
    self.model = model
    self.lens = lens
    self.router = router
    asking = Prompts(router)
    self.pictures = pictures
    self.copied = copied
    self.more = more
    text = DocumentView(model.reading, symbols: symbols)
  }

  private(set) lazy var bindings: [Binding] =
    [Binding(.back) { [router] in router.pop() }] + more(asking)
    + text.bindings { [router] in router.push(.page($0)) } + [
      Binding(
        .retry,
        hintedIf: { [weak self] in self?.hasFailed ?? false },
        unless: { [weak self] in self?.refreshRefusal }, run: { [weak self] in self?.refresh() })
    ]

  var place: String { model.page.value?.title ?? title }
  var subject: String? { model.page.value?.title }
  var copiedText: String? { copied() ?? subject }

  var speech: Speech? {
    model.page.value.map { page in
      let summary = page.summary.isEmpty ? "" : ", \(page.summary)"
      return model.reading.speech(model.document ?? page.document, place: page.title + summary)
    }
  }

  func click(_ mouse: MouseEvent) { text.click(mouse) { router.push(.page($0)) } }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start(through: lens.lens)
    body = area.inset(horizontal: 1)
    _ = body.takeTop(area.height >= 10 ? 2 : 1)
    guard let document = model.document else { return }
    pictures?.prepare(in: &body)
    text.prepare(document, in: body)
  }

  func leave() {
    model.leave()
    pictures?.leave()
  }

  private var hasFailed: Bool { model.hasFailed || pictures?.hasFailed ?? false }

  private var refreshRefusal: String? {
    pictures?.hasFailed ?? false ? nil : model.refreshRefusal
  }

  private func refresh() {
    if pictures?.hasFailed ?? false { pictures?.retry() }
    if model.refreshRefusal == nil { model.refresh() }
  }

  func retry() -> Bool {
    guard hasFailed else { return false }
    refresh()
    return true
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    guard let page = model.page.value else {
      switch model.page.state {
      case .error(let error, _):
        Placeholder.error(error, worded("the page")).draw(on: &canvas, in: body)
      default: Placeholder.loading(worded("the page")).draw(on: &canvas, in: body)
      }
      return
    }
    PageHead(page.title, summary: page.summary, mark: model.mark ?? pictures?.mark)
      .draw(on: &canvas, in: area.row(0))
    pictures?.draw(on: &canvas)
    text.draw(on: &canvas)
  }
}
