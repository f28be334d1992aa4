import PokedexData
import PokedexDomain

/// The user's marks, for commands.
struct UserMarks {
  let store: TrainerStore
  let marks: TrainerMarks

  /// - Throws: ``Failure`` if there is no home directory.
  init(_ configuration: Configuration) throws {
    store = try Composition(configuration).store(for: .marks)
    marks = TrainerMarks(store)
  }

  func change(_ action: ChangeMarks.Action, of forms: [ID<Form>]) throws -> Int {
    try Output.requireWholeData()
    return try ChangeMarks(marks)(action, of: forms).count
  }

  /// - Parameter details: what is told of the slots that are marked then.
  func change(
    _ action: SlotAction, of slots: [MarkedSlot], telling details: SlotDetails = SlotDetails()
  ) throws -> [MarkChange] {
    try Output.requireWholeData()
    return try marks.update { action.apply(to: &$0, slots, telling: details) }
  }

  func book() throws(PokedexError) -> MarkBook { try marks.read() }

  /// The query engine over all Pokémon, with these marks.
  @MainActor func engine(_ dex: DexSettings) async throws -> QueryEngine<PokemonRows> {
    let composition = Composition(dex)
    marks.play(try composition.playedRun(in: store))
    let pokedex = try composition.pokedex(marks: marks)
    return QueryEngine(try await PokemonRows.rows(of: pokedex, through: nil))
  }

  /// PokeAPI's slugs of the forms, by ID.
  @MainActor func slugs(_ dex: DexSettings) async throws -> [Int: String] {
    let pokedex = try Composition(dex).pokedex(marks: marks)
    return try await pokedex.slugs(of: .form)
  }
}
