import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of anything that is no Pokémon.
@MainActor final class PageScreen: AskingScreen {
  let title: String
  let asking: Asking
  private let model: PageViewModel
  private let lens: LensModel
  private let router: Router
  private let text: DocumentView
  private var body = Rect(.zero)

  private let more: (Asking) -> [Binding]

  /// - Parameter more: what else can be done here.
  init(
    title: String = "Page", model: PageViewModel, lens: LensModel, router: Router,
    symbols: Symbols, more: @escaping (Asking) -> [Binding] = { _ in [] }
  ) {
    (self.title, self.model, self.lens, self.router) = (title, model, lens, router)
    (asking, self.more) = (Asking(router), more)
    text = DocumentView(model.reading, symbols: symbols)
  }

  private(set) lazy var bindings: [Binding] =
    [
      Binding(
        "r", "try again what failed; else ask afresh", hint: "retry",
        unless: { [model] in model.refreshRefusal }, run: { [model] in model.refresh() }
      ).hinted { [model] in model.hasFailed },
      Binding("<esc><left>h<bs>", "back", hint: "back") { [router] in router.pop() },
    ] + more(asking) + text.bindings { [router] in router.push(.page($0)) }

  func click(_ mouse: MouseEvent) { text.click(mouse) { router.push(.page($0)) } }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start(through: lens.lens)
    body = area.inset(horizontal: 1)
    _ = body.takeTop(area.height >= 10 ? 2 : 1)
    guard let document = model.document else { return }
    text.prepare(document, in: body)
  }

  func leave() { model.leave() }

  func retry() -> Bool {
    guard model.hasFailed else { return false }
    model.refresh()
    return true
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    guard let page = model.page.value else {
      switch model.page.state {
      case .error(let error, _): Notice.error(error, "the page").draw(on: &canvas, in: body)
      default: Notice.loading("the page").draw(on: &canvas, in: body)
      }
      return
    }
    PageHead(page.title, summary: page.summary, mark: model.mark)
      .draw(on: &canvas, in: area.row(0).inset(horizontal: 1), style: .focus)
    text.draw(on: &canvas)
  }
}
