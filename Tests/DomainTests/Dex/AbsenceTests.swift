import PokedexDomain
import PokedexTesting
import Testing

/// Pokémon that the games of a lens do not have: their gap and its sentence.
@Suite struct AbsenceTests {
  private func lens(_ groups: ID<VersionGroup>...) -> Lens {
    Lens(
      data: GameData(generation: 1, groups: groups, isGame: true, order: 1),
      rules: GameRules(in: 1), slug: "game", name: "Green")
  }

  private func absence(_ form: ID<Form>, _ lens: Lens?) -> GameGap? {
    EncounterFixture.catalog.absence(of: form, from: lens)
  }

  @Test func `a Pokémon that none of the games has is said to be missing`() throws {
    let gap = try #require(absence(151, lens(3)))
    #expect(gap == .absent("Mew", game: "Green"))
    #expect(gap.text == "Mew is not in Green")
    #expect(!gap.isInGame)
  }

  @Test func `nothing is said of one that any of the games has, or without a lens`() {
    #expect(absence(151, lens(3, 1)) == nil)
    #expect(absence(151, nil) == nil)
    #expect(absence(7, lens(3)) == nil)
  }

  @Test func `a game of unknown Pokémon lacks none`() { #expect(absence(151, lens(99)) == nil) }

  @Test func `without learnsets, another form of a Pokémon of the game may be there`() {
    #expect(absence(10_091, lens(1)) == nil)
    #expect(absence(10_091, lens(4)) != nil)
  }

  @Test func `with learnsets, a form without moves is missing`() {
    var dex = EncounterFixture.dex
    dex.learnsets = [19: [LearnedMove(versionGroup: 1, method: 1, move: 33, level: 1)]]
    let catalog = dex.catalog(EncounterFixture.forms, EncounterFixture.species)
    #expect(catalog.absence(of: 10_091, from: lens(1)) == .absent("Rattata Alola", game: "Green"))
  }

  @Test func `lists of moves and places give the reason why they are empty`() throws {
    let dex = LensedDex(EncounterFixture.catalog, through: lens(3))
    #expect(try dex.learnedMoves(of: 151).gap == .absent("Mew", game: "Green"))
    #expect(dex.encounters(of: 151).gap == .absent("Mew", game: "Green"))
  }
}
