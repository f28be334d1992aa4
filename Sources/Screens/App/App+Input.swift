import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Keys and the mouse on every screen.
extension App {
  /// Says what to press instead of a character that does nothing on this screen.
  func explain(_ key: Key) {
    guard key.isCharacter, let help = keys.keys(of: .help).first else { return }
    let label = key.label(isUnicode: symbols.isUnicode)
    let other = help.label(isUnicode: symbols.isUnicode)
    show(Message(worded("\(label) does nothing here: \(other) shows the keys")))
  }

  /// The event with as many lines for each notch of the wheel as the user wants.
  func scrolling(_ mouse: MouseEvent) -> MouseEvent {
    var mouse = mouse
    mouse.lines = wheelLines
    return mouse
  }
}
