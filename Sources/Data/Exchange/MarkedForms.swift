import PokedexDomain

/// Finds the forms of a file's rows.
struct MarkedForms {
  private let slugs: [Int: String]
  private let ids: [String: Int]
  private let names: FindListedPokemon.NameReader?
  private let slotText: SlotText
  private let slots: TableSlots?

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
    ids = Dictionary(slugs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the updates, and the problems with rows of unknown forms or of one that an earlier row
  /// already has.
  ///
  /// - Throws: an error for the whole file if it has too many problems.
  func resolve(
    _ rows: [MarkRow]
  ) throws(MarkFileProblem) -> ([FileMarks], [MarkFileProblem]) {
    var lines: [MarkedSlot: Int] = [:]
    var updates: [FileMarks] = []
    var problems: [MarkFileProblem] = []
    for row in rows {
      do throws(MarkFileProblem) {
        let slot = try slot(of: row)
        if let first = lines[slot] {
          let id = slot.form.rawValue
          throw row.problem(
            worded("\(slugs[id] ?? worded("form \(id)")) is already on line \(first)"))
        }
        let marks = try slotMarks(of: row, slot.form)
        lines[slot] = row.line
        updates.append(row.update(of: slot, slots: marks))
      } catch {
        try problems.note(error)
      }
    }
    return (updates, problems)
  }

  /// The slot that a row names; its form if it tells no more.
  private func slot(of row: MarkRow) throws(MarkFileProblem) -> MarkedSlot {
    if row.slug.isEmpty, row.id == nil, let slot = slots?.slot(of: row) { return slot }
    return MarkedSlot(form: ID(try id(of: row)), key: SlotKey())
  }

  private func slotMarks(
    of row: MarkRow, _ form: ID<Form>
  ) throws(MarkFileProblem) -> [SlotMark]? {
    guard let text = row.slots else { return nil }
    switch slotText.marks(text, of: form) {
    case .success(let marks): return marks
    case .failure(let word): throw row.problem(worded("there is no slot '\(word.text)'"))
    }
  }

  /// The ID of a row's form. An ID without a slug is accepted unchecked: another dex may have more
  /// forms than this one.
  private func id(of row: MarkRow) throws(MarkFileProblem) -> Int {
    guard !row.slug.isEmpty else {
      if let id = row.id { return id }
      return try named(row)
    }
    guard let id = ids[row.slug] else {
      let nearest = NearestWord.to(row.slug, among: Array(ids.keys))
      let hint = NearestWord.hint(nearest)
      throw row.problem(worded("there is no form '\(row.slug)'\(hint)"))
    }
    guard row.id ?? id == id else {
      throw row.problem(worded("\(row.slug) has the id \(id), not \(row.id ?? 0)"))
    }
    return id
  }

  private func named(_ row: MarkRow) throws(MarkFileProblem) -> Int {
    let name = [row.name, row.form].filter { !$0.isEmpty }.joined(separator: " ")
    guard let names, !name.isEmpty || row.number != nil else {
      throw row.problem(worded("it has neither id nor slug nor name"))
    }
    switch names(name, number: row.number) {
    case .success(let form): return form.rawValue
    case .failure(let reason): throw row.problem(reason.sentence(about: name))
    }
  }
}

extension MarkRow {
  func problem(_ reason: String) -> MarkFileProblem { MarkFileProblem(line: line, reason: reason) }
}
