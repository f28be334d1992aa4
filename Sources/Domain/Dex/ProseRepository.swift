/// Provides prose.
package protocol ProseRepository: Sendable {
  /// The cached prose, if any; never waits.
  func known(_ subject: Subject) -> Timestamped<Prose>?

  /// Fetches the prose and caches it. A failure leaves the cached prose in place.
  ///
  /// - Parameter forceRefresh: sends a request even if a recent one found that there is no prose.
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no prose.
  func fetch(_ subject: Subject, forceRefresh: Bool) async throws(PokedexError) -> Timestamped<
    Prose
  >
}

/// Provides sprites.
package protocol SpriteRepository: Sendable {
  /// The cached sprite, if any; never waits.
  func known(_ view: SpriteView, of form: ID<Form>) -> Timestamped<Sprite>?

  /// Fetches the sprite and caches it.
  ///
  /// - Parameter forceRefresh: sends a request even if a recent one found that there is no such sprite.
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no such sprite.
  func fetch(
    _ view: SpriteView, of form: ID<Form>, forceRefresh: Bool
  ) async throws(PokedexError) -> Timestamped<Sprite>
}

/// A cached value with its age.
package struct Timestamped<Value: Sendable>: Sendable {
  package let value: Value
  /// Seconds since the value was fetched or last revalidated.
  package let age: Int
  /// Whether the value is due for revalidation.
  package let isOld: Bool

  package init(_ value: Value, age: Int = 0, isOld: Bool = false) {
    self.value = value
    self.age = age
    self.isOld = isOld
  }
}
