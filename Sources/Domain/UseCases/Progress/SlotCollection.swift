/// The slots of a collection, and their boxes.
package struct SlotCollection: Hashable, Sendable {
  /// The query for its slots; empty for all. Only what is kept anywhere is meant, unless the query says
  /// what is kept: `slot:game`.
  package var query = ""
  /// The games whose Pokémon it has, in the order of their dex; `nil` for all in National Dex order.
  package var order: Lens?
  /// The number of places in a box.
  package var size = SlotCollection.usualSize
  package var looks = Looks.each
  package var genders = Genders.beside
  package var regional = Regional.beside
  package var colours = Colours.usual

  package init() {}

  /// The places in a box of most games.
  package static let usualSize = 30
  package static let sizes = 1...60

  /// Whether each look of a form has a place, or the form has a single one, which any of them fills.
  package enum Looks: String, CaseIterable, Hashable, Sendable {
    case each
    case one
  }

  /// Where females are that look different: beside males, in boxes after all others, or nowhere, because
  /// one of both is enough.
  package enum Genders: String, CaseIterable, Hashable, Sendable {
    case beside
    case apart
    case one
  }

  /// Where the forms of Alola, Galar, Hisui and Paldea are: beside the others of their species, or after
  /// all others.
  package enum Regional: String, CaseIterable, Hashable, Sendable {
    case beside
    case last
  }

  package enum Colours: String, CaseIterable, Hashable, Sendable {
    case usual
    case shiny
    case both
  }
}

extension SlotCollection {
  /// The rows and the places in a row of its boxes: six beside each other, as in most games, or five.
  package var box: (rows: Int, columns: Int) {
    let columns = size.isMultiple(of: 6) || !size.isMultiple(of: 5) ? 6 : 5
    return ((size + columns - 1) / columns, columns)
  }
}
