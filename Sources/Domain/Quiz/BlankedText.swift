/// A text with the names of a Pokémon blanked.
package enum BlankedText {
  /// Stands for a name.
  package static let blank = "_____"

  /// Replaces every occurrence of a name, whatever its case and accents. In Latin letters, only
  /// whole words are names, with or without a genitive s: Mew does not occur in Mewtwo.
  package static func text(_ text: String, without names: [String]) -> String {
    let folded = names.map { Spelling.folded($0) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    let characters = Array(text)
    var blanked = ""
    var index = 0
    while index < characters.count {
      if let end = folded.lazy.compactMap({ end(of: $0, at: index, in: characters) }).first {
        blanked += blank
        index = end
      } else {
        blanked.append(characters[index])
        index += 1
      }
    }
    return blanked
  }

  /// The end of a name if it begins at this index; otherwise `nil`.
  private static func end(of name: [UInt8], at start: Int, in text: [Character]) -> Int? {
    guard !Spelling.folded(String(text[start])).isEmpty, isBoundary(before: start, in: text)
    else { return nil }
    var rest = name[...]
    var index = start
    while !rest.isEmpty, index < text.count {
      let letters = Spelling.folded(String(text[index]))
      guard rest.starts(with: letters) else { return nil }
      rest = rest.dropFirst(letters.count)
      index += 1
    }
    return rest.isEmpty && isBoundary(after: index, in: text) ? index : nil
  }

  private static func isBoundary(before index: Int, in text: [Character]) -> Bool {
    index == 0 || !(isLatin(text[index - 1]) && isLatin(text[index]))
  }

  private static func isBoundary(after index: Int, in text: [Character]) -> Bool {
    guard index < text.count, isLatin(text[index]), isLatin(text[index - 1]) else { return true }
    guard "sS".contains(text[index]) else { return false }
    return index + 1 == text.count || !isLatin(text[index + 1])
  }

  /// Whether a character is a Latin letter: the Latin script puts spaces between words.
  private static func isLatin(_ character: Character) -> Bool {
    character.isLetter && character.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }
}
