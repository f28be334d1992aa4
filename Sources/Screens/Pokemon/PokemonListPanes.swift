import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A list within a page, independent of the type of its rows.
@MainActor protocol ListPane: AnyObject {
  var isFiltering: Bool { get }
  var message: Message? { get }
  func speech(_ title: String) -> Speech?
  func prepare(for area: Rect)
  func draw(isFocused: Bool, on canvas: inout Canvas, in area: Rect)
  func type(_ key: Key) -> Bool
  func followTyping()
  func paste(_ text: String)
  func binding(at point: Point, sorting: Binding?) -> Binding?
  func click(_ mouse: MouseEvent)
  func clearFilter() -> Bool
  var sortChooser: ChooserViewModel? { get }
  var bindings: [Binding] { get }
}

extension TablePane: ListPane {}

/// The lists on a Pokémon's page: its learnset and its locations.
@MainActor struct PokemonListPanes {
  let tables: PokemonTables
  private let moves: TablePane<LearnedMoveRows>
  private let locations: TablePane<EncounterRows>

  init(_ tables: PokemonTables, open: @escaping (Destination) -> Void) {
    self.tables = tables
    moves = TablePane(tables.moves) { open(.to($0.rows.lessons[$1].move)) }
    locations = TablePane(tables.locations) { listing, row in
      let area = listing.rows.encounters[row].area
      let areas = listing.rows.dex.table(LocationArea.self)
      if let location = areas[area]?.location { open(.to(location)) }
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
