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

  private let bindings: [Binding]
  private let always: [Binding]
  private let keys: KeyMap

  /// - Parameters:
  ///   - always: bindings for the right side. If the screen has its own binding of such an action,
  ///     that one is shown.
  ///   - keys: the keys of all actions.
  init(bindings: [Binding], always: [Binding], keys: KeyMap) {
    self.bindings = bindings
    self.always = always
    self.keys = keys
  }

  /// Draws as many hints as fit, in the order of the bindings; the global ones take at most half of
  /// the line.
  func draw(on canvas: inout Canvas, in area: Rect) -> [Button] {
    let isUnicode = canvas.symbols.isUnicode
    let usual = always.map { bindings.first(of: $0.action) ?? $0 }
    let right = fitting(usual, in: area.width / 2, isUnicode)
    let end = area.endX - right.reduce(0) { $0 + $1.hint.columns(isUnicode: isUnicode) }
    let own = bindings.lazy.filter { always.first(of: $0.action) == nil }
    let left = fitting(own, in: end - area.x - 1, isUnicode)
    return draw(left, x: area.x + 1, on: &canvas, in: area)
      + draw(right, x: end + 1, on: &canvas, in: area)
  }

  /// The hints that fit, up to the first one that does not.
  private func fitting(
    _ bindings: some Sequence<Binding>, in width: Int, _ isUnicode: Bool
  ) -> [Entry] {
    var entries: [Entry] = []
    var rest = width
    for binding in bindings {
      guard let hint = binding.footerHint(keys) else { continue }
      rest -= hint.columns(isUnicode: isUnicode)
      guard rest >= 0 else { break }
      entries.append((binding, hint))
    }
    return entries
  }

  private func draw(
    _ entries: [Entry], x: Int, on canvas: inout Canvas, in area: Rect
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
