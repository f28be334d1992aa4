/// Brings a picture of a form.
package struct ShowSprite: Sendable {
  private let sprites: any SpriteRepository

  package init(sprites: any SpriteRepository) {
    self.sprites = sprites
  }

  /// A picture that is at hand is brought even if it is old, for pictures do not change; only what
  /// is missing is asked for.
  ///
  /// - Parameter afresh: asks for it even so; what is at hand is reported meanwhile.
  package func callAsFunction(
    _ view: SpriteView = SpriteView(), of form: ID<Form>, afresh: Bool = false,
    report: @MainActor (Timestamped<Sprite>) -> Void = { _ in }
  ) async throws(PokedexError) -> Timestamped<Sprite> {
    if let known = sprites.known(view, of: form) {
      if !afresh { return known }
      await report(known)
    }
    return try await sprites.fetch(view, of: form, afresh: afresh)
  }
}
