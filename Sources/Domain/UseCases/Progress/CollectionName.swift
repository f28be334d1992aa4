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
