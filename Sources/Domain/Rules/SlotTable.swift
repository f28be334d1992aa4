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
    rows = Dictionary(
      entries.indices.map { (entries[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    rowsByForm = Dictionary(grouping: entries.indices) { entries[$0].slot.form }
  }

  /// The slot with a stable name, such as `unown-b` or `hippopotas-female-shiny`.
  package subscript(name: String) -> SlotEntry? { rows[name].map { entries[$0] } }

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
}

extension Catalog {
  /// All slots. Empty without a dex.
  package var slots: SlotTable { memos[SlotTable.self, nil](SlotTable(self)) }
}
