/// Brings a picture of a form.
package struct ShowSprite: Sendable {
  private let sprites: any SpriteRepository

  package init(sprites: any SpriteRepository) {
    self.sprites = sprites
  }

  /// A picture that is at hand is brought even if it is old, for pictures do not change; only what
  /// is missing is asked for.
  package func callAsFunction(
    _ view: SpriteView = SpriteView(), of form: ID<Form>, afresh: Bool = false
  ) async throws(PokedexError) -> Sprite {
    if !afresh, let known = sprites.known(view, of: form) { return known.value }
    return try await sprites.fetch(view, of: form).value
  }
}
