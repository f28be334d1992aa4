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
    guard layout.list != nil, let column = screen.rows.columnName(at: point) else { return nil }
    return Binding(.sort) { [list] in list.sort(byColumn: column) }
  }

  /// The marks of the selected row can be toggled; a click on another row selects it first.
  private func marking(at point: Point) -> Binding? {
    guard layout.list != nil, screen.rows.row(at: point) == list.selection.index,
      let (column, sign) = screen.rows.column(at: point), column.name == DexRowColumns.marks
    else { return nil }
    let actions: [Action] = [.favourite, .caught, .note]
    return actions.indices.contains(sign) ? screen.markKeys.first(of: actions[sign]) : nil
  }

  func click(_ mouse: MouseEvent) {
    if layout.list != nil, screen.rows.contains(mouse.point) {
      if mouse.kind == .press, screen.rows.row(at: mouse.point) != nil { screen.model.closePage() }
      screen.rows.click(mouse) { open() }
    } else if layout.page?.contains(mouse.point) ?? false {
      // A click gives the page the focus, the wheel does not.
      if mouse.kind == .press { screen.model.openPage() }
      screen.pane.click(mouse)
    }
  }

  private func open() {
    if let pick = screen.pick { pick(screen.model.chosen) } else { screen.model.openPage() }
  }
}
