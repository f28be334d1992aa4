import PokedexDomain

extension StatusMessage {
  private static let maxNames = 3

  /// Says which teams were imported, and which line was not understood.
  init(_ imported: ImportTeams.Import) {
    let (teams, problems) = (imported.reading.teams, imported.reading.problems)
    self.init(
      worded(
        "\(Self.names(of: teams)) imported\(Self.note(on: problems)) · T shows it · u undoes it"))
  }

  /// The names of a few teams, or the number of many, so that the undo hint stays visible.
  private static func names(of teams: [Team]) -> String {
    guard teams.count <= maxNames else { return worded("\(Formatting.count(teams.count)) teams") }
    return teams.map(\.name).joined(separator: ", ")
  }

  private static func note(on problems: [ShowdownProblem]) -> String {
    guard let first = problems.first else { return "" }
    let rest = problems.count == 1 ? "" : worded(" and \(problems.count - 1) more")
    return worded("; line \(first.line) is kept as text: \(first.message)\(rest)")
  }
}
