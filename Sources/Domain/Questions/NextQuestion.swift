/// The missing slots of a collection, and how to fill them in the games that one has.
package struct NextQuestion: AnsweredQuestion {
  /// At most one; without one, every look is meant.
  package var collections: [CollectionName] = []
  /// Only slots that are wanted.
  package var isWanted = false
  /// The games that one has; empty for those of the settings.
  package var owned: [Lens] = []
  /// The number of slots to show.
  package var limit = Self.usualLimit
  package var lens: Lens?

  package static let usualLimit = 50

  package init(_ collection: CollectionName = .national, isWanted: Bool = false) {
    collections = collection == .national ? [] : [collection]
    self.isWanted = isWanted
  }

  package var collection: CollectionName { collections.first ?? .national }

  package static let help = QuestionHelp(
    "next", abstract: "Print which missing slots to fill next, and how.",
    discussion: """
      pokedex next --own platinum --own soulsilver
      pokedex next shiny --limit 20
      pokedex next platinum --own diamond
      pokedex next --wanted --json

      The collections are those of 'pokedex boxes'; without one, every look is meant. The easiest \
      come first: what evolves from one that you have, then what is met, by its chance on an ordinary \
      day, then what hatches, evolves from one that you lack, or is traded; last what your games \
      lack. Slots that are pending are left out. Without --own, your games are those of \
      the setting games; without these, that of the run or of the collection, or else all. With \
      --game, only the Pokémon of that game's dex are meant.
      """)

  package static let words = Words(
    Self(),
    parts: [
      .several(
        \.collections, .collection, "national, forms, shiny, a game, or one of yours.", atMost: 1),
      .options("own", \.owned, .lens, "A game that you have."),
      .flag("wanted", \.isWanted, "Only the slots that you look for."),
      .option(
        "limit", \.limit, .number("N", 1...5_000), usually: usualLimit,
        "The number of slots, \(usualLimit) by default."),
    ])

  package var need: UserFacts.Need? { .games }

  package struct Answer: Sendable {
    package let next: NextSlots
    /// The first slots.
    package let slots: [NextSlot]
    /// Why there is no such collection, or why the marks cannot be read; `nil` if all could be read.
    package let failure: PokedexError?
  }

  package func answer(in context: QuestionContext) -> Answer {
    let boxes = BoxesQuestion(collection).answer(in: context)
    let owned = games(of: boxes.boxes.collection.definition, in: context)
    let next = NextSlots(boxes.boxes, isWanted: isWanted, in: owned, of: context.catalog)
    _ = Answered.before(in: context)(key(owned, context)) { true }
    return Answer(
      next: next, slots: Array(next.slots.prefix(limit)), failure: boxes.failure)
  }

  /// The games that one has.
  private func games(of definition: SlotCollection, in context: QuestionContext) -> [Lens] {
    let order = definition.order ?? context.lens
    return [owned, context.user.games, order.map { [$0] } ?? []].first { !$0.isEmpty } ?? []
  }

  // MARK: Time

  /// Finding the ways in all games takes a third of a second; the next answer knows them.
  package func takesLong(in context: QuestionContext) -> Bool {
    guard let known = context.catalog.known(collection).value else { return false }
    let owned = games(of: known.definition, in: context)
    return Answered.before(in: context).known(key(owned, context)) == nil
  }

  /// The answers whose ways are known.
  private struct Answered {
    let keys = RecentValues<Key, Bool>(most: 64)

    struct Key: Hashable {
      let collection: CollectionName
      let owned: [Lens]
      let lens: Lens?
    }

    static func before(in context: QuestionContext) -> RecentValues<Key, Bool> {
      context.catalog.memos[Answered.self, nil](Answered()).keys
    }
  }

  private func key(_ owned: [Lens], _ context: QuestionContext) -> Answered.Key {
    Answered.Key(collection: collection, owned: owned, lens: context.lens)
  }
}
