import PokedexDomain

/// The lines of imported teams that are not understood.
extension TeamsModel {
  /// Advice for correcting a line that is not understood.
  func remedy(for line: String, of form: ID<Form>, in rules: GameRules) -> String {
    lines?.problem(with: line, of: form, in: rules).remedy ?? ""
  }

  /// Removes from an imported team the sets that are not understood.
  package func dropUnread(of team: Team) -> StatusMessage? {
    change(.dropUnread, of: team.name)
      ?? StatusMessage(worded("unreadable lines of \(team.name) removed: u undoes it"))
  }

  /// The reason why a corrected line is still not understood.
  struct UnreadLine: Error {
    let message: String
  }

  /// Returns a member with a corrected line in place of one that was not understood. An empty
  /// correction only removes that line.
  func reading(
    _ line: String, replacing index: Int, of member: TeamMember, in rules: GameRules
  ) -> Result<TeamMember, UnreadLine> {
    var changed = member.without(.unread(index))
    guard !line.trimmed.isEmpty else { return .success(changed) }
    let problem = lines?.read(line, into: &changed, in: rules)
    return problem.map { .failure(UnreadLine(message: $0.message)) } ?? .success(changed)
  }
}

extension Team {
  /// The number of lines that are not understood.
  var unreadCount: Int {
    members.reduce(unread.reduce(0) { $0 + $1.count }) { $0 + $1.unread.count }
  }
}

extension Inline {
  /// `⚠ 2`: the number of lines that are not understood; empty without any.
  package static func unread(_ count: Int) -> Inline {
    count == 0 ? "" : Inline(" ⚠ \(count)", tone: .bad)
  }

  /// The name of a team, and the number of lines that are not understood.
  package init(_ team: Team) {
    self = Inline(team.name) + .unread(team.unreadCount)
  }
}
