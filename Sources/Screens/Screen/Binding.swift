import PokedexDomain
import PokedexTerminalUI

/// What an action does on one screen. Dispatch, the footer, the help and `docs/keys.md` all come
/// from these tables, with the keys of the action.
@MainActor package final class Binding {
  package let action: Action
  /// What it does, for the help.
  package let help: String
  /// What it does in a word or two, for the footer; none when it is not worth the room.
  package let hint: String?
  private let isHinted: () -> Bool
  private let refusal: () -> String?
  private let run: () -> Message?
  /// The hint as the footer writes it: made once, and not with every frame.
  private var written: Hint?

  /// - Parameters:
  ///   - help: where it does something else here than the action says.
  ///   - hint: likewise.
  ///   - isHinted: whether the hint is worth its room just now.
  ///   - refusal: why it does nothing just now; none when it works.
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

  /// A binding that has something to say when it has run.
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

  /// Runs it, or says why it does nothing just now.
  ///
  /// - Returns: what there is to say, until the next key.
  package func perform() -> Message? {
    if let reason = refusal() { return Message(reason) }
    return run()
  }

  /// What the footer says of it just now, if anything.
  ///
  /// - Parameter keys: those in force, which are the same as long as the program runs.
  func footerHint(_ keys: KeyMap) -> Hint? {
    guard let hint, isHinted(), refusal() == nil else { return nil }
    if let written { return written }
    let shown = keys.hintKeys(of: action)
    guard !shown.isEmpty else { return nil }
    let new = Hint(shown, hint)
    written = new
    return new
  }
}

extension KeyMap {
  /// The first of several bindings that a key runs.
  @MainActor func binding(of key: Key, among bindings: [Binding]) -> Binding? {
    bindings.first { keys(of: $0.action).contains(key) }
  }
}
