import PokedexDomain
import PokedexTesting

/// A dex of tables with learnsets and encounters.
struct PlayedDex: DexReference {
  var tables = TableDex()
  var learnsets: [ID<Form>: [LearnedMove]] = [:]
  var encounters: [ID<Form>: [Encounter]] = [:]
  var rosters: [ID<VersionGroup>: [ID<Form>]] = [:]

  var damage: PokedexError? { nil }
  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> { tables.table(type) }
  func names(of kind: Kind) -> [String] { tables.names(of: kind) }
  func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {}
  func roster(of group: ID<VersionGroup>) -> [ID<Form>] { rosters[group, default: []] }
  func learnset(of form: ID<Form>) -> Learnset { Learnset(learnsets[form, default: []]) }
  func encounters(of form: ID<Form>) -> [Encounter] { encounters[form, default: []] }

  /// Also indexes slugs if there are only English names.
  func nameIndex(of kind: Kind) -> NameIndex {
    guard tables.languages(of: kind).contains(where: { $0 != .english }) else {
      return tables.nameIndex(of: kind)
    }
    let translations = tables.languages(of: kind).map { tables.names(of: kind, in: $0) }
    return NameIndex(
      names(of: kind).enumerated().map { row, name in [name] + translations.map { $0[row] } })
  }

  func residents(of area: ID<LocationArea>) -> [Resident] {
    encounters.flatMap { form, met in
      met.filter { $0.area == area }.map { Resident(form: form, encounter: $0) }
    }
  }

  func catalog(_ forms: [Form], _ species: [Species]) -> Catalog {
    Catalog(
      forms: Table(forms), species: Table(species), names: forms.map { titled($0.slug) },
      reference: self)
  }
}

/// Rows of a kind with the given IDs and slugs.
func rows<Row: Tabular>(
  _ slugs: KeyValuePairs<Int, String>, _ change: (inout Row) -> Void = { _ in }
) -> [Row] {
  slugs.map { id, slug in
    var row = Row(id: ID(id), slug: slug)
    change(&row)
    return row
  }
}

/// The given columns of the rows that match a query, one line per row.
func lines<Rows: QueryRows>(
  _ rows: Rows, _ query: String = "", _ columns: String...
) throws -> [String] {
  let engine = QueryEngine(rows)
  let result = SearchPokedex()(query, in: engine)
  guard result.problems.isEmpty else { return result.problems.map(\.message) }
  let listing = QueryColumn<Rows>.Listing(engine: engine, plan: result.plan)
  let texts = columns.compactMap { QueryColumn<Rows>.named($0) }
    .map { $0.cells(listing, result.rows).map(\.text) }
  return result.rows.indices.map { row in texts.map { $0[row] }.joined(separator: " | ") }
}
