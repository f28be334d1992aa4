import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Prose and sprites on the page.
@MainActor @Suite(.timeLimit(minutes: 5)) struct PokemonExtrasTests {
  private let pokedex = ScriptedPokedex()
  private let source = ScriptedExtras()
  private let pause = TestPause()

  private func models(
    languages: [Language] = [], rests: Bool = false, preloads: Bool = false
  ) -> ViewModels {
    let pause = pause
    let extras =
      rests
      ? source.extras(languages: languages, pause: { pause.begin($0) })
      : source.extras(languages: languages)
    let models = ViewModels(pokedex: pokedex, preloads: preloads, extras: extras)
    models.dex.start()
    return models
  }

  private func show(_ form: ID<Form>, of models: ViewModels) {
    models.pokemon.show(form)
    models.pokemon.showExtras()
  }

  private func text(_ models: ViewModels) -> String {
    (models.pokemon.document.value?.blocks ?? []).map { block in
      switch block {
      case .heading(let text): text
      case .paragraph(let inline): inline.text
      default: ""
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func proseAndSpriteAppearOnThePage() {
    let models = models()
    show(25, of: models)
    #expect(
      text(models) == "Sample Pokémon\nIt is seen often.\nSword · text 1 of 2")
    #expect(models.pokemon.extras?.picture.value != nil)
    #expect(source.asked == ["pokemon-species/25", "pokemon/25front"])
  }

  @Test func nothingIsFetchedWhileTheUserMovesOn() async throws {
    let models = models(rests: true)
    for form in [25, 26, 134, 25, 26] { show(ID(form), of: models) }
    #expect(source.asked.isEmpty)
    #expect(pause.count == 1)
    pause.end()
    // A move during that pause starts another one.
    #expect(source.asked.isEmpty)
    #expect(pause.count == 2)
    pause.end()
    #expect(source.asked == ["pokemon-species/26", "pokemon/26front"])
  }

  @Test func factsAppearBeforeTheProse() {
    let models = models()
    source.hold()
    show(25, of: models)
    #expect(text(models) == "Loading the text …")
    #expect(models.pokemon.document.value?.destinations.isEmpty == false)
  }

  @Test func movingOnCancelsFetches() {
    let models = models()
    source.hold()
    show(25, of: models)
    #expect(source.open == 2)
    show(26, of: models)
    #expect(source.cancelled == 2)
    #expect(source.open == 2)
  }

  @Test func aThousandQuickMovesLeaveNoFetchRunning() async {
    let models = models()
    source.hold()
    for move in 0..<1_000 { show(move.isMultiple(of: 2) ? 25 : 26, of: models) }
    models.pokemon.leave()
    for _ in 0..<10 { await Task.yield() }
    #expect(source.open == 0)
    #expect(source.peak <= 8)
  }

  @Test func returningToAPageFetchesOnlyWhatIsMissing() {
    let models = models()
    source.hold()
    show(25, of: models)
    models.pokemon.leave()
    source.release()
    show(25, of: models)
    #expect(models.pokemon.extras?.text.value != nil)
    let asked = source.asked.count
    models.pokemon.leave()
    show(25, of: models)
    #expect(source.asked.count == asked)
  }

  @Test func aFailureIsOneLineAndCanBeRetried() {
    let models = models()
    source.fail(.network(.unreachable(host: "pokeapi.co")))
    show(25, of: models)
    #expect(text(models) == "no text, no picture: no network · r tries again")
    #expect(models.pokemon.hasFailed)
    source.fail(nil)
    models.pokemon.retry()
    #expect(text(models).contains("It is seen often."))
    #expect(!models.pokemon.hasFailed)
  }

  /// Overviews are laid out while idle instead of on a key press.
  @Test(arguments: [nil, PokedexError.offline, .network(.refused(host: "pokeapi.co"))])
  func theFirstDocumentOfAPageIsPreloaded(_ failure: PokedexError?) throws {
    let models = models(rests: true, preloads: true)
    source.fail(failure)
    show(25, of: models)
    pause.end()
    models.pokemon.preload(to: [26])
    let ahead = models.pokemon.makeDocumentsAhead()
    show(26, of: models)
    #expect(ahead.contains(try #require(models.pokemon.document.value)))
    #expect(text(models) == (failure == .offline ? "no text, no picture: offline" : ""))
  }

  @Test func preloadingKeepsTheProseOfThePage() {
    let models = models(preloads: true)
    show(25, of: models)
    let before = text(models)
    #expect(before.contains("It is seen often."))
    models.pokemon.preload(to: [26])
    _ = models.pokemon.makeDocumentsAhead()
    #expect(text(models) == before)
  }

  @Test func offlineIsNoFailureToRetry() {
    let models = models()
    source.fail(.offline)
    show(25, of: models)
    #expect(text(models) == "no text, no picture: offline")
    #expect(!models.pokemon.hasFailed)
  }

  @Test func theHeaderShowsLoadingAndFailuresAreSaidOnlyBelow() {
    let models = models()
    source.hold()
    show(25, of: models)
    #expect(models.pokemon.mark == .loading)
    source.fail(.network(.unreachable(host: "pokeapi.co")))
    source.release()
    show(26, of: models)
    #expect(models.pokemon.mark == nil)
    #expect(text(models) == "no text, no picture: no network · r tries again")
    source.fail(.offline)
    show(25, of: models)
    #expect(models.pokemon.mark == nil)
    #expect(text(models) == "no text, no picture: offline")
    source.fail(nil)
    show(26, of: models)
    #expect(models.pokemon.mark == nil)
  }

  @Test func refreshingKeepsThePageWhileItLoads() {
    let models = models()
    source.know(Timestamped(ScriptedExtras.prose(of: .species(25)), age: 7_200), of: .species(25))
    show(25, of: models)
    let before = source.asked.count
    source.hold()
    models.pokemon.refresh()
    #expect(source.asked.count == before + 2)
    #expect(models.pokemon.mark == .loading)
    #expect(text(models).contains("It is seen often."))
    #expect(models.pokemon.extras?.picture.value != nil)
  }

  @Test func anErrorKeepsTheProseAndShowsItsAge() {
    let models = models()
    source.know(Timestamped(ScriptedExtras.prose(of: .species(25)), age: 7_200), of: .species(25))
    show(25, of: models)
    source.fail(.network(.status(503)))
    models.pokemon.refresh()
    #expect(text(models).contains("It is seen often."))
    #expect(text(models).contains("2 hours old: PokéAPI has a problem (503)"))
    #expect(models.pokemon.extras?.picture.value != nil)
    #expect(models.pokemon.mark == nil)
  }

  @Test func aStoppedFetchIsReportedAndCanBeRefreshed() {
    let models = models()
    source.hold()
    show(25, of: models)
    models.pokemon.stop()
    #expect(source.open == 0)
    #expect(text(models) == "no text, no picture: stopped · r tries again")
    source.release()
    models.pokemon.refresh()
    #expect(text(models).contains("It is seen often."))
  }

  @Test func missingProseIsNoFailure() {
    let models = models()
    source.fail(.notFound("pokemon-species/25 at PokéAPI (404)"))
    show(25, of: models)
    #expect(models.pokemon.mark == nil)
    #expect(!models.pokemon.hasFailed)
    #expect(text(models) == "PokéAPI has no text about it.\nThere is no picture of it.")
  }

  @Test func returningToAFailedPageTriesAgain() {
    let models = models()
    source.fail(.network(.status(500)))
    show(25, of: models)
    source.fail(nil)
    show(26, of: models)
    show(25, of: models)
    #expect(text(models).contains("It is seen often."))
  }

  @Test func outdatedProseStaysWithItsAgeIfARefreshFails() {
    let models = models()
    source.know(
      Timestamped(ScriptedExtras.prose(of: .species(25)), age: 3 * 86_400, isOld: true),
      of: .species(25))
    source.fail(.network(.status(503)))
    show(25, of: models)
    #expect(text(models).contains("It is seen often."))
    #expect(text(models).contains("3 days old: PokéAPI has a problem (503)"))
  }

  @Test func entriesWrapAround() {
    let models = models()
    show(25, of: models)
    models.pokemon.extras?.turnEntry(by: 1)
    #expect(text(models).contains("It was seen first.\nRed, Blue · text 2 of 2"))
    models.pokemon.extras?.turnEntry(by: 1)
    #expect(text(models).contains("text 1 of 2"))
    models.pokemon.extras?.turnEntry(by: -1)
    #expect(text(models).contains("text 2 of 2"))
    show(26, of: models)
    #expect(text(models).contains("text 1 of 2"))
  }

  @Test func aLongListOfGamesIsShortenedToTheNewest() {
    let models = models()
    var localized = LocalizedProse()
    localized.entries = (1...5).map {
      GameText("The same.", games: [.version(ID(900 + $0), slug: "game-\($0)")])
    }
    source.know(Timestamped(Prose([.english: localized])), of: .species(25))
    show(25, of: models)
    #expect(text(models).hasPrefix("The same.\nGame 5 and 4 more"))
  }

  @Test func aMissingTranslationIsReported() {
    let models = models(languages: Language.wanted("de"))
    show(25, of: models)
    #expect(text(models).contains("none in German"))
  }

  @Test func shinyStaysOnTheNextPage() {
    let models = models()
    show(25, of: models)
    models.pokemon.extras?.toggleShiny()
    show(26, of: models)
    #expect(source.asked.suffix(1) == ["pokemon/26 shinyfront"])
    models.pokemon.extras?.turn()
    #expect(models.pokemon.extras?.viewName == "shiny, back")
  }

  @Test func aMissingSpriteIsReported() {
    let models = models()
    source.failPictures(.notFound("such picture"))
    show(25, of: models)
    #expect(text(models).contains("There is no picture of it."))
    models.pokemon.extras?.turn()
    #expect(text(models).contains("There is no picture: back"))
  }

  @Test func pagesReserveSpaceWhileSpritesLoadSuccessfully() {
    let models = models()
    #expect(models.pokemon.extras?.hasRoom == false)
    show(25, of: models)
    #expect(models.pokemon.extras?.hasRoom == true)
    source.hold()
    show(26, of: models)
    #expect(models.pokemon.extras?.hasRoom == true)
    source.release()
    source.failPictures(.offline)
    show(134, of: models)
    #expect(models.pokemon.extras?.hasRoom == false)
  }
}
