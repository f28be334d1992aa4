/// The values that a field knows, and all that each may be called.
package struct Vocabulary: Sendable {
  /// One value.
  package struct Entry: Hashable, Sendable {
    /// Of what kind the value is; none for words of the query language's own.
    package let kind: Kind?
    package let id: Int
    /// How a query names it: `rough-skin`.
    package let slug: String
    /// How people call it: `Rough Skin`.
    package let name: String
  }

  /// Values of one kind.
  package struct Part: Sendable {
    let kind: Kind?
    let ids: [Int]
    let slugs: [String]
    let names: [String]
    let index: NameIndex
    /// Finds rows by names of the program's own; none where there is none.
    var spoken: NameIndex?

    func rows(named letters: [UInt8]) -> [Int] {
      let found = index.rows(named: letters)
      return found.isEmpty ? spoken?.rows(named: letters) ?? [] : found
    }

    func rows(beginningWith letters: [UInt8]) -> [Int] {
      let found = index.rows(beginningWith: letters)
      let more = spoken?.rows(beginningWith: letters) ?? []
      return more.isEmpty ? found : Set(found).union(more).sorted()
    }

    func entry(_ row: Int) -> Entry {
      let name = row < names.count && !names[row].isEmpty ? names[row] : titled(slugs[row])
      return Entry(kind: kind, id: ids[row], slug: slugs[row], name: name)
    }
  }

  /// Where a word is a value of several parts, the first is meant.
  private let parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Words of the query language's own, each with what else it may be called; the place of a word
  /// is its id.
  package init(_ words: [(slug: String, others: [String])]) {
    let index = NameIndex(words.map { [$0.slug] + $0.others })
    parts = [
      Part(
        kind: nil, ids: Array(words.indices), slugs: words.map(\.slug),
        names: words.map { titled($0.slug) }, index: index)
    ]
  }

  package static func + (left: Vocabulary, right: Vocabulary) -> Vocabulary {
    Vocabulary(left.parts + right.parts)
  }

  /// Every value.
  package var entries: [Entry] {
    parts.flatMap { part in part.ids.indices.map(part.entry) }
  }

  /// The values that are called so, in any language.
  package func entries(named word: String) -> [Entry] {
    first(Spelling.folded(word))
  }

  /// The values of which a name, or a word of one, begins so.
  package func entries(beginningWith word: String) -> [Entry] {
    let letters = Spelling.folded(word)
    return parts.flatMap { part in part.rows(beginningWith: letters).map(part.entry) }
  }

  /// The values that a word half typed may become: of the kinds of which any begins so, the first.
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
      // Charge is what the French call Tackle: whose own name it is goes first.
      let own = found.filter { Spelling.folded(part.slugs[$0]) == letters }
      return (own.isEmpty ? found : own).map(part.entry)
    }
    return []
  }

  /// The value that is spelled most like a word.
  func nearest(to word: String) -> String? {
    NearestWord.to(word, among: parts.flatMap(\.slugs))
  }
}

extension Vocabulary.Part {
  /// Words of the query language's own for things of a kind, by their ids.
  init(_ kind: Kind, _ words: [Int: String]) {
    let sorted = words.sorted { $0.key < $1.key }
    self.init(
      kind: kind, ids: sorted.map(\.key), slugs: sorted.map(\.value),
      names: sorted.map { titled($0.value) }, index: NameIndex(sorted.map { [$0.value] }))
  }

  /// All rows of a kind.
  package init<Row: Tabular>(
    _ type: Row.Type, in reference: any DexReference
  ) throws(PokedexError) {
    let table = try reference.table(type)
    self.init(
      kind: Row.kind, ids: table.ids.map(\.rawValue), slugs: table.slugs,
      names: try reference.names(of: table), index: try reference.nameIndex(of: table),
      spoken: Self.spoken(Row.kind, table.slugs))
  }

  private static func spoken(_ kind: Kind, _ slugs: [String]) -> NameIndex? {
    guard kind.hasSpokenNames else { return nil }
    let language = Wording.current.language
    let names = slugs.map { kind.spokenName(of: $0, in: language) }
    return names.contains { $0 != nil } ? NameIndex(names.map { $0.map { [$0] } ?? [] }) : nil
  }
}
