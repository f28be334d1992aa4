/// Finds rows by what they are called, in any language.
package struct NameIndex: Sendable {
  /// Spellings in Latin letters without accents, and all others: nobody types half a word in each.
  private var plain = SpellingRun()
  private var other = SpellingRun()
  private let count: Int

  /// For each row, all that it is called.
  package init(_ spellings: [[String]]) {
    count = spellings.count
    var rowsByName: [String: [Int32]] = [:]
    rowsByName.reserveCapacity(count * 8)
    for (row, names) in spellings.enumerated() {
      for name in names { rowsByName[name, default: []].append(Int32(row)) }
    }
    for (name, rows) in rowsByName {
      if plain.append(plain: name, rows: rows) { continue }
      let words = name.utf8.split(whereSeparator: Spelling.endsWord)
        .map { Spelling.folded(Substring($0)) }
      let isPlain = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
      if isPlain { plain.append(words, rows: rows) } else { other.append(words, rows: rows) }
    }
  }

  /// For each row, how close its name is, or nothing. The loose ways of matching are tried only
  /// when no name has the letters as they were typed: who types `char` does not want every name
  /// with those letters scattered in it.
  package func matches(_ folded: [UInt8]) -> [Closeness?] {
    var found = [Closeness?](repeating: nil, count: count)
    guard !folded.isEmpty else { return found }
    let run = folded.allSatisfy { $0 < 0x80 } ? plain : other
    if !run.findLiterally(folded, in: &found) { run.findLoosely(folded, in: &found) }
    return found
  }
}
