import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct CatchTests {
  private func bonus(_ ball: String, _ era: CatchEra) throws -> BallBonus {
    let balls = CatchBalls.all(in: era, for: CatchSubject())
    return try #require(balls.first { $0.slug == "\(ball)-ball" }?.cases.first?.bonus)
  }

  /// Bulbapedia's species pages give the chance of a Poké Ball at full HP since generation VI:
  /// Mewtwo 1.6 %, Dratini 11.9 %, Pikachu 35.2 %, Pidgey 43.9 %. Here they are in thousandths.
  @Test(arguments: [
    (3, 16), (15, 52), (25, 77), (30, 88), (45, 119), (50, 129),
    (55, 139), (60, 148), (65, 157), (70, 166), (75, 175), (80, 184),
    (90, 201), (100, 217), (120, 249), (127, 260), (150, 295), (180, 338),
    (190, 352), (200, 366), (220, 393), (225, 399), (235, 413), (255, 439),
  ])
  func aPokeBallAtFullHPCatchesAsOftenAsPublished(_ rate: Int, _ thousandths: Int) throws {
    let attempt = CatchAttempt(
      rate: rate, hp: 100, maxHP: 100, level: 50, bonus: try bonus("poke", .sixth))
    #expect(attempt.chance(in: .sixth).scaled(by: 1000) == thousandths)
  }

  /// The sources of the chances. Generations I and II: the games' own routines `ItemUseBall`
  /// (pret/pokered) and `PokeBallEffect` (pret/pokecrystal), with every random number. III and IV:
  /// `Cmd_handleballthrow` (pret/pokeemerald). V to IX: Bulbapedia, "Catch rate".
  /// `Tests/Checks/catching.py` has the routines.
  @Test(arguments: [
    (1, 3, 350, 350, "ultra", "", "43/4832"),
    (1, 3, 1, 350, "ultra", "slp", "29/151"),
    (1, 45, 30, 60, "poke", "par", "5745/32768"),
    (1, 255, 13, 13, "poke", "", "93/256"),
    (1, 190, 20, 60, "great", "", "191/201"),
    (2, 3, 350, 350, "ultra", "", "1/128"),
    (2, 3, 1, 350, "ultra", "slp", "1/16"),
    (2, 45, 30, 60, "poke", "par", "31/256"),
    (2, 255, 13, 13, "poke", "", "43/128"),
    (2, 190, 20, 60, "great", "", "199/256"),
    (3, 3, 350, 350, "ultra", "", "37402141201441/4503599627370496"),
    (3, 3, 1, 350, "ultra", "slp", "50342094794534481/1152921504606846976"),
    (3, 45, 30, 60, "poke", "par", "227723681476200625/1152921504606846976"),
    (3, 255, 13, 13, "poke", "", "6215571349320867121/18446744073709551616"),
    (3, 190, 20, 60, "great", "", "18445618199572250625/18446744073709551616"),
    (4, 3, 350, 350, "ultra", "", "37402141201441/4503599627370496"),
    (4, 3, 1, 350, "ultra", "slp", "50342094794534481/1152921504606846976"),
    (4, 45, 30, 60, "poke", "par", "227723681476200625/1152921504606846976"),
    (4, 255, 13, 13, "poke", "", "6215571349320867121/18446744073709551616"),
    (4, 190, 20, 60, "great", "", "18445618199572250625/18446744073709551616"),
    (5, 3, 350, 350, "ultra", "", "927144591751/35184372088832"),
    (5, 3, 1, 350, "ultra", "slp", "33570105149979/281474976710656"),
    (5, 45, 30, 60, "poke", "par", "76619411677817/281474976710656"),
    (5, 255, 13, 13, "poke", "", "15440109104701/35184372088832"),
    (5, 190, 20, 60, "great", "", "61864208875/68719476736"),
    (6, 3, 350, 350, "ultra", "", "486121341037200625/18446744073709551616"),
    (6, 3, 1, 350, "ultra", "slp", "2200034030339866561/18446744073709551616"),
    (6, 45, 30, 60, "poke", "par", "19618827519200625/72057594037927936"),
    (6, 255, 13, 13, "poke", "", "8091875602963950625/18446744073709551616"),
    (6, 190, 20, 60, "great", "", "64866833607881761/72057594037927936"),
    (7, 3, 350, 350, "ultra", "", "486121341037200625/18446744073709551616"),
    (7, 3, 1, 350, "ultra", "slp", "2200034030339866561/18446744073709551616"),
    (7, 45, 30, 60, "poke", "par", "19618827519200625/72057594037927936"),
    (7, 255, 13, 13, "poke", "", "8091875602963950625/18446744073709551616"),
    (7, 190, 20, 60, "great", "", "64866833607881761/72057594037927936"),
    (8, 3, 350, 350, "ultra", "", "486121341037200625/18446744073709551616"),
    (8, 3, 1, 350, "ultra", "slp", "2200034030339866561/18446744073709551616"),
    (8, 45, 30, 60, "poke", "par", "19618827519200625/72057594037927936"),
    (8, 255, 13, 13, "poke", "", "8091875602963950625/18446744073709551616"),
    (8, 190, 20, 60, "great", "", "64866833607881761/72057594037927936"),
    (9, 3, 350, 350, "ultra", "", "486121341037200625/18446744073709551616"),
    (9, 3, 1, 350, "ultra", "slp", "2200034030339866561/18446744073709551616"),
    (9, 45, 30, 60, "poke", "par", "19618827519200625/72057594037927936"),
    (9, 255, 13, 13, "poke", "", "8091875602963950625/18446744073709551616"),
    (9, 190, 20, 60, "great", "", "64866833607881761/72057594037927936"),
  ])
  func chancesAreThoseOfTheGames(
    _ era: Int, _ rate: Int, _ hp: Int, _ maxHP: Int, _ ball: String, _ status: String,
    _ chance: String
  ) throws {
    let era = try #require(CatchEra(rawValue: era))
    let attempt = CatchAttempt(
      rate: rate, hp: hp, maxHP: maxHP, level: 50, bonus: try bonus(ball, era),
      status: BattleStatus(rawValue: status))
    let found = attempt.chance(in: era)
    #expect("\(found.numerator)/\(found.denominator)" == chance)
  }

  @Test(arguments: CatchEra.allCases) func aMasterBallNeverFails(_ era: CatchEra) throws {
    let attempt = CatchAttempt(
      rate: 3, hp: 350, maxHP: 350, level: 70, bonus: try bonus("master", era))
    #expect(attempt.chance(in: era) == .one)
  }

  @Test func criticalCapturesHelpThoseWhoHaveCaughtMany() throws {
    var attempt = CatchAttempt(
      rate: 45, hp: 60, maxHP: 60, level: 50, bonus: try bonus("poke", .fifth))
    let few = attempt.chance(in: .fifth)
    attempt.caughtSpecies = 601
    #expect(attempt.chance(in: .fifth) > few)
  }

  /// The thousandths with which a Poké Ball catches at full HP with a rate of 255; source: Bulbapedia,
  /// "Catch rate", sections "Capture method (Generation VIII)" and "(Generation IX)".
  @Test(arguments: [
    (CatchEra.seventh, 5, 439), (.eighth, 5, 872), (.eighth, 10, 738), (.eighth, 15, 595),
    (.eighth, 20, 439), (.eighth, 40, 439), (.ninth, 5, 898), (.ninth, 10, 624), (.ninth, 13, 439),
  ])
  func `low levels are easier by the rules of the generation`(
    _ era: CatchEra, _ level: Int, _ thousandths: Int
  ) throws {
    let attempt = CatchAttempt(
      rate: 255, hp: 40, maxHP: 40, level: level, bonus: try bonus("poke", era))
    #expect(attempt.chance(in: era).scaled(by: 1000) == thousandths)
  }

  @Test(arguments: [
    ("platinum", false), ("diamond-pearl", false), ("heartgold-soulsilver", true),
  ])
  func `only balls of the games are listed`(_ game: String, _ hasLevelBall: Bool) {
    let balls = CatchBalls.all(in: .fourth, for: CatchSubject(), among: [game]).map(\.slug)
    #expect(balls.contains("level-ball") == hasLevelBall)
    #expect(balls.contains("dusk-ball") && !balls.contains("park-ball"))
  }

  @Test(arguments: [
    (CatchEra.first, ["yellow"], "safari-ball", [BallPlace.safariZone]),
    (.second, ["crystal"], "sport-ball", [.bugCatchingContest]),
    (.third, ["emerald"], "safari-ball", [.safariZone]), (.third, ["xd"], "safari-ball", []),
    (.third, ["colosseum", "emerald"], "safari-ball", [.safariZone]),
    (.fourth, ["platinum"], "safari-ball", [.greatMarsh]),
    (.fourth, ["heartgold-soulsilver"], "safari-ball", [.safariZone]),
    (.fourth, ["platinum", "heartgold-soulsilver"], "safari-ball", [.safariZone, .greatMarsh]),
    (.fourth, ["platinum"], "sport-ball", []),
    (.fourth, ["heartgold-soulsilver"], "sport-ball", [.bugCatchingContest]),
    (.fifth, ["black-white"], "dream-ball", [.entreeForest]),
  ])
  func `a ball of one place names it, and is listed where a game has the place`(
    _ era: CatchEra, _ games: [String], _ slug: String, _ places: [BallPlace]
  ) {
    let balls = CatchBalls.all(in: era, for: CatchSubject(), among: games)
    let conditions = balls.first { $0.slug == slug }?.cases.map(\.condition)
    #expect(conditions ?? [] == places.map { .onlyIn($0) })
  }

  @Test func `a fault of generation II makes three Pokémon the heaviest`() throws {
    var subject = CatchSubject()
    (subject.number, subject.weight) = (64, 565)
    let ball = CatchBalls.all(in: .second, for: subject).first { $0.slug == "heavy-ball" }
    #expect(ball?.cases.first?.bonus == .added(40))
    let later = CatchBalls.all(in: .fourth, for: subject).first { $0.slug == "heavy-ball" }
    #expect(later?.cases.first?.bonus == .added(-20))
  }

  @Test func ultraBeastsResistAllButTheBeastBall() {
    var subject = CatchSubject()
    subject.isUltraBeast = true
    let balls = CatchBalls.all(in: .seventh, for: subject)
    #expect(balls.first { $0.slug == "beast-ball" }?.cases.first?.bonus == .factor(5 * 4096))
    #expect(balls.first { $0.slug == "ultra-ball" }?.cases.first?.bonus == .factor(410))
  }

  @Test func theMistakesOfGenerationIIAreKept() {
    var subject = CatchSubject()
    subject.usesMoonStone = true
    subject.speed = 150
    let balls = CatchBalls.all(in: .second, for: subject)
    #expect(balls.first { $0.slug == "moon-ball" }?.cases.first?.bonus == BallBonus.none)
    #expect(balls.first { $0.slug == "fast-ball" }?.cases.first?.bonus == BallBonus.none)
  }

  @Test func healthIsReadAsPlayersWriteIt() {
    #expect(CatchSituation.health("50") == .percent(50))
    #expect(CatchSituation.health("1 HP") == .points(1))
    #expect(CatchSituation.health("37/120") == .exact(hp: 37, maxHP: 120))
    #expect(CatchSituation.health("121/120") == nil)
    #expect(CatchSituation.health("0") == nil)
  }
}
