import Glibc

/// The settings of the terminal's line: as they were, and as a full screen needs them.
struct LineSettings {
  private let terminal: Int32
  private var original = termios()
  /// Else there is nothing to go by: to set anything would be to spoil it.
  private let isKnown: Bool

  init(of terminal: Int32) {
    self.terminal = terminal
    var settings = termios()
    isKnown = Self.retry { tcgetattr(terminal, &settings) }
    original = settings
  }

  /// Keys arrive at once and unchanged; Ctrl-C and Ctrl-Z too, so that a paste cannot send
  /// signals. Nothing is changed on the way out.
  func makeRaw() {
    var raw = original
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | BRKINT | PARMRK | ISTRIP)
    raw.c_oflag &= ~tcflag_t(ONLCR | OCRNL | TABDLY)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    raw.c_cc.6 = 1  // VMIN: a read waits for one byte,
    raw.c_cc.5 = 0  // VTIME: as long as it takes.
    set(raw)
  }

  func restore() { set(original) }

  private func set(_ settings: termios) {
    guard isKnown else { return }
    var settings = settings
    _ = Self.retry { tcsetattr(terminal, TCSADRAIN, &settings) }
  }

  /// Tries again what has failed: a signal may have come, and a line that is left raw is of no use
  /// to anybody.
  private static func retry(_ call: () -> Int32) -> Bool {
    for _ in 0..<3 where call() == 0 { return true }
    return false
  }
}
