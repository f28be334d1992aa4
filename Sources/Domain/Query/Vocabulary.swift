/// The values of a field, with all of their names.
package struct Vocabulary: Sendable {
  /// One value.
  package struct Entry: Hashable, Sendable {
    /// The kind of the value; `nil` for a keyword of the query language.
    package let kind: Kind?
    package let id: Int
    /// The name in queries: `rough-skin`.
    package let slug: String
    /// The display name: `Rough Skin`.
    package let name: String
    /// The meaning of a keyword of the query language, in English; may be empty.
    var meaning = ""
  }

  /// A value whose name begins with the typed word.
  struct Match {
    let entry: Entry
    let match: NameMatch
    /// The index of the value's part, and its row there.
    let part: Int
    let row: Int

    /// The rank among equal matches: keywords keep their order, in which the ones that players use
    /// most come first. All names have the same rank, so that a caller can order them by
    /// their rows.
    var rank: Int { entry.kind == nil ? row : 0 }
  }

  /// Values of one kind.
  package struct Part: Sendable {
    let kind: Kind?
    let ids: [Int]
    let slugs: [String]
    let names: [String]
    let index: NameIndex
    /// An index of the program's own translations; `nil` if there are none.
    var spoken: NameIndex?
    /// The meanings of keywords; empty if there are none.
    var meanings: [String] = []
    /// The rows that a word means in a spelling that no name has.
    var reading: @Sendable (String) -> [Int] = { _ in [] }

    func rows(named letters: [UInt8]) -> [Int] {
      let found = index.rows(named: letters)
      return found.isEmpty ? spoken?.rows(named: letters) ?? [] : found
    }

    func rows(beginningWith letters: [UInt8]) -> [Int] {
      let found = index.rows(beginningWith: letters)
      let more = spoken?.rows(beginningWith: letters) ?? []
      return more.isEmpty ? found : Set(found).union(more).sorted()
    }

    /// The match of a word that is in neither the name nor the slug.
    var unseen: NameMatch {
      NameMatch(language: kind == nil ? .own : .other, distance: .wordStart, closest: .wordStart)
    }

    func entry(_ row: Int) -> Entry {
      let name = row < names.count && !names[row].isEmpty ? names[row] : titled(slugs[row])
      return Entry(
        kind: kind, id: ids[row], slug: slugs[row], name: name,
        meaning: meanings.isEmpty ? "" : meanings[row])
    }
  }

  /// For a word with values in several parts, the first part wins.
  private let parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Creates keywords of the query language with their synonyms, the most used first. The ID of a
  /// keyword is its index.
  ///
  /// - Parameter meanings: one for each keyword, or none.
  package init(_ words: [(slug: String, others: [String])], meanings: [String] = []) {
    let index = NameIndex(words.map { [$0.slug] + $0.others })
    parts = [
      Part(
        kind: nil, ids: Array(words.indices), slugs: words.map(\.slug),
        names: words.map { titled($0.slug) }, index: index, meanings: meanings)
    ]
  }

  package static func + (left: Vocabulary, right: Vocabulary) -> Vocabulary {
    Vocabulary(left.parts + right.parts)
  }

  /// Every value.
  package var entries: [Entry] {
    parts.flatMap { part in part.ids.indices.map(part.entry) }
  }

  /// The values with this name, in any language, or else the only one that it means.
  package func entries(named word: String) -> [Entry] {
    guard NameWords.mayBeName(word) else { return [] }
    let found = first(Spelling.folded(word))
    guard found.isEmpty else { return found }
    let meant = parts.flatMap { part in part.reading(word).map(part.entry) }
    return meant.count == 1 ? meant : []
  }

  /// The values with a name, or a word of a name, that begins with this word.
  package func entries(beginningWith word: String) -> [Entry] {
    let letters = Spelling.folded(word)
    return parts.flatMap { part in part.rows(beginningWith: letters).map(part.entry) }
  }

  /// The values that ``entries(beginningWith:)`` finds, each with its match and the index of its
  /// part; every value if the word is empty. Keywords of the query language count as being in the
  /// user's language.
  func matches(beginningWith word: String) -> [Match] {
    guard !word.isEmpty else { return everyMatch }
    let letters = Spelling.folded(word)
    return parts.enumerated().flatMap { index, part in
      part.rows(beginningWith: letters).map { row in
        let entry = part.entry(row)
        let match = NameMatch.match(letters, own: entry.name, english: entry.slug)
        return Match(entry: entry, match: match ?? part.unseen, part: index, row: row)
      }
    }
  }

  /// Every value, ranked like the match of a prefix.
  private var everyMatch: [Match] {
    parts.enumerated().flatMap { index, part in
      part.ids.indices.map { row in
        Match(entry: part.entry(row), match: .keyword(.prefix), part: index, row: row)
      }
    }
  }

  /// The values that an incomplete word may become: all of one kind, the first that has any.
  package func entries(thatMayBecome word: String) -> [Entry] {
    let begun = entries(beginningWith: word)
    var seen: Set<Int> = []
    // A value may be in several parts, under different names.
    return begun.filter { $0.kind == begun[0].kind && seen.insert($0.id).inserted }
  }

  private func first(_ letters: [UInt8]) -> [Entry] {
    guard !letters.isEmpty else { return [] }
    for part in parts {
      let found = part.rows(named: letters)
      guard !found.isEmpty else { continue }
      // French Tackle is called Charge: the value whose own slug matches wins.
      let own = found.filter { Spelling.folded(part.slugs[$0]) == letters }
      return (own.isEmpty ? found : own).map(part.entry)
    }
    return []
  }

  /// The slug that is spelled most like the word.
  func nearest(to word: String) -> String? {
    NearestWord.to(word, among: parts.flatMap(\.slugs))
  }
}

extension Vocabulary.Part {
  /// Creates keywords of the query language for entities, by their IDs.
  init(_ kind: Kind, _ words: [Int: String]) {
    let sorted = words.sorted { $0.key < $1.key }
    self.init(
      kind: kind, ids: sorted.map(\.key), slugs: sorted.map(\.value),
      names: sorted.map { titled($0.value) }, index: NameIndex(sorted.map { [$0.value] }))
  }

  /// All rows of a kind.
  package init<Row: Tabular>(
    _ type: Row.Type, in reference: any DexReference
  ) {
    let table = reference.table(type)
    self.init(
      kind: Row.kind, ids: table.ids.map(\.rawValue), slugs: table.slugs,
      names: reference.names(of: table), index: reference.nameIndex(of: table),
      spoken: Self.spoken(Row.kind, table.slugs))
  }

  private static func spoken(_ kind: Kind, _ slugs: [String]) -> NameIndex? {
    guard kind.hasTranslatedNames else { return nil }
    let language = Wording.current.language
    let names = slugs.map { kind.translatedName(of: $0, in: language) }
    return names.contains { $0 != nil } ? NameIndex(names.map { $0.map { [$0] } ?? [] }) : nil
  }
}
