extension Catalog {
  /// Returns the nickname of a team member, or the name of its form.
  package func name(of member: TeamMember) -> String {
    member.nickname ?? named(member.form).name
  }
}
