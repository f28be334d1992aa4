import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// An overlay with the screens that most users want, in groups. Their keys, which may be typed in
/// lower case here, or the arrows and Enter, choose one. So do the keys of the screens that the menu
/// leaves out.
@MainActor final class ScreensMenu: Screen {
  let title = worded("Screens")
  /// Prevents letters from running global actions.
  let takesText = true

  private let actions: [OfferedAction]
  private let groups: [MenuGroup]
  private let entries: [MenuGroup.Entry]
  private let dialogs: Dialogs
  @Watched private var selection = Selection()
  private var layout: MenuLayout

  /// - Parameter subject: the name of what the page is about.
  init(_ actions: [OfferedAction], about subject: String?, dialogs: Dialogs) {
    let screens = actions.filter {
      $0.group == .screens && $0.name != Action.screens.name && !$0.keys.isEmpty
    }
    let marked = dialogs.models.comparison.subjects.count
    let groups = MenuGroup.groups(of: screens, about: subject, marked: marked)
    (self.actions, self.groups, self.dialogs) = (screens, groups, dialogs)
    entries = groups.flatMap(\.entries)
    layout = MenuLayout(groups, in: Rect(.zero))
    selection.fit(count: entries.count)
  }

  private(set) lazy var bindings: [Binding] = [
    Binding(.choose, "open the screen", hint: "open") { [weak self] in
      guard let self, entries.indices.contains(selection.index) else { return }
      run(entries[selection.index].action)
    },
    Binding(.cancel) { [dialogs] in dialogs.close() },
    Binding(.choiceDown) { [weak self] in self?.selection.move(by: 1) },
    Binding(.choiceUp) { [weak self] in self?.selection.move(by: -1) },
  ]

  func type(_ key: Key) -> Bool {
    let latin = key.onUSKeyboard ?? key
    if let action = action(of: key) ?? action(of: latin) {
      run(action)
    } else if latin == .character("q") {
      dialogs.close()
    } else if key == .left || key == .right {
      selection.select(layout.index(beside: selection.index, by: key == .left ? -1 : 1))
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
    if let index = layout.index(at: mouse.point) {
      run(entries[index].action)
    } else if mouse.kind == .press {
      dialogs.close()
    }
  }

  var speech: Speech? {
    Speech(
      title: title,
      lines: groups.flatMap { ["\($0.title):"] + $0.entries.map(spoken) },
      selected: entries.indices.contains(selection.index) ? spoken(entries[selection.index]) : nil)
  }

  private func spoken(_ entry: MenuGroup.Entry) -> String {
    let keys = entry.action.keys.map(\.spoken).joined(separator: ", ")
    return worded("\(keys): \(SpeechText()(entry.label))")
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    layout = MenuLayout(groups, in: area)
    var fitted = selection
    fitted.fit(height: layout.height)
    if fitted != selection { selection = fitted }
    if !layout.isInColumns { layout.scroll(to: selection.top) }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.box(layout.box, title: title)
    for (title, line) in layout.titles {
      canvas.write(DrawableText(title), in: line, style: .heading)
    }
    for (index, line) in layout.lines {
      var rest = line
      let key = entries[index].action.keys[0].label(isUnicode: canvas.symbols.isUnicode)
      canvas.write(DrawableText(key), in: rest.takeLeft(MenuLayout.keyColumns), style: .key)
      canvas.write(DrawableText(entries[index].label), in: rest)
      if index == selection.index { canvas.selectRow(line.withMarker) }
    }
    guard layout.lines.count < entries.count else { return }
    let scroll = Scroll(
      selected: selection.index, count: entries.count, height: layout.height,
      previous: selection.top)
    canvas.draw(scroll, x: layout.box.endX - 1, y: layout.box.y + 1)
  }
}
