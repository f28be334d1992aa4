import Synchronization

/// A dex in which people changed a game: another dex, with the changes of a file in the place of
/// the game that it was made from. It is the only place that knows of them; rows, lists and pages are
/// made of it like of any dex.
final class PatchedDex: DexReference {
  let base: any DexReference
  private let patch: DexPatch
  private let cache = Mutex(Cache())
  /// The moves learned in the game by the forms whose moves changed, by move.
  private let lessons = Memo<[ID<Move>: [SharedLesson]]>()
  /// The encounters in the places that changed, by form.
  private let slots = Memo<[ID<Form>: [Encounter]]>()
  private let borrowers = Memo<[ID<Form>: ID<VersionGroup>]>()

  private struct Cache {
    var names: [Kind: [String]] = [:]
    var indexes: [Kind: NameIndex] = [:]
  }

  init(_ base: any DexReference, _ patch: DexPatch) {
    self.base = base
    self.patch = patch
  }

  var damage: PokedexError? { base.damage }
  var slotFacts: [SlotFact] { base.slotFacts }
  var giftChoices: [GiftChoice] { base.giftChoices }
  var statedWays: Set<EvolutionRoute> { patch.ways }
  var onlyVersion: ID<Version>? { patch.version }

  func rules(of game: VersionGroup) -> GameRules {
    guard game.id == patch.group, let rules = patch.rules else { return base.rules(of: game) }
    return rules
  }

  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> {
    patch.table(type) ?? base.table(type)
  }

  func publishedTable<Row: Tabular>(_ type: Row.Type) -> Table<Row> { base.table(type) }

  func learnset(of form: ID<Form>) -> Learnset {
    let known = base.learnset(of: form)
    let (steps, lender) = (patch.learnsets[form], lender(of: form))
    guard steps != nil || lender != nil else { return known }
    let source = lender ?? patch.group
    var own = known.moves.filter { $0.versionGroup == source }
    for index in own.indices { own[index].versionGroup = patch.group }
    for step in steps ?? [] { step.apply(to: &own, in: patch.group) }
    return Learnset((known.moves.filter { $0.versionGroup != patch.group } + own).sorted())
  }

  func encounters(of form: ID<Form>) -> [Encounter] {
    let known = base.encounters(of: form)
    guard !patch.places.isEmpty else { return known }
    return known.filter { !isReplaced($0) } + (ownEncounters[form] ?? [])
  }

  private var ownEncounters: [ID<Form>: [Encounter]] {
    slots(
      Dictionary(grouping: patch.places.values.joined(), by: \.form)
        .mapValues { $0.map(\.encounter).sorted(by: Self.isBefore) })
  }

  func residents(of area: ID<LocationArea>) -> [Resident] {
    let known = base.residents(of: area)
    guard !patch.places.isEmpty else { return known }
    let own = patch.places.filter { $0.key.area == area }
      .sorted { $0.key.method < $1.key.method }
    return known.filter { !isReplaced($0.encounter) } + own.flatMap(\.value)
  }

  private func isReplaced(_ slot: Encounter) -> Bool {
    slot.version == patch.version
      && patch.places[DexPatch.Place(slot.area, slot.method)] != nil
  }

  private static func isBefore(_ left: Encounter, _ right: Encounter) -> Bool {
    (left.area, left.method, left.minLevel) < (right.area, right.method, right.minLevel)
  }

  func roster(of group: ID<VersionGroup>) -> [ID<Form>] {
    let known = base.roster(of: group)
    guard group == patch.group, !(patch.joining.isEmpty && patch.leaving.isEmpty) else {
      return known
    }
    return Set(known).union(patch.joining).subtracting(patch.leaving).sorted()
  }
}

// MARK: Learners

extension PatchedDex {
  func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {
    guard !patch.learnsets.isEmpty || !patch.lenders.isEmpty else {
      return base.forEachLesson(of: moves, body)
    }
    for (position, move) in moves.enumerated() { forEachLesson(of: move) { body(position, $0) } }
  }

  private func forEachLesson(of move: ID<Move>, _ body: (SharedLesson) -> Void) {
    base.forEachLesson(of: [move]) { _, lesson in
      guard lesson.versionGroup == patch.group else {
        body(lesson)
        return lend(lesson, body)
      }
      for forms in lesson.forms.without({ patch.learnsets[ID($0)] != nil }) {
        body(lesson.of(forms, in: patch.group))
      }
    }
    for lesson in ownLessons[move] ?? [] { body(lesson) }
  }

  private func lend(_ lesson: SharedLesson, _ body: (SharedLesson) -> Void) {
    guard patch.lenders.contains(lesson.versionGroup) else { return }
    for form in lesson.forms
    where patch.learnsets[ID(form)] == nil && lender(of: ID(form)) == lesson.versionGroup {
      body(lesson.of(form...form, in: patch.group))
    }
  }

  private var ownLessons: [ID<Move>: [SharedLesson]] {
    lessons(
      patch.learnsets.keys.sorted().reduce(into: [:]) { lessons, id in
        let form = id.rawValue
        for move in learnset(of: id).moves where move.versionGroup == patch.group {
          lessons[move.move, default: []].append(
            SharedLesson(
              forms: form...form, versionGroup: patch.group, method: move.method,
              level: move.level))
        }
      })
  }

  /// The game whose moves a form learns, because the base has none of it; `nil` if it has its own.
  private func lender(of form: ID<Form>) -> ID<VersionGroup>? {
    guard !patch.lenders.isEmpty else { return nil }
    return borrowers(allBorrowers)[form]
  }

  private var allBorrowers: [ID<Form>: ID<VersionGroup>] {
    let own = Set(base.roster(of: patch.group))
    let others = Set(roster(of: patch.group)).subtracting(own)
    return patch.lenders.reversed().reduce(into: [:]) { lenders, group in
      for form in base.roster(of: group) where others.contains(form) { lenders[form] = group }
    }
  }
}

extension DexPatch.LearnsetStep {
  /// Changes the moves of a form in the game.
  fileprivate func apply(to moves: inout [LearnedMove], in group: ID<VersionGroup>) {
    switch self {
    case .learns(let move, let method, let level, let replaces):
      if replaces { moves.removeAll { $0.move == move && $0.method == method } }
      moves.append(LearnedMove(versionGroup: group, method: method, move: move, level: level))
    case .forgets(let move, let method):
      moves.removeAll { $0.move == move && (method == nil || $0.method == method) }
    case .forgetsAll(let method):
      moves.removeAll { method == nil || $0.method == method }
    }
  }
}

extension SharedLesson {
  fileprivate func of(_ forms: ClosedRange<Int>, in group: ID<VersionGroup>) -> SharedLesson {
    SharedLesson(forms: forms, versionGroup: group, method: method, level: level)
  }
}

extension ClosedRange<Int> {
  /// The range without some of its numbers, as ranges.
  fileprivate func without(_ isOut: (Int) -> Bool) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    var start: Int?
    for number in self {
      if isOut(number) {
        if let first = start { ranges.append(first...(number - 1)) }
        start = nil
      } else {
        start = start ?? number
      }
    }
    if let start { ranges.append(start...upperBound) }
    return ranges
  }
}

// MARK: Names

extension PatchedDex {
  func name(_ kind: Kind, _ id: Int) -> String? {
    patch.changesNames(of: kind) ? nameOfRow(kind, id) : base.name(kind, id)
  }

  func names(of kind: Kind) -> [String] {
    guard patch.changesNames(of: kind) else { return base.names(of: kind) }
    if let names = cache.withLock({ $0.names[kind] }) { return names }
    let language = Wording.current.language
    let rows = KindRows(kind, in: self)
    let known = base.names(of: kind)
    let names = replaced(known, rows, rows.slugs.dropFirst(known.count).map { titled($0) }) {
      $0.preferred(language)
    }
    cache.withLock { $0.names[kind] = names }
    return names
  }

  func names(of kind: Kind, in language: Language) -> [String] {
    let known = base.names(of: kind, in: language)
    let own = patch.names[kind] ?? [:]
    guard patch.changesNames(of: kind),
      !known.isEmpty || own.contains(where: { $0.value[language] != nil })
    else { return known }
    let rows = KindRows(kind, in: self)
    let unnamed = [String](repeating: "", count: max(0, rows.count - known.count))
    return replaced(known, rows, unnamed) { $0[language] }
  }

  func languages(of kind: Kind) -> [Language] {
    guard let own = patch.names[kind] else { return base.languages(of: kind) }
    return Set(base.languages(of: kind) + own.values.flatMap(\.byLanguage.keys)).sorted()
  }

  /// The names of all rows, with those of changed and new rows where they have one.
  private func replaced(
    _ known: [String], _ rows: KindRows, _ added: [String], _ name: (Names) -> String?
  ) -> [String] {
    var names = known + added
    for (id, own) in patch.names[rows.kind] ?? [:] {
      if let row = rows[id], row < names.count, let name = name(own) { names[row] = name }
    }
    return names
  }

  func nameIndex(of kind: Kind) -> NameIndex {
    guard patch.changesNames(of: kind) else { return base.nameIndex(of: kind) }
    if let index = cache.withLock({ $0.indexes[kind] }) { return index }
    let known = base.nameIndex(of: kind)
    let index = known.adding(spellings(of: KindRows(kind, in: self), known), count: count(of: kind))
    cache.withLock { $0.indexes[kind] = index }
    return index
  }

  private func count(of kind: Kind) -> Int { KindRows(kind, in: self).count }

  /// The names of changed and new rows, and the slugs of new ones.
  private func spellings(
    of rows: KindRows, _ known: NameIndex
  ) -> [(row: Int, names: [String])] {
    let named = (patch.names[rows.kind] ?? [:]).sorted { $0.key < $1.key }
    let own = named.compactMap { id, names in
      rows[id].map { (row: $0, names: names.byLanguage.values.sorted()) }
    }
    let game = rows.kind == .version ? rows[patch.version.rawValue] : nil
    let new = rows.slugs.indices.dropFirst(known.count).map { (row: $0, names: [rows.slugs[$0]]) }
    return own + new + (game.map { [(row: $0, names: [patch.slug])] } ?? [])
  }
}
