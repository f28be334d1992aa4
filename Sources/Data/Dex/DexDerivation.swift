import PokedexDomain

/// Tables derived from the facts of a dex and stored beside them, so that a reverse lookup reads
/// one row: the learners of a move, the residents of an area, the roster of a version group, and
/// the rows with a given name.
struct DexDerivation {
  typealias NameRow = (Kind, script: String, SpellingParts)

  /// Packed rows, each with its key.
  struct Rows {
    let learners, residents, rosters: [(Int, [UInt8])]
    let names: [NameRow]
  }

  private let dex: DexFile
  /// Lessons by move, and residents by area.
  private var lessons: [Int: [CompactLesson]] = [:]
  private var residents: [Int: [Resident]] = [:]
  /// The forms that learn moves in each version group.
  private var learnersByGroup: [ID<VersionGroup>: Set<ID<Form>>] = [:]

  /// Derives the rows of a dex whose kinds, learnsets and encounters are all written.
  static func rows(of dex: DexFile) throws(PokedexError) -> Rows {
    let derived = try DexDerivation(of: dex)
    return Rows(
      learners: derived.learnerRows, residents: derived.residentRows,
      rosters: try derived.rosterRows(), names: try derived.nameRows())
  }

  private init(of dex: DexFile) throws(PokedexError) {
    self.dex = dex
    for form in try dex.ids(of: Form.self) {
      add(try dex.learnset(of: form), of: form)
      for encounter in try dex.encounters(of: form) {
        let resident = Resident(form: form, encounter: encounter)
        residents[encounter.area.rawValue, default: []].append(resident)
      }
    }
  }

  private mutating func add(_ learnset: Learnset, of form: ID<Form>) {
    var last: ID<VersionGroup>?
    for learned in learnset.moves {
      lessons[learned.move.rawValue, default: []].append(CompactLesson(learned, of: form))
      // Moves of one version group are adjacent.
      if learned.versionGroup != last {
        learnersByGroup[learned.versionGroup, default: []].insert(form)
      }
      last = learned.versionGroup
    }
  }

  /// Learners by move, ascending.
  private var learnerRows: [(Int, [UInt8])] {
    Self.rows(lessons) { LessonPacking.pack($0.map(\.lesson)) }
  }

  /// Residents by area, ascending.
  private var residentRows: [(Int, [UInt8])] { Self.rows(residents, ResidentPacking.pack) }

  private static func rows<Value>(
    _ values: [Int: Value], _ pack: (Value) -> [UInt8]
  ) -> [(Int, [UInt8])] {
    values.sorted { $0.key < $1.key }.map { ($0.key, pack($0.value)) }
  }

  /// Rosters by version group, ascending.
  private func rosterRows() throws(PokedexError) -> [(Int, [UInt8])] {
    let roster = Roster(
      forms: try all(), species: try all(), looks: try all(), learners: learnersByGroup)
    return try all().map { group in (group.id.rawValue, RosterPacking.pack(roster(of: group))) }
  }

  private func all<Row: Tabular>() throws(PokedexError) -> [Row] {
    let table = try dex.table(Row.self)
    return (0..<table.count).map { table[$0] }
  }

  /// The names of each kind that has names or slugs, by kind and script, ascending.
  private func nameRows() throws(PokedexError) -> [NameRow] {
    let spellings = DexSpellings(dex: dex)
    var rows: [NameRow] = []
    for kind in Kind.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
      let parts = NameIndex(try spellings.all(of: kind)).parts
      rows.append((kind, DexSchema.otherScript, parts.other))
      rows.append((kind, DexSchema.plainScript, parts.plain))
    }
    return rows.filter { !$0.2.lengths.isEmpty }
  }
}

/// A lesson at half the size: there are 638,000, all in memory at once.
private struct CompactLesson {
  private let form, versionGroup, method, level: Int32

  init(_ learned: LearnedMove, of form: ID<Form>) {
    self.form = Int32(clamping: form.rawValue)
    versionGroup = Int32(clamping: learned.versionGroup.rawValue)
    method = Int32(clamping: learned.method.rawValue)
    level = Int32(clamping: learned.level)
  }

  var lesson: Lesson {
    Lesson(
      form: ID(Int(form)), versionGroup: ID(Int(versionGroup)), method: ID(Int(method)),
      level: Int(level))
  }
}
