import Testing

@testable import PokedexTerminalNcurses

/// The names of locales whose characters are UTF-8.
@Suite struct TerminalLocaleTests {
  @Test(arguments: [
    "UTF-8", "utf8", "UTF8", "C.UTF-8", "C.utf8", "de_DE.UTF-8", "de_DE.utf8@euro", "xx_YY.UTF-8",
    ".UTF-8",
  ])
  func aNameThatGivesUTF8(_ name: String) {
    #expect(TerminalLocale.isUTF8(named: name))
  }

  @Test(arguments: [
    "", "C", "POSIX", "de_DE", "de_DE@euro", "de_DE.ISO-8859-15", "ja_JP.eucJP", "UTF-16", "UTF-80",
    "utf8_DE.ISO-8859-1", ".", "@UTF-8",
  ])
  func aNameThatGivesAnotherEncodingOrNone(_ name: String) {
    #expect(!TerminalLocale.isUTF8(named: name))
  }
}
