internal import CNcurses
import Glibc
import PokedexTerminalUI

/// The terminal's entry in the terminfo database, with the strings that we send without ncurses.
struct TerminalDescription {
  /// The name of the entry that was found.
  let name: String
  /// Resets what ncurses may have left when a part of its output is lost: colours, the characters for
  /// lines, insertion, the cursor and the keypad.
  let plain: [UInt8]
  /// Returns to the main screen; on a terminal without an alternate screen, begins a new line.
  let leaving: [UInt8]
  /// Whether the terminal understands the sequences that xterm and its relatives share.
  let isLikeXterm: Bool
  /// Whether the terminal takes operating system commands (OSC), such as a title.
  var takesOSC: Bool { isLikeXterm && !isConsole }
  /// Whether it is the console of Linux.
  var isConsole: Bool { name.hasPrefix("linux") }
  /// Whether the terminal stops the output with XOFF (`^S`) while it catches up, as serial terminals
  /// do. Descriptions of some windows claim it, too, but these have no need to.
  let usesFlowControl: Bool
  /// Whether the description claims true colour.
  let showsTrueColor: Bool
  /// The sequences of keys, according to the description.
  let keys: [(sequence: [UInt8], key: Key)]

  /// Looks the terminal up. Nothing is written to it.
  init(term: String?, output: Int32) throws(TerminalError) {
    let wanted = term ?? ""
    let names = Self.names(for: wanted)
    guard let found = names.first(where: { Self.load($0, output) && Self.ncursesCanDraw }) else {
      throw Self.refusal(wanted, isKnown: names.contains { Self.load($0, output) })
    }
    guard Self.string("cup") != nil, Self.string("clear") != nil else {
      throw .dumbTerminal(name: wanted)
    }
    name = found
    nc_keep_blinking()
    isLikeXterm = Self.string("kmous") != nil
    usesFlowControl = nc_flag("xon") != 0 && !isLikeXterm
    showsTrueColor = nc_flag("Tc") != 0 || nc_flag("RGB") != 0 || Self.isDirect(wanted)
    plain = ["sgr0", "op", "rmacs", "rmir", "cnorm", "rmkx"].flatMap { Self.string($0) ?? [] }
    leaving = Self.string("rmcup") ?? Array("\r\n".utf8)
    keys = Self.keyNames.compactMap { name, key in
      Self.string(name).map { (sequence: $0, key: key) }
    }
  }

  /// The description of the terminal of the standard output; `nil` without a usable one, where a
  /// program that draws no screen prints plain text.
  static func ofOutput(_ term: String?) -> TerminalDescription? {
    try? TerminalDescription(term: term, output: STDOUT_FILENO)
  }

  /// Resets all that and leaves the screen.
  var reset: [UInt8] { plain + leaving }

  private static let keyNames: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete),
    ("kich1", .insert), ("kcbt", .backTab),
  ]

  /// Whether colour numbers are channels instead of indices of a palette, as for `xterm-direct` and
  /// `xterm-direct16`.
  private static func isDirect(_ term: String) -> Bool {
    term.split(separator: "-", omittingEmptySubsequences: false).dropFirst()
      .contains { $0.hasPrefix("direct") }
  }

  /// The name and its fallbacks: `xterm-256color` for relatives of xterm, whose descriptions are
  /// often missing, and the palette variants of descriptions with direct colours.
  static func names(for term: String) -> [String] {
    guard !term.isEmpty, term != "dumb", term != "unknown" else { return [] }
    let alike = ["xterm", "alacritty", "foot", "ghostty", "wezterm", "kitty", "contour", "rio"]
    let palette = isDirect(term) ? ["\(term.prefix { $0 != "-" })-256color"] : []
    let isLikeXterm = !palette.isEmpty || alike.contains(where: term.hasPrefix)
    return [term] + palette.filter { $0 != defaultName } + (isLikeXterm ? [defaultName] : [])
  }

  private static let defaultName = "xterm-256color"

  private static func load(_ name: String, _ output: Int32) -> Bool {
    var result: Int32 = 0
    // 1: found; 0: unknown or too generic; -1: no database.
    return setupterm(name, output, &result) == OK && result == 1
  }

  private static func refusal(_ name: String, isKnown: Bool) -> TerminalError {
    if isKnown { return .notUsable(name: name) }
    return name == "dumb" ? .dumbTerminal(name: name) : .unknownTerminal(name: name)
  }

  /// A string of the description without its delays.
  private static func string(_ name: String) -> [UInt8]? {
    nc_string(name).map { Padding.removed(from: bytes($0)) }
  }

  /// The bytes of a string, which need not be UTF-8: some terminals have single-byte C1 controls.
  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}

/// Descriptions that ncurses cannot handle.
extension TerminalDescription {
  /// A larger number of colours means direct colours, for which ncurses allocates half a gigabyte.
  private static let maxColors = 256
  /// With far more pairs, ncurses ends the process without a message.
  private static let maxPairs = 1 << 24
  /// In milliseconds: ncurses sleeps for delays while it draws, and no key is handled.
  private static let maxWait = 1000

  private static var ncursesCanDraw: Bool {
    tigetnum("colors") <= maxColors && tigetnum("pairs") <= maxPairs
      && maxPadding <= maxWait
  }

  /// The longest delay of all strings except `flash`, which is never sent, in milliseconds.
  private static var maxPadding: Int {
    let usesOptionalPadding = tigetnum("pb") > 0 && nc_flag("xon") == 0
    let flash = nc_string("flash")
    return (0..<nc_string_count()).reduce(0) { longest, index in
      guard let text = nc_string_at(index), text != flash, strstr(text, "$<") != nil else {
        return longest
      }
      let delay = Padding.milliseconds(in: bytes(text), usesOptionalPadding: usesOptionalPadding)
      return max(longest, delay)
    }
  }
}
