/// A column of a listing: what it is called, and what stands in it.
package struct QueryColumn<Rows: QueryRows>: Sendable {
  /// As it is asked for: `speed`.
  package let name: String
  /// What stands above it: `Spe`.
  package let title: String
  package let summary: String
  /// Whether it holds numbers and nothing else.
  package let isNumber: Bool
  /// Whether it is read best from the right, as numbers are.
  package let isAtRight: Bool
  /// What stands in the rows asked for.
  package let texts: @Sendable (Listing, [Int]) throws(PokedexError) -> [String]

  /// What a column may draw on.
  package struct Listing: Sendable {
    package let engine: QueryEngine<Rows>
    package let plan: QueryPlan<Rows>

    package init(engine: QueryEngine<Rows>, plan: QueryPlan<Rows>) {
      self.engine = engine
      self.plan = plan
    }

    package var rows: Rows { engine.rows }
  }

  package init(
    _ name: String, title: String, _ summary: String, isNumber: Bool = false,
    isAtRight: Bool = false,
    texts: @escaping @Sendable (Listing, [Int]) throws(PokedexError) -> [String]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.isNumber = isNumber
    self.isAtRight = isNumber || isAtRight
    self.texts = texts
  }

  /// The numbers of a field; nothing in rows that have none.
  package init?(_ field: QueryField<Rows>) {
    guard let measure = field.measure else { return nil }
    self.init(field.name, title: field.title, field.summary, isNumber: true) {
      listing, rows throws(PokedexError) in
      let column = try measure.column(listing.rows)
      return rows.map { column[$0] == .min ? "" : measure.text(column[$0]) }
    }
  }

  /// Why each row was found.
  package static var why: QueryColumn {
    QueryColumn("why", title: "Why", "the facts that met the query") {
      listing, rows throws(PokedexError) in
      var texts: [String] = []
      for row in rows {
        texts.append(try listing.engine.reasons(for: row, in: listing.plan).joined(separator: "; "))
      }
      return texts
    }
  }

  /// All there are: those of the rows' own, `why`, and the fields with a number.
  package static var all: [QueryColumn] {
    let own = Rows.columns + [why]
    let names = Set(own.map(\.name))
    return own + Rows.fields.compactMap { QueryColumn($0) }.filter { !names.contains($0.name) }
  }

  /// The column of that name, or of one of its field's.
  package static func named(_ word: String) -> QueryColumn? {
    let word = word.lowercased()
    return all.first { $0.name == word }
      ?? QueryField<Rows>.named(word).flatMap { field in all.first { $0.name == field.name } }
  }
}
