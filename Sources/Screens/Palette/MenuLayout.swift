import PokedexTerminalUI

/// The places of the menu's entries: the groups side by side under their titles or, in a narrow
/// window, all entries below each other.
@MainActor struct MenuLayout {
  static let keyColumns = 3
  private static let gap = 3

  let box: Rect
  let isInColumns: Bool
  private(set) var titles: [(title: String, line: Rect)] = []
  private(set) var lines: [(index: Int, line: Rect)] = []
  private let inner: Rect
  private let count: Int
  /// The indices of each group.
  private let columns: [Range<Int>]

  init(_ groups: [MenuGroup], in area: Rect) {
    let widths = groups.map(Self.width)
    count = groups.reduce(0) { $0 + $1.entries.count }
    let beside = Size(
      width: widths.reduce(-Self.gap) { $0 + $1 + Self.gap } + 4,
      height: (groups.map(\.entries.count).max() ?? 0) + 3)
    isInColumns = beside.width <= area.width && beside.height <= area.height
    let below = Size(
      width: min(area.width, (widths.max() ?? 0) + 4), height: min(area.height, count + 2))
    box = area.centered(isInColumns ? beside : below)
    inner = box.inset(horizontal: 2, vertical: 1)
    var start = 0
    columns = groups.map { group in
      defer { start += group.entries.count }
      return start..<start + group.entries.count
    }
    if isInColumns { place(groups, widths) }
  }

  private static func width(of group: MenuGroup) -> Int {
    let labels = group.entries.map { keyColumns + DrawableText($0.label).width }
    return max(labels.max() ?? 0, DrawableText(group.title).width)
  }

  private mutating func place(_ groups: [MenuGroup], _ widths: [Int]) {
    var rest = inner
    for (group, (width, indices)) in zip(groups, zip(widths, columns)) {
      let column = rest.takeLeft(width)
      _ = rest.takeLeft(Self.gap)
      titles.append((group.title, column.row(0)))
      lines += indices.enumerated().map { row, index in (index, column.row(row + 1)) }
    }
  }

  /// The number of entries that have room.
  var height: Int { isInColumns ? count : inner.height }

  /// Places the entries below each other, beginning with one.
  mutating func scroll(to top: Int) {
    lines = (top..<min(count, top + inner.height)).map { ($0, inner.row($0 - top)) }
  }

  func index(at point: Point) -> Int? { lines.first { $0.line.contains(point) }?.index }

  /// The entry in the group beside that of another entry, in the same row or the last one.
  func index(beside index: Int, by step: Int) -> Int {
    guard isInColumns, let column = columns.firstIndex(where: { $0.contains(index) }),
      columns.indices.contains(column + step)
    else { return index }
    let next = columns[column + step]
    return min(next.lowerBound + index - columns[column].lowerBound, next.upperBound - 1)
  }
}
