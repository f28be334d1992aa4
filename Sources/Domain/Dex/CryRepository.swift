/// Provides cries, the sounds that Pokémon make.
package protocol CryRepository: Sendable {
  /// Fetches the cry of a form, or takes it from the cache.
  ///
  /// - Returns: the path of a sound file written for this call, which the caller must delete.
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no cry.
  func file(of form: ID<Form>) async throws(PokedexError) -> String
}
