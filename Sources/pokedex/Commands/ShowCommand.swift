import ArgumentParser
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

struct ShowCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the page of a Pokémon.",
    discussion: """
      The name may be in any language, case and accents do not matter, and a number is that of \
      the National Dex:

        pokedex show garchomp
        pokedex show 'mr mime'
        pokedex show 25
      """)

  @Argument(help: "A name or a National Dex number.")
  var name: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Draw with ASCII signs only.")
  var ascii = false

  @OptionGroup var dex: DexOptions

  /// Wide enough for everything, narrow enough to read.
  private static let columns = 72

  @MainActor func execute() async throws {
    let pokedex = try Composition(dex.settings).pokedex()
    let wanted = name.joined(separator: " ")
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.catalog()
    }
    let form = try await Failure.translating { () throws(PokedexError) in
      try FindPokemon()(wanted, in: QueryEngine(PokemonRows(catalog)))
    }
    let page = try await Failure.translating { () throws(PokedexError) in
      try await ShowPokemon(pokedex: pokedex)(form)
    }
    guard json else { return try printText(page) }
    let abilities = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.slugs(of: .ability)
    }
    try Output.print([FormJSON(page.form, name: page.name, abilities: abilities).text])
  }

  private func printText(_ page: PokemonPage) throws {
    let symbols: Symbols = ascii || !TerminalLocale.isUTF8 ? .ascii : .unicode
    try Output.print(PokemonPageText(page, columns: Self.columns, symbols: symbols).lines)
  }
}
