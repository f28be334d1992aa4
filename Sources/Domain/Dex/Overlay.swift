/// The third part of a lens: the changes that people made to a game, from a file.
package final class Overlay: Sendable {
  /// The slug of the changed game, such as `renegade-platinum`.
  package let slug: String
  /// The path of its file.
  package let file: String
  package let patch: DexPatch
  /// The lines of the file that change facts, by what they change.
  package let lines: [Fact: Int]
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

  /// A fact that a file changes.
  package struct Fact: Hashable, Sendable {
    package let kind: Kind
    package let id: Int
    /// The field of the dex; `moves` for learnsets, `encounters` for places.
    package let field: String

    package init(_ kind: Kind, _ id: Int, _ field: String) {
      (self.kind, self.id, self.field) = (kind, id, field)
    }
  }

  package init(
    _ slug: String, file: String, patch: DexPatch, lines: [Fact: Int], mistakes: [String],
    digest: Int
  ) {
    self.slug = slug
    self.file = file
    self.patch = patch
    self.lines = lines
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
  }

  /// The changed facts of an entity, in the order of the file.
  package func changes(of kind: Kind, _ id: Int) -> [ChangedFact] {
    byThing(grouped)[Thing(kind: kind, id: id)] ?? []
  }

  /// The changed facts of a form and of its species.
  package func changes(of form: ID<Form>, in catalog: Catalog) -> [ChangedFact] {
    let species = catalog.forms[form]?.species.rawValue ?? 0
    return changes(of: .form, form.rawValue) + changes(of: .species, species)
  }

  private var grouped: [Thing: [ChangedFact]] {
    var grouped: [Thing: [ChangedFact]] = [:]
    for (fact, line) in lines {
      grouped[Thing(kind: fact.kind, id: fact.id), default: []]
        .append(ChangedFact(field: fact.field, line: line))
    }
    return grouped.mapValues { $0.sorted { ($0.line, $0.field) < ($1.line, $1.field) } }
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
