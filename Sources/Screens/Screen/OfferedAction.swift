import PokedexTerminalUI

/// An action that is available now, for lists that show and run actions.
@MainActor package struct OfferedAction {
  private let binding: Binding
  /// The keys that run the action; empty if it has none.
  package let keys: [Key]

  init(_ binding: Binding, _ keys: KeyMap) {
    self.binding = binding
    self.keys = keys.keys(of: binding.action)
  }

  /// The name in the settings.
  package var name: String { binding.action.name }
  package var group: ActionGroup { binding.action.group }
  /// A description in the current language.
  package var help: String { binding.help }

  /// The keys for display, separated by spaces.
  func keyLabel(isUnicode: Bool) -> String {
    keys.map { $0.label(isUnicode: isUnicode) }.joined(separator: " ")
  }

  /// The keys for the help; what to type to find the action if it has none, such as `:theme`.
  func helpLabel(isUnicode: Bool) -> String {
    keys.isEmpty ? ":\(name)" : keyLabel(isUnicode: isUnicode)
  }

  /// Runs the action, or returns the reason why it cannot run now.
  package func run() -> Message? { binding.perform() }
}
