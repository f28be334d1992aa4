import PokedexDomain

/// Finds the slots that the rows of a table name, by the columns of name, form and gender together.
struct TableSlots {
  private let reader: SlotReader
  private let forms: Table<Form>

  init(_ catalog: Catalog) {
    reader = SlotReader(catalog)
    forms = catalog.forms
  }

  /// `nil` if the row tells neither look nor gender, or if its number is that of another species.
  func slot(of row: MarkRow) -> MarkedSlot? {
    guard !row.name.isEmpty else { return nil }
    let sign = Self.gender(row.gender).map { $0 == .female ? "♀" : "♂" } ?? ""
    let words = [row.name, row.form, sign].filter { !$0.isEmpty }
    guard let slot = reader(words.joined(separator: " ")), slot.isTold,
      let species = forms[slot.form]?.species, row.number ?? species.rawValue == species.rawValue
    else { return nil }
    return slot
  }

  /// `nil` for any other word than those for males and females.
  static func gender(_ word: String) -> Gender? {
    switch word.lowercased() {
    case "♀", "f", "female", "w", "weiblich", "femelle", "hembra", "femmina", "メス", "암컷", "雌":
      .female
    case "♂", "m", "male", "männlich", "mâle", "macho", "maschio", "オス", "수컷", "雄": .male
    default: nil
    }
  }
}
