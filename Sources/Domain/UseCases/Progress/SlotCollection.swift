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

/// A collection that every player has: slots that are kept anywhere.
package enum BuiltInCollection: String, CaseIterable, Hashable, Sendable {
  /// Every slot in usual colours.
  case national
  /// One place for each form, which any of its slots fills.
  case forms
  /// Every slot in shiny colours.
  case shiny

  /// The name in the current language.
  package var name: String {
    switch self {
    case .national: worded("National living dex")
    case .forms: worded("One of each form")
    case .shiny: worded("Shiny living dex")
    }
  }

  /// Its slots, and their boxes.
  package var definition: SlotCollection {
    var collection = SlotCollection()
    switch self {
    case .national: break
    case .forms: collection.looks = .one
    case .shiny: collection.colours = .shiny
    }
    return collection
  }
}

/// Which collection is meant.
package enum CollectionName: Hashable, Sendable {
  /// One that every player has.
  case builtIn(BuiltInCollection)
  /// Every slot of the dex of these games.
  case game(Lens)
  /// One of the user's, by its name.
  case own(String)

  package static let national = CollectionName.builtIn(.national)

  /// The stable name, as in commands.
  package var word: String {
    switch self {
    case .builtIn(let collection): collection.rawValue
    case .game(let lens): lens.slug
    case .own(let name): name
    }
  }

  /// The name in the store.
  package var key: String {
    switch self {
    case .builtIn, .game: SavedCollection.commonSign + word
    case .own(let name): name
    }
  }

  /// The name in the current language.
  package var title: String {
    switch self {
    case .builtIn(let collection): collection.name
    case .game(let lens): worded("Living dex of \(lens.name)")
    case .own(let name): name
    }
  }
}

/// A collection, with the slots that keep their places in it.
package struct KnownCollection: Hashable, Sendable {
  package let name: CollectionName
  package let definition: SlotCollection
  /// As in ``SavedCollection``; empty if no slot keeps its place.
  package let kept: [String]

  package init(_ name: CollectionName, _ definition: SlotCollection, kept: [String] = []) {
    self.name = name
    self.definition = definition
    self.kept = kept
  }
}
