extension DexReference {
  /// The facts of an entity that the file of a changed game states otherwise than its base, in the
  /// order of the file. Those of things that are new all count.
  package func changes(of kind: Kind, _ id: Int, through lens: Lens?) -> [Overlay.ChangedFact] {
    guard let lens, let overlay = lens.overlay else { return [] }
    let stated = overlay.stated(of: kind, id)
    guard !stated.isEmpty, let row = ChangedRow(kind, id, in: self, lens) else { return stated }
    return stated.flatMap { fact in
      guard let word = overlay.meaning(kind, fact.field) else { return [fact] }
      return row.differing(among: word).map { Overlay.ChangedFact(field: $0, line: fact.line) }
    }
  }

  /// The same of a form and of its species.
  package func changes(of form: ID<Form>, through lens: Lens?) -> [Overlay.ChangedFact] {
    guard lens?.overlay != nil else { return [] }
    let species = table(Form.self)[form]?.species.rawValue ?? 0
    let all =
      changes(of: .form, form.rawValue, through: lens)
      + changes(of: .species, species, through: lens)
    return all.sorted(by: Overlay.ChangedFact.isBefore)
  }
}

/// A row of a changed game beside the same one without the changes, both with their values in the
/// games of a lens.
struct ChangedRow {
  /// The values without the changes, by field.
  let before: [String: [Int?]]
  /// The fields whose values differ.
  private let fields: Set<String>

  /// `nil` for a row that is new.
  init?(_ kind: Kind, _ id: Int, in dex: any DexReference, _ lens: Lens) {
    self.init(kind.rowType, id, dex, lens)
  }

  private init?<Row: Tabular>(
    _ type: Row.Type, _ id: Int, _ dex: any DexReference, _ lens: Lens
  ) {
    guard let old = dex.publishedTable(type)[ID(id)], let new = dex.table(type)[ID(id)] else {
      return nil
    }
    let (oldSeen, newSeen) = (dex.seen(old, through: lens), dex.seen(new, through: lens))
    before = Dictionary(
      Row.fields.map { ($0.name, $0.numbers(of: oldSeen)) }, uniquingKeysWith: { first, _ in first }
    )
    fields = Set(
      Row.fields.filter { $0.numbers(of: oldSeen) != $0.numbers(of: newSeen) }.map(\.name))
  }

  /// The words for what differs of a fact: its own, or, if each of its values is a fact of its own and
  /// only some differ, theirs.
  func differing(among word: Overlay.Meaning) -> [String] {
    let differing = word.fields.filter(fields.contains)
    guard !differing.isEmpty else { return [] }
    return word.hasParts && differing.count < word.fields.count ? differing : [word.text]
  }
}

extension DexReference {
  fileprivate func seen<Row: Tabular>(_ row: Row, through lens: Lens) -> Row {
    switch row {
    case let form as Form: form.seen(through: lens) as? Row ?? row
    case let species as Species: species.seen(in: lens.data.generation) as? Row ?? row
    case let move as Move: Table([move]).seen(through: lens, in: self)[0] as? Row ?? row
    default: row
    }
  }
}
