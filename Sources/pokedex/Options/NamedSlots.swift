import PokedexDomain

/// The slots that arguments name, or the lines of a list. A name of a Pokémon alone tells none of its
/// slots.
struct NamedSlots {
  let arguments: [String]
  let options: NameListOptions
  /// Whether lines that name nothing are left out.
  let isLenient: Bool
  /// The action on them.
  let action: SlotAction

  /// - Throws: ``Failure`` with all lines that name no Pokémon, or one that no player can keep.
  func slots(in engine: QueryEngine<PokemonRows>) throws -> [MarkedSlot] {
    let catalog = engine.rows.catalog
    let reader = SlotReader(catalog)
    guard let lines = try options.lines(for: arguments) else {
      let slots = try arguments.map { try Self.slot($0, reader, in: engine) }
      try Self.check(slots, for: action, in: catalog)
      return slots
    }
    let found = FindListedSlots(catalog)(lines)
    let problems = found.flatMap { $0.problems.map(\.message) + refusals(of: $0, catalog) }
    try NameListOptions.report(problems, isLenient: isLenient)
    return found.flatMap(\.slots).filter { !action.isRefused(of: $0, in: catalog) }.unique
  }

  private func refusals(of line: FindListedSlots.Line, _ catalog: Catalog) -> [String] {
    line.slots.compactMap { action.refusal(of: $0, in: catalog) }
      .map { "\(ListedLineProblem.place(ofLine: line.number)): \($0)" }
  }

  /// - Throws: ``Failure`` with all slots that cannot get the mark.
  static func check(_ slots: [MarkedSlot], for action: SlotAction, in catalog: Catalog) throws {
    let refusals = slots.compactMap { action.refusal(of: $0, in: catalog) }
    try Failure.report(refusals, isLenient: false) { last, others in
      Failure(localized: last, .nothingFound, context: others)
    }
  }

  /// - Throws: the error of ``FindPokemon`` if no Pokémon has the name.
  static func slot(
    _ name: String, _ reader: SlotReader, in engine: QueryEngine<PokemonRows>
  ) throws -> MarkedSlot {
    if let slot = reader(name) { return slot }
    return MarkedSlot(form: try FindPokemon()(name, in: engine), key: SlotKey())
  }
}
