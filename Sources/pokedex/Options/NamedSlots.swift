import PokedexDomain

/// The slots that arguments name, or the lines of a list. A name of a Pokémon alone tells none of its
/// slots.
struct NamedSlots {
  let arguments: [String]
  let options: NameListOptions
  /// Whether lines that name nothing are left out.
  let isLenient: Bool

  /// - Throws: ``Failure`` with all lines that name no Pokémon.
  func slots(in engine: QueryEngine<PokemonRows>) throws -> [MarkedSlot] {
    let catalog = engine.rows.catalog
    let reader = SlotReader(catalog)
    guard let lines = try options.lines(for: arguments) else {
      return try arguments.map { try Self.slot($0, reader, in: engine) }
    }
    let found = FindListedSlots(catalog)(lines)
    try NameListOptions.report(found.flatMap(\.problems).map(\.message), isLenient: isLenient)
    return found.flatMap(\.slots).unique
  }

  /// - Throws: the error of ``FindPokemon`` if no Pokémon has the name.
  static func slot(
    _ name: String, _ reader: SlotReader, in engine: QueryEngine<PokemonRows>
  ) throws -> MarkedSlot {
    if let slot = reader(name) { return slot }
    return MarkedSlot(form: try FindPokemon()(name, in: engine), key: SlotKey())
  }
}
