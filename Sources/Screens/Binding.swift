import PokedexTerminalUI

/// One thing that keys do. Dispatch, the hints at the bottom, the help and `docs/keys.md` all come
/// from these tables; no key is written twice.
@MainActor package struct Binding {
  package let keys: [Key]
  /// What it does, for the help.
  package let help: String
  /// What it does in a word or two, for the hints; none when it is not worth the room.
  package let hint: String?
  /// The keys that the hint shows.
  package let hintKeys: [Key]
  /// Why it does nothing just now; none when it works.
  package let disabledReason: () -> String?
  package let run: () -> Void

  /// - Parameters:
  ///   - keys: in the notation of `Key.parse`, such as `<down>j`.
  ///   - hintKeys: likewise; the first key when left out.
  package init(
    _ keys: String, _ help: String, hint: String? = nil, hintKeys: String? = nil,
    unless disabledReason: @escaping () -> String? = { nil }, run: @escaping () -> Void
  ) {
    self.keys = Key.parse(keys) ?? []
    self.help = help
    self.hint = hint
    self.hintKeys = hintKeys.flatMap { Key.parse($0) } ?? Array(self.keys.prefix(1))
    self.disabledReason = disabledReason
    self.run = run
  }
}
