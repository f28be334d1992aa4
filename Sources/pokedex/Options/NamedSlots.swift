import PokedexDomain

/// The slots that arguments name, or the lines of a list. A name of a Pokémon alone tells none of its
/// slots.
struct NamedSlots {
  let arguments: [String]
  let options: NameListOptions

  /// - Throws: ``Failure`` with all lines that name no Pokémon.
  func slots(in engine: QueryEngine<PokemonRows>) throws -> [MarkedSlot] {
    let catalog = engine.rows.catalog
    let reader = SlotReader(catalog)
    guard let lines = try options.lines(for: arguments) else {
      return try arguments.map { try Self.slot($0, reader, in: engine) }
    }
    let found = FindListedPokemon()(lines, in: catalog).map { line in
      (line, ListedLine(line.text).names.lazy.compactMap { reader($0) }.first { $0.isTold })
    }
    try options.report(found.compactMap { $1 == nil ? $0.problem?.message : nil })
    return found.compactMap { line, slot in
      slot ?? line.form.value.map { MarkedSlot(form: $0, key: SlotKey()) }
    }.unique
  }

  /// - Throws: the error of ``FindPokemon`` if no Pokémon has the name.
  static func slot(
    _ name: String, _ reader: SlotReader, in engine: QueryEngine<PokemonRows>
  ) throws -> MarkedSlot {
    if let slot = reader(name) { return slot }
    return MarkedSlot(form: try FindPokemon()(name, in: engine), key: SlotKey())
  }
}
