/// Keys as text, for settings, tests and documentation: `jj<enter><c-l><down>`.
///
/// A character stands for itself; `<lt>` is `<`, `<space>` a blank, `<c-x>` Ctrl-X, `<a-x>`
/// Alt-X, `<f1>` F1.
extension Key {
  /// The keys with a name in angle brackets.
  private static let names: [(key: Key, name: String, label: String)] = [
    (.up, "up", "↑"), (.down, "down", "↓"), (.left, "left", "←"), (.right, "right", "→"),
    (.pageUp, "pageup", "PgUp"), (.pageDown, "pagedown", "PgDn"), (.home, "home", "Home"),
    (.end, "end", "End"), (.enter, "enter", "Enter"), (.escape, "esc", "Esc"),
    (.tab, "tab", "Tab"), (.backTab, "s-tab", "Shift-Tab"), (.backspace, "bs", "Backspace"),
    (.delete, "del", "Del"), (.insert, "ins", "Ins"), (.character(" "), "space", "Space"),
    (.character("<"), "lt", "<"),
  ]

  /// The key in the notation that `parse` reads.
  package var notation: String {
    if let named = Self.names.first(where: { $0.key == self }) { return "<\(named.name)>" }
    return switch self {
    case .character(let character): String(character)
    case .control(let character): "<c-\(character)>"
    case .function(let number): "<f\(number)>"
    case .alt(let key): "<a-\(key.bareNotation)>"
    default: ""
    }
  }

  /// The notation without angle brackets around a name.
  private var bareNotation: Substring {
    notation.hasPrefix("<") ? notation.dropFirst().dropLast() : notation[...]
  }

  /// The key in the hint line and the help: `Enter`, `^L`, `↓`, `F1`.
  package var label: String { label(isUnicode: true) }

  /// The key's label; without Unicode, arrows are words.
  package func label(isUnicode: Bool) -> String {
    if let named = Self.names.first(where: { $0.key == self }) {
      return isUnicode || named.label.utf8.allSatisfy { $0 < 0x80 }
        ? named.label : named.name.prefix(1).uppercased() + String(named.name.dropFirst())
    }
    return switch self {
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .function(let number): "F\(number)"
    case .alt(let key): "Alt-\(key.label(isUnicode: isUnicode))"
    default: ""
    }
  }

  /// Parses keys in this notation.
  ///
  /// - Returns: `nil` when a name in angle brackets is unknown or not closed.
  package static func parse(_ notation: String) -> [Key]? {
    var keys: [Key] = []
    var rest = Substring(notation)
    while let character = rest.popFirst() {
      if character == "<" {
        guard let end = rest.firstIndex(of: ">"), let key = named(rest[..<end]) else { return nil }
        keys.append(key)
        rest = rest[rest.index(after: end)...]
      } else {
        keys.append(.character(character))
      }
    }
    return keys
  }

  private static func named(_ text: Substring) -> Key? {
    let name = text.lowercased()
    if let found = names.first(where: { $0.name == name }) { return found.key }
    if name.hasPrefix("c-"), name.count == 3, let letter = name.last { return .control(letter) }
    if name.hasPrefix("a-") {
      let rest = text.dropFirst(2)
      return rest.count == 1
        ? rest.first.map { .alt(.character($0)) } : named(rest).map { .alt($0) }
    }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...24).contains(number) {
      return .function(number)
    }
    return nil
  }
}
