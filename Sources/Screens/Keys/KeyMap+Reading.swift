import PokedexTerminalUI

/// Parses the keys in the settings.
extension KeyMap {
  /// Parses the keys of actions, such as `("quit", "<f10> q")`. Invalid lines are reported and left
  /// out of the map.
  package static func reading(
    _ lines: [(action: String, keys: String)]
  ) -> (map: KeyMap, problems: [Problem]) {
    var map = KeyMap()
    var problems: [Problem] = []
    for (action, text) in lines {
      do throws(Problem.Reason) {
        map.chosen[action] = try keys(text, of: action)
      } catch {
        problems.append(Problem(action: action, reason: error))
      }
    }
    let order = lines.map(\.action)
    while let clash = map.clash(in: order) {
      problems.append(clash)
      map.chosen[clash.action] = nil
    }
    return (map, problems)
  }

  private static func keys(_ text: String, of action: String) throws(Problem.Reason) -> [Key] {
    let scopes = KeyScope.allCases.filter { $0.actions.contains { $0.name == action } }
    guard !scopes.isEmpty else { throw .noAction }
    let words = text.split(separator: " ").map(String.init)
    guard words != ["none"] else { return [] }
    guard !words.isEmpty else { throw .noKeys }
    var keys: [Key] = []
    for word in words {
      keys.append(try key(word, isTyped: scopes.contains(where: \.takesText)))
    }
    return keys
  }

  static func key(_ word: String, isTyped: Bool) throws(Problem.Reason) -> Key {
    guard let keys = Key.parse(word), keys.count == 1 else { throw .noKey(word) }
    if case .control(let letter) = keys[0], "c\\".contains(letter) { throw .endsProgram(word) }
    if isTyped, case .character = keys[0] { throw .isTyped(word) }
    return keys[0]
  }

  // MARK: Clashes

  /// Returns the first conflict between two actions that share a key in one scope, reported for the
  /// action that was set last.
  private func clash(in order: [String]) -> Problem? {
    guard !isEmpty else { return nil }
    // In a choice, Enter and Space take precedence over the keys that the user has set for the
    // list.
    for scope in KeyScope.allCases where scope != .help && scope != .pick {
      var known: [Key: String] = [:]
      for action in scope.actions + others(in: scope) {
        for key in keys(of: action) {
          guard let other = known[key], other != action.name else {
            known[key] = action.name
            continue
          }
          if let problem = problem(key, [other, action.name], order, scope) { return problem }
        }
      }
    }
    return nil
  }

  private func problem(
    _ key: Key, _ names: [String], _ order: [String], _ scope: KeyScope
  ) -> Problem? {
    guard let last = order.last(where: { names.contains($0) && chosen[$0] != nil }),
      let other = names.first(where: { $0 != last })
    else { return nil }
    return Problem(action: last, reason: .taken(key, by: other, in: scope))
  }

  /// The global actions, unless the scope handles all keys itself.
  private func others(in scope: KeyScope) -> [Action] {
    scope == .everywhere || scope == .question || scope.takesText
      ? [] : KeyScope.everywhere.actions
  }
}
