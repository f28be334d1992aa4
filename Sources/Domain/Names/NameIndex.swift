/// Finds rows by their names in any language. A dex stores a ready-made index; one can also be
/// built from names.
package struct NameIndex: Sendable {
  /// Spellings in Latin letters without accents. They are separate from all others because a search
  /// term is either entirely in such letters or can match only the others.
  private let plain: SpellingRun
  private let other: SpellingRun
  /// The number of rows, with or without a name.
  package let count: Int

  /// - Parameter spellings: all names of each row. Those with ä, ö or ü are also found with ae, oe
  ///   and ue.
  package init(_ spellings: [[String]]) {
    var rowsByName: [String: [Int32]] = [:]
    rowsByName.reserveCapacity(spellings.count * 8)
    for (row, names) in spellings.enumerated() {
      for name in names + names.compactMap(Spelling.spelledOut) {
        rowsByName[name, default: []].append(Int32(row))
      }
    }
    var (plain, other) = (SpellingCollector(), SpellingCollector())
    for (name, rows) in rowsByName {
      if plain.append(plain: name, rows: rows) { continue }
      let words = Spelling.words(of: name)
      let isPlain = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
      if isPlain { plain.append(words, rows: rows) } else { other.append(words, rows: rows) }
    }
    self.init(plain: plain.run, other: other.run, count: spellings.count)
  }

  /// Restores an index from the parts of another. Returns `nil` when the parts are inconsistent or
  /// refer to a row beyond the count.
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

  /// The spellings in Latin letters without accents, and all others, in the form that a dex stores.
  package var parts: (plain: SpellingParts, other: SpellingParts) { (plain.parts, other.parts) }

  /// For each row, how closely its name matches, or `nil`. The loose ways of matching apply only
  /// when no name contains the typed letters: a search for `char` should not return every name in
  /// which those letters are scattered.
  package func matches(_ folded: [UInt8]) -> [NameDistance?] {
    var found = [NameDistance?](repeating: nil, count: count)
    guard !folded.isEmpty else { return found }
    let run = run(for: folded)
    if !run.findLiterally(folded, in: &found) { run.findLoosely(folded, in: &found) }
    return found
  }

  /// The rows with exactly this name, ascending.
  package func rows(named folded: [UInt8]) -> [Int] {
    run(for: folded).rows(named: folded)
  }

  /// The rows with exactly this name, ascending. Where names of other words have the same letters,
  /// the words decide: `Tête Dégel` is not `Tête de Gel`.
  package func rows(spelled name: String) -> [Int] {
    let words = Spelling.words(of: name).filter { !$0.isEmpty }
    return run(for: words.flatMap(\.self)).rows(ofWords: words)
  }

  /// The rows with a name, or a word of a name, that begins with these letters, ascending.
  package func rows(beginningWith folded: [UInt8]) -> [Int] {
    folded.isEmpty ? [] : run(for: folded).rows(beginningWith: folded)
  }

  private func run(for folded: [UInt8]) -> SpellingRun {
    folded.allSatisfy { $0 < 0x80 } ? plain : other
  }
}
