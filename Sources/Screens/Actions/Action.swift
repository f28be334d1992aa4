import PokedexDomain
import PokedexTerminalUI

/// A command that keys run. Only the actions in this folder list default keys;
/// a screen binds each action to a closure:
///
///     Binding(.lens) { [router] in router.push(.lens) }
///     Binding(.open, "open the team", unless: none) { [weak self] in self?.open() }
///
/// The texts are computed on each access, in the language set at that time.
package struct Action: Sendable {
  /// The name in the settings. Actions that differ only in their default keys share a name.
  package let name: String
  /// The keys that run it unless the settings give others, in the order in which they are listed.
  package let defaultKeys: [Key]
  let group: ActionGroup
  /// A description for the help.
  let help: @Sendable () -> Phrase
  /// A word or two for the footer; `nil` keeps the action out of the footer.
  let hint: @Sendable () -> Phrase?
  /// The default key that the footer shows.
  let hintKey: Key?
  /// The action whose key the footer shows before this one's, such as ↑ before ↓.
  let opposite: @Sendable () -> Action?

  /// - Parameters:
  ///   - keys: the default keys in the notation of `Key.parse`, such as `<down>j`; without any, the
  ///     action is found in the palette.
  ///   - hintKey: the key for the footer, in the same notation; the first of `keys` by default.
  init(
    _ name: String, _ keys: String, in group: ActionGroup,
    _ help: @autoclosure @escaping @Sendable () -> Phrase,
    hint: @autoclosure @escaping @Sendable () -> Phrase? = nil, hintKey: String? = nil,
    opposite: @autoclosure @escaping @Sendable () -> Action? = nil
  ) {
    defaultKeys = Key.parse(keys) ?? []
    self.hintKey = hintKey.flatMap { Key.parse($0)?.first } ?? defaultKeys.first
    self.name = name
    self.group = group
    self.help = help
    self.hint = hint
    self.opposite = opposite
  }
}

extension Action: Hashable {
  package static func == (left: Action, right: Action) -> Bool {
    left.name == right.name && left.defaultKeys == right.defaultKeys
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(defaultKeys)
  }
}
