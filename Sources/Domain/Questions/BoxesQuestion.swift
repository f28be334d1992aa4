/// The boxes of a collection, or one of them.
package struct BoxesQuestion: AnsweredQuestion {
  /// At most one; without one, every look is meant.
  package var collections: [BuiltInCollection] = []
  /// The only box, from 1; `nil` for all.
  package var box: Int?
  package var lens: Lens?

  package init(_ collection: BuiltInCollection = .national, box: Int? = nil) {
    collections = collection == .national ? [] : [collection]
    self.box = box
  }

  package var collection: BuiltInCollection { collections.first ?? .national }

  package static let help = QuestionHelp(
    "boxes", abstract: "Print the boxes of a collection.",
    discussion: """
      pokedex boxes
      pokedex boxes shiny --box 3
      pokedex boxes forms --game platinum

      A box has five rows of six places. The collections are national (every look, and every \
      gender that can be seen), forms (one of each form) and shiny. With --game, they have the \
      Pokémon of the game's dex, in its order.
      """)

  package static let words = Words(
    Self(),
    parts: [
      .several(\.collections, .collection, "national, forms or shiny.", atMost: 1),
      .option("box", \.box, .number("N", 1...9_999), "Only this box, from 1."),
    ])

  /// A collection, and which of its boxes were asked for.
  package struct Answer: Sendable {
    package let boxes: CollectionBoxes
    /// The only box; `nil` for all.
    package let box: Int?
    /// Why the marks cannot be read; `nil` if they could.
    package let failure: PokedexError?

    /// The places in the boxes that were asked for.
    package var places: [CollectionBoxes.Place] {
      boxes.places.filter { box == nil || $0.box == box }
    }
  }

  package func answer(in context: QuestionContext) -> Answer {
    let slots = SlotRows(of: PokemonRows(context.catalog, through: context.lens))
    return Answer(
      boxes: CollectionBoxes(collection, of: slots), box: box,
      failure: context.catalog.marks.failure)
  }
}
