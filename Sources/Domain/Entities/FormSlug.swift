/// The words of a form's slug behind those of its species.
enum FormSlug {
  /// The words without the last one if it says nothing, as in `hearthflame-mask`. Players and Showdown
  /// leave it out.
  static func telling(_ words: [Substring]) -> [Substring] {
    guard words.count > 1, let last = words.last, silent.contains(last) else { return words }
    return words.dropLast()
  }

  private static let silent: Set<Substring> = ["mask", "breed", "plumage", "cap"]
}
