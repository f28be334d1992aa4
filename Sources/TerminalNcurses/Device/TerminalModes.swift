/// The modes and the title of xterm and its relatives.
///
/// Every taking of the screen sets all of them anew: at the launch, after a command on the terminal,
/// and after a stop. Another program may have left them otherwise.
struct TerminalModes {
  /// Whether the terminal is xterm or a relative of it.
  let areSupported: Bool
  /// Whether the terminal understands operating system commands (OSC). The Linux console may print
  /// their text on the screen.
  let takesOSC: Bool
  var usesMouse: Bool
  /// Whether the theme follows the colours of the terminal.
  var followsColors = false
  let hasTitle: Bool

  /// A property of the terminal: what sets it, and what gives it back.
  struct Property {
    let set: String
    let restore: String
  }

  var properties: [Property] {
    guard areSupported else { return [] }
    return (hasTitle ? [Self.title] : []) + [
      Self.plainText, mouse, Self.pastes, Self.focus, colors,
    ]
  }

  /// Sets everything and saves the title of the window.
  var on: [UInt8] { Array(properties.map(\.set).joined().utf8) }

  /// Sets only what the mouse does.
  var mouseOnly: [UInt8] { areSupported ? Array(mouse.set.utf8) : [] }

  /// Turns all modes off, even those that another program may have left on.
  var off: [UInt8] { Array(properties.reversed().map(\.restore).joined().utf8) }

  /// A terminal that cannot restore the former title gets an empty one.
  private static let title = Property(
    set: "\u{1B}[22;0t", restore: "\u{1B}]2;\u{07}\u{1B}[23;0t")

  /// Replaces instead of inserting (4), counts rows from the top of the window (6), wraps lines (7),
  /// has no margins at the sides (69), and shows ASCII as ASCII (SI, G0). These are the defaults, so
  /// that nothing is given back.
  private static let plainText = Property(
    set: "\u{1B}[4l" + switching([6], "l") + switching([7], "h") + switching([69], "l")
      + "\u{0F}\u{1B}(B",
    restore: "")

  /// Reports of the buttons and the wheel (1000), in the SGR encoding (1006), which has no column
  /// limit; and none of movements, in pixels or in older encodings. Without the mouse, the terminal
  /// selects text.
  private var mouse: Property {
    let off = Self.switching([1002, 1003, 1005, 1015, 1016], "l")
    let (both, none) = (Self.switching([1000, 1006], "h"), Self.switching([1006, 1000], "l"))
    return Property(set: off + (usesMouse ? both : none), restore: none + off)
  }

  /// Bracketed pastes, without which each pasted character is a key.
  static let pastes = Property(
    set: switching([2004], "h"), restore: switching([2004], "l"))

  /// Reports of keyboard focus.
  private static let focus = Property(
    set: switching([1004], "h"), restore: switching([1004], "l"))

  /// Reports of new colours, dark or light.
  private var colors: Property {
    let off = Self.switching([2031], "l")
    return Property(set: followsColors ? Self.switching([2031], "h") : off, restore: off)
  }

  private static func switching(_ modes: [Int], _ end: String) -> String {
    modes.map { "\u{1B}[?\($0)\(end)" }.joined()
  }

  /// - Parameter text: a title without control characters.
  static func title(_ text: String) -> [UInt8] { Array("\u{1B}]2;\(text)\u{07}".utf8) }
}
