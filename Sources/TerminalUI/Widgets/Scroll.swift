/// The visible range of rows in a long list.
package struct Scroll: Hashable, Sendable {
  /// The first visible row.
  package let offset: Int
  /// The total number of rows.
  package let count: Int
  /// The number of rows that fit.
  package let height: Int

  /// The offset nearest to `previous` that shows `selected` and leaves no empty rows at the end.
  package init(selected: Int, count: Int, height: Int, previous: Int = 0) {
    self.count = max(0, count)
    self.height = max(0, height)
    let last = max(0, self.count - self.height)
    var offset = min(max(0, previous), last)
    if selected < offset { offset = selected }
    if selected >= offset + self.height { offset = selected - self.height + 1 }
    self.offset = min(max(0, offset), last)
  }

  /// The visible rows.
  package var visible: Range<Int> { offset..<min(count, offset + height) }

  /// Whether some rows are hidden.
  package var isNeeded: Bool { count > height }

  /// The rows of the scroll bar that its thumb covers, counted from its top; `nil` when every row
  /// is visible. If the bar is long enough, the thumb touches an end of the bar only when the list
  /// is at that end.
  package var thumb: Range<Int>? {
    guard isNeeded, height > 0 else { return nil }
    let length = max(1, height * height / count)
    let room = height - length
    let last = count - height
    guard room > 1, offset > 0, offset < last else {
      let start = offset * 2 < last || offset == 0 ? 0 : room
      return start..<start + length
    }
    let start = min(max(1, (offset * room + last / 2) / last), room - 1)
    return start..<start + length
  }

  /// The row of the list to go to after a click on a row of the scroll bar; the ends of the bar
  /// lead to the ends of the list.
  package func index(atBarRow row: Int) -> Int { share(of: count - 1, atBarRow: row) }

  /// The first visible row that a click on a row of the scroll bar leads to.
  package func offset(atBarRow row: Int) -> Int { share(of: count - height, atBarRow: row) }

  private func share(of last: Int, atBarRow row: Int) -> Int {
    guard height > 1 else { return 0 }
    return max(0, last) * min(max(0, row), height - 1) / (height - 1)
  }
}

extension Canvas {
  /// Draws a scroll bar one column wide; nothing when every row is visible.
  package mutating func draw(_ scroll: Scroll, x: Int, y: Int) {
    guard let thumb = scroll.thumb else { return }
    for row in 0..<scroll.height {
      let isThumb = thumb.contains(row)
      put(
        isThumb ? symbols.scrollThumb : symbols.scrollTrack, x: x, y: y + row,
        style: isThumb ? .scrollbar : .frame)
    }
  }
}
