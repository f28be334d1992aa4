import PokedexTerminalUI

/// The keys in force: those that the settings give to actions, and the usual ones of all others.
package struct KeyMap: Equatable, Sendable {
  /// The keys that the settings give, by the name of the action.
  var chosen: [String: [Key]] = [:]

  package init() {}

  /// Whether all actions have their usual keys.
  package var isEmpty: Bool { chosen.isEmpty }

  /// The keys that the settings give to an action; `nil` where it has the usual ones.
  package func chosenKeys(of name: String) -> [Key]? { chosen[name] }

  /// The keys that run an action.
  func keys(of action: Action) -> [Key] { chosen[action.name] ?? action.usualKeys }

  /// The keys that the footer shows for an action.
  func hintKeys(of action: Action) -> [Key] {
    [action.opposite(), action].compactMap { $0 }.compactMap(hintKey)
  }

  private func hintKey(of action: Action) -> Key? {
    if let own = chosen[action.name] { return own.first }
    return action.hintKey
  }
}
