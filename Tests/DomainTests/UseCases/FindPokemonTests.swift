import PokedexDomain
import Testing

@Suite struct FindPokemonTests {
  @Test(
    arguments: [
      ("charizard", 6), ("Glurak", 6), ("リザードン", 6), ("6", 6), ("#6", 6), (" # 6 ", 6), ("006", 6),
      ("26", 26), ("raichu", 26), ("alolan raichu", 10_100), ("raichu-alola", 10_100),
      ("Mr. Mime", 122), ("mrmime", 122), ("nidoran♀", 29), ("Farfetch'd", 83), ("ho-oh", 250),
      ("kangaskhan-mega", 10_039),
    ] as [(String, ID<Form>)])
  func aCompleteNameOrNumberFindsOneForm(_ text: String, _ form: ID<Form>) throws {
    #expect(try FindPokemon()(text, in: sample) == form)
  }

  @Test(arguments: [
    ("charizrad", "Pokémon 'charizrad': did you mean Charizard?"),
    ("raich", "Pokémon 'raich': did you mean Raichu, Alolan Raichu?"),
    ("pickachu", "Pokémon 'pickachu': did you mean Pikachu?"),
    ("xyzzyxyzzy", "Pokémon 'xyzzyxyzzy'; no known name is similar"),
    ("0", "Pokémon '0'; no known name is similar"),
    ("-6", "Pokémon '-6'; no known name is similar"),
    ("99999999999999999999", "Pokémon '99999999999999999999'; no known name is similar"),
    ("", "Pokémon ''; no known name is similar"),
  ])
  func unknownNamesSuggestTheNearest(_ text: String, _ message: String) {
    #expect(throws: PokedexError.notFound(message)) { try FindPokemon()(text, in: sample) }
  }
}
