import PokedexTerminalUI

/// The bottom line: hints for the screen's own actions on the left, and for the global ones on the
/// right.
@MainActor struct Footer {
  /// A hint that can be clicked.
  struct Button {
    let area: Rect
    let binding: Binding
  }

  private typealias Entry = (binding: Binding, hint: Hint)

  private let own: [Entry]
  private let always: [Entry]

  /// - Parameters:
  ///   - always: bindings for the right side. The screen's own binding of such an action replaces it.
  ///   - keys: the keys of all actions.
  init(bindings: [Binding], always: [Binding], keys: KeyMap) {
    let isAlways = { (binding: Binding) in always.contains { $0.action.name == binding.action.name }
    }
    self.always = always.compactMap { usual in
      Self.hinted(bindings.first(of: usual.action) ?? usual, keys)
    }
    own = bindings.lazy.filter { !isAlways($0) }.compactMap { Self.hinted($0, keys) }
  }

  private static func hinted(
    _ binding: Binding, _ keys: KeyMap
  ) -> Entry? {
    binding.footerHint(keys).map { (binding, $0) }
  }

  /// Draws as many hints as fit, in the order of the bindings; the global ones take at most half of
  /// the line.
  func draw(on canvas: inout Canvas, in area: Rect) -> [Button] {
    let isUnicode = canvas.symbols.isUnicode
    let right = fitting(always, in: area.width / 2, isUnicode)
    let end = area.endX - columns(right, isUnicode)
    let left = fitting(own, in: end - area.x - 1, isUnicode)
    return draw(left, x: area.x + 1, on: &canvas, in: area)
      + draw(right, x: end + 1, on: &canvas, in: area)
  }

  private func fitting(_ entries: [Entry], in width: Int, _ isUnicode: Bool) -> ArraySlice<Entry> {
    let count = entries.indices.last { columns(entries[...$0], isUnicode) <= width }
    return entries.prefix(count.map { $0 + 1 } ?? 0)
  }

  private func columns(_ entries: ArraySlice<Entry>, _ isUnicode: Bool) -> Int {
    entries.reduce(0) { $0 + $1.hint.columns(isUnicode: isUnicode) }
  }

  private func draw(
    _ entries: ArraySlice<Entry>, x: Int, on canvas: inout Canvas, in area: Rect
  ) -> [Button] {
    var x = x
    return entries.map { binding, hint in
      let columns = hint.columns(isUnicode: canvas.symbols.isUnicode)
      // In a short window, the hints are drawn over a horizontal line.
      canvas.fill(Rect(x: x - 1, y: area.y, width: columns, height: 1))
      let width = hint.draw(on: &canvas, x: x, in: area)
      defer { x += width }
      return Button(area: Rect(x: x, y: area.y, width: width - 2, height: 1), binding: binding)
    }
  }
}
