/// The third part of a lens: the changes that people made to a game, from a file.
package final class Overlay: Sendable {
  /// The slug of the changed game, such as `renegade-platinum`.
  package let slug: String
  /// The path of its file.
  package let file: String
  package let patch: DexPatch
  /// The facts that its lines state, in the order of the file.
  private let facts: [Fact]
  private let words: @Sendable (Kind, String) -> Meaning?
  /// The mistakes of the file, each with its place, as `3:9: no move 'x'`. Their lines are left out.
  package let mistakes: [String]
  /// Tells one version of a file from another.
  private let digest: Int
  private let byThing = Memo<[Thing: [ChangedFact]]>()

  /// Something of which a file changes facts.
  private struct Thing: Hashable {
    let kind: Kind
    let id: Int
  }

  /// A fact that a line of the file states.
  package struct Fact: Sendable {
    package let kind: Kind
    package let id: Int
    /// The word of the file; `moves` for learnsets, the method for places.
    package let field: String
    package let line: Int

    package init(_ kind: Kind, _ id: Int, _ field: String, line: Int) {
      (self.kind, self.id, self.field, self.line) = (kind, id, field, line)
    }
  }

  package init(
    _ slug: String, file: String, patch: DexPatch, facts: [Fact],
    meaning words: @escaping @Sendable (Kind, String) -> Meaning?, mistakes: [String], digest: Int
  ) {
    self.slug = slug
    self.file = file
    self.patch = patch
    self.facts = facts
    self.words = words
    self.mistakes = mistakes
    self.digest = digest
  }
}

extension Overlay {
  /// The name of its file, without the folder.
  package var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// A fact that a file changes, with the line that does.
  package struct ChangedFact: Hashable, Sendable {
    package let field: String
    package let line: Int

    package init(field: String, line: Int) { (self.field, self.line) = (field, line) }

    static func isBefore(_ left: ChangedFact, _ right: ChangedFact) -> Bool {
      (left.line, left.field) < (right.line, right.field)
    }
  }

  /// The fields that a word of the file states.
  package struct Meaning: Sendable {
    package let text: String
    /// The fields of the dex.
    package let fields: [String]
    /// Whether each of them has a value of its own in the line, as in `stats`.
    package let hasParts: Bool

    package init(_ text: String, _ fields: [String], hasParts: Bool) {
      (self.text, self.fields, self.hasParts) = (text, fields, hasParts)
    }
  }

  /// `nil` for a word that states no field of a row, such as `moves`.
  func meaning(_ kind: Kind, _ word: String) -> Meaning? { words(kind, word) }

  /// The facts of an entity that lines state, in the order of the file; each with its last line.
  func stated(of kind: Kind, _ id: Int) -> [ChangedFact] {
    byThing(grouped)[Thing(kind: kind, id: id)] ?? []
  }

  private var grouped: [Thing: [ChangedFact]] {
    Dictionary(grouping: facts) { Thing(kind: $0.kind, id: $0.id) }.mapValues { facts in
      var known: Set<String> = []
      return facts.reversed().filter { known.insert($0.field).inserted }
        .map { ChangedFact(field: $0.field, line: $0.line) }.sorted(by: ChangedFact.isBefore)
    }
  }
}

extension Overlay: Hashable {
  package static func == (left: Overlay, right: Overlay) -> Bool {
    left === right || left.file == right.file && left.digest == right.digest
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(digest)
  }
}
