import PokedexDomain

/// The sets of a Showdown paste that is not saved.
package struct PastedSets {
  package let members: [TeamMember]
  /// The message about the first line that is not understood; `nil` if every line is understood.
  package let problem: String?
  /// The message if there are no members: the text is beyond the limits, there is no dex to read it
  /// with, or it is about something else.
  package let absence: String

  init(_ text: String, _ catalog: Catalog?) {
    let reading = Result(of: try ReadTeams(catalog ?? .empty)(text))
    members = reading.value?.teams.flatMap(\.members) ?? []
    problem = reading.value?.problems.first.map { worded("line \($0.line): \($0.message)") }
    absence = reading.failure?.text ?? worded("There is no Pokémon in that text")
  }
}
