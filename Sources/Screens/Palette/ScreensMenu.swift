import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// An overlay with all screens. Their keys, which may be typed in lower case here, or the arrows and
/// Enter, choose one.
@MainActor final class ScreensMenu: Screen {
  let title = worded("Screens")
  /// Prevents letters from running global actions.
  let takesText = true

  private let actions: [OfferedAction]
  private let dialogs: Dialogs
  @Watched private var selection = Selection()
  private var targets: [(area: Rect, action: OfferedAction)] = []

  init(_ actions: [OfferedAction], dialogs: Dialogs) {
    self.actions = actions.filter {
      $0.group == .screens && $0.name != Action.screens.name && !$0.keys.isEmpty
    }
    self.dialogs = dialogs
    selection.fit(count: self.actions.count)
  }

  private(set) lazy var bindings: [Binding] = [
    Binding(.choose, "open the screen", hint: "open") { [weak self] in
      guard let self, actions.indices.contains(selection.index) else { return }
      run(actions[selection.index])
    },
    Binding(.cancel) { [dialogs] in dialogs.close() },
    Binding(.choiceDown) { [weak self] in self?.selection.move(by: 1) },
    Binding(.choiceUp) { [weak self] in self?.selection.move(by: -1) },
  ]
  private(set) var message: Message?

  func type(_ key: Key) -> Bool {
    let latin = key.onUSKeyboard ?? key
    if let action = action(of: key) ?? action(of: latin) {
      run(action)
    } else if latin == .character("q") {
      dialogs.close()
    }
    return true
  }

  private func action(of key: Key) -> OfferedAction? {
    if let exact = actions.first(where: { $0.keys.contains(key) }) { return exact }
    guard case .character(let letter) = key, let large = letter.uppercased().first else {
      return nil
    }
    return actions.first { $0.keys.contains(.character(large)) }
  }

  private func run(_ action: OfferedAction) {
    dialogs.close()
    _ = action.run()
  }

  func click(_ mouse: MouseEvent) {
    guard mouse.kind == .press || mouse.kind == .doublePress else { return }
    if let target = targets.first(where: { $0.area.contains(mouse.point) }) {
      run(target.action)
    } else if mouse.kind == .press {
      dialogs.close()
    }
  }

  var speech: Speech? {
    Speech(
      title: title,
      lines: actions.map(spoken),
      selected: actions.indices.contains(selection.index) ? spoken(actions[selection.index]) : nil)
  }

  private func spoken(_ action: OfferedAction) -> String {
    worded("\(action.keys.map(\.spoken).joined(separator: ", ")): \(action.help)")
  }

  // MARK: Drawing

  private var columns: Int { actions.map { DrawableText($0.help).width }.max() ?? 0 }

  private func box(in area: Rect) -> Rect {
    let wanted = Size(width: columns + 8, height: actions.count + 2)
    return area.centered(
      Size(
        width: min(wanted.width, area.width), height: min(wanted.height, area.height)))
  }

  func prepare(for area: Rect) {
    let inner = box(in: area).inset(horizontal: 2, vertical: 1)
    var fitted = selection
    fitted.fit(height: inner.height)
    if fitted != selection { selection = fitted }
    targets = selection.visible.map { (inner.row($0 - selection.top), actions[$0]) }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let box = box(in: area)
    canvas.box(box, title: title)
    for (index, (line, action)) in targets.enumerated() {
      var rest = line
      let key = action.keys[0].label(isUnicode: canvas.symbols.isUnicode)
      canvas.write(DrawableText(key), in: rest.takeLeft(3), style: .key)
      canvas.write(DrawableText(action.help), in: rest)
      if selection.top + index == selection.index { canvas.selectRow(line.withMarker) }
    }
    let scroll = Scroll(
      selected: selection.index, count: actions.count, height: targets.count,
      previous: selection.top)
    canvas.draw(scroll, x: box.endX - 1, y: box.y + 1)
  }
}
