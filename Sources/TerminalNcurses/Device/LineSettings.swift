import Glibc

/// The settings of the terminal device (termios): the original ones, and raw mode for the full
/// screen.
struct LineSettings {
  private let terminal: Int32
  private var original = termios()
  /// Whether the original settings could be read; if not, they are left alone.
  private let isKnown: Bool

  init(of terminal: Int32) {
    self.terminal = terminal
    var settings = termios()
    isKnown = Self.retry { tcgetattr(terminal, &settings) }
    original = settings
  }

  /// Delivers keys at once and unchanged, Ctrl-C and Ctrl-Z too, so that a paste cannot send
  /// signals. Output passes unchanged.
  ///
  /// - Parameter keepsFlowControl: whether `^S` and `^Q` stop and continue the output, if they did
  ///   before, instead of being keys.
  func makeRaw(keepsFlowControl: Bool = false) {
    var raw = original
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | BRKINT | PARMRK | ISTRIP)
    if !keepsFlowControl { raw.c_iflag &= ~tcflag_t(IXON) }
    raw.c_oflag &= ~tcflag_t(ONLCR | OCRNL | TABDLY)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    raw.c_cc.6 = 1  // VMIN: a read waits for one byte
    raw.c_cc.5 = 0  // VTIME: without a timeout
    set(raw)
  }

  func restore() { set(original) }

  /// Makes the present settings the original ones, if they are those of a shell: after a stop, the
  /// user may have changed them with `stty`. Settings without whole lines are another program's.
  mutating func adopt() {
    var present = termios()
    guard isKnown, Self.retry({ tcgetattr(terminal, &present) }),
      present.c_lflag & tcflag_t(ICANON) != 0
    else { return }
    original = present
  }

  private func set(_ settings: termios) {
    guard isKnown else { return }
    var settings = settings
    _ = Self.retry { tcsetattr(terminal, TCSADRAIN, &settings) }
  }

  /// Tries a call up to three times: a signal may interrupt it, and a terminal left in raw mode is
  /// useless to the shell.
  private static func retry(_ call: () -> Int32) -> Bool {
    for _ in 0..<3 where call() == 0 { return true }
    return false
  }
}
