import PokedexDomain
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
  /// The hint as the footer writes it: made once, and not with every frame.
  let hintTexts: Hint?
  /// Whether the hint is worth its room just now.
  package var isHinted: () -> Bool = { true }
  /// Why it does nothing just now; none when it works.
  package let disabledReason: () -> String?
  /// Does it, and tells what there is to say about it, until the next key.
  package let run: () -> Message?

  /// - Parameters:
  ///   - keys: in the notation of `Key.parse`, such as `<down>j`.
  ///   - hintKeys: likewise; the first key when left out.
  package init(
    _ keys: String, _ help: Phrase, hint: Phrase? = nil, hintKeys: String? = nil,
    unless disabledReason: @escaping () -> String? = { nil }, run: @escaping () -> Void
  ) {
    self = .telling(keys, help, hint: hint, hintKeys: hintKeys, unless: disabledReason) {
      run()
      return nil
    }
  }

  /// A binding that has something to say when it has run.
  static func telling(
    _ keys: String, _ help: Phrase, hint: Phrase? = nil, hintKeys: String? = nil,
    unless disabledReason: @escaping () -> String? = { nil }, run: @escaping () -> Message?
  ) -> Binding {
    let keys = Key.parse(keys) ?? []
    return Binding(
      keys: keys, help: help.text, hint: hint?.text,
      hintKeys: hintKeys.flatMap { Key.parse($0) } ?? Array(keys.prefix(1)),
      disabledReason: disabledReason, run: run)
  }

  /// The same with a hint that is only seen at times.
  func hinted(if isHinted: @escaping () -> Bool) -> Binding {
    var copy = self
    copy.isHinted = isHinted
    return copy
  }

  private init(
    keys: [Key], help: String, hint: String?, hintKeys: [Key],
    disabledReason: @escaping () -> String?, run: @escaping () -> Message?
  ) {
    (self.keys, self.help, self.hint, self.hintKeys) = (keys, help, hint, hintKeys)
    (self.disabledReason, self.run) = (disabledReason, run)
    hintTexts = hint.map { Hint(hintKeys, $0) }
  }
}
