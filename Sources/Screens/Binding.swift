import PokedexDomain
import PokedexTerminalUI

/// One thing that keys do. Dispatch, the hints at the bottom, the help and `docs/keys.md` all come
/// from these tables; no key is written twice.
@MainActor package final class Binding {
  package let keys: [Key]
  /// What it does, for the help.
  package let help: String
  /// What it does in a word or two, for the hints; none when it is not worth the room.
  package let hint: String?
  /// The keys that the hint shows.
  package let hintKeys: [Key]
  /// The hint as the footer writes it: made once, and not with every frame.
  let hintTexts: Hint?
  /// Whether the hint is worth its room just now.
  package let isHinted: () -> Bool
  /// Why it does nothing just now; none when it works.
  package let disabledReason: () -> String?
  /// Does it, and tells what there is to say about it, until the next key.
  package let run: () -> Message?

  /// - Parameters:
  ///   - keys: in the notation of `Key.parse`, such as `<down>j`.
  ///   - hintKeys: likewise; the first key when left out.
  package convenience init(
    _ keys: String, _ help: Phrase, hint: Phrase? = nil, hintKeys: String? = nil,
    hintedIf isHinted: @escaping () -> Bool = { true },
    unless disabledReason: @escaping () -> String? = { nil }, run: @escaping () -> Void
  ) {
    self.init(
      telling: keys, help, hint: hint, hintKeys: hintKeys, hintedIf: isHinted,
      unless: disabledReason
    ) {
      run()
      return nil
    }
  }

  /// A binding that has something to say when it has run.
  init(
    telling keys: String, _ help: Phrase, hint: Phrase? = nil, hintKeys: String? = nil,
    hintedIf isHinted: @escaping () -> Bool = { true },
    unless disabledReason: @escaping () -> String? = { nil }, run: @escaping () -> Message?
  ) {
    let keys = Key.parse(keys) ?? []
    let hintKeys = hintKeys.flatMap { Key.parse($0) } ?? Array(keys.prefix(1))
    (self.keys, self.help, self.hint, self.hintKeys) = (keys, help.text, hint?.text, hintKeys)
    hintTexts = hint.map { Hint(hintKeys, $0.text) }
    (self.isHinted, self.disabledReason, self.run) = (isHinted, disabledReason, run)
  }
}
