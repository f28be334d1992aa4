import PokedexDomain
import PokedexTerminalUI

extension KeyMap {
  /// An error in the key settings. Its text is computed on access, because the same file may also
  /// set the language.
  package struct Problem: Hashable, Sendable {
    package let action: String
    let reason: Reason

    enum Reason: Error, Hashable {
      case noAction
      case noKeys
      case noCommand
      case noKey(String)
      case endsProgram(String)
      case isTyped(String)
      case taken(Key, by: String, in: KeyScope)
    }
  }
}

extension KeyMap.Problem {
  package var text: String {
    switch reason {
    case .noAction: noAction
    case .noKeys: worded("\(action): no key given; write 'none' to remove its keys")
    case .noCommand: worded("\(action): no command given")
    case .noKey(let word):
      worded(
        "\(action): '\(word.excerpt)' is not a key: write it as x, <c-x>, <f1>, <enter> or <lt>")
    case .endsProgram(let word):
      worded("\(action): \(word) always ends the program: choose another key")
    case .isTyped(let word):
      worded("\(action): \(word) types a letter there: choose a key such as <f2> or <c-x>")
    case .taken(let key, let other, let scope):
      worded(
        "\(action): \(key.notation) is also the key of \(other) (\(scope.rawValue)): choose another for one of them"
      )
    }
  }

  /// The former names of actions, with those that they have now.
  static let renamed = [
    "effort": "speed-evs", "format-game": "all-games", "individual": "iv", "ladder": "speed-tiers",
    "lower-effort": "lower-evs", "most-effort": "max-evs", "no-effort": "no-evs",
    "raise-effort": "raise-evs",
  ]

  private var noAction: String {
    if let new = Self.renamed[action] { return worded("'\(action)' is now called \(new)") }
    let nearest = NearestWord.to(action, among: NamedAction.all.map(\.name))
      .map(NearestWord.question)
    return worded("no action is called '\(action.excerpt)'")
      + (nearest ?? worded("; 'pokedex config keys' lists them"))
  }
}
