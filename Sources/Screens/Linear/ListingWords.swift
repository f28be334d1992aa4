import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A list in words: its filter, how many it leaves, and the row that is selected.
@MainActor struct ListingWords<Rows: QueryRows> {
  let listing: Listing<Rows>
  let total: Int

  var lines: [String] {
    let count = Formatting.count(listing.result.rows.count)
    let all = Formatting.count(total)
    guard listing.isFiltering || !listing.query.isEmpty else { return ["\(all) in all"] }
    let query = listing.query.isEmpty ? "empty" : listing.query
    return ["Filter \(query): \(count) of \(all)"]
  }

  /// - Parameter row: the row in words.
  func selected(_ row: String?) -> String {
    guard let row else { return "Nothing is selected" }
    let place = Formatting.count(listing.selection.index + 1)
    return "\(place) of \(Formatting.count(listing.result.rows.count)): \(row)"
  }
}

extension DexViewModel {
  /// The list in words.
  var words: Words {
    let listing = ListingWords(listing: list, total: total)
    return Words(
      place: "List of Pokémon", lines: listing.lines,
      selected: listing.selected(row(at: list.selection.index).map(text)))
  }

  private func text(of row: DexRow) -> String {
    let number = row.number.isEmpty ? [] : ["number \(row.number.dropFirst())"]
    let types = row.types.map(\.englishName).joined(separator: " and ")
    let total = row.total.map { ["total \($0)"] } ?? []
    let asked = zip(shownNumbers, row.asked).filter { !$1.isEmpty }.map { "\($0.title) \($1)" }
    let marks = Mark.allCases.filter { row.marks.contains($0) }.map(\.word)
    let parts = [row.name] + number + [types].filter { !$0.isEmpty } + total + asked + marks
    return parts.joined(separator: ", ")
  }
}

extension TableContent {
  /// A row in words: each value behind what its column is called.
  func text(of row: Int) -> String {
    columns.enumerated().compactMap { place, column in
      guard column.texts.indices.contains(row), !column.texts[row].isEmpty else { return nil }
      return place == 0 ? column.texts[row] : "\(column.title) \(column.texts[row])"
    }.joined(separator: ", ")
  }
}

extension Reading {
  /// A document in words, and the link that is chosen.
  func words(_ document: Document, place: String) -> Words {
    Words(
      place: place, lines: DocumentWords(document).lines,
      selected: link.flatMap { DocumentWords.link($0, in: document) })
  }
}
