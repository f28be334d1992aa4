import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct CollectionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collection", abstract: "Define collections of slots, which boxes show.",
    discussion: """
      pokedex collection new kanto gen:1 --looks one
      pokedex collection new living --genders apart --regional last
      pokedex collection new eons type:dragon --order platinum --colours both
      pokedex collection list
      pokedex collection show kanto
      pokedex collection arrange kanto
      pokedex collection remove kanto
      pokedex boxes kanto --box 3

      The slots of a collection keep their places. New ones, which come with a sync, stand in \
      boxes at the end until 'arrange' moves them in. All collections share your marks. Every \
      player has national, forms and shiny, and one for the dex of each game.
      """,
    subcommands: [
      List.self, New.self, Show.self, Arrange.self, DeleteCommand<SavedCollection>.self,
    ],
    defaultSubcommand: List.self)
}

extension CollectionCommand {
  struct List: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print the collections and how much of each is filled.")

    @OptionGroup var formats: FormatOptions
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let catalog = try await Composition(dex.settings(configuration)).catalog()
      let tallies = catalog.collectionTallies()
      let saved = catalog.marks.collections()
      let listed = catalog.collections.map { name in
        ListedCollection(
          name: name, tally: tallies.first { $0.name == name },
          words: saved.first { $0.name == name.key }?.text ?? "")
      }
      if let failure = catalog.marks.failure { throw failure }
      guard !formats.json else { return try Output.print(json: listed) }
      let rows = listed.map { collection in
        let counts = [collection.tally?.caught, collection.tally?.pending, collection.tally?.count]
        return [collection.name.word] + counts.map { $0.map { "\($0)" } ?? "" } + [collection.words]
      }
      try ProgramTable(
        ["collection", "caught", "pending", "of", "words"], numbers: [1, 2, 3], rows: rows
      ).print(formats)
    }
  }

  struct New: Command {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Define a collection; replaces yours of that name.",
      discussion: """
        pokedex collection new kanto gen:1
        pokedex collection new trade 'slot:game gen:4' --size 20

        Without a query, it has every slot that is kept anywhere. The query may say otherwise, \
        as slot:game does. Its words are those of 'pokedex slots'.
        """)

    @Argument(help: "The name: up to 40 letters, digits, '-' and '_'.")
    var name: String

    @OptionGroup var query: QueryArgument
    @OptionGroup var arguments: WordArguments<SlotCollection>
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let name = try UserSearches.name(name)
      let catalog = try await Composition(dex.settings(configuration)).catalog()
      let words = arguments.words + query.words
      let definition = try SlotCollection.words.read(words, in: catalog)
        .mapError { $0.told() }.get()
      let boxes = try UserCollections(configuration).save(name, definition, in: catalog)
      let counts = [boxes.places.count, boxes.count].map { Formatting.count($0) }
      try Output.print([
        worded("collection \(name) saved; slots: \(counts[0]), boxes: \(counts[1])")
      ])
    }
  }

  struct Show: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print what a collection has, and how it is laid out.")

    @Argument(help: "The name of the collection.", completion: ShellCompletion.collections)
    var name: String

    @OptionGroup var formats: FormatOptions
    @OptionGroup var color: ColorOption
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let settings = ShowSettings(
        configuration: configuration.with(color, isASCII: false), format: formats.format,
        hasHeader: !formats.noHeader)
      let printer = try await PagePrinter(dex.settings(configuration), settings)
      let catalog = try printer.catalog()
      let boxes = try UserCollections.boxes(
        of: try UserCollections.name(name, in: catalog), in: catalog)
      guard !formats.json else { return try Output.print(json: ShownCollection(boxes: boxes)) }
      try printer.print(Page(boxes))
    }
  }

  struct Arrange: Command {
    static let configuration = CommandConfiguration(
      commandName: "arrange", abstract: "Move new slots of a collection into their places.",
      discussion: """
        pokedex collection arrange national

        The slots after them move on. Of a collection that every player has, this keeps the \
        places, as filling it on the screen does.
        """)

    @Argument(help: "The name of the collection.", completion: ShellCompletion.collections)
    var name: String

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let catalog = try await Composition(dex.settings(configuration)).catalog()
      let name = try UserCollections.name(name, in: catalog)
      let isChanged = try UserCollections(configuration).arrange(name, in: catalog)
      try Output.print([
        isChanged
          ? worded("boxes of \(name.word) arranged")
          : worded("all slots of \(name.word) are in their places already")
      ])
    }
  }
}
