/// The source from which queries read the user's marks, which change while the program runs.
package protocol MarkSource: Sendable {
  func book() throws(PokedexError) -> MarkBook
  /// The forms in any team, unsorted.
  func teamForms() throws(PokedexError) -> [ID<Form>]
  /// A number that changes with every change to the marks or teams.
  var revision: Int { get }
}

/// A source without marks or teams.
package struct NoMarks: MarkSource {
  package init() {}

  package func book() -> MarkBook { MarkBook() }
  package func teamForms() -> [ID<Form>] { [] }
  package var revision: Int { 0 }
}
