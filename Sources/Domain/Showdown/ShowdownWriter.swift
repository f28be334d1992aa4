/// Writes teams in the text format of Pokémon Showdown.
package struct ShowdownWriter: Sendable {
  private let names: ShowdownNames

  package init(_ names: ShowdownNames) {
    self.names = names
  }

  /// Returns the text of several teams, each under its name. A text that is not empty ends with a
  /// line feed.
  package func callAsFunction(_ teams: [Team]) -> String {
    Self.text(of: teams) { _ in self }
  }

  /// The same text, with a writer for each team: a changed game has names of its own.
  static func text(of teams: [Team], _ writer: (Team) -> ShowdownWriter) -> String {
    teams.map { writer($0).text(of: $0, needsHeader: teams.count > 1) }.joined(separator: "\n")
  }

  /// Returns the set of a member, ending with a line feed.
  ///
  /// - Parameter rules: those of the team's format.
  package func text(of member: TeamMember, in rules: GameRules = .today) -> String {
    lines(of: member, rules).map { $0 + "\n" }.joined()
  }

  private func text(of team: Team, needsHeader: Bool) -> String {
    let rules = team.format.flatMap(FormatGame.rules) ?? .today
    let parts =
      team.members.map { text(of: $0, in: rules) }
      + team.unread.map { $0.map { $0 + "\n" }.joined() }
    let hasHeader = needsHeader || !team.name.isEmpty || team.format != nil
    return ((hasHeader ? [header(of: team)] : []) + parts).joined(separator: "\n")
  }

  private func header(of team: Team) -> String {
    let format = team.format.map { "[\($0)]" }
    let words = [format, team.name.isEmpty ? nil : team.name].compactMap { $0 }
    return (["==="] + words + ["==="]).joined(separator: " ").onOneLine + "\n"
  }

  private func lines(of member: TeamMember, _ rules: GameRules) -> [String] {
    let fields = SetField.all(with: rules.effort(of: member))
    let values = SetField.lines.filter(fields.contains).compactMap { line(of: $0, member) }
    return [head(of: member)] + values + member.moves.map { line(of: $0) }
      + member.unread.filter { !isItem($0, of: member) }
  }

  private func line(of field: SetField, _ member: TeamMember) -> String? {
    guard let label = field.line?.labels.first, let text = field.text(in: member, names) else {
      return nil
    }
    if case .name(.nature, _) = field.kind { return "\(text) Nature" }
    return "\(label): \(text)"
  }

  private func head(of member: TeamMember) -> String {
    var head = names.name(of: member.form, member.look)
    if let nickname = member.nickname { head = "\(nickname) (\(head))" }
    if let gender = member.gender { head += " (\(gender.rawValue))" }
    if let item = member.item {
      head += " @ \(names.items[item])"
    } else if let item = member.unread.first(where: { isItem($0, of: member) }) {
      head += " \(item)"
    }
    return head.onOneLine
  }

  /// Returns whether a line holds an unknown item.
  private func isItem(_ line: String, of member: TeamMember) -> Bool {
    member.item == nil && line.hasPrefix("@ ")
  }

  private func line(of move: TeamMove) -> String {
    let type = move.type.map { " [\(names.types[$0])]" } ?? ""
    return "- \(names.moves[move.move])\(type)"
  }
}

extension String {
  /// The string with newlines replaced by spaces.
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
