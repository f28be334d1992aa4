import PokedexDomain

/// The contents of lists and reports on boxes, each slot once.
struct FoundMarks {
  private(set) var updates: [FileMarks] = []
  var problems: [LineProblem] = []
  private var known: Set<MarkedSlot> = []

  /// Of several Pokémon for a slot, the first counts.
  mutating func add(_ slot: MarkedSlot, _ found: FoundInSlot) {
    guard known.insert(slot).inserted else { return }
    updates.append(FileMarks(slot.form, slot.key, found: found))
  }

  // MARK: Lists of names

  init() {}

  init(names text: String, as state: SlotState, in catalog: Catalog) throws(LineProblem) {
    for line in try PokemonLists(catalog: catalog).names(text) {
      for slot in line.slots {
        if let reason = SlotAction.state(state).refusal(of: slot, in: catalog) {
          try problems.note(LineProblem(line: line.number, reason: reason))
        } else {
          add(slot, FoundInSlot(state))
        }
      }
      for problem in line.problems { try problems.note(LineProblem(problem)) }
    }
    try checkSize()
  }

  // MARK: Sets

  init(sets text: String, as state: SlotState, in catalog: Catalog) throws(LineProblem) {
    let slots = SlotFinder(catalog)
    let reading = try PokemonLists(catalog: catalog).sets(text)
    for member in reading.members {
      let form = catalog.keptForm(of: member.form)
      let slot = slots(
        form, form == member.form ? member.look : nil, member.gender,
        isShiny: member.isShiny ?? false)
      add(slot, FoundInSlot(state, SlotDetails(ball: member.ball)))
    }
    problems = reading.problems
    try checkSize()
  }

  private func checkSize() throws(LineProblem) {
    guard updates.count <= MarkFile.maxRows else {
      throw LineProblem(line: 1, reason: worded("at most \(MarkFile.maxRows) are allowed"))
    }
  }
}
