import PokedexTerminalUI

/// The actions of a screen, or the global ones, under a title.
@MainActor package struct ActionSection {
  package let title: String
  package let actions: [OfferedAction]

  init(_ title: String, _ bindings: [Binding], _ keys: KeyMap) {
    self.title = title
    actions = bindings.map { OfferedAction(binding: $0, keys: keys.keys(of: $0.action)) }
  }
}

/// An action that is available now, for lists that show and run actions.
@MainActor package struct OfferedAction {
  fileprivate let binding: Binding
  /// The keys that run it; empty if the settings have removed them.
  package let keys: [Key]

  /// The name in the settings.
  package var name: String { binding.action.name }
  /// A description in the current language.
  package var help: String { binding.help }

  /// Runs it, or returns the reason why it cannot run now.
  package func run() -> Message? { binding.perform() }
}
