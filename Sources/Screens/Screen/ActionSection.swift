import PokedexTerminalUI

/// The actions that a screen offers, or those that work everywhere, under a title.
@MainActor package struct ActionSection {
  package let title: String
  package let actions: [OfferedAction]

  init(_ title: String, _ bindings: [Binding], _ keys: KeyMap) {
    self.title = title
    actions = bindings.map { OfferedAction(binding: $0, keys: keys.keys(of: $0.action)) }
  }
}

/// An action that a screen offers now, as lists of actions show it and run it.
@MainActor package struct OfferedAction {
  fileprivate let binding: Binding
  /// The keys in force; none where the settings have taken them away.
  package let keys: [Key]

  /// The name in the settings.
  package var name: String { binding.action.name }
  /// What it does, in the language in force.
  package var help: String { binding.help }

  /// Runs it, or says why it cannot just now.
  package func run() -> Message? { binding.perform() }
}
