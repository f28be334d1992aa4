import Glibc

/// What the user's locale says about characters.
package enum TerminalLocale {
  /// Whether text is UTF-8 in the user's locale (LC_ALL, LC_CTYPE, LANG). Where it is not, use
  /// `Symbols.ascii`. Sets the process's character type, and nothing else, to the user's.
  package static let isUTF8: Bool = {
    setlocale(LC_CTYPE, "")
    guard let codeset = nl_langinfo(Int32(CODESET)) else { return false }
    return String(cString: codeset).uppercased() == "UTF-8"
  }()
}
