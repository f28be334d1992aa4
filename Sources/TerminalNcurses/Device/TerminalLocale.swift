import Glibc

/// The character encoding of the user's locale.
package enum TerminalLocale {
  /// Whether the user's locale (LC_ALL, LC_CTYPE, LANG) is UTF-8; if not, use `Symbols.ascii`. Sets
  /// the process's character type, and nothing else, to the user's.
  ///
  /// A locale whose name says UTF-8 counts as UTF-8 even if this system lacks the locale: `C.UTF-8`,
  /// which has the same characters, takes its place.
  package static let isUTF8: Bool = {
    if setlocale(LC_CTYPE, "") == nil, claimsUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    guard let codeset = nl_langinfo(Int32(CODESET)) else { return false }
    return String(cString: codeset).uppercased() == "UTF-8"
  }()

  private static var claimsUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { (variable: String) in
      getenv(variable).map { String(cString: $0) }
    }
    return isUTF8(named: names.first { !$0.isEmpty } ?? "")
  }

  /// Whether the name of a locale gives UTF-8 as its encoding, as in `de_DE.utf8`, or is nothing but
  /// the encoding, as in the `LC_CTYPE=UTF-8` of macOS. As in glibc, only letters and digits of an
  /// encoding count.
  static func isUTF8(named name: String) -> Bool {
    let encoding = name.firstIndex(of: ".").map { name[$0...].dropFirst() } ?? name[...]
    return encoding.prefix { $0 != "@" }.lowercased().filter { $0.isLetter || $0.isNumber }
      == "utf8"
  }
}
