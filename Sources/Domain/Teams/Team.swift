/// A team of Pokémon, under a name of the user's choice.
///
/// A team may break the rules: imported text is kept unchanged, and ``TeamRules/faults(of:in:)``
/// reports the problems.
package struct Team: Hashable, Sendable {
  /// Empty for a team imported from a text without a name.
  package var name: String
  /// Showdown's name of the format, such as `gen9ou`.
  package var format: String?
  package var members: [TeamMember]
  /// Sets in an imported text that could not be read, line by line.
  package var unread: [[String]]

  package static let maxMembers = 6

  package init(
    name: String, format: String? = nil, members: [TeamMember] = [], unread: [[String]] = []
  ) {
    self.name = name
    self.format = format
    self.members = members
    self.unread = unread
  }

  /// Returns whether the team has a name, ignoring case.
  package func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}
