/// The places of a game that yield EVs in a stat.
package struct TrainQuestion: AnsweredQuestion {
  package var stat: Stat
  /// PokeAPI's slugs of the circumstances; empty for those that the user chose on the screen.
  package var conditions: [String] = []
  package var limit = 20
  package var lens: Lens?

  package init(_ stat: Stat) { self.stat = stat }

  package static let help = QuestionHelp(
    "train", abstract: "Print the places of a game that yield EVs in a stat.",
    discussion: """
      pokedex train speed --game platinum
      pokedex train spa --game black-2 --limit 5
      pokedex train hp --game sword --json
      pokedex train atk --game platinum --condition night --condition radar

      --game is required. Each place and method is printed with the EVs in the stat that a battle \
      yields on average, and their share of all EVs that it yields. Gifts, raids and Pokémon that \
      are met once do not count. A condition, such as a swarm, is named where it changes the result. \
      With --condition, only what is met then counts, otherwise as on an ordinary day.
      """)

  package static let words = Words(
    Self(.hp),
    parts: [
      .one(\.stat, .stat, "The stat: hp, atk, def, spa, spd or spe, or its name."),
      .option(
        "limit", \.limit, .number("N", 1...10_000), usually: 20,
        "Show at most this many places; by default 20."),
      .options(
        "condition", \.conditions, .circumstance,
        "A condition that holds, such as night, winter, swarm or radar; may be repeated."),
    ])

  package var need: UserFacts.Need? { conditions.isEmpty ? .circumstances : nil }

  /// - Returns: `nil` without a game.
  package func answer(in context: QuestionContext) -> TrainingPage? {
    let circumstances = conditions.isEmpty ? context.user.circumstances : Circumstances(conditions)
    return context.lens.map { lens in
      FindTrainingPlaces(context.catalog)(stat, through: lens, limit: limit, under: circumstances)
    }
  }
}
