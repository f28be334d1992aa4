/// Builds a new dex from a source. The dex is either complete or not written: an empty kind or a
/// broken link leaves the old dex in place.
package struct SyncPokedex: Sendable {
  private let source: any DexSource

  package init(source: any DexSource) {
    self.source = source
  }

  package func callAsFunction(
    into sink: any DexSink, progress: (SyncProgress) -> Void
  ) async throws(PokedexError) {
    let checked = CheckingSink(sink)
    do {
      var last = SyncProgress(.lists)
      try await source.read(into: checked) {
        last = $0
        progress($0)
      }
      progress(SyncProgress(.dex, total: last.total, tally: last.tally))
      try checked.finish()
    } catch {
      sink.abandon()
      throw error
    }
  }
}

/// Forwards everything to another sink, and records all IDs and links for checking.
private final class CheckingSink: DexSink {
  private let sink: any DexSink
  private var ids: [Kind: Set<Int>] = [:]
  /// By kind: the linked IDs, each with the first source that links to it.
  private var links: [Kind: [Int: String]] = [:]

  init(_ sink: any DexSink) {
    self.sink = sink
  }

  func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError) {
    guard !rows.isEmpty else {
      throw bad(Row.kind.rawValue, "", "the list is empty")
    }
    ids[Row.kind] = Set(rows.map { $0.id.rawValue })
    for field in Row.fields where field.links.contains(where: { $0 != nil }) {
      note(field, of: rows)
    }
    try sink.write(rows)
  }

  func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError) {
    note(learnset.moves, \.move, in: form, "moves")
    note(learnset.moves, \.method, in: form, "moves")
    note(learnset.moves, \.versionGroup, in: form, "moves")
    try sink.write(learnset, of: form)
  }

  func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError) {
    note(encounters, \.area, in: form, "encounters")
    note(encounters, \.version, in: form, "encounters")
    note(encounters, \.method, in: form, "encounters")
    note(encounters.flatMap(\.conditions), \.self, in: form, "encounters")
    try sink.write(encounters, of: form)
  }

  func finish() throws(PokedexError) {
    for (kind, sources) in links {
      for (id, source) in sources where ids[kind]?.contains(id) != true {
        throw bad(source, "", "it links to \(kind.rawValue)/\(id), which is not there")
      }
    }
    try sink.finish()
  }

  func abandon() {
    sink.abandon()
  }

  private func note<Row: Tabular>(_ field: Field<Row>, of rows: [Row]) {
    for row in rows {
      for (index, number) in field.numbers(of: row).enumerated() {
        guard let number, let kind = field.links[index % field.links.count] else { continue }
        note(number, of: kind, "\(Row.kind.rawValue)/\(row.id) \(field.name)")
      }
    }
  }

  /// Skips duplicates, because there are 638,000 entries in learnsets.
  private func note<Part, Target: Tabular>(
    _ parts: [Part], _ id: (Part) -> ID<Target>, in form: ID<Form>, _ field: String
  ) {
    var seen: Set<Int> = []
    var last: Int?
    for part in parts {
      let number = id(part).rawValue
      defer { last = number }
      // Equal IDs mostly come in runs.
      guard number != last, seen.insert(number).inserted else { continue }
      note(number, of: Target.kind, "pokemon/\(form) \(field)")
    }
  }

  private func note(_ id: Int, of kind: Kind, _ source: @autoclosure () -> String) {
    if links[kind]?[id] == nil { links[kind, default: [:]][id] = source() }
  }

  private func bad(_ resource: String, _ field: String, _ reason: String) -> PokedexError {
    .badData(BadData(resource: resource, field: field, reason: reason))
  }
}
