import Testing

@testable import PokedexDomain

@Suite struct KnockoutTests {
  @Test func aHitThatAlwaysSufficesIsCertain() {
    let knockout = Knockout(.rolls([100, 110, 120, 130]), hp: 100)
    #expect(knockout?.uses == 1)
    #expect(knockout?.isCertain == true)
  }

  @Test func oneRollOfFourIsAQuarter() {
    let knockout = Knockout(.rolls([100, 110, 120, 130]), hp: 125)
    #expect(knockout?.uses == 1)
    #expect(knockout?.chance == 0.25)
  }

  @Test func hitsOfOneUseAddUp() {
    let knockout = Knockout(.hits([[10, 20], [10, 20]]), hp: 30)
    #expect(knockout?.uses == 1)
    #expect(knockout?.chance == 0.75)
  }

  @Test func fixedDamageCountsItsUses() {
    #expect(Knockout(.fixed(100), hp: 250)?.uses == 3)
    #expect(Knockout(.fixed(100), hp: 250)?.isCertain == true)
  }

  @Test func noDamageAndTooLittleNeverKnockOut() {
    #expect(Knockout(.fixed(0), hp: 1) == nil)
    #expect(Knockout(.fixed(1), hp: 5) == nil)
  }
}
