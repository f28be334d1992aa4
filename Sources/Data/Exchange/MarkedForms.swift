import PokedexDomain

/// Finds the forms of a file's rows.
struct MarkedForms {
  private let slugs: [Int: String]
  private let ids: [String: Int]
  private let names: FindListedPokemon.NameReader?
  private let slotText: SlotText
  private let slots: TableSlots?
  private let table: SlotTable?
  private let details: SlotDetailReader?

  /// - Parameters:
  ///   - slugs: PokeAPI's slugs of the forms, by ID.
  ///   - names: reads the names of Pokémon; `nil` if only slugs and IDs are read.
  ///   - catalog: knows the names of slots; `nil` to read only their numbers.
  init(
    _ slugs: [Int: String], _ names: FindListedPokemon.NameReader?, _ catalog: Catalog?
  ) {
    self.slugs = slugs
    self.names = names
    slotText = SlotText(SlotMarkWords(catalog))
    slots = catalog.map(TableSlots.init)
    table = catalog?.slots
    details = catalog.map(SlotDetailReader.init)
    ids = Dictionary(slugs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the updates, and the problems with rows of unknown forms or of one that an earlier row
  /// already has.
  ///
  /// - Parameter state: the state of the slots that the rows only name, each any number of times; `nil`
  ///   if they tell marks.
  /// - Throws: an error for the whole file if it has too many problems.
  func resolve(
    _ rows: [MarkRow], found state: SlotState? = nil
  ) throws(LineProblem) -> ([FileMarks], [LineProblem]) {
    var lines: [MarkedSlot: Int] = [:]
    var updates: [FileMarks] = []
    var problems: [LineProblem] = []
    for row in rows {
      do throws(LineProblem) {
        let slot = try slot(of: row)
        if let first = lines[slot] {
          if state != nil { continue }
          let id = slot.form.rawValue
          throw row.problem(
            worded("\(slugs[id] ?? worded("form \(id)")) is already on line \(first)"))
        }
        lines[slot] = row.line
        if let update = try update(of: row, slot, state) { updates.append(update) }
      } catch {
        try problems.note(error)
      }
    }
    return (updates, problems)
  }

  /// `nil` if the row tells that its slot has no mark.
  private func update(
    of row: MarkRow, _ slot: MarkedSlot, _ state: SlotState?
  ) throws(LineProblem) -> FileMarks? {
    let told = try told(in: row)
    if let state { return FileMarks(slot.form, slot.key, found: FoundInSlot(state, told)) }
    if let word = row.state {
      guard !word.isEmpty else { return nil }
      guard let state = SlotState.allCases.first(where: { $0.word == word.lowercased() }) else {
        throw row.problem(
          worded("state is '\(word)': write caught, pending or wanted"))
      }
      return FileMarks(slot.form, slot.key, found: FoundInSlot(state, told))
    }
    var update = row.update(of: slot, slots: try slotMarks(of: row, slot.form))
    update.details = told
    return update
  }

  private func told(in row: MarkRow) throws(LineProblem) -> SlotDetails {
    guard let details else { return SlotDetails() }
    do throws(SlotDetailReader.Unknown) {
      return SlotDetails(
        ball: row.ball.isEmpty ? nil : try details.ball(row.ball).get(),
        game: row.origin.isEmpty ? nil : try details.game(row.origin).get(),
        note: row.state == nil || !row.hasNote ? nil : row.entry.note)
    } catch { throw row.problem(error.text) }
  }

  /// The slot that a row names; its form if it tells no more.
  private func slot(of row: MarkRow) throws(LineProblem) -> MarkedSlot {
    if !row.slot.isEmpty {
      guard let entry = table?[row.slot] else {
        throw row.problem(worded("there is no slot '\(row.slot)'"))
      }
      return MarkedSlot(form: entry.slot.form, key: entry.key)
    }
    if row.slug.isEmpty, row.id == nil, let slot = slots?.slot(of: row) { return slot }
    return MarkedSlot(form: ID(try id(of: row)), key: SlotKey())
  }

  private func slotMarks(
    of row: MarkRow, _ form: ID<Form>
  ) throws(LineProblem) -> [SlotMark]? {
    guard let text = row.slots else { return nil }
    switch slotText.marks(text, of: form) {
    case .success(let marks): return marks
    case .failure(let word): throw row.problem(worded("there is no slot '\(word.text)'"))
    }
  }

  /// The ID of a row's form. An ID without a slug is accepted unchecked: another dex may have more
  /// forms than this one.
  private func id(of row: MarkRow) throws(LineProblem) -> Int {
    guard !row.slug.isEmpty else {
      if let id = row.id { return id }
      return try named(row)
    }
    guard let id = ids[row.slug] else {
      let hint = NearestWord.hint(row.slug, among: ids.keys.sorted())
      throw row.problem(worded("there is no form '\(row.slug)'\(hint)"))
    }
    guard row.id ?? id == id else {
      throw row.problem(worded("\(row.slug) has the id \(id), not \(row.id ?? 0)"))
    }
    return id
  }

  private func named(_ row: MarkRow) throws(LineProblem) -> Int {
    let name = [row.name, row.form].filter { !$0.isEmpty }.joined(separator: " ")
    guard let names, !name.isEmpty || row.number != nil else {
      throw row.problem(worded("it has neither id nor slug nor name"))
    }
    if !row.form.isEmpty, names.read(ListedLine(name)).failure != nil,
      let alone = names.read(ListedLine(row.name)).value, names.isOther(alone)
    {
      // The name tells the form, too: `Alolan Vulpix`, `alola`.
      return alone.rawValue
    }
    switch names(name, number: row.number) {
    case .success(let form): return form.rawValue
    case .failure(let reason): throw row.problem(reason.sentence(about: name))
    }
  }
}

extension MarkRow {
  func problem(_ reason: String) -> LineProblem { LineProblem(line: line, reason: reason) }
}
