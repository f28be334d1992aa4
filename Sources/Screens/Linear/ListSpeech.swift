import PokedexDomain
import PokedexPresentation

/// Speech for a list: its filter, the number of matches and the selected row.
@MainActor struct ListSpeech<Rows: QueryRows> {
  let listing: Listing<Rows>
  let total: Int

  var lines: [String] {
    let count = Formatting.count(listing.result.rows.count)
    let all = Formatting.count(total)
    guard listing.isFiltering || !listing.query.isEmpty else { return [worded("\(all) in all")] }
    return listing.query.isEmpty
      ? [worded("Filter empty: \(count) of \(all)")]
      : [worded("Filter \(listing.query): \(count) of \(all)")]
  }

  /// - Parameter row: the spoken text of the row.
  func selected(_ row: String?) -> String {
    guard let row else { return worded("Nothing is selected") }
    return Speech.position(listing.selection.index, of: listing.result.rows.count, row)
  }
}

extension Speech {
  /// The text of a row, preceded by its position and the number of rows.
  static func position(_ index: Int, of count: Int, _ row: String) -> String {
    worded("\(Formatting.count(index + 1)) of \(Formatting.count(count)): \(row)")
  }
}

extension DexViewModel {
  /// Speech for the list.
  var speech: Speech {
    let listing = ListSpeech(listing: list, total: total)
    let ticks = ticked.isEmpty ? [] : [worded("\(Formatting.count(ticked.count)) ticked")]
    return Speech(
      title: worded("List of Pokémon"), lines: listing.lines + ticks,
      selected: listing.selected(row(at: list.selection.index).map(text)))
  }

  private func text(of row: DexRow) -> String {
    let spoken = SpeechText()
    let number = row.number.isEmpty ? [] : [worded("number \(row.number.dropFirst())")]
    let total = row.total.map { [worded("total \($0)")] } ?? []
    let asked = zip(shownNumbers, row.asked).filter { !$1.isEmpty }
      .map { spoken.value(spoken($1), $0.title) }
    let marks = Mark.allCases.filter { row.marks.contains($0) }.map { Phrase($0.word).text }
    let ticked = row.isTicked ? [worded("ticked")] : []
    let parts =
      [spoken(row.name)] + ticked + number + [spoken.list(row.types)] + total + asked + marks
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension TableContent {
  /// The spoken text of a row: each value with the title of its column.
  func text(of row: Int) -> String {
    let spoken = SpeechText()
    return columns.enumerated().compactMap { index, column in
      guard column.cells.indices.contains(row), !column.cells[row].isEmpty else { return nil }
      return spoken.cell(
        column.cells[row].spoken, column.name ?? "", index == 0 ? "" : column.column.title)
    }.joined(separator: ", ")
  }
}

extension ReadingPosition {
  /// Speech for a document and its chosen link.
  func speech(_ document: Document, title: String) -> Speech {
    Speech(
      title: SpeechText()(title), lines: DocumentSpeech(document).lines,
      selected: link.flatMap { DocumentSpeech.link($0, in: document) })
  }
}
