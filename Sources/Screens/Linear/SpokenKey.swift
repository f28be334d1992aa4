import PokedexDomain
import PokedexTerminalUI

extension Key {
  /// The key's name for screen readers. Punctuation, which they skip, and capitals, which sound
  /// like lowercase letters, are spelled out.
  var spoken: String {
    switch self {
    case .character(" "): worded("Space")
    case .character(let character): Self.spoken(character)
    case .control(let character): worded("Ctrl \(character.uppercased())")
    case .function(let number): "F\(number)"
    case .up: worded("Up arrow")
    case .down: worded("Down arrow")
    case .left: worded("Left arrow")
    case .right: worded("Right arrow")
    case .pageUp: worded("Page up")
    case .pageDown: worded("Page down")
    case .home: worded("Home")
    case .end: worded("End")
    case .enter: worded("Enter")
    case .escape: worded("Escape")
    case .tab: worded("Tab")
    case .backTab: worded("Shift Tab")
    case .backspace: worded("Backspace")
    case .delete: worded("Delete")
    case .insert: worded("Insert")
    case .alt(let key): worded("Alt \(key.spoken)")
    }
  }

  private static func spoken(_ character: Character) -> String {
    if let sign = signs[character] { return Phrase(sign).text }
    return character.isUppercase ? worded("capital \(character)") : String(character)
  }

  private static let signs: [Character: String] = [
    "/": "slash", "?": "question mark", "!": "exclamation mark", ":": "colon", "=": "equals sign",
    "+": "plus", "-": "minus", "@": "at sign", "#": "hash", "<": "less than", ">": "greater than",
    "[": "opening bracket", "]": "closing bracket", ",": "comma", ".": "full stop",
  ]
}
