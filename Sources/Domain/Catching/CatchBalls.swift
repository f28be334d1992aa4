/// The balls of each generation.
///
/// Source: Bulbapedia, "Poké Ball", section "Types of Poké Balls", and the pages of the balls.
package enum CatchBalls {
  /// The balls of games, with what they do to a Pokémon.
  ///
  /// - Parameter games: PokeAPI's slugs of the version groups; `nil` for all of the generation.
  package static func all(
    in era: CatchEra, for subject: CatchSubject, among games: [String]? = nil
  ) -> [CatchBall] {
    guard era != .first else { return first }
    let balls = table.filter { ball in
      ball.eras.contains(era) && (games?.contains { has(ball, in: $0) } ?? true)
    }
    return balls.map { ball in
      let cases = subject.isUltraBeast && era >= .seventh ? beastCases(ball) : ball.cases
      let possible = cases(era, subject).filter { known in
        games?.contains { has(known.condition, in: $0) } ?? true
      }
      return CatchBall(slug: ball.slug, cases: possible)
    }
  }

  private typealias Cases = (CatchEra, CatchSubject) -> [CatchBall.Case]

  /// Generation I has ranges of random numbers in place of factors. The Great Ball's HP factor is
  /// better than that of the Ultra Ball.
  private static let first = [
    CatchBall(slug: "poke-ball", cases: [.init(condition: .none, bonus: .range(256, divisor: 12))]),
    CatchBall(slug: "great-ball", cases: [.init(condition: .none, bonus: .range(201, divisor: 8))]),
    CatchBall(
      slug: "ultra-ball", cases: [.init(condition: .none, bonus: .range(151, divisor: 12))]),
    CatchBall(
      slug: "safari-ball",
      cases: [.init(condition: .onlyIn(.safariZone), bonus: .range(151, divisor: 12))]),
    CatchBall(slug: "master-ball", cases: [.init(condition: .none, bonus: .always)]),
  ]

  private struct Ball {
    let slug: String
    let eras: [CatchEra]
    let cases: Cases
  }

  private static let apricorn: [CatchEra] = [.second, .fourth, .seventh, .eighth, .ninth]
  /// The games in which a ball of their generation cannot be had.
  private static let missing: [String: Set<String>] = {
    let apricorns: Set = [
      "friend-ball", "level-ball", "lure-ball", "moon-ball", "love-ball", "fast-ball", "heavy-ball",
    ]
    let inSinnoh = apricorns.union(["sport-ball"])
    return [
      "colosseum": ["safari-ball"], "xd": ["safari-ball"],
      "diamond-pearl": inSinnoh, "platinum": inSinnoh,
      "brilliant-diamond-shining-pearl": apricorns.union(["dream-ball", "beast-ball"]),
    ]
  }()

  private static func has(_ ball: Ball, in game: String) -> Bool {
    !(missing[game]?.contains(ball.slug) ?? false)
  }

  /// The place of a ball that a game does not have, if others of its generation have it.
  private static let missingPlaces: [String: BallPlace] = [
    "diamond-pearl": .safariZone, "platinum": .safariZone, "heartgold-soulsilver": .greatMarsh,
  ]

  private static func has(_ condition: BallCondition, in game: String) -> Bool {
    missingPlaces[game].map { condition != .onlyIn($0) } ?? true
  }

  private static let newer: [CatchEra] = [.seventh, .eighth, .ninth]

  private static var table: [Ball] {
    [
      Ball(slug: "poke-ball", eras: since(.second)) { _, _ in [plain(10)] },
      Ball(slug: "great-ball", eras: since(.second)) { _, _ in [plain(15)] },
      Ball(slug: "ultra-ball", eras: since(.second)) { _, _ in [plain(20)] },
      Ball(slug: "master-ball", eras: since(.second)) { _, _ in [always] },
      Ball(slug: "safari-ball", eras: [.third, .fourth]) { era, _ in
        [when(.onlyIn(.safariZone), 15)]
          + (era == .fourth ? [when(.onlyIn(.greatMarsh), 15)] : [])
      },
      Ball(slug: "sport-ball", eras: [.second, .fourth]) { _, _ in
        [when(.onlyIn(.bugCatchingContest), 15)]
      },
      Ball(slug: "premier-ball", eras: since(.third)) { _, _ in [plain(10)] },
      Ball(slug: "luxury-ball", eras: since(.third)) { _, _ in [plain(10)] },
      Ball(slug: "heal-ball", eras: since(.fourth)) { _, _ in [plain(10)] },
      Ball(slug: "friend-ball", eras: apricorn) { _, _ in [plain(10)] },
      Ball(slug: "net-ball", eras: since(.third)) { era, subject in
        [plain(subject.isBugOrWater ? era >= .seventh ? 35 : 30 : 10)]
      },
      Ball(slug: "dive-ball", eras: since(.third)) { era, _ in
        [when(era == .third ? .underwater : .onWater, 35), otherwise]
      },
      Ball(slug: "nest-ball", eras: since(.third), cases: nest),
      Ball(slug: "repeat-ball", eras: since(.third)) { era, _ in
        [when(.alreadyCaught, era >= .seventh ? 35 : 30), otherwise]
      },
      Ball(slug: "timer-ball", eras: since(.third), cases: timer),
      Ball(slug: "quick-ball", eras: since(.fourth)) { era, _ in
        [when(.firstTurn, era == .fourth ? 40 : 50), otherwise]
      },
      Ball(slug: "dusk-ball", eras: since(.fourth)) { era, _ in
        [when(.darkness, era >= .seventh ? 30 : 35), otherwise]
      },
      Ball(slug: "level-ball", eras: apricorn, cases: level),
      Ball(slug: "lure-ball", eras: apricorn) { era, _ in
        [when(.fishing, era < .seventh ? 30 : era == .seventh ? 50 : 40), otherwise]
      },
      Ball(slug: "moon-ball", eras: apricorn) { era, subject in
        // In generation II, the ball looks for a Burn Heal in place of the Moon Stone.
        [plain(subject.usesMoonStone && era > .second ? 40 : 10)]
      },
      Ball(slug: "love-ball", eras: apricorn) { era, subject in
        guard subject.hasGender else { return [plain(10)] }
        let condition: BallCondition =
          era == .second ? .sameSpeciesSameGender : .sameSpeciesOtherGender
        return [when(condition, 80), otherwise]
      },
      Ball(slug: "fast-ball", eras: apricorn) { era, subject in
        [plain((era == .second ? subject.isFastInCrystal : subject.speed >= 100) ? 40 : 10)]
      },
      Ball(slug: "heavy-ball", eras: apricorn, cases: heavy),
      Ball(slug: "dream-ball", eras: [.fifth, .eighth, .ninth]) { era, _ in
        era == .fifth ? [inEntreeForest] : [when(.asleep, 40), otherwise]
      },
      Ball(slug: "beast-ball", eras: newer) { _, _ in [.init(condition: .none, bonus: .factor(410))]
      },
    ]
  }

  private static func since(_ era: CatchEra) -> [CatchEra] {
    CatchEra.allCases.filter { $0 >= era }
  }

  private static func plain(_ tenths: Int) -> CatchBall.Case {
    .init(condition: .none, bonus: .tenths(tenths))
  }

  private static func when(_ condition: BallCondition, _ tenths: Int) -> CatchBall.Case {
    .init(condition: condition, bonus: .tenths(tenths))
  }

  private static let always = CatchBall.Case(condition: .none, bonus: .always)
  /// There, every ball catches.
  private static let inEntreeForest = CatchBall.Case(
    condition: .onlyIn(.entreeForest), bonus: .always)
  private static let otherwise = CatchBall.Case(condition: .otherwise, bonus: .none)

  /// Ultra Beasts resist all balls but the Beast Ball and the Master Ball.
  private static func beastCases(_ ball: Ball) -> Cases {
    switch ball.slug {
    case "beast-ball": { _, _ in [plain(50)] }
    case "master-ball": ball.cases
    default: { _, _ in [.init(condition: .none, bonus: .factor(410))] }
    }
  }

  // MARK: Levels, turns and weights

  private static func nest(_ era: CatchEra, _ subject: CatchSubject) -> [CatchBall.Case] {
    let level = subject.level
    if era <= .fourth { return [plain(max(10, 40 - level))] }
    return [plain(era >= .seventh && level >= 30 ? 10 : max(10, 41 - level))]
  }

  /// The factor grows by 1/10 each turn, since generation V by 1229/4096, up to 4.
  private static func timer(_ era: CatchEra, _ subject: CatchSubject) -> [CatchBall.Case] {
    guard era >= .fifth else {
      return [when(.turns(30), 40), when(.turns(20), 30), when(.turns(10), 20), otherwise]
    }
    return [
      when(.turns(10), 40), .init(condition: .turns(5), bonus: .factor(4096 + 5 * 1229)), otherwise,
    ]
  }

  private static func level(_ era: CatchEra, _ subject: CatchSubject) -> [CatchBall.Case] {
    let level = subject.level
    // Generation II halves the user's level once or twice, rounds down, and compares the result.
    let cases =
      era == .second
      ? [(4 * level + 4, 80), (2 * level + 2, 40)] : [(4 * level, 80), (2 * level, 40)]
    return cases.filter { $0.0 <= 100 }.map { when(.ownLevel($0.0), $0.1) }
      + (level < 100 ? [when(.ownLevel(level + 1), 20)] : []) + [otherwise]
  }

  private static func heavy(_ era: CatchEra, _ subject: CatchSubject) -> [CatchBall.Case] {
    let steps: [(least: Int, added: Int)] =
      switch era {
      case .second: [(4096, 40), (3072, 30), (2048, 20), (1024, 0)]
      case .fourth: [(4096, 40), (3072, 30), (2048, 20)]
      default: [(3000, 30), (2000, 20), (1000, 0)]
      }
    // By a fault of the routine in generation II, the three Pokémon are the heaviest.
    let isFault = era == .second && [64, 128, 192].contains(subject.number)
    let added = isFault ? 40 : steps.first { subject.weight >= $0.least }?.added ?? -20
    return [.init(condition: .none, bonus: .added(added))]
  }
}
