import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The effects of clicks on the Pokédex screen.
@MainActor struct DexMouse {
  let screen: DexScreen
  let layout: DexLayout

  private var list: Listing<PokemonRows> { screen.model.list }

  /// The binding that a click at a point runs, such as that of the filter line, of the game in the
  /// header, of a column title or of a mark.
  func binding(at point: Point) -> Binding? {
    if let filter = layout.filter, filter.contains(point) {
      let isOrder = screen.bar.layout(in: filter).order.contains(point)
      return isOrder ? screen.listBindings.first(of: .sort) : screen.filterBinding
    }
    if screen.header.summaryArea.contains(point) {
      return screen.listBindings.first(of: .lens)
    }
    if layout.page?.contains(point) ?? false {
      return screen.model.isPageOpen ? screen.pane.binding(at: point, screen.dialogs) : nil
    }
    return sorting(at: point) ?? marking(at: point)
  }

  private func sorting(at point: Point) -> Binding? {
    guard let rows, let line = layout.titles,
      let column = screen.titles(of: rows, in: line).name(at: point)
    else { return nil }
    return Binding(.sort) { [list] in list.sort(byColumn: column) }
  }

  /// The marks of the selected row can be toggled; a click on another row selects it first.
  private func marking(at point: Point) -> Binding? {
    guard let area = layout.list, let sign = rows?.mark(at: point, in: area),
      index(under: point) == list.selection.index
    else { return nil }
    let actions: [Action] = [.favourite, .caught, .note]
    return actions.indices.contains(sign) ? screen.markKeys.first(of: actions[sign]) : nil
  }

  private var rows: DexRowLayout? {
    layout.list.map { DexRowLayout(screen.model, width: $0.width) }
  }

  func click(_ mouse: MouseEvent) {
    if let area = layout.list, area.contains(mouse.point) {
      clickList(mouse)
    } else if isOnScrollBar(mouse.point), mouse.kind == .press {
      jump(to: mouse.point)
    } else if layout.page?.contains(mouse.point) ?? false {
      // A click gives the page the focus, the wheel does not.
      if mouse.kind == .press { screen.model.openPage() }
      screen.pane.click(mouse)
    }
  }

  private func clickList(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: list.move(by: -3)
    case .wheelDown: list.move(by: 3)
    case .press:
      screen.model.closePage()
      list.select(index(under: mouse.point))
    case .doublePress:
      if let pick = screen.pick { pick(screen.model.chosen) } else { screen.model.openPage() }
    }
  }

  private func index(under point: Point) -> Int {
    list.selection.top + point.y - (layout.list?.y ?? 0)
  }

  private func isOnScrollBar(_ point: Point) -> Bool {
    guard let area = layout.list else { return false }
    return point.x == layout.bar && (area.y..<area.endY).contains(point.y)
  }

  private func jump(to point: Point) {
    guard let area = layout.list else { return }
    let scroll = Scroll(selected: 0, count: list.result.rows.count, height: area.height)
    list.select(scroll.index(atBarRow: point.y - area.y))
  }
}
