import Glibc
import PokedexTerminalUI

extension Key {
  /// The signal that the terminal device sends for a key in its usual mode. Ctrl with a letter of
  /// another script, as kitty's protocol reports it, acts like the letter at the same place of a US
  /// keyboard.
  var signal: Int32? {
    switch onUSKeyboard ?? self {
    case .control("c"): SIGINT
    case .control("\\"): SIGQUIT
    case .control("z"): SIGTSTP
    default: nil
    }
  }
}
