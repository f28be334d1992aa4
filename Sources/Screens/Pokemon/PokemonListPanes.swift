import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A list inside a page, whatever its rows are.
@MainActor protocol ListPane: AnyObject {
  var isFiltering: Bool { get }
  var message: Message? { get }
  func prepare(for area: Rect)
  func draw(on canvas: inout Canvas, in area: Rect)
  func type(_ key: Key) -> Bool
  func paste(_ text: String)
  /// - Returns: where a double click leads.
  func click(_ mouse: MouseEvent) -> Destination?
  func bindings(open: @escaping (Destination) -> Void) -> [Binding]
}

/// A table whose rows lead to pages.
@MainActor final class LinkedTable<Rows: QueryRows>: ListPane {
  private let pane: TablePane<Rows>
  private let destination: (Rows, Int) -> Destination?

  init(_ model: TableViewModel<Rows>, destination: @escaping (Rows, Int) -> Destination?) {
    pane = TablePane(model)
    self.destination = destination
  }

  var isFiltering: Bool { pane.isFiltering }
  var message: Message? { pane.message }
  func prepare(for area: Rect) { pane.prepare(for: area) }
  func draw(on canvas: inout Canvas, in area: Rect) { pane.draw(on: &canvas, in: area) }
  func type(_ key: Key) -> Bool { pane.type(key) }
  func paste(_ text: String) { pane.paste(text) }

  func click(_ mouse: MouseEvent) -> Destination? {
    var chosen: Destination?
    pane.click(mouse) { chosen = destination($0.rows, $1) }
    return chosen
  }

  func bindings(open: @escaping (Destination) -> Void) -> [Binding] {
    pane.bindings { [destination] listing, row in
      if let to = destination(listing.rows, row) { open(to) }
    }
  }
}

/// The lists of one Pokémon's page.
@MainActor struct PokemonListPanes {
  let tables: PokemonTables
  private let moves: LinkedTable<LearnedMoveRows>
  private let locations: LinkedTable<EncounterRows>

  init(_ tables: PokemonTables) {
    self.tables = tables
    moves = LinkedTable(tables.moves) { .move($0.lessons[$1].move) }
    locations = LinkedTable(tables.locations) { rows, row in
      let areas = try? rows.reference?.table(LocationArea.self)
      return areas?[rows.meetings[row].area].map { .location($0.location) }
    }
  }

  func pane(of tab: PokemonTab) -> (any ListPane)? {
    switch tab {
    case .moves: moves
    case .locations: locations
    default: nil
    }
  }
}
