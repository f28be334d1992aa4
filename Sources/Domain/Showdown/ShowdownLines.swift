/// Reads single lines of a set in Showdown's format, such as one that was not understood in a paste.
package struct ShowdownLines: Sendable {
  private let names: ShowdownNames

  package init(_ names: ShowdownNames) {
    self.names = names
  }

  /// Adds the contents of a line to a member.
  ///
  /// - Returns: The reason why the line is not understood; `nil` if it is.
  package func read(
    _ line: String, into member: inout TeamMember
  ) -> ShowdownProblem.Reason? {
    member.take(line.trimmed, names)
  }

  /// Returns the reason why a line of a member's set was not understood. If the line can be read on
  /// its own, the reason is that it repeated another line of the set.
  package func problem(with line: String, of form: ID<Form>) -> ShowdownProblem.Reason {
    var member = TeamMember(form)
    return read(line, into: &member) ?? .duplicate(line)
  }
}
