import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

/// Keys in the encodings of kitty and of xterm's modifyOtherKeys, which another program may have left
/// on.
struct KeyReportTests {
  private func decode(_ text: String) -> [Event] {
    var decoder = InputDecoder()
    return decoder.feed(Array(text.utf8)) + decoder.giveUp()
  }

  /// A key by its code and modifiers, in the three forms that terminals send.
  private static func forms(_ code: Int, _ modifiers: Int) -> [String] {
    [
      "\u{1B}[\(code);\(modifiers)u", "\u{1B}[27;\(modifiers);\(code)~",
      "\u{1B}[\(code);\(modifiers):1u",
    ]
  }

  @Test(arguments: [
    (99, 5, Key.control("c")), (122, 5, .control("z")), (117, 5, .control("u")),
    (115, 5, .control("s")), (32, 5, .control("@")), (91, 5, .escape), (105, 5, .tab),
    (109, 5, .enter), (104, 5, .backspace), (93, 5, .control("]")), (67, 6, .control("c")),
    (13, 2, .enter), (13, 5, .enter), (9, 2, .backTab), (9, 5, .tab), (27, 1, .escape),
    (127, 5, .alt(.backspace)), (127, 1, .backspace), (127, 3, .alt(.backspace)),
    (97, 3, .alt(.character("a"))), (97, 2, .character("A")), (97, 1, .character("a")),
    (33, 2, .character("!")), (233, 1, .character("é")), (97, 129, .character("a")),
  ])
  func `a key has its usual meaning in each encoding`(code: Int, modifiers: Int, key: Key) {
    for form in Self.forms(code, modifiers) {
      #expect(decode("\(form)j") == [.key(key), .key(.character("j"))], "\(form.debugDescription)")
    }
  }

  @Test(arguments: [
    ("\u{1B}[27u", Key.escape), ("\u{1B}[13u", .enter), ("\u{1B}[97u", .character("a")),
    ("\u{1B}[97:65;2u", .character("A")), ("\u{1B}[97;2;65u", .character("A")),
    ("\u{1B}[49:33;2u", .character("!")), ("\u{1B}[1089::99;5u", .control("c")),
    ("\u{1B}[1089;5u", .control("с")), ("\u{1B}[57399u", .character("0")),
    ("\u{1B}[57414u", .enter), ("\u{1B}[57419u", .up), ("\u{1B}[57426u", .delete),
    ("\u{1B}[57376u", .function(13)), ("\u{1B}[97;1:2u", .character("a")),
  ])
  func `a report may tell more about a key`(bytes: String, key: Key) {
    #expect(decode(bytes) == [.key(key)])
  }

  /// Such a key is a modifier alone, a key of the desktop, or broken.
  @Test(arguments: [
    "\u{1B}[99;5:3u", "\u{1B}[57441u", "\u{1B}[57358;65u", "\u{1B}[99;9u", "\u{1B}[1;1:3A",
    "\u{1B}[3;1:3~", "\u{1B}[27;5:3;99~", "\u{1B}[99;999u", "\u{1B}[0u", "\u{1B}[u", "\u{1B}[-1u",
    "\u{1B}[99999999999999999999u", "\u{1B}[55296u", "\u{1B}[1114112u", "\u{1B}[7;1u",
    "\u{1B}[8238u", "\u{1B}[27;5~", "\u{1B}[?1u", "\u{1B}[27;5;~",
  ])
  func `released and unknown keys do nothing`(bytes: String) {
    let events = decode(bytes)
    #expect(events.isEmpty, "\(events)")
  }
}
