import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Comparisons, rankings and the speed tiers on the screen.
@MainActor @Suite struct PlanScreenTests {
  private func stage(_ keys: String) async throws -> Stage {
    try await TeamScene.stage(keys).stage
  }

  @Test func twoFormsAreMarkedAndCompared() async throws {
    let stage = try await stage("/#445<enter>=")
    #expect(stage.foot.contains("Garchomp is marked"))
    await stage.type("j=")
    #expect(stage.foot.contains("2 are marked: V compares them"))
    await stage.type("=")
    #expect(stage.foot.contains("removed from the comparison"))
    await stage.type("=V")
    #expect(stage.text.contains("Base stats"))
    await stage.type("aclefable@4<enter>")
    #expect(stage.text.contains("Clefable"))
    #expect(stage.text.contains("3 Pokémon"))
    await stage.type("d<enter>:remove all<enter>")
    #expect(stage.text.contains("No Pokémon is marked yet."))
  }

  @Test func aFormIsComparedWithItselfInAnOlderGeneration() async throws {
    let stage = try await stage("/clefable<enter>=Lgen-4<enter>=V")
    #expect(stage.text.contains("Clefable (Generation IV)"))
    #expect(stage.text.contains("2 Pokémon"))
  }

  @Test func anUnknownNameIsRefused() async throws {
    let stage = try await stage("Vagarchmp<enter>")
    #expect(stage.foot.contains("did you mean"))
    await stage.type("<c-u>garchomp@nowhere<enter>")
    #expect(stage.foot.contains("game or generation 'nowhere'"))
    await stage.type("<c-u>garchomp@1<enter>")
    #expect(stage.foot.contains("Garchomp is not in Generation I"))
  }

  @Test func aSeventhFormIsRefused() async throws {
    let stage = try await stage("=j=j=j=j=j=j=")
    #expect(stage.foot.contains("Only six can be compared"))
  }

  @Test func `counters have no column for abilities where there are none`() async throws {
    let stage = try await stage("Llegends-arceus<enter>/garchomp<enter>!")
    #expect(stage.text.contains("Counters to Garchomp"))
    #expect(!stage.text.contains("Ability"))
    await stage.type("Lplatinum<enter>")
    #expect(stage.text.contains("Ability"))
  }

  @Test func `what all counters have in common stands in the title`() async throws {
    let stage = try await stage("/garchomp<enter>!/<c-u>spe>150<enter>")
    #expect(stage.text.contains(" Pokémon · Faster: yes"))
    await stage.type("/<c-u>spe>100<enter>")
    #expect(!stage.text.contains("Faster: yes"))
  }

  @Test func countersAreRankedByAQueryAndJoinATeam() async throws {
    let stage = try await stage("/garchomp<enter>!/type:fairy is:default<enter>")
    #expect(stage.text.contains("Counters to Garchomp"))
    #expect(stage.text.contains("type:fairy is:default"))
    await stage.type("/nonsense:1<enter>")
    #expect(stage.dialog != nil, "a mistake is told before anything is ranked")
    await stage.type("<esc>t<enter>")
    #expect(stage.foot.contains("added to Rain"))
    await stage.type("<esc>")
    #expect(!stage.text.contains("type:fairy"))
  }

  @Test(arguments: ["T+", "T!", "/garchomp<enter>!"])
  func rankingsLeaveOutUnevolvedAndBattleForms(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(stage.text.contains("from: is:final -is:battle-only   / change   Esc rank all"))
    #expect(!stage.text.contains("Mega "))
    await stage.type("<esc>")
    #expect(stage.text.contains("from: all Pokémon   / change"))
    #expect(stage.text.contains("Mega "))
    await stage.type("/<enter>")
    #expect(stage.text.contains("from: is:final -is:battle-only"), "/ offers it again")
    await stage.type("/<c-u>is:mega<enter>")
    #expect(stage.text.contains("from: is:mega"))
    await stage.type("<esc>/is:baby<enter>")
    #expect(stage.text.contains("from: is:baby"), "typing replaces the offer")
    await stage.type("<esc><esc>")
    #expect(!stage.text.contains("from:"), "Esc leads back from all Pokémon")
  }

  @Test func `legendary Pokémon are left out by a key, and back by the same`() async throws {
    let stage = try await stage("/garchomp<enter>!")
    let count = stage.head
    await stage.type("1")
    #expect(stage.text.contains("from: is:final -is:battle-only -is:legendary"), "\(stage.text)")
    #expect(stage.head != count)
    await stage.type("1")
    #expect(stage.head == count)
  }

  @Test func foesAreAddedByNameAndByPaste() async throws {
    let stage = try await stage("/garchomp<enter>!aditto<enter>")
    #expect(stage.text.contains("Garchomp"))
    #expect(stage.text.contains("Ditto"))
    #expect(stage.text.contains("takes ▸ deals"))
    await stage.type("d<enter>")
    #expect(stage.text.contains("Counters to Ditto"))
    await stage.paste("Torkoal\n- Fire Blast\n\nGastly\n")
    #expect(stage.text.contains("Torkoal"))
    #expect(stage.text.contains("Gastly"))
    await stage.paste("Ditto\n- Tramsform\n")
    #expect(stage.text.contains("Counters to Ditto"))
    #expect(stage.foot.contains("line 2: "), "the ignored line is named")
    await stage.paste("!!")
    #expect(stage.foot.contains("There is no Pokémon in that text"))
    await stage.paste("Torkoal\n" + String(repeating: "!", count: 1_001))
    #expect(stage.foot.contains("line 2 cannot be used: "))
  }

  @Test(arguments: [("Z", "level 50"), ("TZ", "level 100")])
  func `the speed tiers of a team have the level of its members`(
    _ keys: String, _ level: String
  ) async throws {
    let teams = MemoryTeams([Team(name: "Sun", members: [TeamMember(6)])])
    #expect(try await TeamScene.stage(keys, .usual, teams).stage.text.contains(level))
  }

  @Test func theSpeedTiersHaveTheTeamAndItsConditions() async throws {
    let stage = try await stage("/#445,#149 is:default<enter>TjZ")
    #expect(stage.text.contains("with Sand"))
    await stage.type("G")
    #expect(stage.text.contains("Above 208"))
    await stage.type("#101<enter>")
    #expect(stage.foot.contains("A number from 1 to 100"))
    await stage.type(
      "<c-u>100<enter>:speed-evs<enter>0<enter>:nature<enter>+Ftailw<enter>trick<enter><esc>")
    #expect(
      stage.text.contains(
        "level 100 · Speed-raising nature · 0 EVs · stage +1 · Tailwind · Trick Room"))
    await stage.type(":item<enter>choice sc<enter>")
    #expect(stage.text.contains("Choice Scarf"))
    await stage.type("a<up><up><up><up><enter>")
    #expect(stage.text.contains("press a to show a team"))
  }

  @Test func theMissingFormsOfAGameAreListed() async throws {
    let stage = try await stage("PWplat<enter>")
    #expect(stage.text.contains("Missing from Platinum"))
    #expect(stage.text.contains("Route 205"))
    await stage.type("<esc>")
    #expect(stage.router.top == .progress)
  }

  @Test func aPlaceOfThePlanIsListedInItsGameUnderAnotherLens() async throws {
    let stage = try await stage("Lred/blue<enter>PWplat<enter><tab><enter>")
    #expect(stage.head.contains("Platinum"), "\(stage.text)")
    #expect(!stage.head.contains("Red/Blue"))
    #expect(stage.text.contains("Walk"))
    await stage.type("Lred/blue<enter>")
    #expect(stage.head.contains("Red/Blue"), "\(stage.text)")
  }

  @Test func aListThatALensEmptiesNamesItAndTheKeyThatLiftsIt() async throws {
    let stage = try await stage("Lred/blue<enter>/garchomp<enter>")
    #expect(stage.text.contains("Nothing in Red/Blue matches"))
    #expect(stage.text.contains("L chooses other games"))
  }
}
