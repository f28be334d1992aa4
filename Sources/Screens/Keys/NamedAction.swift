import PokedexTerminalUI

/// Actions that share a name in the settings.
package struct NamedAction: Sendable {
  package let name: String
  /// The default keys; if scopes differ, those of the scope with the most keys.
  package let defaultKeys: [Key]
  /// The names of the scopes that have the action.
  package let scopes: [String]

  /// All actions, in the order of their scopes.
  package static var all: [NamedAction] {
    var names: [String] = []
    var actions: [String: [(scope: KeyScope, action: Action)]] = [:]
    for scope in KeyScope.allCases {
      for action in scope.actions {
        if actions[action.name] == nil { names.append(action.name) }
        actions[action.name, default: []].append((scope, action))
      }
    }
    return names.map { NamedAction($0, actions[$0] ?? []) }
  }

  private init(_ name: String, _ actions: [(scope: KeyScope, action: Action)]) {
    self.name = name
    defaultKeys = actions.map(\.action.defaultKeys).max { $0.count < $1.count } ?? []
    scopes = KeyScope.allCases.filter { scope in actions.contains { $0.scope == scope } }
      .map(\.rawValue)
  }
}
