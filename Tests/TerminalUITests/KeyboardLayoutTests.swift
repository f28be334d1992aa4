import Testing

@testable import PokedexTerminalUI

/// The keys of keyboards of other scripts.
struct KeyboardLayoutTests {
  private func latin(_ text: String) -> String {
    String(text.compactMap { KeyboardLayout.usSign(of: $0) })
  }

  @Test(arguments: [
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"),
    ("їєў", "]'o"), ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
    ("קראטוןםפשדגכעיחלךזסבהנמ", "ertyuiopasdfghjklzxcvbn"),
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"),
    ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
    ("たていすかんなにらせちとしはきくまのりつさそひこみも", "qwertyuiopasdfghjklzxcvbnm"),
    ("タテイスカンナニラセ", "qwertyuiop"), ("ねるめっ", ",./Z"),
    ("ｑＱ？：１　", "qQ?:1 "), ("٣۴๕५", "3455"),
  ])
  func `a letter stands for the key at its place`(_ letters: String, _ places: String) {
    #expect(latin(letters) == places)
  }

  @Test(arguments: ["q", "?", "é", "ß", "і", "ก", "ش", "가", "★"])
  func `other characters have no place`(_ character: Character) {
    #expect(KeyboardLayout.usSign(of: character) == nil)
  }

  @Test func `Ctrl and Alt stay`() {
    #expect(Key.control("с").onUSKeyboard == .control("c"))
    #expect(Key.alt(.character("и")).onUSKeyboard == .alt(.character("b")))
    #expect(Key.enter.onUSKeyboard == nil)
    #expect(Key.character("q").onUSKeyboard == nil)
  }

  @Test func `letters of other scripts are told from Latin ones with marks`() {
    for letter in "กشאйㅂ가中" { #expect(Key.character(letter).isForeignLetter, "\(letter)") }
    for letter in "qéßœạ1?★" { #expect(!Key.character(letter).isForeignLetter, "\(letter)") }
  }
}
