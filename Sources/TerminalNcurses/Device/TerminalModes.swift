import FoundationEssentials

/// The modes and commands that xterm and its relatives share: mouse, pastes, focus, title,
/// clipboard.
struct TerminalModes {
  /// Whether the terminal is xterm or a relative of it.
  let areSupported: Bool
  /// Whether the terminal understands operating system commands (OSC). The Linux console may print
  /// their text on the screen.
  let takesOSC: Bool
  let usesMouse: Bool
  let hasTitle: Bool

  /// Bracketed pastes, and reports of keyboard focus.
  private static let always = [2004, 1004]
  /// Reports of the buttons and the wheel, in the SGR encoding, which has no column limit.
  private static let mouse = [1000, 1006]

  private var modes: [Int] { Self.always + (usesMouse ? Self.mouse : []) }

  /// Turns the modes on and saves the title of the window.
  var on: [UInt8] {
    guard areSupported else { return [] }
    return Array(((hasTitle ? "\u{1B}[22;0t" : "") + Self.switching(modes, "h")).utf8)
  }

  /// Turns all modes off, even those that another program may have left on. If the terminal cannot
  /// restore the previous title, the title becomes empty.
  var off: [UInt8] {
    guard areSupported else { return [] }
    let all = Self.switching(Self.mouse.reversed() + Self.always, "l")
    return Array((all + (hasTitle ? "\u{1B}]2;\u{07}\u{1B}[23;0t" : "")).utf8)
  }

  private static func switching(_ modes: [Int], _ end: String) -> String {
    modes.map { "\u{1B}[?\($0)\(end)" }.joined()
  }

  /// Asks for the background colour (OSC 11).
  static let backgroundQuery = Array("\u{1B}]11;?\u{07}".utf8)

  /// - Parameter text: a title without control characters.
  static func title(_ text: String) -> [UInt8] { Array("\u{1B}]2;\(text)\u{07}".utf8) }

  /// Puts text on the clipboard (OSC 52).
  static func clipboard(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}".utf8)
  }
}
