/// A single name, folded, with the character that each letter comes from.
package struct FoldedName: Sendable {
  private var letters: [UInt8] = []
  private var characters: [Int] = []
  private var startsWord: [Bool] = []

  package init(_ name: String) {
    var isStart = true
    for (index, character) in name.enumerated() {
      let first = character.utf8.first ?? 0
      if Spelling.endsWord(first) {
        isStart = true
      } else {
        append(character, at: index, isStart: &isStart)
      }
    }
  }

  private mutating func append(_ character: Character, at index: Int, isStart: inout Bool) {
    if let byte = character.asciiValue {
      guard let letter = Spelling.folded(ascii: byte) else { return }
      append(letter, at: index, &isStart)
    } else {
      for letter in Spelling.folded(String(character)) { append(letter, at: index, &isStart) }
    }
  }

  private mutating func append(_ letter: UInt8, at index: Int, _ isStart: inout Bool) {
    letters.append(letter)
    characters.append(index)
    startsWord.append(isStart)
    isStart = false
  }

  /// How closely the name matches the letters as a substring; `nil` if it does not contain them.
  package func distance(of wanted: [UInt8]) -> NameDistance? {
    start(of: wanted).map { start in
      start > 0
        ? (startsWord[start] ? .wordStart : .substring)
        : wanted.count == letters.count ? .exact : .prefix
    }
  }

  /// The characters of the name that match: one run if the name contains the letters together, or
  /// else characters with the letters in the same order.
  package func characters(matching wanted: [UInt8]) -> [Range<Int>] {
    if let start = start(of: wanted) {
      return [characters[start]..<characters[start + wanted.count - 1] + 1]
    }
    return scattered(wanted)
  }

  /// The position of the match: preferably at the start of a word, else anywhere.
  private func start(of wanted: [UInt8]) -> Int? {
    guard let first = wanted.first, wanted.count <= letters.count else { return nil }
    var inside: Int?
    for start in 0...letters.count - wanted.count
    where letters[start] == first && letters[start...].starts(with: wanted) {
      if start == 0 || startsWord[start] { return start }
      inside = inside ?? start
    }
    return inside
  }

  private func scattered(_ wanted: [UInt8]) -> [Range<Int>] {
    guard wanted.count > 2, wanted.first == letters.first else { return [] }
    var found: [Range<Int>] = []
    var next = wanted.startIndex
    for (letter, character) in zip(letters, characters)
    where next < wanted.endIndex && letter == wanted[next] {
      next += 1
      if let last = found.last, last.upperBound >= character {
        found[found.count - 1] = last.lowerBound..<character + 1
      } else {
        found.append(character..<character + 1)
      }
    }
    return next == wanted.endIndex ? found : []
  }
}
