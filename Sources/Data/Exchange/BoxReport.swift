import PokedexDomain

/// PKHeX's report on boxes, which it saves as “Box Data Dump.csv”. Its columns are the properties of
/// `EntitySummary.cs`, as read in August 2026; those of older versions have other orders and names, but
/// not of the columns that are read here.
struct BoxReport {
  private enum Column: String, CaseIterable {
    case species = "Species"
    case form = "Form"
    case gender = "Gender"
    case isShiny = "IsShiny"
    case ball = "Ball"
    case version = "Version"
    case isEgg = "IsEgg"
  }

  private static let needed: [Column] = [.species, .form, .isShiny]

  static func isHead(_ head: [String]) -> Bool {
    needed.allSatisfy { head.contains($0.rawValue) }
  }

  private let slots: SlotFinder
  private let names: FindListedPokemon.NameReader
  private let details: SlotDetailReader
  private let catalog: Catalog
  /// The columns with what is read here.
  private var places: [Column: Int] = [:]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    slots = SlotFinder(catalog)
    names = FindListedPokemon.NameReader(catalog, takesLooks: false)
    details = SlotDetailReader(catalog)
  }

  mutating func found(
    in text: String, as state: SlotState
  ) throws(MarkFileProblem) -> FoundMarks {
    var records = try CSVRecords(text).all[...]
    let head = records.popFirst()?.values ?? []
    places = Dictionary(
      Column.allCases.compactMap { column in
        head.firstIndex(of: column.rawValue).map { (column, $0) }
      }, uniquingKeysWith: { first, _ in first })
    var found = FoundMarks()
    for record in records {
      do throws(MarkFileProblem) {
        guard let slot = try slot(of: record) else { continue }
        found.add(slot, FoundInSlot(state, told(in: record)))
      } catch { try found.problems.note(error) }
    }
    return found
  }

  private func value(_ column: Column, of record: CSVRecords.Record) -> String {
    guard let place = places[column], place < record.values.count else { return "" }
    return record.values[place].trimmed
  }

  /// `nil` for an egg, and for a place without a Pokémon.
  private func slot(of record: CSVRecords.Record) throws(MarkFileProblem) -> MarkedSlot? {
    let name = value(.species, of: record)
    guard !name.isEmpty, value(.isEgg, of: record).lowercased() != "true" else { return nil }
    let form = try form(name, record.line)
    guard let species = catalog.forms[form]?.species,
      let number = Int(value(.form, of: record)), (0...255).contains(number),
      let slot = slots(
        species, form: number, TableSlots.gender(value(.gender, of: record)),
        isShiny: value(.isShiny, of: record).lowercased() == "true")
    else {
      let number = value(.form, of: record)
      throw MarkFileProblem(
        line: record.line, reason: worded("form \(number) of \(name) is not known by its number"))
    }
    return slot
  }

  private func form(_ name: String, _ line: Int) throws(MarkFileProblem) -> ID<Form> {
    switch names(name, number: nil) {
    case .success(let form): return form
    case .failure(let reason):
      throw MarkFileProblem(line: line, reason: reason.sentence(about: name))
    }
  }

  /// A ball or a game that the dex lacks is not told.
  private func told(in record: CSVRecords.Record) -> SlotDetails {
    SlotDetails(
      ball: details.ball(value(.ball, of: record)).value,
      game: details.game(value(.version, of: record)).value)
  }
}
