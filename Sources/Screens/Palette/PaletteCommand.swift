import PokedexDomain
import PokedexPresentation

/// An action as an entry of the palette.
@MainActor struct PaletteCommand {
  /// How closely a command matches, best first.
  enum Closeness: Int, Comparable {
    case key
    case name
    case initials
    case word

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let action: OfferedAction
  private let name: String
  private let initials: String
  private let words: [String]

  init(_ action: OfferedAction) {
    self.action = action
    name = action.name.replacing("-", with: " ")
    initials = String(action.name.split(separator: "-").compactMap(\.first))
    words = (name + " " + action.help).lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Matches a key as it is written, the beginning of the name in the settings, the initials of its
  /// words, or the beginnings of words in any order.
  func closeness(to typed: String) -> Closeness? {
    if action.keys.contains(where: { $0.label == typed }) { return .key }
    let letters = typed.lowercased().replacing("-", with: " ")
    if name.hasPrefix(letters) { return .name }
    if letters.count > 1, initials == letters { return .initials }
    let parts = letters.split(separator: " ")
    let isFound = parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    return isFound ? .word : nil
  }

  func choice(_ id: Int) -> Choosable {
    let help = action.help.prefix(1).uppercased() + action.help.dropFirst()
    return Choosable(id, help, detail: action.keys.first?.label ?? "")
  }
}
