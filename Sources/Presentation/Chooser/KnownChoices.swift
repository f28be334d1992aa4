import PokedexDomain

/// Choices that typing narrows. Their spellings are folded once, not at each letter.
struct KnownChoices {
  private struct Entry {
    let choice: Choosable
    /// The text, the remark and the alias.
    let spellings: [[UInt8]]
    let name: FoldedName
  }

  private let entries: [Entry]

  init(_ choices: [Choosable]) {
    entries = choices.map { choice in
      Entry(
        choice: choice,
        spellings: ([choice.text, choice.detail.text, choice.alias]
          + [Spelling.spelledOut(choice.text)].compactMap(\.self)).map { TypedLetters.folded($0) },
        name: FoldedName(choice.text))
    }
  }

  /// The choices that contain a text, the closest first, and shorter ones before longer ones; those
  /// whose remark contains it come last.
  func narrowed(by typed: String) -> [Choosable] {
    let letters = TypedLetters(typed)
    guard !letters.isEmpty else { return entries.map(\.choice) }
    let name = Spelling.folded(typed)
    // Accents may be typed as marks of their own, which only the spelling of the name knows.
    let isASCII = typed.utf8.allSatisfy { $0 < 0x80 }
    let found = entries.indices.compactMap { index -> (key: (Int, Int, Int), choice: Choosable)? in
      let entry = entries[index]
      let distance = name.isEmpty ? nil : entry.name.distance(of: name)
      guard
        entry.spellings.contains(where: { letters.isFound(in: $0) }) || !isASCII && distance != nil
      else { return nil }
      return ((distance?.rawValue ?? .max, entry.choice.text.count, index), entry.choice)
    }
    guard !name.isEmpty else { return found.map(\.choice) }
    return found.sorted { $0.key < $1.key }.map(\.choice)
  }
}
