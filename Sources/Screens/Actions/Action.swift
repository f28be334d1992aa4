import PokedexDomain
import PokedexTerminalUI

/// Something that keys do. The actions of this folder are the only place where usual keys are
/// written; a screen binds them to what it does:
///
///     Binding(.lens) { [router] in router.push(.lens) }
///     Binding(.open, "open the team", unless: none) { [weak self] in self?.open() }
///
/// Texts are made when they are asked for, in the language in force then.
package struct Action: Sendable {
  /// The name in the settings. Actions that differ only in their usual keys share one.
  package let name: String
  /// The keys that run it where the settings name none, in the order in which they are listed.
  package let usualKeys: [Key]
  /// What it does, for the help.
  let help: @Sendable () -> Phrase
  /// What it does in a word or two, for the footer; none where it is not worth the room.
  let hint: @Sendable () -> Phrase?
  /// The usual key that the footer shows.
  let hintKey: Key?
  /// The action whose key stands before its own in the footer, as ↑ before ↓.
  let opposite: @Sendable () -> Action?

  /// - Parameters:
  ///   - keys: in the notation of `Key.parse`, such as `<down>j`.
  ///   - hintKey: likewise; the first of the keys when left out.
  init(
    _ name: String, _ keys: String, _ help: @autoclosure @escaping @Sendable () -> Phrase,
    hint: @autoclosure @escaping @Sendable () -> Phrase? = nil, hintKey: String? = nil,
    opposite: @autoclosure @escaping @Sendable () -> Action? = nil
  ) {
    usualKeys = Key.parse(keys) ?? []
    self.hintKey = hintKey.flatMap { Key.parse($0)?.first } ?? usualKeys.first
    self.name = name
    self.help = help
    self.hint = hint
    self.opposite = opposite
  }
}

extension Action: Hashable {
  package static func == (left: Action, right: Action) -> Bool {
    left.name == right.name && left.usualKeys == right.usualKeys
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(usualKeys)
  }
}
