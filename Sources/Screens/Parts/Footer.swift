import PokedexTerminalUI

/// The bottom line: on the left hints for what the screen can do, on the right those that are always
/// there.
@MainActor struct Footer {
  /// A hint that can be clicked.
  struct Button {
    let area: Rect
    let binding: Binding
  }

  private let own: [(binding: Binding, hint: Hint)]
  private let always: [(binding: Binding, hint: Hint)]

  /// - Parameters:
  ///   - always: bindings for the right side. The screen's own binding of such an action replaces it.
  ///   - keys: the keys of all actions.
  init(bindings: [Binding], always: [Binding], keys: KeyMap) {
    let isAlways = { (binding: Binding) in always.contains { $0.action.name == binding.action.name }
    }
    self.always = always.compactMap { usual in
      Self.hinted(bindings.first { $0.action.name == usual.action.name } ?? usual, keys)
    }
    own = bindings.lazy.filter { !isAlways($0) }.compactMap { Self.hinted($0, keys) }
  }

  private static func hinted(
    _ binding: Binding, _ keys: KeyMap
  ) -> (binding: Binding, hint: Hint)? {
    binding.footerHint(keys).map { (binding, $0) }
  }

  /// Draws as many hints as fit, in the order of the bindings.
  func draw(on canvas: inout Canvas, in area: Rect) -> [Button] {
    let columns = { [isUnicode = canvas.symbols.isUnicode] (hint: Hint) in
      hint.columns(isUnicode: isUnicode)
    }
    var buttons: [Button] = []
    var end = area.endX
    for (binding, hint) in always.reversed() {
      guard end - columns(hint) > area.x else { break }
      end -= columns(hint)
      buttons.append(draw(hint, of: binding, at: end + 1, on: &canvas, in: area))
    }
    var x = area.x + 1
    for (binding, hint) in own {
      guard x + columns(hint) <= end else { break }
      buttons.append(draw(hint, of: binding, at: x, on: &canvas, in: area))
      x += columns(hint)
    }
    return buttons
  }

  private func draw(
    _ hint: Hint, of binding: Binding, at x: Int, on canvas: inout Canvas, in area: Rect
  ) -> Button {
    let width = hint.draw(on: &canvas, x: x, in: area)
    return Button(area: Rect(x: x, y: area.y, width: width - 2, height: 1), binding: binding)
  }
}
