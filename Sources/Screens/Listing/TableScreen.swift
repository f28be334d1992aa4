import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A table of entries of one kind, such as moves, with a filter.
@MainActor final class TableScreen<Rows: QueryRows>: Screen {
  private let model: TableViewModel<Rows>
  private let lens: LensModel
  private let router: Router
  private let sort: Route?
  private let more: [Binding]
  private let pane: TablePane<Rows>
  /// The area of the game in the title.
  private var lensArea = Rect(.zero)

  /// - Parameters:
  ///   - sort: the route to the sort chooser; `nil` if the list has a fixed order.
  ///   - more: further bindings of the screen.
  ///   - destination: returns the page of a row.
  init(
    model: TableViewModel<Rows>, lens: LensModel, router: Router, sort: Route?,
    more: [Binding] = [],
    destination: @escaping (Listing<Rows>, Int) -> Destination?
  ) {
    self.model = model
    self.lens = lens
    self.router = router
    self.sort = sort
    self.more = more
    pane = TablePane(model) { listing, row in
      if let to = destination(listing, row) { router.push(.page(to)) }
    }
  }

  var title: String { model.title }
  var message: Message? { pane.message }
  var takesText: Bool { pane.isFiltering }

  var speech: Speech? { pane.speech(title) }

  var subject: String? {
    model.listing.flatMap { listing in listing.selectedRow.map { listing.rows.names[$0] } }
  }

  var bindings: [Binding] {
    pane.isFiltering ? pane.bindings : pane.bindings + ownBindings
  }

  private lazy var ownBindings: [Binding] =
    [
      Binding(.back, "clear the filter, or go back") { [model, router] in
        guard let listing = model.listing, !listing.query.isEmpty else { return router.pop() }
        listing.clearFilter()
      },
      Binding(
        .retry, "retry what failed",
        unless: { [model] in model.content.state.error == nil ? worded("nothing has failed") : nil
        },
        run: { [model] in model.retry() }),
    ] + sortBinding + more

  private var sortBinding: [Binding] {
    guard let sort else { return [] }
    return [Binding(.sort) { [router] in router.push(sort) }]
  }

  func retry() -> Bool {
    guard model.content.state.error != nil else { return false }
    model.retry()
    return true
  }

  func type(_ key: Key) -> Bool { pane.type(key) }
  func paste(_ text: String) -> Message? {
    pane.paste(text)
    return nil
  }
  func binding(at point: Point) -> Binding? {
    if lensArea.contains(point) { return Binding(.lens) { [router] in router.push(.lens) } }
    return pane.binding(at: point, sorting: sortBinding.first)
  }

  func click(_ mouse: MouseEvent) { pane.click(mouse) }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start(through: lens.lens)
    var rest = area
    var head = rest.takeTop(1)
    lensArea = head.takeRight(lens.lens == nil ? 0 : DrawableText(summary).width + 2)
    pane.prepare(for: rest)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    var rest = area
    PageHead(model.title, summary: summary).draw(on: &canvas, in: rest.takeTop(1))
    pane.draw(on: &canvas, in: rest)
  }

  /// The number of rows, and the lens.
  private var summary: String {
    guard model.listing != nil else { return "" }
    return model.count + (lens.lens.map { " · \($0.name)" } ?? "")
  }
}
