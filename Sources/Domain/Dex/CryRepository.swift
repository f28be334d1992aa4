/// Provides cries, the sounds that Pokémon make.
package protocol CryRepository: Sendable {
  /// Fetches the cry of a form, or takes it from the cache.
  ///
  /// - Returns: the path of a sound file written for this call, which the player deletes, or else
  ///   ``discard(_:)``.
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no cry.
  func file(of form: ID<Form>) async throws(PokedexError) -> String

  /// Deletes a sound file that no player has got.
  func discard(_ file: String)
}
