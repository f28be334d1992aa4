/// The collections that there are: those that every player has, one for each game's dex, and the user's.
extension Catalog {
  /// The name that a word is, in any case; `nil` if there is no such collection.
  package func collectionName(_ word: String) -> CollectionName? {
    let letters = word.lowercased()
    if let known = BuiltInCollection(rawValue: letters) { return .builtIn(known) }
    let own = marks.collections().first { !$0.isCommon && $0.name.lowercased() == letters }
    if let own { return .own(own.name) }
    return lens(named: word).flatMap { $0.data.isGame ? .game($0) : nil }
  }

  /// The names of all collections, as commands have them: the user's first, games last.
  package var collectionNames: [String] {
    let own = marks.collections().filter { !$0.isCommon }.map(\.name)
    return own + BuiltInCollection.allCases.map(\.rawValue) + dex.table(VersionGroup.self).slugs
  }

  /// The user's collections and those that every player has, without the games' dexes.
  package var collections: [CollectionName] {
    BuiltInCollection.allCases.map { .builtIn($0) }
      + marks.collections().filter { !$0.isCommon }.map { .own($0.name) }
  }

  /// The collection with a name; `nil` if the user has none, or if its words mean nothing here.
  package func collection(_ name: CollectionName) -> KnownCollection? {
    let key = name.key.lowercased()
    let saved = marks.collections().first { $0.name.lowercased() == key }
    switch name {
    case .builtIn(let known):
      return KnownCollection(name, known.definition, kept: saved?.places ?? [])
    case .game(let lens):
      var definition = SlotCollection()
      definition.order = lens
      return KnownCollection(name, definition, kept: saved?.places ?? [])
    case .own:
      return saved.flatMap { saved in
        SlotCollection(saved.text, in: self).map { KnownCollection(name, $0, kept: saved.places) }
      }
    }
  }

  /// The collection as the store has it after ``KnownCollection/arranged(in:as:)``.
  package func arranged(_ name: CollectionName) -> Result<SavedCollection, PokedexError> {
    known(name).map { known in
      let slots = SlotRows(of: PokemonRows(self, through: known.definition.order))
      let text = marks.collections().first { $0.name == name.key }?.text ?? ""
      return known.arranged(in: slots, as: text)
    }
  }

  /// Whether the user may give a collection this name: it is of no other collection and no game.
  package func isFreeForCollection(_ name: String) -> Bool {
    BuiltInCollection(rawValue: name.lowercased()) == nil && lens(named: name) == nil
  }
}

extension WordKind<CollectionName> {
  static var collection: Self {
    Self(
      usage: "COLLECTION", noun: { worded("collection") },
      read: { name, catalog in catalog.collectionName(name).map { .success($0) } },
      nearest: { NearestWord.to($0, among: $1.collectionNames) },
      word: { name, catalog in catalog.collectionName(name.word)?.word }, offered: .collections)
  }
}
