import PokedexDomain

/// The contents of lists and reports on boxes, each slot once.
struct FoundMarks {
  private(set) var updates: [FileMarks] = []
  var problems: [MarkFileProblem] = []
  private var known: Set<MarkedSlot> = []

  /// Of several Pokémon for a slot, the first counts.
  mutating func add(_ slot: MarkedSlot, _ found: FoundInSlot) {
    guard known.insert(slot).inserted else { return }
    updates.append(FileMarks(slot.form, slot.key, found: found))
  }

  // MARK: Lists of names

  /// The longest line in bytes: that of all names with commas between them is half as long.
  private static let maxLineLength = 32_768

  init() {}

  init(names text: String, as state: SlotState, in catalog: Catalog) throws(MarkFileProblem) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let long = lines.firstIndex(where: { $0.utf8.count > Self.maxLineLength }) {
      throw MarkFileProblem(
        line: long + 1, reason: worded("a line can have at most \(Self.maxLineLength) bytes"))
    }
    for line in FindListedSlots(catalog)(lines) {
      for slot in line.slots {
        if let reason = SlotAction.state(state).refusal(of: slot, in: catalog) {
          try problems.note(MarkFileProblem(line: line.number, reason: reason))
        } else {
          add(slot, FoundInSlot(state))
        }
      }
      for problem in line.problems {
        try problems.note(
          MarkFileProblem(line: line.number, reason: problem.reason.sentence(about: problem.text)))
      }
    }
    try checkSize()
  }

  // MARK: Sets

  init(sets text: String, as state: SlotState, in catalog: Catalog) throws(MarkFileProblem) {
    let slots = SlotFinder(catalog)
    do throws(ShowdownLimitExceeded) {
      let reading = try ShowdownReader(ShowdownNames(catalog), areBoxes: true)(text)
      for member in reading.teams.flatMap(\.members) {
        let form = catalog.keptForm(of: member.form)
        let slot = slots(
          form, form == member.form ? member.look : nil, member.gender,
          isShiny: member.isShiny ?? false)
        add(slot, FoundInSlot(state, SlotDetails(ball: member.ball)))
      }
      for problem in reading.problems {
        problems.append(MarkFileProblem(line: problem.line, reason: problem.reason.message))
      }
    } catch {
      throw MarkFileProblem(line: error.line, reason: error.message)
    }
    try checkSize()
  }

  private func checkSize() throws(MarkFileProblem) {
    guard updates.count <= MarkFile.maxRows else {
      throw MarkFileProblem(line: 1, reason: worded("at most \(MarkFile.maxRows) are allowed"))
    }
  }
}
