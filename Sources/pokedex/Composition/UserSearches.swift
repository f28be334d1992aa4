import PokedexData
import PokedexDomain
import PokedexPresentation

/// The user's saved searches, for commands.
struct UserSearches {
  private let store: TrainerStore

  /// - Throws: ``Failure`` if there is no home directory.
  init(_ configuration: Configuration) throws {
    store = try Composition(configuration).store(for: .searches)
  }

  /// Parses a name with or without its `@`.
  static func name(_ text: String) throws -> String {
    let name = String(text.drop { $0 == "@" })
    guard SavedSearch.isName(name) else {
      throw Failure(
        "'\(text.prefix(60))' is not a valid name: use up to 40 letters, digits, '-' and '_'",
        .usage)
    }
    return name
  }

  func searches() throws -> SavedSearches {
    try store.searches()
  }

  // MARK: Saving

  /// Saves a search that is valid for Pokémon or for one of the other lists.
  ///
  /// - Returns: a description of its current matches, such as `12 Pokémon`.
  @MainActor func save(_ search: SavedSearch, _ dex: DexSettings) async throws -> String {
    guard search.query.contains(where: { !$0.isWhitespace }) else {
      throw Failure("a search needs a query, such as type:dragon", .usage)
    }
    guard search.query.unicodeScalars.count <= SavedSearch.maxQueryLength else {
      throw Failure(
        "a saved search can have at most \(SavedSearch.maxQueryLength) characters", .usage)
    }
    let saved = try searches()
    let pokedex = try Composition(dex).pokedex()
    let found = try await Self.found(search.query, in: pokedex, saved)
    guard !saved.leads(from: search.query, to: search.name) else {
      throw Failure("@\(search.name) would contain itself", .usage)
    }
    try Output.requireWholeData()
    try store.save(search)
    return found
  }

  /// - Throws: the error in the query for Pokémon, if the query is invalid for every list.
  @MainActor private static func found(
    _ query: String, in pokedex: any PokedexRepository, _ saved: SavedSearches
  ) async throws -> String {
    do {
      let rows = try await PokemonRows.rows(of: pokedex, through: nil)
      return worded("\(Formatting.count(try count(query, in: rows, saved))) Pokémon")
    } catch {
      guard Failure(error)?.status == .usage else { throw error }
      for kind in Kinds.all {
        if let count = try? await count(query, of: kind, in: pokedex, saved) { return count }
      }
      throw error
    }
  }

  @MainActor private static func count<Entity: Browsable>(
    _ query: String, of kind: Entity.Type, in pokedex: any PokedexRepository,
    _ saved: SavedSearches
  ) async throws -> String {
    let rows = try await Entity.Rows.rows(of: pokedex, through: nil)
    let count = try count(query, in: rows, saved)
    return count == 1 ? worded("1 row") : Entity.counted(Formatting.count(count))
  }

  private static func count<Rows: QueryRows>(
    _ query: String, in rows: Rows, _ saved: SavedSearches
  ) throws -> Int {
    try SearchPokedex(saved: saved).found(query, in: QueryEngine(rows)).rows.count
  }
}
