/// Reads single lines of a set in Showdown's format, such as one that was not understood in a paste.
package struct ShowdownLines: Sendable {
  private let names: ShowdownNames

  package init(_ names: ShowdownNames) {
    self.names = names
  }

  /// Adds the contents of a line to a member.
  ///
  /// - Parameter rules: those of the member's games.
  /// - Returns: The reason why the line is not understood; `nil` if it is.
  package func read(
    _ line: String, into member: inout TeamMember, in rules: GameRules
  ) -> ShowdownProblem.Reason? {
    member.take(line.trimmed, names, canHavePoints: rules.effort == .statPoints)
  }

  /// Returns the reason why a line of a member's set was not understood. If the line can be read on
  /// its own, the reason is that it repeated another line of the set.
  package func problem(
    with line: String, of form: ID<Form>, in rules: GameRules
  ) -> ShowdownProblem.Reason {
    var member = TeamMember(form)
    return read(line, into: &member, in: rules) ?? .duplicate(line)
  }
}
