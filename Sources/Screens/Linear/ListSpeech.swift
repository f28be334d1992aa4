import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A list in words: its filter, how many it leaves, and the row that is selected.
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

  /// - Parameter row: the row in words.
  func selected(_ row: String?) -> String {
    guard let row else { return worded("Nothing is selected") }
    return Speech.place(listing.selection.index, of: listing.result.rows.count, row)
  }
}

extension Speech {
  /// A row behind which of how many it is.
  static func place(_ index: Int, of count: Int, _ row: String) -> String {
    worded("\(Formatting.count(index + 1)) of \(Formatting.count(count)): \(row)")
  }
}

extension DexViewModel {
  /// The list in words.
  var speech: Speech {
    let listing = ListSpeech(listing: list, total: total)
    return Speech(
      place: worded("List of Pokémon"), lines: listing.lines,
      selected: listing.selected(row(at: list.selection.index).map(text)))
  }

  private func text(of row: DexRow) -> String {
    let spoken = SpeechText()
    let number = row.number.isEmpty ? [] : [worded("number \(row.number.dropFirst())")]
    let total = row.total.map { [worded("total \($0)")] } ?? []
    let asked = zip(shownNumbers, row.asked).filter { !$1.isEmpty }
      .map { spoken.value(spoken($1), $0.title) }
    let marks = Mark.allCases.filter { row.marks.contains($0) }.map { Phrase($0.word).text }
    let parts = [spoken(row.name)] + number + [spoken.list(row.types)] + total + asked + marks
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension TableContent {
  /// A row in words: each value behind what its column is called.
  func text(of row: Int) -> String {
    let spoken = SpeechText()
    return columns.enumerated().compactMap { place, column in
      guard column.texts.indices.contains(row), !column.texts[row].isEmpty else { return nil }
      return spoken.cell(column.texts[row], column.name, place == 0 ? "" : column.title)
    }.joined(separator: ", ")
  }
}

extension ReadingPosition {
  /// A document in words, and the link that is chosen.
  func speech(_ document: Document, place: String) -> Speech {
    Speech(
      place: SpeechText()(place), lines: DocumentSpeech(document).lines,
      selected: link.flatMap { DocumentSpeech.link($0, in: document) })
  }
}
