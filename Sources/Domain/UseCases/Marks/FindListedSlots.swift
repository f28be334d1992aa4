/// Finds the slots named in lines of text: one a line, as ``FindListedPokemon`` reads them, or several
/// with commas between them. A name of a Pokémon alone tells none of its slots.
package struct FindListedSlots {
  /// A line that is not empty, and what it names.
  package struct Line: Hashable, Sendable {
    /// From 1.
    package let number: Int
    package let slots: [MarkedSlot]
    /// The words of it that are not understood.
    package let problems: [ListedLineProblem]
  }

  private let slots: SlotReader
  private let names: FindListedPokemon.NameReader

  package init(_ catalog: Catalog) {
    slots = SlotReader(catalog)
    names = FindListedPokemon.NameReader(catalog, takesLooks: true)
  }

  /// Reads lines up to the first problem beyond the ``ListedLineProblem/most``.
  package func callAsFunction(_ lines: some Sequence<some StringProtocol>) -> [Line] {
    var found: [Line] = []
    var problems = 0
    for (number, text) in Self.withoutOrdinals(zip(1..., lines.map(\.trimmed))) {
      let line = line(text, number)
      found.append(line)
      problems += line.problems.count
      if problems > ListedLineProblem.most { break }
    }
    return found
  }

  /// The lines that are not empty. Numbers that count them, from 1, are not those of the dex.
  private static func withoutOrdinals(
    _ lines: some Sequence<(Int, String)>
  ) -> [(number: Int, text: String)] {
    let lines = lines.filter { !$1.isEmpty }
    let numbered = lines.map { ListedLine.numbered($1) }
    guard lines.count > 1,
      numbered.enumerated().allSatisfy({ index, line in line?.number == index + 1 })
    else { return lines.map { ($0, $1) } }
    return zip(lines, numbered).map { line, numbered in (line.0, numbered?.rest ?? line.1) }
  }

  /// Reads names up to the first problem beyond the ``ListedLineProblem/most``.
  private func line(_ text: String, _ number: Int) -> Line {
    var slots: [MarkedSlot] = []
    var problems: [ListedLineProblem] = []
    for part in several(text) where problems.count <= ListedLineProblem.most {
      switch slot(part) {
      case .success(let slot): slots.append(slot)
      case .failure(let reason):
        problems.append(ListedLineProblem(line: number, text: part, reason: reason))
      }
    }
    return Line(number: number, slots: slots, problems: problems)
  }

  /// The names of a line with several; otherwise the line. A row of a table has one name in its columns.
  private func several(_ text: String) -> [String] {
    let parts = ListedLine.parts(of: text)
    guard parts.count > 1, parts.prefix(Self.fewParts).count(where: isName) > 1 else {
      return [text]
    }
    return parts
  }

  /// Enough parts to tell a list from a row of a table.
  private static let fewParts = 20

  private func isName(_ text: String) -> Bool {
    if slots(text) != nil { return true }
    let line = ListedLine(text)
    return !line.names.isEmpty && names.read(line).failure == nil
  }

  private func slot(_ text: String) -> Result<MarkedSlot, ListedLineProblem.Reason> {
    let line = ListedLine(text)
    let found = line.names.compactMap { slots($0) }
    if let slot = found.first(where: \.isTold) { return .success(slot) }
    let named = names(line).map(MarkedSlot.untold)
    // A gender that cannot be seen is part of no name.
    if case .failure(.unknown) = named, let slot = found.first { return .success(slot) }
    return named
  }
}
