import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// Games that people changed, as the screens follow their files.
@MainActor @Suite struct ChangedGameTests {
  private let overlays: MemoryOverlays
  private let models: ViewModels

  init() {
    overlays = MemoryOverlays(["meadow.pkgame": Self.file(speed: 3)])
    let catalog = Catalog(
      forms: Table(SampleDex.forms), species: Table(SampleDex.species),
      names: SampleDex.catalog.names, reference: SampleDex.reference, overlays: overlays)
    models = ViewModels(pokedex: ScriptedPokedex(.success(catalog)), teams: MemoryTeams())
    models.dex.start()
  }

  private static func file(speed: Int) -> String {
    "game meadow \"Meadow\"\nbase platinum\npokemon pikachu speed \(speed)\n"
  }

  private var speed: Int? {
    models.dex.look()
    return models.dex.seen?.forms[25]?.stats.speed
  }

  private func chooseMeadow() {
    let chooser = models.game.chooser
    chooser.narrow("meadow")
    chooser.chooseSelected()
  }

  @Test func theChooserBeginsWithThem() {
    #expect(
      models.game.chooser.choices.prefix(3).map(\.text)
        == ["All games, with today's data", "  Meadow", "Generation VIII"])
    #expect(speed == 90)
    chooseMeadow()
    #expect(models.lens.lens?.slug == "meadow")
    #expect(speed == 3)
    #expect(models.dex.total == 8)
  }

  @Test func aFileIsFollowedWhileItIsShown() {
    #expect(models.followGame() == nil)
    chooseMeadow()
    #expect(models.followGame() == nil)
    overlays.write("meadow.pkgame", Self.file(speed: 9))
    #expect(models.followGame()?.text == "Meadow read again")
    #expect(speed == 9)
    #expect(models.followGame() == nil)
    overlays.write("meadow.pkgame", Self.file(speed: 9) + "pokemon nobody hp 3\n")
    #expect(
      models.followGame()?.text
        == "meadow.pkgame: 1 line left out; 'pokedex overlay check' tells why")
    #expect(speed == 9)
    #expect(models.followGame() == nil)
  }

  @Test func aComparisonFollowsTheFile() {
    _ = models.comparison.toggle(133)
    chooseMeadow()
    _ = models.comparison.toggle(25)
    let revision = models.comparison.revision
    overlays.write("meadow.pkgame", Self.file(speed: 9))
    #expect(models.followGame()?.isError == false)
    #expect(models.comparison.revision > revision)
    #expect(models.comparison.subjects.map(\.lens) == [nil, models.lens.lens])
  }

  @Test func aFileWithMistakesIsToldWhenItIsChosen() {
    overlays.write(
      "meadow.pkgame", Self.file(speed: 9) + "pokemon nobody hp 3\nmoove toxic power 3\n")
    let chooser = models.game.chooser
    chooser.narrow("meadow")
    #expect(
      chooser.chooseSelected()?.text
        == "meadow.pkgame: 2 lines left out; 'pokedex overlay check' tells why")
    #expect(speed == 9)
    #expect(models.followGame() == nil)
  }

  @Test func aLostFileIsToldAndTheGameStays() {
    chooseMeadow()
    overlays.write("meadow.pkgame", nil)
    #expect(
      models.followGame()?.text
        == "meadow.pkgame is gone or has no game: shown as it was read before")
    #expect(speed == 3)
  }

  @Test func aTeamThatBeginsInAChangedGameBelongsToIt() {
    #expect(models.teams.addToNewTeam([25])?.isError == false)
    chooseMeadow()
    #expect(models.teams.addToNewTeam([25])?.isError == false)
    #expect(models.teams.teams.map(\.format) == [nil, "meadow"])
    models.lens.look(through: nil)
    #expect(models.teams.teams.last.flatMap { models.teams.games[$0] }?.slug == "meadow")
  }

  @Test func aGameThatIsGoneAtTheNextStartIsTold() {
    var place = LastPlace()
    #expect(models.lostGame(of: place) == nil)
    place.lens = "meadow"
    #expect(models.lens(named: place.lens)?.slug == "meadow")
    overlays.write("meadow.pkgame", nil)
    #expect(models.lens(named: place.lens) == nil)
    #expect(models.lostGame(of: place)?.isError == true)
  }
}
