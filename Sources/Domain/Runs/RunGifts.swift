/// The gifts of a game that exclude each other.
struct RunGifts: Sendable {
  private var choices: [ID<Form>: [ID<Form>]] = [:]

  /// - Parameter catalog: that of the game.
  init(in game: Lens, _ catalog: Catalog) {
    let groups = catalog.dex.table(VersionGroup.self)
    let slugs = Set(game.data.groups.compactMap { groups.slug(of: $0) })
    let forms = catalog.forms
    for choice in catalog.dex.giftChoices where !slugs.isDisjoint(with: choice.games) {
      let ids = choice.forms.compactMap { slug in
        forms.slugs.firstIndex(of: slug).map { forms.ids[$0] }
      }
      for id in ids { choices[id] = ids }
    }
  }

  /// The gifts of which the player gets only one, with the form itself; empty if it excludes none.
  func alternatives(to form: ID<Form>) -> [ID<Form>] { choices[form] ?? [] }
}
