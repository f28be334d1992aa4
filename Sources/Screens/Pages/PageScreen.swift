import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of anything that is no Pokémon.
@MainActor final class PageScreen: Screen {
  private let model: PageViewModel
  private let lens: LensModel
  private let router: Router
  private let text: DocumentView
  private let symbols: Symbols
  private var body = Rect(.zero)

  init(model: PageViewModel, lens: LensModel, router: Router, symbols: Symbols) {
    (self.model, self.lens, self.router, self.symbols) = (model, lens, router, symbols)
    text = DocumentView(model.reading)
  }

  var title: String { "Page" }

  private(set) lazy var bindings: [Binding] = {
    let model = model
    let router = router
    return [
      Binding(
        "r", "try again what failed", hint: "retry",
        unless: { model.page.state.error == nil ? "nothing has failed" : nil },
        run: { model.retry() }),
      Binding("<esc><left>h<bs>", "back", hint: "back") { router.pop() },
      Binding(
        "<enter><right>l", "follow the link", hint: "follow",
        unless: { [weak self] in self?.text.chosen == nil ? "Tab chooses a link" : nil },
        run: { [weak self] in if let to = self?.text.chosen { router.push(.page(to)) } }),
      Binding("<tab>", "the next link", hint: "links") { model.reading.moveLink(by: 1) },
      Binding("<s-tab>", "the link before it") { model.reading.moveLink(by: -1) },
    ] + scrollBindings(model.reading)
  }()

  func click(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: model.reading.scroll(by: -3)
    case .wheelDown: model.reading.scroll(by: 3)
    case .press: _ = text.choose(at: mouse.point)
    case .doublePress:
      if text.choose(at: mouse.point), let to = text.chosen { router.push(.page(to)) }
    }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start(through: lens.lens)
    body = area.inset(horizontal: 1)
    _ = body.takeTop(area.height >= 10 ? 2 : 1)
    guard let page = model.page.value else { return }
    text.prepare(page.document, version: model.page.version, in: body, symbols: symbols)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    var head = area.row(0).inset(horizontal: 1)
    guard let page = model.page.value else {
      switch model.page.state {
      case .error(let error, _): Notice.error(error, "the page").draw(on: &canvas, in: body)
      default: Notice.loading("the page").draw(on: &canvas, in: body)
      }
      return
    }
    let summary = DrawableText(page.summary)
    let title = DrawableText(page.title)
    if title.width + summary.width + 2 <= head.width {
      canvas.write(summary, in: head.takeRight(summary.width), style: .dim)
    }
    canvas.write(title, in: head, style: .focus)
    text.draw(on: &canvas)
  }
}
