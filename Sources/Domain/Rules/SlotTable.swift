/// All slots that exist, in the order of the National Dex: the usual colours of a look before its
/// shiny ones, and males before females.
package struct SlotTable: Sendable {
  package let entries: [SlotEntry]
  private let rows: [String: Int]
  private let rowsByForm: [ID<Form>: [Int]]

  init(_ catalog: Catalog) {
    let assembly = SlotAssembly(catalog)
    let order = (0..<catalog.count).sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
    let entries = order.flatMap(assembly.entries)
    self.entries = entries
    var rows = Dictionary(
      entries.indices.map { (entries[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries {
      // Of looks that are alike in their shiny colours, each leads to the slot that they share.
      guard let twin = assembly.shinyTwin(of: entry.slot), let row = rows[twin] else { continue }
      rows[entry.name + SlotEntry.shinyEnd] = row
    }
    self.rows = rows
    rowsByForm = Dictionary(grouping: entries.indices) { entries[$0].slot.form }
  }

  /// The slot with a stable name, such as `unown-b` or `hippopotas-female-shiny`.
  package subscript(name: String) -> SlotEntry? { rows[name].map { entries[$0] } }

  /// The slot of a form with a key; `nil` if there is none.
  package func entry(of form: ID<Form>, _ key: SlotKey) -> SlotEntry? {
    let own = self[form]
    if let entry = own.first(where: { $0.key == key }) { return entry }
    guard key.isShiny else { return nil }
    let usual = SlotKey(look: key.look, gender: key.gender)
    return own.first { $0.key == usual }.flatMap { self[$0.name + SlotEntry.shinyEnd] }
  }

  /// Whether no player can have the form in any of its looks.
  package func isNeverOwned(_ form: ID<Form>) -> Bool {
    guard let rows = rowsByForm[form] else { return false }
    return rows.allSatisfy { entries[$0].keeping == .never }
  }

  /// The slots of a form.
  package subscript(form: ID<Form>) -> [SlotEntry] {
    rowsByForm[form, default: []].map { entries[$0] }
  }
}

/// A slot with its stable name, and where it is kept.
package struct SlotEntry: Hashable, Sendable {
  package let slot: Slot
  /// The slug of the look, or of the form if it has a single look, with the gender and `shiny` if
  /// they count: `unown-b`, `hippopotas-female-shiny`. Never changes.
  package let name: String
  package let keeping: Keeping
  package let limit: KeepingLimit?
  /// The games that it cannot leave; empty if it is bound to none, or by the item that it holds.
  package let games: [ID<VersionGroup>]
  /// The source of what no rule tells, and the month; empty if rules tell everything.
  package let source: String
  /// Whether the form has several looks that can be told apart.
  package let isOfSeveralLooks: Bool

  /// The end of the names of shiny slots.
  static let shinyEnd = "-shiny"

  /// The slot as marks have it: without the look of a form that has only one.
  package var key: SlotKey {
    SlotKey(
      look: isOfSeveralLooks ? slot.look.rawValue : 0, gender: slot.gender, isShiny: slot.isShiny)
  }
}

extension Catalog {
  /// All slots. Empty without a dex.
  package var slots: SlotTable { memos[SlotTable.self, nil](SlotTable(self)) }
}
