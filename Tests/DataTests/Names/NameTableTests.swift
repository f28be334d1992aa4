import Testing

@testable import PokedexData

/// Lists of names that are tables with a head.
@Suite struct NameTableTests {
  private func names(_ text: String) -> [String]? {
    NameTable.names(text.split(separator: "\n", omittingEmptySubsequences: false)).map {
      $0.map(String.init)
    }
  }

  @Test(arguments: [
    ("number,name,slot\n1,\"Bulbasaur, shiny\",bulbasaur-shiny", ["", "bulbasaur-shiny"]),
    ("name\tgen\nPikachu\t1\n\nMew\t1", ["", "Pikachu", "", "Mew"]),
    ("\nNr.;Pokémon;Form;Geschlecht\n19;Rattfratz;Alola;w\n", ["", "", "Rattfratz Alola ♀", ""]),
    ("slug,name\n,Mew\nabra,Abra", ["", "Mew", "abra"]), ("slot\nunown-b", ["", "unown-b"]),
    ("name,gen\nMew", ["", "Mew"]), ("gen,name\n1", ["", ""]),
  ])
  func eachLineHasTheNameOfItsRow(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    "", "\n", "Pikachu\nMew", "#004 Charmander", "25. Pikachu, 150", "Mewtwo,150\nname,mew",
    "number,gen\n1,1", "name,gen\n\"Mew,1",
  ])
  func whatHasNoHeadIsNoTable(_ text: String) { #expect(names(text) == nil) }
}
