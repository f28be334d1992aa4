import PokedexDomain
import PokedexTerminalUI

/// The keys that users have given to actions, in the place of the usual ones.
///
/// Screens know the usual keys alone: a key that is pressed is turned into the usual one of its
/// action before anybody sees it, and back where keys are shown.
package struct KeyMap: Equatable, Sendable {
  /// The keys that were chosen, by the name of the action.
  private var chosen: [String: [Key]] = [:]
  /// None where nobody has chosen any.
  private var translation: KeyTranslation?

  package init() {}

  /// Nobody has chosen any.
  package var isEmpty: Bool { chosen.isEmpty }

  /// The keys that an action was given; none where it has the usual ones.
  package func chosenKeys(of action: String) -> [Key]? { chosen[action] }

  // MARK: Keys that are pressed and shown

  /// The usual key of what a key does; none when it does nothing any more.
  ///
  /// - Parameter scope: of the screen on top.
  func usual(_ key: Key, in scope: KeyScope) -> Key? {
    guard let usual = translation?.usual else { return key }
    if let own = usual[scope]?[key] { return own }
    guard let global = usual[.everywhere]?[key] else { return key }
    // A letter that is typed is only a letter.
    if scope.takesText, case .character = key { return key }
    return scope.actions.contains { $0.keys.contains(key) } ? key : global
  }

  /// What is to be shown in the place of usual keys.
  func shown(_ keys: [Key], in scope: KeyScope) -> [Key] {
    guard let first = keys.first,
      let action = scope.actions.first(where: { $0.keys.contains(first) }),
      let own = chosen[action.name]
    else { return keys }
    return own
  }

  /// Whether an action has other keys than usual, so that its hints do.
  func changes(_ keys: [Key], in scope: KeyScope) -> Bool { shown(keys, in: scope) != keys }
}

// MARK: Reading

extension KeyMap {
  /// Every action's name.
  package static var actions: [String] {
    var names: [String] = []
    for action in KeyScope.allCases.flatMap(\.actions) where !names.contains(action.name) {
      names.append(action.name)
    }
    return names
  }

  /// The usual keys of an action in each scope that has it, with the scope's name.
  package static func usualKeys(of action: String) -> [(scope: String, keys: [Key])] {
    KeyScope.allCases.compactMap { scope in
      scope.actions.first { $0.name == action }.map { (scope.rawValue, $0.keys) }
    }
  }

  /// The keys of actions as they are written, such as `("quit", "<f10> q")`; what is wrong is left
  /// out.
  package static func reading(
    _ lines: [(action: String, keys: String)]
  ) -> (map: KeyMap, mistakes: [Mistake]) {
    var map = KeyMap()
    var mistakes: [Mistake] = []
    for (action, text) in lines {
      do throws(Mistake.Reason) {
        map.chosen[action] = try keys(text, of: action)
      } catch {
        mistakes.append(Mistake(action: action, reason: error))
      }
    }
    let order = lines.map(\.action)
    while let clash = map.clash(in: order) {
      mistakes.append(clash)
      map.chosen[clash.action] = nil
    }
    if !map.isEmpty { map.translation = KeyTranslation(usual: map.usualKeys) }
    return (map, mistakes)
  }

  private static func keys(_ text: String, of action: String) throws(Mistake.Reason) -> [Key] {
    let scopes = KeyScope.allCases.filter { $0.actions.contains { $0.name == action } }
    guard !scopes.isEmpty else { throw .noAction }
    let words = text.split(separator: " ").map(String.init)
    guard words != ["none"] else { return [] }
    guard !words.isEmpty else { throw .noKeys }
    var keys: [Key] = []
    for word in words {
      keys.append(try key(word, of: action, isTyped: scopes.contains(where: \.takesText)))
    }
    return keys
  }

  private static func key(
    _ word: String, of action: String, isTyped: Bool
  ) throws(Mistake.Reason) -> Key {
    guard let keys = Key.parse(word), keys.count == 1 else { throw .noKey(word) }
    if case .control(let letter) = keys[0], "c\\".contains(letter) { throw .endsProgram(word) }
    if isTyped, case .character = keys[0] { throw .isTyped(word) }
    return keys[0]
  }

  private func keys(of action: KeyAction) -> [Key] { chosen[action.name] ?? action.keys }

  /// Two actions with one key in one place, told of the one that was chosen last.
  private func clash(in order: [String]) -> Mistake? {
    guard !isEmpty else { return nil }
    for scope in KeyScope.allCases where scope != .help {
      var known: [Key: String] = [:]
      for action in scope.actions + others(in: scope) {
        for key in keys(of: action) {
          guard let other = known[key], other != action.name else {
            known[key] = action.name
            continue
          }
          if let mistake = mistake(key, [other, action.name], order, scope) { return mistake }
        }
      }
    }
    return nil
  }

  private func mistake(
    _ key: Key, _ names: [String], _ order: [String], _ scope: KeyScope
  ) -> Mistake? {
    guard let last = order.last(where: { names.contains($0) && chosen[$0] != nil }),
      let other = names.first(where: { $0 != last })
    else { return nil }
    return Mistake(action: last, reason: .taken(key, by: other, in: scope))
  }

  /// What has keys everywhere, as far as they are keys here.
  private func others(in scope: KeyScope) -> [KeyAction] {
    guard scope != .everywhere else { return [] }
    let all = KeyScope.everywhere.actions
    return scope.takesText || scope == .question ? [] : all
  }

  private var usualKeys: [KeyScope: [Key: Key?]] {
    var all: [KeyScope: [Key: Key?]] = [:]
    for scope in KeyScope.allCases {
      var keys: [Key: Key?] = [:]
      let changed = scope.actions.filter { chosen[$0.name] != nil }
      for action in changed { for key in action.keys { keys[key] = .some(nil) } }
      for action in changed { for key in self.keys(of: action) { keys[key] = action.keys.first } }
      if !keys.isEmpty { all[scope] = keys }
    }
    return all
  }
}

/// What keys that were chosen stand for. Kept apart, so that those who have chosen none do not wait
/// at the start until it is known how keys are looked up.
private final class KeyTranslation: Equatable, Sendable {
  /// For each scope the usual key that a key stands for; none for a key that was taken away.
  let usual: [KeyScope: [Key: Key?]]

  init(usual: [KeyScope: [Key: Key?]]) { self.usual = usual }

  static func == (left: KeyTranslation, right: KeyTranslation) -> Bool {
    left.usual == right.usual
  }
}
