import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Sprites of several forms.
@MainActor @Suite(.timeLimit(minutes: 5)) struct SpriteGalleryTests {
  private let source = ScriptedExtras()

  private func isThere(_ gallery: SpriteGallery) -> [Bool] {
    gallery.items.map { $0.picture != nil }
  }

  @Test func spritesAreInTheOrderOfTheForms() {
    let gallery = SpriteGallery(source.extras())
    gallery.show([4, 5, 6])
    #expect(gallery.items.map(\.form) == [4, 5, 6])
    #expect(isThere(gallery) == [true, true, true])
    #expect(source.asked == ["pokemon/4front", "pokemon/5front", "pokemon/6front"])
  }

  @Test func loadedSpritesAreNotFetchedAgain() {
    let gallery = SpriteGallery(source.extras())
    gallery.show([4, 5])
    gallery.show([5, 6])
    gallery.show([5, 6])
    #expect(source.asked.count == 3)
    #expect(isThere(gallery) == [true, true])
  }

  @Test func aLookAGenderAndShinyColoursHaveTheirOwnSprites() {
    let gallery = SpriteGallery(source.extras())
    gallery.show([
      .init(201, SpriteView(look: "b")), .init(449, SpriteView(.femaleFront, isShiny: true)),
      .init(201),
    ])
    #expect(isThere(gallery) == [true, true, true])
    #expect(source.asked.count == 3 && Set(source.asked).count == 3)
  }

  @Test func aSpriteThatDoesNotExistGivesWayToTheUsualOne() {
    let gallery = SpriteGallery(source.extras())
    source.failPictures(.notFound("picture"))
    gallery.show([.init(201, SpriteView(look: "b")), .init(4)])
    #expect(source.asked.count == 3, "the usual one of 201 is asked for, too")
    #expect(isThere(gallery) == [false, false])
  }

  @Test func leavingCancelsFetchesAndReturningRestartsThem() {
    let gallery = SpriteGallery(source.extras())
    source.hold()
    gallery.show([4, 5])
    #expect(gallery.mark == .loading)
    gallery.leave()
    #expect(source.open == 0)
    source.release()
    gallery.show([4, 5])
    #expect(isThere(gallery) == [true, true])
  }

  @Test func nothingIsFetchedWhileTheUserMovesOn() {
    let pause = TestPause()
    let gallery = SpriteGallery(source.extras(pause: { pause.begin($0) }))
    for form in 1...100 { gallery.show([ID(form), ID(form + 1)]) }
    #expect(source.asked.isEmpty)
    pause.end()
    pause.end()
    #expect(source.asked == ["pokemon/100front", "pokemon/101front"])
  }

  @Test func aFailedSpriteCanBeRetried() {
    let gallery = SpriteGallery(source.extras())
    source.failPictures(.network(.status(500)))
    gallery.show([4, 5])
    #expect(gallery.hasFailed)
    #expect(gallery.mark == .failed("error 500"))
    source.failPictures(nil)
    gallery.retry()
    #expect(isThere(gallery) == [true, true])
    #expect(gallery.mark == nil)
  }
}
