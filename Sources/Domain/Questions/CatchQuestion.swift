/// The chances to catch a form with each ball.
package struct CatchQuestion: AnsweredQuestion {
  package var form: ID<Form>
  /// The only ball; `nil` for all.
  package var ball: ID<Item>?
  package var health: CatchSituation.Health?
  package var status: BattleStatus?
  package var level: Int?
  package var caughtSpecies = 0
  package var lens: Lens?

  package init(_ form: ID<Form>) { self.form = form }

  package static let help = QuestionHelp(
    "catch", abstract: "Print the chances to catch a Pokémon with each ball.",
    discussion: """
      pokedex catch mewtwo --game red-blue
      pokedex catch dialga --game platinum --ball 'dusk ball' --hp 1hp --status sleep
      pokedex catch beldum --game 3 --hp 37/120 --json

      Without --hp and --status, four cases: full HP, half HP, 1 HP, and 1 HP asleep. A ball whose \
      bonus has conditions has a row for each. --hp is a percentage, '1hp', or '37/120' for the HP \
      left and the maximum; without a maximum, the chance is the average over all IVs of HP.
      """)

  package static let words = Words(
    Self(0),
    parts: [
      .one(\.form, .form, "A name or a National Dex number."),
      .option("ball", \.ball, .item, "Only this ball, such as 'ultra ball'."),
      .option("hp", \.health, .health, "The HP left: 50, 1hp or 37/120."),
      .option(
        "status", \.status, .status,
        "The status condition: burn, poison, bad-poison, paralysis, sleep or freeze."),
      .option(
        "level", \.level, .number("N", TeamMember.levels),
        "The level; by default the highest at which it is met in the game, or 50."),
      .option(
        "caught-species", \.caughtSpecies, .number("N", 0...10_000), usually: 0,
        "The number of caught species, for critical captures; by default 0."),
    ])

  package var subject: ID<Form>? { form }

  package func answer(in context: QuestionContext) throws(PokedexError) -> CatchPage {
    let page = ShowCatchChances(context.catalog)(
      form, level: level, in: situations, with: ball, caughtSpecies: caughtSpecies,
      through: context.lens)
    guard let page else { throw .notFound("Pokémon \(form)") }
    return page
  }

  private var situations: [CatchSituation] {
    health == nil && status == nil
      ? CatchSituation.usual : [CatchSituation(health ?? .percent(100), status)]
  }
}
