internal import CTerminal
import PokedexTerminalUI

extension Size {
  /// In cells; nothing where the device does not know.
  init?(ofWindow terminal: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard terminal_window_size(terminal, &width, &height) else { return nil }
    self.init(width: Int(width), height: Int(height))
  }
}
