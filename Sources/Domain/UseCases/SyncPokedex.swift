/// Makes a new dex of everything that a source has. It is whole or it is not made: a kind that came
/// empty or a link that leads nowhere leaves the old dex in its place.
package struct SyncPokedex: Sendable {
  private let source: any DexSource

  package init(source: any DexSource) {
    self.source = source
  }

  package func callAsFunction(
    into sink: any DexSink, progress: (LoadingProgress) -> Void
  ) async throws(PokedexError) {
    let checked = CheckingSink(sink)
    do {
      try await source.read(into: checked, progress: progress)
      try checked.finish()
    } catch {
      sink.abandon()
      throw error
    }
  }
}

/// Passes everything on, and remembers what exists and what is linked to.
private final class CheckingSink: DexSink {
  private let sink: any DexSink
  private var ids: [Kind: Set<Int>] = [:]
  private var links: [Link: String] = [:]

  private struct Link: Hashable {
    let kind: Kind
    let id: Int
  }

  init(_ sink: any DexSink) {
    self.sink = sink
  }

  func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError) {
    guard !rows.isEmpty else {
      throw bad(Row.kind.rawValue, "", "the list is empty")
    }
    ids[Row.kind] = Set(rows.map(\.id.rawValue))
    for row in rows { note(row) }
    try sink.write(rows)
  }

  func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError) {
    for learned in learnset.moves {
      note(learned.move, in: form, "moves")
      note(learned.method, in: form, "moves")
      note(learned.versionGroup, in: form, "moves")
    }
    try sink.write(learnset, of: form)
  }

  func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError) {
    for encounter in encounters {
      note(encounter.area, in: form, "encounters")
      note(encounter.version, in: form, "encounters")
      note(encounter.method, in: form, "encounters")
      for condition in encounter.conditions { note(condition, in: form, "encounters") }
    }
    try sink.write(encounters, of: form)
  }

  func finish() throws(PokedexError) {
    for (link, place) in links where ids[link.kind]?.contains(link.id) != true {
      throw bad(place, "", "it links to \(link.kind.rawValue)/\(link.id), which is not there")
    }
    try sink.finish()
  }

  func abandon() {
    sink.abandon()
  }

  private func note<Row: Tabular>(_ row: Row) {
    for field in Row.fields where field.links.contains(where: { $0 != nil }) {
      let numbers =
        switch field.access {
        case .number(let get, _): [get(row)]
        case .list(_, let get, _): get(row)
        }
      for (index, number) in numbers.enumerated() {
        guard let number, let kind = field.links[index % field.links.count] else { continue }
        note(Link(kind: kind, id: number), "\(Row.kind.rawValue)/\(row.id) \(field.name)")
      }
    }
  }

  private func note<Target: Tabular>(_ id: ID<Target>, in form: ID<Form>, _ field: String) {
    note(Link(kind: Target.kind, id: id.rawValue), "pokemon/\(form) \(field)")
  }

  private func note(_ link: Link, _ place: @autoclosure () -> String) {
    if links[link] == nil { links[link] = place() }
  }

  private func bad(_ resource: String, _ field: String, _ reason: String) -> PokedexError {
    .badData(BadData(resource: resource, field: field, reason: reason))
  }
}
