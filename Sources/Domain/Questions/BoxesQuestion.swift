/// The boxes of a collection, or one of them.
package struct BoxesQuestion: AnsweredQuestion {
  /// At most one; without one, every look is meant.
  package var collections: [CollectionName] = []
  /// The only box, from 1; `nil` for all.
  package var box: Int?
  package var lens: Lens?
  package var need: UserFacts.Need? { .collections }

  package init(_ collection: CollectionName = .national, box: Int? = nil) {
    collections = collection == .national ? [] : [collection]
    self.box = box
  }

  package var collection: CollectionName { collections.first ?? .national }

  /// The same collection and games with another box, or with all for `nil`.
  package func with(box: Int?) -> BoxesQuestion {
    var question = self
    question.box = box
    return question
  }

  package static let help = QuestionHelp(
    "boxes", abstract: "Print the boxes of a collection.",
    discussion: """
      pokedex boxes
      pokedex boxes shiny --box 3
      pokedex boxes platinum
      pokedex boxes forms --game platinum

      A box has five rows of six places. The collections are national (every look, and every \
      gender that can be seen), forms (one of each form), shiny, the dex of each game, and those \
      that you define with 'pokedex collection new'. With --game, a collection has the Pokémon of \
      the game's dex, in its order. Slots that came after the places of a collection were kept \
      stand in boxes at the end: 'pokedex collection arrange' moves them in.
      """)

  package static let words = Words(
    Self(),
    parts: [
      .several(
        \.collections, .collection, "national, forms, shiny, a game, or one of yours.", atMost: 1),
      .option("box", \.box, .number("N", 1...9_999), "Only this box, from 1."),
    ])

  /// A collection, and which of its boxes were asked for.
  package struct Answer: Sendable {
    package let boxes: CollectionBoxes
    /// The only box; `nil` for all.
    package let box: Int?
    /// Why there are no boxes, or no marks; `nil` if all could be read.
    package let failure: PokedexError?

    /// The places in the boxes that were asked for.
    package var places: ArraySlice<CollectionBoxes.Place> {
      box.map(boxes.places(ofBox:)) ?? boxes.places[...]
    }
  }

  package func answer(in context: QuestionContext) -> Answer {
    switch context.catalog.known(collection) {
    case .failure(let failure):
      return Answer(boxes: CollectionBoxes(nothingOf: collection), box: box, failure: failure)
    case .success(let known):
      let games = known.definition.order ?? context.lens
      let slots = SlotRows(of: PokemonRows(context.catalog, through: games))
      let boxes = CollectionBoxes(known, of: slots)
      return Answer(boxes: boxes, box: box, failure: context.catalog.marks.failure)
    }
  }
}

extension Catalog {
  /// The collection with a name, or why there is none any more, or why its words mean nothing here.
  func known(_ name: CollectionName) -> Result<KnownCollection, PokedexError> {
    if let known = collection(name) { return .success(known) }
    if let failure = marks.failure { return .failure(failure) }
    let isSaved = marks.collections().contains { $0.name == name.key }
    let failure: PokedexError =
      isSaved
      ? .lacking(
        worded(
          "the collection \(name.title) names a game that this dex lacks: 'pokedex collection new' defines it anew"
        ))
      : .notFound(worded("collection '\(name.title)'"))
    return .failure(failure)
  }
}
