/// Where prose comes from.
package protocol ProseRepository: Sendable {
  /// What is at hand without waiting, if anything is.
  func known(_ subject: Subject) -> Timestamped<Prose>?

  /// Asks for it, and keeps it. Nothing that fails takes the place of what is known.
  ///
  /// - Parameter afresh: asks even where it was said lately that there is none.
  /// - Throws: ``PokedexError/notFound(_:)`` where there is none.
  func fetch(_ subject: Subject, afresh: Bool) async throws(PokedexError) -> Timestamped<Prose>
}

/// Where pictures come from.
package protocol SpriteRepository: Sendable {
  /// What is at hand without waiting, if anything is.
  func known(_ view: SpriteView, of form: ID<Form>) -> Timestamped<Sprite>?

  /// Asks for it, and keeps it.
  ///
  /// - Parameter afresh: asks even where it was said lately that there is none.
  /// - Throws: ``PokedexError/notFound(_:)`` where there is no such picture.
  func fetch(
    _ view: SpriteView, of form: ID<Form>, afresh: Bool
  ) async throws(PokedexError) -> Timestamped<Sprite>
}

extension ProseRepository {
  package func fetch(_ subject: Subject) async throws(PokedexError) -> Timestamped<Prose> {
    try await fetch(subject, afresh: false)
  }
}

extension SpriteRepository {
  package func fetch(
    _ view: SpriteView, of form: ID<Form>
  ) async throws(PokedexError) -> Timestamped<Sprite> {
    try await fetch(view, of: form, afresh: false)
  }
}

/// A value and when it was had.
package struct Timestamped<Value: Sendable>: Sendable {
  package let value: Value
  /// Seconds since it came, or was said to be still right.
  package let age: Int
  /// Whether it is time to ask again.
  package let isOld: Bool

  package init(_ value: Value, age: Int = 0, isOld: Bool = false) {
    self.value = value
    self.age = age
    self.isOld = isOld
  }

  package func map<Other>(_ change: (Value) -> Other) -> Timestamped<Other> {
    Timestamped<Other>(change(value), age: age, isOld: isOld)
  }
}
