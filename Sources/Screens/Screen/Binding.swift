import PokedexDomain
import PokedexTerminalUI

/// Binds an action to a closure on one screen. Key dispatch, the footer, the help and
/// `docs/keys.md` all use these bindings, with the keys of the action.
@MainActor package final class Binding {
  package let action: Action
  /// A description for the help.
  package let help: String
  /// A word or two for the footer; `nil` keeps the action out of the footer.
  package let hint: String?
  private let isHinted: () -> Bool
  private let refusal: () -> String?
  private let run: () -> Message?
  /// The formatted hint, cached across frames.
  private var cachedHint: Hint?

  /// - Parameters:
  ///   - help: a description that overrides the action's.
  ///   - hint: a footer hint that overrides the action's.
  ///   - isHinted: returns whether to show the hint now.
  ///   - refusal: returns the reason why the action cannot run now; `nil` if it can.
  package convenience init(
    _ action: Action, _ help: Phrase? = nil, hint: Phrase? = nil,
    hintedIf isHinted: @escaping () -> Bool = { true },
    unless refusal: @escaping () -> String? = { nil }, run: @escaping () -> Void
  ) {
    self.init(reporting: action, help, hint: hint, hintedIf: isHinted, unless: refusal) {
      run()
      return nil
    }
  }

  /// Creates a binding whose closure returns a message to show.
  init(
    reporting action: Action, _ help: Phrase? = nil, hint: Phrase? = nil,
    hintedIf isHinted: @escaping () -> Bool = { true },
    unless refusal: @escaping () -> String? = { nil }, run: @escaping () -> Message?
  ) {
    self.action = action
    self.help = (help ?? action.help()).text
    self.hint = (hint ?? action.hint())?.text
    self.isHinted = isHinted
    self.refusal = refusal
    self.run = run
  }

  var isRefused: Bool { refusal() != nil }

  /// Runs the action, or returns the reason why it cannot run now.
  ///
  /// - Returns: a message to show until the next key press.
  package func perform() -> Message? {
    if let reason = refusal() { return Message(reason) }
    return run()
  }

  /// The hint for the footer; `nil` if there is none now.
  ///
  /// - Parameter keys: the keys of all actions, which do not change while the program runs.
  func footerHint(_ keys: KeyMap) -> Hint? {
    guard let hint, isHinted(), refusal() == nil else { return nil }
    if let cachedHint { return cachedHint }
    let shown = keys.hintKeys(of: action)
    guard !shown.isEmpty else { return nil }
    let new = Hint(shown, hint)
    cachedHint = new
    return new
  }
}

extension [Binding] {
  /// The binding of an action.
  func first(of action: Action) -> Binding? {
    first { $0.action.name == action.name }
  }
}

extension KeyMap {
  /// The first binding that a key runs.
  func binding(of key: Key, among bindings: [Binding]) -> Binding? {
    bindings.first { keys(of: $0.action).contains(key) }
  }
}
