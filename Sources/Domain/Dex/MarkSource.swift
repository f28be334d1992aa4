/// The source from which queries read the user's marks, which change while the program runs.
package protocol MarkSource: Sendable {
  func read() throws(PokedexError) -> MarkBook
  /// The marks for a query; none if they cannot be read, as ``failure`` then says.
  func book() -> MarkBook
  /// The forms in any team, unsorted; none if the teams cannot be read.
  func teamForms() -> [ID<Form>]
  /// The words after an `@` that begin so: the run, the names of the teams, of the sets of the library,
  /// and after a slash those of members. None if they cannot be read.
  func teamNames(beginningWith text: String, in catalog: Catalog) -> [String]
  /// The user's collections, sorted by name; none if they cannot be read.
  func collections() -> [SavedCollection]
  /// The run that is being played; `nil` without one, or if it cannot be read.
  ///
  /// - Parameter catalog: any of the dex, in which its game is looked up the first time.
  func run(in catalog: Catalog) -> RunFacts?
  /// Why the marks, teams, collections or run that were last asked for cannot be read; `nil` if they
  /// could.
  var failure: PokedexError? { get }
  /// A number that changes with every change to the marks, teams, collections or the run.
  var revision: Int { get }
}

extension MarkSource {
  package func run(in catalog: Catalog) -> RunFacts? { nil }
}

/// A source without marks or teams.
package struct NoMarks: MarkSource {
  package init() {}

  package func read() -> MarkBook { MarkBook() }
  package func book() -> MarkBook { MarkBook() }
  package func teamForms() -> [ID<Form>] { [] }
  package func teamNames(beginningWith text: String, in catalog: Catalog) -> [String] { [] }
  package func collections() -> [SavedCollection] { [] }
  package var failure: PokedexError? { nil }
  package var revision: Int { 0 }
}
