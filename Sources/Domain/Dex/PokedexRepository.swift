/// Provides the Pokédex's data: from a dex file, which holds all of it, or from PokeAPI, resource
/// by resource.
package protocol PokedexRepository: Sendable {
  /// All forms, with everything known at once: all facts from a dex, only numbers and slugs from
  /// PokeAPI.
  func catalog() async throws(PokedexError) -> Catalog

  /// Everything on the page of a form, in the games of a lens or, if `nil`, today.
  func record(
    of form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> FormRecord

  /// The slugs of all entities of a kind, by ID.
  func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String]

  /// Marks the cached record of a form as outdated: the next request fetches a new one, or throws
  /// if that fails.
  func renew(_ form: ID<Form>)
}

extension PokedexRepository {
  /// Does nothing: the data of a dex never expires.
  package func renew(_ form: ID<Form>) {}

  /// The catalog if there is a dex, which has it at once; `nil` for PokeAPI, whether or not its list
  /// arrives.
  package func localCatalog() async -> Catalog? { try? await catalog().local }
}
