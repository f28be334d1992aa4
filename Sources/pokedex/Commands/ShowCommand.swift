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
        pokedex show pikachu --text --sprite

      Texts and pictures are printed as far as they are known; --text and --sprite ask the \
      network for them.
      """)

  @Argument(help: "A name or a National Dex number.")
  var name: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Draw with ASCII signs only.")
  var ascii = false

  @Flag(help: "Ask the network for what is told of it, too.")
  var text = false

  @OptionGroup var sprite: SpriteOptions
  @OptionGroup var prose: ProseOptions
  @OptionGroup var dex: DexOptions

  /// Wide enough for everything, narrow enough to read.
  private static let columns = 72

  @MainActor func execute() async throws {
    let composition = Composition(prose.settings(dex.settings))
    let pokedex = try composition.pokedex()
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
    guard json else {
      let told = try await told(page, composition, in: catalog.reference)
      return try await printText(page, told, composition)
    }
    let abilities = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.slugs(of: .ability)
    }
    try Output.print([FormJSON(page.form, name: page.name, abilities: abilities).text])
  }

  @MainActor private func printText(
    _ page: PokemonPage, _ told: Loadable<ToldProse>, _ composition: Composition
  ) async throws {
    let symbols: Symbols = ascii || !TerminalLocale.isUTF8 ? .ascii : .unicode
    let picture = try await sprite.lines(of: page.form.id, composition, symbols)
    let text = PokemonPageText(page, prose: told, columns: Self.columns, symbols: symbols).lines
    try Output.printClean(picture + text.map { DrawableText($0).string })
  }

  /// What is told of it, as far as it is known or was asked for.
  @MainActor private func told(
    _ page: PokemonPage, _ composition: Composition, in reference: (any DexReference)?
  ) async throws -> Loadable<ToldProse> {
    var settings = dex.settings
    if !text { settings.isOffline = true }
    let read = try Composition(prose.settings(settings)).readProse()
    var old: ToldProse?
    do throws(PokedexError) {
      return .loaded(
        try await read(about: .species(page.form.species), in: reference) { old = $0 })
    } catch {
      if !text, old == nil { return .idle }
      return text ? .error(error, previous: old) : old.map { .loaded($0) } ?? .idle
    }
  }
}
