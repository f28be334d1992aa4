import PokedexDomain

extension ProseRepository {
  package func fetch(_ subject: Subject) async throws(PokedexError) -> Timestamped<Prose> {
    try await fetch(subject, forceRefresh: false)
  }
}

extension SpriteRepository {
  package func fetch(
    _ view: SpriteView, of form: ID<Form>
  ) async throws(PokedexError) -> Timestamped<Sprite> {
    try await fetch(view, of: form, forceRefresh: false)
  }
}
