/// Finds rows by what they are called, in any language. A dex keeps it ready; it can be made of
/// names as well.
package struct NameIndex: Sendable {
  /// Spellings in Latin letters without accents, and all others: nobody types half a word in each.
  private let plain: SpellingRun
  private let other: SpellingRun
  /// How many rows there are, with or without a name.
  package let count: Int

  /// For each row, all that it is called.
  package init(_ spellings: [[String]]) {
    var rowsByName: [String: [Int32]] = [:]
    rowsByName.reserveCapacity(spellings.count * 8)
    for (row, names) in spellings.enumerated() {
      for name in names { rowsByName[name, default: []].append(Int32(row)) }
    }
    var (plain, other) = (SpellingCollector(), SpellingCollector())
    for (name, rows) in rowsByName {
      if plain.append(plain: name, rows: rows) { continue }
      let words = name.utf8.split(whereSeparator: Spelling.endsWord)
        .map { Spelling.folded(Substring($0)) }
      let isPlain = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
      if isPlain { plain.append(words, rows: rows) } else { other.append(words, rows: rows) }
    }
    self.init(plain: plain.run, other: other.run, count: spellings.count)
  }

  /// What another index was made of. Nothing when the parts do not fit together, or lead to a row
  /// beyond the count.
  package init?(plain: SpellingParts, other: SpellingParts, count: Int) {
    guard let plain = SpellingRun(plain, rowCount: count),
      let other = SpellingRun(other, rowCount: count)
    else { return nil }
    self.init(plain: plain, other: other, count: count)
  }

  private init(plain: SpellingRun, other: SpellingRun, count: Int) {
    self.plain = plain
    self.other = other
    self.count = count
  }

  /// The spellings in Latin letters without accents, and all others, to be kept.
  package var parts: (plain: SpellingParts, other: SpellingParts) { (plain.parts, other.parts) }

  /// For each row, how close its name is, or nothing. The loose ways of matching are tried only
  /// when no name has the letters as they were typed: who types `char` does not want every name
  /// with those letters scattered in it.
  package func matches(_ folded: [UInt8]) -> [NameDistance?] {
    var found = [NameDistance?](repeating: nil, count: count)
    guard !folded.isEmpty else { return found }
    let run = run(for: folded)
    if !run.findLiterally(folded, in: &found) { run.findLoosely(folded, in: &found) }
    return found
  }

  /// The rows that are called exactly this, ascending.
  package func rows(named folded: [UInt8]) -> [Int] {
    run(for: folded).rows(named: folded)
  }

  /// The rows with a name, or a word of one, that begins so, ascending.
  package func rows(beginningWith folded: [UInt8]) -> [Int] {
    folded.isEmpty ? [] : run(for: folded).rows(beginningWith: folded)
  }

  private func run(for folded: [UInt8]) -> SpellingRun {
    folded.allSatisfy { $0 < 0x80 } ? plain : other
  }
}
