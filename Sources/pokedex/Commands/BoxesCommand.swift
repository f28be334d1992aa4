import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// Prints a collection as it lies in its boxes.
struct BoxesCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "boxes", abstract: "Print the boxes of a collection.",
    discussion: """
      pokedex boxes
      pokedex boxes shiny --box 3
      pokedex boxes forms --game platinum
      pokedex boxes --query 'slot:anywhere unown' --csv

      A box has five rows of six places. The collections are national (every look, and every \
      gender that can be seen), forms (one of each form) and shiny. With --game, they have the \
      Pokémon of the game's dex, in its order.
      """)

  @Argument(
    help: "national, forms or shiny.",
    completion: .list(BuiltInCollection.allCases.map(\.rawValue)))
  var collection = BuiltInCollection.national.rawValue

  @Option(parsing: .unconditional, help: "Other slots: a query, as for 'pokedex slots'.")
  var query: String?

  @Option(help: "Print the places of this box, from 1.")
  var box: Int?

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  private var known: BuiltInCollection? { BuiltInCollection(rawValue: collection) }

  func validate() throws {
    if known == nil {
      let words = BuiltInCollection.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("no collection '\(collection)': there are \(words)")
    }
    try OptionNumber.check("--box", box, 1...9_999)
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let engine = QueryEngine(
      SlotRows(of: PokemonRows(try printer.catalog(), through: printer.lens)))
    let kind = known ?? .national
    let words = query ?? kind.query
    let found = try Composition(configuration).search(for: words).found(words, in: engine).rows
    let boxes = CollectionBoxes(
      found, of: engine.rows, isOnePerForm: query == nil && kind == .forms)
    if let failure = engine.rows.pokemon.catalog.marks.failure { throw failure }
    guard !boxes.places.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    let places = try places(of: boxes)
    guard !show.json else {
      return try Output.print(json: ShownBoxes(boxes: boxes, places: places))
    }
    let name = query ?? kind.name
    let isOverview = box == nil && printer.settings.format == .table
    try printer.print(
      isOverview
        ? Page(boxes, of: name, in: printer.lens)
        : Page(places: places, of: name, in: printer.lens))
  }

  private func places(of boxes: CollectionBoxes) throws -> [CollectionBoxes.Place] {
    guard let box else { return boxes.places }
    let own = boxes.places.filter { $0.box == box }
    guard !own.isEmpty else {
      throw Failure("there are \(boxes.boxes.count) boxes, no box \(box)", .nothingFound)
    }
    return own
  }
}
