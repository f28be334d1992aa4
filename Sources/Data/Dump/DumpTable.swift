import PokedexDomain

/// A dumped table: what it means, its columns, and how its rows come from the dex. The schema, the
/// rows, docs/dump.md and the tests follow from it.
struct DumpTable: Sendable {
  typealias Insert = ([DumpValue]) throws -> Void

  let name: String
  /// The meaning of a row in a sentence.
  let meaning: String
  let columns: [DumpColumn]
  /// The columns that together identify a row, such as `id`; empty if none do.
  let key: [String]
  /// The columns by which rows are looked up, beside the key.
  let indexed: [String]
  /// A column that identifies a row beside the key.
  let unique: String?
  /// Calls a function with the values of each row, in the order of the columns.
  let rows: @Sendable (DumpSource, Insert) throws -> Void

  init(
    _ name: String, _ meaning: String, _ columns: [DumpColumn], key: [String] = [],
    indexed: [String] = [], unique: String? = nil,
    rows: @escaping @Sendable (DumpSource, Insert) throws -> Void
  ) {
    self.name = name
    self.meaning = meaning
    self.columns = columns
    self.key = key
    self.indexed = indexed
    self.unique = unique
    self.rows = rows
  }
}

/// A view of the dump, which joins tables for a usual question.
struct DumpView: Sendable {
  let name: String
  /// The meaning of a row in a sentence.
  let meaning: String
  let select: String
}
