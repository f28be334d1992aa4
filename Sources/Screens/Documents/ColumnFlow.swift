/// How a document that is longer than its view flows from one column into a second one.
///
/// The second column begins where a group ends, if the group that it would cut is short; never below a
/// heading; and with the titles of the table that it continues.
@MainActor struct ColumnFlow {
  /// The lines in a column.
  struct Part {
    /// The titles of a table that began in the column before.
    var titles: Int?
    var lines: Range<Int>
    /// The number of rows left free above.
    var y = 0

    /// The lines from the first row on.
    var rows: [Int] { [titles].compactMap(\.self) + lines }
  }

  private let lines: [DocumentLine]
  private let height: Int
  /// The place of the second column if both fit as a whole.
  private let whole: Int?
  /// The line after the last visible one, for each line that may be the first.
  private(set) var ends: [Int] = []

  init(_ lines: [DocumentLine], height: Int) {
    self.lines = lines
    self.height = max(1, height)
    whole = Self.evenBreak(lines, height)
    ends = whole == nil ? [] : [lines.count]
    while ends.last != lines.count { ends.append(second(below: ends.count).lines.upperBound) }
  }

  /// The number of lines in the first of two columns that are about equally long and divided
  /// between two sections; `nil` if no such columns fit into a height.
  private static func evenBreak(_ lines: [DocumentLine], _ height: Int) -> Int? {
    let breaks = lines.indices.filter { lines[$0].isBlank }.map { $0 + 1 }
    return breaks.filter { $0 - 1 <= height && lines.count - $0 <= height }
      .min { abs(2 * $0 - lines.count) < abs(2 * $1 - lines.count) }
  }

  /// The lines in both columns if a line is the first one.
  func parts(from top: Int) -> [Part] {
    if let whole { return [Part(lines: 0..<whole - 1), Part(lines: whole..<lines.count)] }
    let top = max(0, min(top, ends.count - 1))
    return [Part(lines: top..<endOfColumn(from: top)), second(below: top)]
  }

  private func second(below top: Int) -> Part {
    let start = lines[endOfColumn(from: top)...].firstIndex { !$0.isBlank } ?? lines.count
    var second = Part(lines: start..<start)
    if start < lines.count, let titles = lines[start].titles {
      second.titles = titles
      second.y = isNearTop(titles) ? max(0, titles - top) : 0
    }
    let room = height - second.y - (second.titles == nil ? 0 : 1)
    second.lines = start..<min(lines.count, start + max(1, room))
    return second
  }

  /// A table that begins below an introduction goes on beside its beginning, not beside the introduction.
  private func isNearTop(_ titles: Int) -> Bool { titles <= height / 3 }

  private func endOfColumn(from top: Int) -> Int {
    let end = min(lines.count, top + height)
    var kept = startOfShortGroup(around: end) ?? end
    while kept > top + 1, kept < lines.count, lines[kept - 1].isLead { kept -= 1 }
    // A column of headings alone is better than an empty one.
    return kept > top + 1 ? kept : end
  }

  /// The beginning of the group that a break before a line would divide; `nil` if it takes more than
  /// a third of the height. A group stands between two blank lines.
  private func startOfShortGroup(around line: Int) -> Int? {
    guard lines.indices.contains(line), !lines[line].isBlank else { return nil }
    let most = height / 3
    let before = lines[..<line].suffix(most).reversed().prefix { !$0.isBlank }.count
    let after = lines[line...].prefix(most).prefix { !$0.isBlank }.count
    return before + after <= most ? line - before : nil
  }
}
