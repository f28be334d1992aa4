import PokedexTerminalUI

/// The areas of the Pokédex screen: list and page side by side if there is room, otherwise only the
/// focused one. The areas of hidden parts are `nil`.
@MainActor struct DexLayout {
  /// The minimum width for showing list and page side by side.
  static let wideColumns = 100
  /// The minimum heights for the filter and for the line above the list: in a lower window, the
  /// list needs every row.
  private static let heightWithFilter = 8
  private static let heightWithLine = 13

  private(set) var header: Rect?
  private(set) var filter: Rect?
  private(set) var list: Rect?
  /// The column of the list's scroll bar.
  private(set) var bar = 0
  /// The page, with its head in the first row.
  private(set) var page: Rect?
  /// The line above the list with the column titles.
  private(set) var titles: Rect?
  /// The line between list and page, from the titles to the line below.
  private var divider: Rect?

  init() {}

  /// - Parameter isWide: whether list and page are side by side.
  init(_ area: Rect, isWide: Bool, isPageOpen: Bool, isFiltering: Bool) {
    if isWide {
      setWide(area, isFiltering)
    } else if isPageOpen {
      page = area
    } else {
      setNarrow(area, isFiltering)
    }
  }

  private mutating func setNarrow(_ area: Rect, _ isFiltering: Bool) {
    var rest = area
    takeHead(of: &rest, isFiltering)
    if area.height >= Self.heightWithLine { titles = rest.takeTop(1) }
    bar = rest.takeRight(1).x
    list = rest
  }

  private mutating func setWide(_ area: Rect, _ isFiltering: Bool) {
    var rest = area
    takeHead(of: &rest, isFiltering)
    var list = rest.takeLeft(Self.listColumns(in: area.width))
    titles = list.takeTop(1)
    self.list = list
    let between = rest.takeLeft(1)
    divider = between
    // The line between list and page serves as the track of the list's scroll bar.
    bar = between.x
    page = rest
  }

  /// The width of the list beside a page. Base stats and badges with full names are worth the
  /// columns that they need, but not the second column of the page.
  private static func listColumns(in width: Int) -> Int {
    let plain = max(46, min(width * 45 / 100, 62))
    let room = width - 1 - PokemonPane.leastWidthOfTwoColumns
    guard room > plain else { return plain }
    let wanted = [TypeBadge.Width.whole, .short]
      .compactMap { DexRowColumns.leastWidthWithStats(and: $0) }
    return max(plain, wanted.first { $0 <= room } ?? plain)
  }

  private mutating func takeHead(of rest: inout Rect, _ isFiltering: Bool) {
    let hasFilter = rest.height >= Self.heightWithFilter || isFiltering
    header = rest.takeTop(1).inset(horizontal: 1)
    if hasFilter { filter = rest.takeTop(1).inset(horizontal: 1) }
  }

  /// - Parameters:
  ///   - isListFocused: whether the keys act on the list.
  ///   - isDivided: whether list and page may be side by side.
  func drawFrame(isListFocused: Bool, isDivided: Bool, on canvas: inout Canvas) {
    if let titles {
      TitleLine(isFocused: isListFocused).draw(on: &canvas, in: titles)
    }
    if isDivided, let divider { PaneDivider(area: divider).draw(on: &canvas) }
  }
}
