internal import CNcurses
import Glibc
import PokedexTerminalUI

/// What the system knows about the terminal: its name in the terminfo database and the strings
/// that we send ourselves.
struct TerminalDescription {
  /// The name under which a description was found.
  let name: String
  /// Sets colours and cursor back and leaves the screen.
  let reset: [UInt8]
  /// Whether it is of the kind of xterm, and knows the sequences that all of that kind do.
  let isLikeXterm: Bool
  /// Whether it takes texts, such as a title (OSC).
  var takesOSC: Bool { isLikeXterm && !name.hasPrefix("linux") }
  /// Whether `♀` and `♂` take no column, and the rest of the row moves to the left: Linux counts them
  /// as parts of emoji since 6.16 (`ucs_width_table.h`).
  var dropsGenderSigns: Bool { name.hasPrefix("linux") }
  /// Whether it says of itself that it shows any colour, by its three channels.
  let showsTrueColor: Bool
  /// Keys that are not sent as everybody sends them.
  let keys: [(sequence: [UInt8], key: Key)]

  /// Looks the terminal up. Nothing is written to it.
  init(term: String?, output: Int32) throws(TerminalError) {
    let wanted = term ?? ""
    let names = Self.names(for: wanted)
    guard let found = names.first(where: { Self.load($0, output) && Self.canBeDrawnWith }) else {
      throw Self.refusal(wanted, isKnown: names.contains { Self.load($0, output) })
    }
    guard Self.string("cup") != nil, Self.string("clear") != nil else {
      throw .dumbTerminal(name: wanted)
    }
    name = found
    isLikeXterm = Self.string("kmous") != nil
    showsTrueColor = nc_flag("Tc") != 0 || nc_flag("RGB") != 0 || Self.isDirect(wanted)
    reset =
      ["sgr0", "op", "cnorm"].flatMap { Self.string($0) ?? [] } + Self.leaving
    keys = Self.keyNames.compactMap { name, key in
      Self.string(name).map { (sequence: $0, key: key) }
    }
  }

  /// Back to the main screen; where there is only one, to the line below.
  private static var leaving: [UInt8] { string("rmcup") ?? Array("\r\n".utf8) }

  private static let keyNames: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete),
    ("kich1", .insert), ("kcbt", .backTab),
  ]

  /// Whether it is one of those whose colours are no numbers of a palette, but channels: they are
  /// called `xterm-direct`, `xterm-direct16`.
  private static func isDirect(_ term: String) -> Bool {
    term.split(separator: "-", omittingEmptySubsequences: false).dropFirst()
      .contains { $0.hasPrefix("direct") }
  }

  /// The name, and those to fall back to: for terminals that are like xterm but whose descriptions
  /// are often missing, and for the palette of those that are asked for channels.
  static func names(for term: String) -> [String] {
    guard !term.isEmpty, term != "dumb", term != "unknown" else { return [] }
    let alike = ["xterm", "alacritty", "foot", "ghostty", "wezterm", "kitty", "contour", "rio"]
    let palette = isDirect(term) ? ["\(term.prefix { $0 != "-" })-256color"] : []
    let isLikeXterm = !palette.isEmpty || alike.contains(where: term.hasPrefix)
    return [term] + palette.filter { $0 != usual } + (isLikeXterm ? [usual] : [])
  }

  private static let usual = "xterm-256color"

  private static func load(_ name: String, _ output: Int32) -> Bool {
    var result: Int32 = 0
    // Found is 1; 0 is unknown or too generic, -1 no database.
    return setupterm(name, output, &result) == OK && result == 1
  }

  private static func refusal(_ name: String, isKnown: Bool) -> TerminalError {
    if isKnown { return .notUsable(name: name) }
    return name == "dumb" ? .dumbTerminal(name: name) : .unknownTerminal(name: name)
  }

  /// A string of the description without its waits.
  private static func string(_ name: String) -> [UInt8]? {
    nc_string(name).map { Padding.removed(from: bytes($0)) }
  }

  /// They need not be UTF-8: some terminals have controls of one byte (C1).
  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}

/// What ncurses would do badly with.
extension TerminalDescription {
  /// Above, numbers of colours are channels, for which ncurses takes half a gigabyte.
  private static let mostColors = 256
  /// Far above, ncurses ends the process without a word.
  private static let mostPairs = 1 << 24
  /// In milliseconds: ncurses waits while it draws, and no key is handled.
  private static let longestWait = 1000

  private static var canBeDrawnWith: Bool {
    tigetnum("colors") <= mostColors && tigetnum("pairs") <= mostPairs
      && longestPadding <= longestWait
  }

  /// Of all strings but the one that flashes the screen, which is never sent.
  private static var longestPadding: Int {
    let obeysAll = tigetnum("pb") > 0 && nc_flag("xon") == 0
    let flash = nc_string("flash")
    return (0..<nc_string_count()).reduce(0) { longest, place in
      guard let text = nc_string_at(place), text != flash, strstr(text, "$<") != nil else {
        return longest
      }
      return max(longest, Padding.milliseconds(in: bytes(text), obeysAll: obeysAll))
    }
  }
}
