/// Gifts of a game of which a player gets only one, such as the first partners. PokeAPI lists each with
/// a chance of 100 %.
package struct GiftChoice: Hashable, Sendable {
  /// The slugs of the version groups.
  package let games: [String]
  /// The slugs of the forms.
  package let forms: [String]
  package let source: String
  /// When the source was read: `2026-11`.
  package let month: String

  package init(games: [String], forms: [String], source: String = "", month: String = "") {
    self.games = games
    self.forms = forms
    self.source = source
    self.month = month
  }
}
