/// The missing slots of a living dex, and how to fill them in the games that one has.
package struct NextQuestion: AnsweredQuestion {
  package var isShiny = false
  /// Only slots that are wanted.
  package var isWanted = false
  /// The games that one has; empty for those of the settings.
  package var owned: [Lens] = []
  /// The number of slots to show.
  package var limit = Self.usualLimit
  package var lens: Lens?

  package static let usualLimit = 50

  package init(isShiny: Bool = false, isWanted: Bool = false) {
    self.isShiny = isShiny
    self.isWanted = isWanted
  }

  package static let help = QuestionHelp(
    "next", abstract: "Print which missing slots to fill next, and how.",
    discussion: """
      pokedex next --own platinum --own soulsilver
      pokedex next --shiny --limit 20
      pokedex next --wanted --json
      pokedex next --game platinum

      The easiest come first: what evolves from one that you have, then what is met, by its chance \
      on an ordinary day, then what hatches, evolves from one that you lack, or is traded; last what \
      your games lack. Slots that are pending are left out. Without --own, your games are those of \
      the setting games, or else all; in a run, its game. With --game, only the Pokémon of that game's dex are meant.
      """)

  package static let words = Words(
    Self(),
    parts: [
      .options("own", \.owned, .lens, "A game that you have."),
      .flag("shiny", \.isShiny, "The slots in shiny colours."),
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
    /// Why the marks cannot be read; `nil` if they could.
    package let failure: PokedexError?
  }

  package func answer(in context: QuestionContext) -> Answer {
    let slots = SlotRows(of: PokemonRows(context.catalog, through: context.lens))
    let owned = owned.isEmpty ? context.user.games : owned
    let next = NextSlots(query, of: slots, in: owned)
    return Answer(
      next: next, slots: Array(next.slots.prefix(limit)), failure: context.catalog.marks.failure)
  }

  private var query: String {
    let colors = isShiny ? "is:shiny" : "-is:shiny"
    return "slot:anywhere \(colors)" + (isWanted ? " is:wanted" : "")
  }
}
