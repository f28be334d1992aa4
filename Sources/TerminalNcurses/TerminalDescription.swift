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
  var takesTexts: Bool { isLikeXterm && !name.hasPrefix("linux") }
  /// Whether `♀` and `♂` take no column, and the rest of the row moves to the left: Linux counts them
  /// as parts of emoji since 6.16 (`ucs_width_table.h`).
  var dropsGenders: Bool { name.hasPrefix("linux") }
  /// Whether it says of itself that it shows any colour, by its three channels.
  let showsAllColors: Bool
  /// Keys that are not sent as everybody sends them.
  let keys: [(sequence: [UInt8], key: Key)]

  /// Looks the terminal up. Nothing is written to it.
  init(term: String?, output: Int32) throws(TerminalError) {
    let wanted = term ?? ""
    guard let found = Self.names(for: wanted).first(where: { Self.load($0, output) }) else {
      throw wanted == "dumb" ? .dumbTerminal(name: wanted) : .unknownTerminal(name: wanted)
    }
    guard Self.string("cup") != nil, Self.string("clear") != nil else {
      throw .dumbTerminal(name: wanted)
    }
    name = found
    isLikeXterm = Self.string("kmous") != nil
    showsAllColors = nc_flag("Tc") != 0 || nc_flag("RGB") != 0
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

  /// The name, and the one to fall back to for terminals that are like xterm but whose
  /// descriptions are often missing.
  static func names(for term: String) -> [String] {
    guard !term.isEmpty, term != "dumb", term != "unknown" else { return [] }
    let alike = ["xterm", "alacritty", "foot", "ghostty", "wezterm", "kitty", "contour", "rio"]
    return alike.contains(where: term.hasPrefix) ? [term, "xterm-256color"] : [term]
  }

  private static func load(_ name: String, _ output: Int32) -> Bool {
    var result: Int32 = 0
    // Found is 1; 0 is unknown or too generic, -1 no database.
    return setupterm(name, output, &result) == OK && result == 1
  }

  /// A string of the description without its padding marks such as `$<5>`.
  private static func string(_ name: String) -> [UInt8]? {
    guard let value = nc_string(name) else { return nil }
    let text = String(cString: value)
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
