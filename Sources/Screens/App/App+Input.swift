import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Keys and the mouse on every screen.
extension App {
  /// Says what to press instead of a character that does nothing on this screen.
  func explain(_ key: Key) {
    guard key.isCharacter else { return }
    if keys.keys(of: .filter).contains(key) { strayLine.begin(at: now()) }
    sayIdle(key)
  }

  /// Whether a key belongs to a filter that is typed in vain.
  func ignores(_ key: Key) -> Bool {
    guard strayLine.takes(key, at: now()) else { return false }
    if key.isCharacter, let filter = keys.keys(of: .filter).first { sayIdle(filter) }
    return true
  }

  private func sayIdle(_ key: Key) {
    guard let help = keys.keys(of: .help).first else { return }
    let label = key.label(isUnicode: symbols.isUnicode)
    let other = help.label(isUnicode: symbols.isUnicode)
    show(Message(worded("\(label) does nothing here: \(other) shows the keys")))
  }

  /// Gives the mouse to the terminal, or takes it back.
  func switchMouse() -> Message? {
    guard let uses = terminal.usesMouse else { return nil }
    terminal.useMouse(!uses)
    guard uses else { return Message(worded("the mouse selects and scrolls here again")) }
    guard let key = keys.keys(of: .mouse).first else { return nil }
    let label = key.label(isUnicode: symbols.isUnicode)
    return Message(worded("the mouse selects text now: \(label) takes it back"))
  }

  /// The event with as many lines for each notch of the wheel as the user wants.
  func scrolling(_ mouse: MouseEvent) -> MouseEvent {
    var mouse = mouse
    mouse.lines = wheelLines
    return mouse
  }
}
