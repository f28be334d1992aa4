import PokedexDomain
import Testing

/// Filling places of boxes.
@Suite struct PlaceMarkTests {
  private let unownB = MarkedPlace(form: 201, key: SlotKey(look: 10_002))
  private let unownC = MarkedPlace(form: 201, key: SlotKey(look: 10_003))
  private let anyUnown = MarkedPlace(form: 201, key: nil)
  private let mew = MarkedPlace(form: 151, key: SlotKey())

  @Test func aSlotIsFilledAndEmptied() {
    var book = MarkBook()
    book.toggle([unownB])
    #expect(book.isFilled(unownB))
    #expect(!book.isFilled(unownC))
    #expect(book[201].marks.contains(.caught))
    book.toggle([unownB])
    #expect(!book.isFilled(unownB))
    #expect(book[201].marks == Marks([.seen]))
  }

  @Test func whatWasWantedOrPendingIsHadNow() {
    var book = MarkBook()
    book[201].mark(SlotMark(SlotKey(look: 10_002), .pending, game: 9, note: "on the way"))
    book.toggle([unownB])
    #expect(
      book[201].slots == [SlotMark(SlotKey(look: 10_002), .have, game: 9, note: "on the way")])
  }

  @Test func aPlaceForAnySlotIsFilledByTheOneThatWasPending() {
    var book = MarkBook()
    let pending = SlotMark(SlotKey(look: 10_002), .pending, ball: 4)
    book[201].mark(pending)
    book.toggle([anyUnown])
    #expect(book[201].slots == [SlotMark(SlotKey(look: 10_002), .have, ball: 4)])
    book[201].replaceSlots(with: [pending, SlotMark(SlotKey(look: 10_003), .pending)])
    book.toggle([anyUnown])
    #expect(book[201][SlotKey()]?.state == .have, "which one was moved is not told")
  }

  @Test func aMarkOfWhichNothingWasToldBecomesThatOfTheSlot() {
    var book = MarkBook()
    book[201].mark(SlotMark(SlotKey(), .have, ball: 4))
    book.toggle([unownB, unownC])
    #expect(book[201].slots.map(\.key.look) == [10_002, 10_003])
    #expect(book[201][SlotKey(look: 10_002)]?.ball == 4)
    #expect(book[201][SlotKey(look: 10_003)]?.ball == nil)
  }

  @Test func severalPlacesAreEmptiedOnlyIfAllAreFilled() {
    var book = MarkBook()
    book.toggle([unownB])
    book.toggle([unownB, mew])
    #expect(book.isFilled(unownB) && book.isFilled(mew))
    book.toggle([unownB, mew])
    #expect(!book.isFilled(unownB) && !book.isFilled(mew))
  }

  @Test func anUntoldSlotIsEmptiedWithoutItsShinyOne() {
    var book = MarkBook()
    book[151].mark(SlotMark(SlotKey(isShiny: true), .have))
    book.toggle([mew])
    book.toggle([mew])
    #expect(book[151].slots == [SlotMark(SlotKey(isShiny: true), .have)])
  }

  @Test func aPlaceThatSeveralSlotsFillStaysFilled() {
    var book = MarkBook()
    book.toggle([unownB, unownC])
    #expect(book.fillings(of: anyUnown) == 2)
    book.toggle([anyUnown])
    #expect(book.isFilled(anyUnown))
    book.toggle([unownB])
    book.toggle([anyUnown])
    #expect(!book.isFilled(anyUnown))
  }
}
