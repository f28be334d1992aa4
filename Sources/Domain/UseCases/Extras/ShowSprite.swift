/// Loads a sprite of a form.
package struct ShowSprite: Sendable {
  private let sprites: any SpriteRepository

  package init(sprites: any SpriteRepository) {
    self.sprites = sprites
  }

  /// Returns a cached sprite regardless of its age, because sprites do not change; fetches it only
  /// if it is missing.
  ///
  /// - Parameter forceRefresh: fetches it in any case, and reports the cached one in the meantime.
  package func callAsFunction(
    _ view: SpriteView = SpriteView(), of form: ID<Form>, forceRefresh: Bool = false,
    report: @MainActor (Timestamped<Sprite>) -> Void = { _ in }
  ) async throws(PokedexError) -> Timestamped<Sprite> {
    if let known = sprites.known(view, of: form) {
      if !forceRefresh { return known }
      await report(known)
    }
    return try await sprites.fetch(view, of: form, forceRefresh: forceRefresh)
  }
}
