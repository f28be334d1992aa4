/// Where queries read the user's marks, which change while the program runs.
package protocol MarkSource: Sendable {
  func book() throws(PokedexError) -> MarkBook
  /// The forms that are in a team, in no order.
  func teamForms() throws(PokedexError) -> [ID<Form>]
  /// Another number whenever marks or teams have changed.
  var revision: Int { get }
}

/// No form is marked, and none is in a team.
package struct NoMarks: MarkSource {
  package init() {}

  package func book() -> MarkBook { MarkBook() }
  package func teamForms() -> [ID<Form>] { [] }
  package var revision: Int { 0 }
}
