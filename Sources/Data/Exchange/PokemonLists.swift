import PokedexDomain

/// Reads the lists of Pokémon that a file can be: names, one a line or with commas between them, or
/// sets of Showdown.
struct PokemonLists {
  let catalog: Catalog

  /// The longest line in bytes: that of all names with commas between them is half as long.
  private static let maxLineLength = 32_768

  func names(_ text: String) throws(LineProblem) -> [FindListedSlots.Line] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let long = lines.firstIndex(where: { $0.utf8.count > Self.maxLineLength }) {
      throw LineProblem(
        line: long + 1, reason: worded("a line can have at most \(Self.maxLineLength) bytes"))
    }
    return FindListedSlots(catalog)(lines)
  }

  func sets(
    _ text: String
  ) throws(LineProblem) -> (members: [TeamMember], problems: [LineProblem]) {
    do throws(ShowdownLimitExceeded) {
      let reading = try ShowdownReader(ShowdownNames(catalog), areBoxes: true)(text)
      return (
        reading.teams.flatMap(\.members),
        reading.problems.map { LineProblem(line: $0.line, reason: $0.reason.message) }
      )
    } catch { throw LineProblem(line: error.line, reason: error.message) }
  }
}

extension LineProblem {
  init(_ problem: ListedLineProblem) {
    self.init(line: problem.line, reason: problem.reason.sentence(about: problem.text))
  }
}
