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
    let words = Self.words(row.name, form: row.form, gender: row.gender)
    guard let slot = reader(words), slot.isTold,
      let species = forms[slot.form]?.species, row.number ?? species.rawValue == species.rawValue
    else { return nil }
    return slot
  }

  /// The name of a row in words.
  static func words(_ name: String, form: String, gender: String) -> String {
    let sign = Self.gender(gender).map { $0 == .female ? "♀" : "♂" } ?? ""
    return [name, form, sign].filter { !$0.isEmpty }.joined(separator: " ")
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
