import PokedexTerminalUI

/// The keys of all actions: those from the settings, and the defaults of all other actions.
package struct KeyMap: Equatable, Sendable {
  /// The keys from the settings, by the name of the action.
  var chosen: [String: [Key]] = [:]

  package init() {}

  /// Whether all actions have their default keys.
  package var isEmpty: Bool { chosen.isEmpty }

  /// The keys from the settings for an action; `nil` if it has its default keys.
  package func chosenKeys(of name: String) -> [Key]? { chosen[name] }

  /// The keys that run an action.
  func keys(of action: Action) -> [Key] { chosen[action.name] ?? action.defaultKeys }

  /// The keys that the footer shows for an action.
  func hintKeys(of action: Action) -> [Key] {
    [action.opposite(), action].compactMap { $0 }.compactMap(hintKey)
  }

  private func hintKey(of action: Action) -> Key? {
    if let own = chosen[action.name] { return own.first }
    return action.hintKey
  }
}
