/// The fewest EVs with which a Pokémon survives attacks, outspeeds foes and knocks them out.
package struct SpreadQuestion: AnsweredQuestion {
  package var who: NamedFighter
  package var survived: [NamedStrike] = []
  package var outsped: [NamedFighter] = []
  package var knockedOut: [NamedStrike] = []
  /// Of Pokémon whose set has none.
  package var level: Int?
  package var isForDoubles = false
  /// `nil` if its own nature stays.
  package var nature: FreeNature?
  package var lens: Lens?

  package init(_ who: NamedFighter) { self.who = who }

  /// A nature that the search chooses.
  package enum FreeNature: Hashable, Sendable { case any }

  package struct Answer: Sendable {
    package let show: ShowDamage
    package let spread: Spread
    package let isForDoubles: Bool
    /// Features of the Pokémon and its foes that the games lack.
    package let gaps: [GameGap]
  }

  package static let help = QuestionHelp(
    "spread",
    abstract: "Print the fewest EVs that survive attacks, outspeed foes and knock them out.",
    discussion: """
      pokedex spread @sun/torkoal --survive 'rotom-wash/hydro pump' --survive @rain/2/surf/90%
      pokedex spread torkoal+bold --survive garchomp/earthquake --outspeed amoonguss
      pokedex spread regieleki+modest --outspeed garchomp+scarf --ko gyarados+wacan-berry/thunderbolt
      pokedex spread garchomp --game champions --survive dragonite/ice-spinner --json

      All EVs are distributed anew, in Champions all stat points; IVs, item and level stay, and the \
      nature does unless '--nature any' looks for the one with the fewest EVs. \
      Survive means: even the highest damage of one use leaves HP; with a percentage after the move, \
      in that share of the outcomes. A knockout is sure with the lowest damage of one use. Recovery \
      does not count. A foe is a name, @TEAM/MEMBER or @sets/NAME; an item and a nature may follow after a +. \
      Without a set, a foe has typical training. Of spreads with equally few EVs, the one with the \
      most in HP is printed. What is impossible is told with what is missing; the exit status is 1.
      """)

  package static let words = Words(
    Self(NamedFighter(.form(0))),
    parts: [
      .one(
        \.who, .fighter,
        "A name, @TEAM/MEMBER or @sets/NAME; an item and a nature may follow after a +."),
      .options(
        "survive", \.survived, .strike,
        "A foe's move that is to be survived, such as 'rotom-wash/hydro pump'; may be repeated."),
      .options(
        "outspeed", \.outsped, .fighter,
        "A foe that is to be slower, such as garchomp+scarf; may be repeated."),
      .options(
        "ko", \.knockedOut, .strike,
        "A foe, and the own move that is to knock it out, such as amoonguss/eruption; may be repeated."
      ),
      .option(
        "level", \.level, .number("N", TeamMember.levels),
        "The level of Pokémon whose set has none."),
      .flag("doubles", \.isForDoubles, "A double battle, as in such formats of a team."),
      .option("nature", \.nature, .freeNature, "Look for the nature that needs the fewest EVs."),
    ]
  ) { question in
    question.survived.isEmpty && question.outsped.isEmpty && question.knockedOut.isEmpty
      ? worded("name at least one --survive, --outspeed or --ko") : nil
  }

  package var subject: ID<Form>? { who.who.form }

  package var need: UserFacts.Need? {
    let names = fighters.compactMap(\.who.team).unique
    return names.isEmpty ? nil : .mates(names)
  }

  private var fighters: [NamedFighter] {
    [who] + survived.map(\.foe) + outsped + knockedOut.map(\.foe)
  }

  package func answer(in context: QuestionContext) throws(PokedexError) -> Answer {
    let names = fighters.compactMap(\.who.team)
    let team = names.first.flatMap { context.user.mates[$0]?.team }
    let show = try ShowDamage(context.catalog, through: context.user.teamGames ?? context.lens)
    let sets = FighterSets(show: show, context: context, level: level, team: team)
    let own = try sets.set(who)
    var goals: [SpreadGoal] = []
    for strike in survived {
      goals.append(.survive(try sets.set(strike.foe), strike.move, percent: strike.percent))
    }
    for foe in outsped { goals.append(.outspeed(try sets.set(foe))) }
    for strike in knockedOut {
      goals.append(.knockOut(try sets.set(strike.foe), strike.move, percent: strike.percent))
    }
    var conditions = BattleConditions()
    conditions.field.isDoubles = isForDoubles || team?.isForDoubles ?? false
    let spread = try show.spread(
      of: own, reaching: goals, in: conditions, isOfAnyNature: nature == .any)
    let gaps = ([own] + goals.map(\.foe)).flatMap { show.gaps(of: $0) }.unique
    return Answer(
      show: show, spread: spread, isForDoubles: conditions.field.isDoubles, gaps: gaps)
  }
}

/// The sets of Pokémon that words name.
private struct FighterSets {
  let show: ShowDamage
  let context: QuestionContext
  let level: Int?
  let team: Team?

  func set(_ fighter: NamedFighter) throws(PokedexError) -> BattleSet {
    var member: TeamMember
    switch fighter.who {
    case .form(let form): member = TeamMember(form)
    case .team(let name):
      guard let mate = context.user.mates[name] else {
        throw .notFound(worded("team member “\(name)”"))
      }
      member = mate.member
    }
    member.item = fighter.item ?? member.item
    member.level = member.level ?? level
    var set = show.set(member, level: team?.usualLevel)
    set.member.nature = fighter.nature ?? set.member.nature
    return set
  }
}
