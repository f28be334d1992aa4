/// Lines on which parsers stumble that take the parts of a line for granted, or a text for lines of
/// UTF-8.
package enum HostileLines {
  package static let all: [[UInt8]] =
    [
      "", " \t ", "=", "==", " = ", "x=", "=x", ":", ";", ",", "\"", "\"\"", "#", "@", "-", "- ",
      "/",
      "\\", "[", "[]", "{", "{}", "((", "1e999", "-99999999999999999999", "\u{FEFF}", "\u{FEFF}=",
      "\u{85}=\u{2028}", "\r", "a\rb=c\r", "e\u{301}\u{301}\u{301}=", "\u{301}=\u{301}",
      everyControl,
    ].map { Array($0.utf8) }
    + [
      [0], Array("a\0=\0b".utf8), [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE3, 0x83],
      Array("a=".utf8) + [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE, 0x3D, 0],
      long("a"), long("="), long("é"), long("\""), long("["),
    ]

  /// Longer than a file of settings or a line of calculations may be.
  private static let longest = 65_537

  private static func long(_ text: String) -> [UInt8] {
    Array(String(repeating: text, count: longest / text.utf8.count + 1).utf8)
  }
}

/// All control characters but NUL, which neither an argument nor a variable can contain, those that
/// change the direction of text, and sequences that set the title and the clipboard, clear the screen
/// and make the terminal answer. What can be seen of it begins with `owned`.
package let everyControl: String = {
  let controls = [0x01...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069]
  var scalars = String.UnicodeScalarView()
  for value in controls.joined() { Unicode.Scalar(UInt32(value)).map { scalars.append($0) } }
  let title = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{1B}[6n\u{9B}6n"
  let clipboard = "\u{1B}]52;c;cm0=\u{1B}\\\u{1B}P$q\u{1B}\\"
  return "owned\(title)\(clipboard)\(String(scalars))\u{FEFF}"
}()
