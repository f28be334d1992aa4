import Glibc

/// The character encoding of the user's locale.
package enum TerminalLocale {
  /// Whether the user's locale (LC_ALL, LC_CTYPE, LANG) has UTF-8; if not, use `Symbols.ascii`. Sets
  /// the process's character type, and nothing else, to the user's.
  package static let isUTF8: Bool = {
    setlocale(LC_CTYPE, "")
    guard let codeset = nl_langinfo(Int32(CODESET)) else { return false }
    return String(cString: codeset).uppercased() == "UTF-8"
  }()
}
