import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// An overlay with all screens and their keys. Capital letters may be typed in lower case here.
@MainActor final class ScreensMenu: Screen {
  let title = worded("Screens")
  let isOverlay = true
  /// Prevents letters from running global actions.
  let takesText = true

  private let actions: [OfferedAction]
  private let router: Router
  private var targets: [(area: Rect, action: OfferedAction)] = []

  init(_ actions: [OfferedAction], router: Router) {
    self.actions = actions.filter {
      $0.group == .screens && $0.name != Action.screens.name && !$0.keys.isEmpty
    }
    self.router = router
  }

  private(set) lazy var bindings: [Binding] = [Binding(.cancel) { [router] in router.pop() }]
  private(set) var message: Message?

  func type(_ key: Key) -> Bool {
    guard let action = action(of: key) else {
      router.pop()
      return true
    }
    run(action)
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
    router.pop()
    _ = action.run()
  }

  func click(_ mouse: MouseEvent) {
    guard mouse.kind == .press || mouse.kind == .doublePress else { return }
    if let target = targets.first(where: { $0.area.contains(mouse.point) }) {
      run(target.action)
    } else {
      router.pop()
    }
  }

  var speech: Speech? {
    Speech(
      title: title,
      lines: actions.map { worded("\($0.keys.map(\.spoken).joined(separator: ", ")): \($0.help)") })
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
    targets = zip(actions, 0..<inner.height).map { action, row in (inner.row(row), action) }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.box(box(in: area), title: title)
    for (line, action) in targets {
      var rest = line
      let key = action.keys[0].label(isUnicode: canvas.symbols.isUnicode)
      canvas.write(DrawableText(key), in: rest.takeLeft(3), style: .key)
      canvas.write(DrawableText(action.help), in: rest)
    }
  }
}
