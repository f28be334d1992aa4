/// Finds rows by their names in any language. A dex stores a ready-made index; one can also be
/// built from names.
package struct NameIndex: Sendable {
  /// Spellings in Latin letters without accents. They are separate from all others because a search
  /// term is either entirely in such letters or can match only the others.
  /// Further runs have the names that were added.
  private let plain: [SpellingRun]
  private let other: [SpellingRun]
  /// The number of rows, with or without a name.
  package let count: Int

  /// - Parameter spellings: all names of each row. Those with ä, ö or ü are also found with ae, oe
  ///   and ue.
  package init(_ spellings: [[String]]) {
    let runs = Self.runs(of: spellings.enumerated().map { ($0, $1) })
    self.init(plain: [runs.plain], other: [runs.other], count: spellings.count)
  }

  /// The same index with further names of some rows.
  ///
  /// - Parameter count: the number of rows, at least as many as before and above all of these rows.
  package func adding(_ spellings: [(row: Int, names: [String])], count: Int) -> NameIndex {
    let runs = Self.runs(of: spellings)
    return NameIndex(plain: plain + [runs.plain], other: other + [runs.other], count: count)
  }

  private static func runs(
    of spellings: [(row: Int, names: [String])]
  ) -> (plain: SpellingRun, other: SpellingRun) {
    var rowsByName: [String: [Int32]] = [:]
    rowsByName.reserveCapacity(spellings.count * 8)
    for (row, names) in spellings {
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
    return (plain.run, other.run)
  }

  /// Restores an index from the parts of another. Returns `nil` when the parts are inconsistent or
  /// refer to a row beyond the count.
  package init?(plain: SpellingParts, other: SpellingParts, count: Int) {
    guard let plain = SpellingRun(plain, rowCount: count),
      let other = SpellingRun(other, rowCount: count)
    else { return nil }
    self.init(plain: [plain], other: [other], count: count)
  }

  private init(plain: [SpellingRun], other: [SpellingRun], count: Int) {
    self.plain = plain
    self.other = other
    self.count = count
  }

  /// The spellings in Latin letters without accents, and all others, in the form that a dex stores;
  /// without names that were added later.
  package var parts: (plain: SpellingParts, other: SpellingParts) {
    (plain[0].parts, other[0].parts)
  }

  /// For each row, how closely its name matches, or `nil`. The loose ways of matching apply only
  /// when no name contains the typed letters: a search for `char` should not return every name in
  /// which those letters are scattered.
  package func matches(_ folded: [UInt8]) -> [NameDistance?] {
    var found = [NameDistance?](repeating: nil, count: count)
    guard !folded.isEmpty else { return found }
    let runs = runs(for: folded)
    var isFound = false
    for run in runs where run.findLiterally(folded, in: &found) { isFound = true }
    guard !isFound else { return found }
    for run in runs { run.findLoosely(folded, in: &found) }
    return found
  }

  /// The rows with exactly this name, ascending.
  package func rows(named folded: [UInt8]) -> [Int] {
    rows(for: folded) { $0.rows(named: folded) }
  }

  /// The rows with exactly this name, ascending. Where names of other words have the same letters,
  /// the words decide: `Tête Dégel` is not `Tête de Gel`.
  package func rows(spelled name: String) -> [Int] {
    let words = Spelling.words(of: name).filter { !$0.isEmpty }
    return rows(for: words.flatMap(\.self)) { $0.rows(ofWords: words) }
  }

  /// The rows with a name, or a word of a name, that begins with these letters, ascending.
  package func rows(beginningWith folded: [UInt8]) -> [Int] {
    folded.isEmpty ? [] : rows(for: folded) { $0.rows(beginningWith: folded) }
  }

  private func rows(for folded: [UInt8], _ find: (SpellingRun) -> [Int]) -> [Int] {
    let found = runs(for: folded).map(find)
    return found.count == 1 ? found[0] : Set(found.joined()).sorted()
  }

  private func runs(for folded: [UInt8]) -> [SpellingRun] {
    folded.allSatisfy { $0 < 0x80 } ? plain : other
  }
}
