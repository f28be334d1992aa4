extension Catalog {
  /// Returns the nickname of a team member, or the name of its form.
  package func name(of member: TeamMember) -> String {
    member.nickname ?? named(member.form).name
  }
}

extension TeamMember {
  /// Turns a string into a nickname: removes surrounding spaces and control characters.
  package static func nickname(_ text: String) -> String { text.typable }
}
