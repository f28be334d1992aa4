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
    case nickname = "Nickname"
    case level = "Level"
    case nature = "Nature"
    case ability = "Ability"
    case item = "HeldItem"
    case move1 = "Move1"
    case move2 = "Move2"
    case move3 = "Move3"
    case move4 = "Move4"
    case place = "MetLoc"
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
  ) throws(LineProblem) -> FoundMarks {
    let read = try slots(in: text)
    var found = FoundMarks()
    for (slot, record) in read.slots { found.add(slot, FoundInSlot(state, told(in: record))) }
    found.problems = read.problems
    return found
  }

  /// The Pokémon of the report, each as it is now.
  mutating func pokemon(in text: String) throws(LineProblem) -> OwnPokemonReading {
    let read = try slots(in: text)
    return OwnPokemonReading(
      read.slots.map { slot, record in
        OwnPokemon(member(slot, record), place: value(.place, of: record))
      }, read.problems)
  }

  private mutating func slots(
    in text: String
  ) throws(LineProblem) -> (
    slots: [(MarkedSlot, CSVRecords.Record)], problems: [LineProblem]
  ) {
    var records = try CSVRecords(text).all[...]
    let head = records.popFirst()?.values ?? []
    places = Dictionary(
      Column.allCases.compactMap { column in
        head.firstIndex(of: column.rawValue).map { (column, $0) }
      }, uniquingKeysWith: { first, _ in first })
    var slots: [(MarkedSlot, CSVRecords.Record)] = []
    var problems: [LineProblem] = []
    for record in records {
      do throws(LineProblem) {
        if let slot = try slot(of: record) { slots.append((slot, record)) }
      } catch { try problems.note(error) }
    }
    return (slots, problems)
  }

  private func value(_ column: Column, of record: CSVRecords.Record) -> String {
    guard let place = places[column], place < record.values.count else { return "" }
    return record.values[place].trimmed
  }

  /// `nil` for an egg, and for a place without a Pokémon.
  private func slot(of record: CSVRecords.Record) throws(LineProblem) -> MarkedSlot? {
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
      throw LineProblem(
        line: record.line, reason: worded("form \(number) of \(name) is not known by its number"))
    }
    return slot
  }

  private func form(_ name: String, _ line: Int) throws(LineProblem) -> ID<Form> {
    switch names(name, number: nil) {
    case .success(let form): return form
    case .failure(let reason):
      throw LineProblem(line: line, reason: reason.sentence(about: name))
    }
  }

  /// A ball or a game that the dex lacks is not told.
  private func told(in record: CSVRecords.Record) -> SlotDetails {
    SlotDetails(
      ball: details.ball(value(.ball, of: record)).value,
      game: details.game(value(.version, of: record)).value)
  }

  /// Names that the dex lacks, such as that of no item, are left out.
  private func member(_ slot: MarkedSlot, _ record: CSVRecords.Record) -> TeamMember {
    var member = TeamMember(slot)
    member.gender = TableSlots.gender(value(.gender, of: record))
    let nickname = TeamMember.nickname(value(.nickname, of: record))
    if !nickname.isEmpty, nickname != value(.species, of: record) { member.nickname = nickname }
    member.level = Int(value(.level, of: record)).flatMap { level in
      TeamMember.levels.contains(level) ? level : nil
    }
    member.nature = id(.nature, record)
    member.ability = id(.ability, record)
    member.item = id(.item, record)
    member.ball = details.ball(value(.ball, of: record)).value
    member.moves = [Column.move1, .move2, .move3, .move4].compactMap { id($0, record) }
      .map { TeamMove($0) }
    return member
  }

  private func id<Entity: Tabular>(
    _ column: Column, _ record: CSVRecords.Record
  ) -> ID<Entity>? {
    FindNamed()(value(column, of: record), in: catalog, among: [Entity.kind]).first
      .map { ID($0.id) }
  }
}
