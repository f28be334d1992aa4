import PokedexDomain

/// The sets of a Showdown paste that is not saved.
package struct PastedSets {
  package let members: [TeamMember]
  /// The message about the first line that is not understood; `nil` if every line is understood.
  package let problem: String?

  /// A paste beyond the limits, or without a dex, has no sets.
  init(_ text: String, _ catalog: Catalog?) {
    let reading = catalog.flatMap { try? ReadTeams($0)(text) }
    members = reading?.teams.flatMap(\.members) ?? []
    problem = reading?.problems.first.map { worded("line \($0.line): \($0.message)") }
  }
}
