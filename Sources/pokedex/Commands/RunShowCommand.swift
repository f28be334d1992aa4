import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

extension RunCommand {
  struct Show: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print the run, or what can be met at a place of it.",
      discussion: """
        pokedex run show
        pokedex run show 'route 204/north'
        pokedex run show --json | jq '.places[] | select(.firstEncounter == "open").name'

        Reached places are in the order in which they were reached; the others, and all places in \
        JSON, in that of the route that the run follows, or else by the lowest level of what is met \
        there on foot.
        """)

    @Argument(help: "A place of the game.", completion: ShellCompletion.places)
    var place: String?

    @OptionGroup var formats: FormatOptions

    @OptionGroup var color: ColorOption

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let settings = dex.settings(configuration)
      let opened = try await UserRuns(settings).opened()
      let stop = try place.map(opened.place).flatMap(opened.places.stop)
      guard !formats.json else {
        return try Output.print(json: ShownRun(opened: opened, stop: stop))
      }
      var show = ShowSettings(
        configuration: configuration.with(color), format: formats.format,
        hasHeader: !formats.noHeader)
      show.game = AskedGame(word: opened.game.slug)
      let printer = try await PagePrinter(settings, show)
      let text = RunText(opened.places, in: opened.catalog)
      try printer.print(stop.map(text.page) ?? text.page)
    }
  }
}

extension OpenedRun {
  /// Remarks of the rules on Pokémon that were just caught, as the run was before.
  func notes(on forms: [ID<Form>], at place: RunPlace?) -> [String] {
    places.notes(on: forms, at: place, in: catalog)
  }
}
