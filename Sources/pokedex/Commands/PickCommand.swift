import ArgumentParser
import Glibc
import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

struct PickCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Choose Pokémon in the full-screen program, and print them.",
    discussion: """
      pokedex show "$(pokedex pick type:dragon)"
      pokedex pick gen:1 --print name
      pokedex list is:team | pokedex pick | xargs pokedex compare

      Enter prints the Pokémon under the cursor, or those ticked with Space, one per line and in the \
      order of the ticks. The screen is drawn on the terminal itself, so the output may go to a \
      pipe or a variable. A pipe or a file as standard input limits the list to the Pokémon that \
      it names, one per line.

      Exit status: 0 done, 1 nothing to choose from, 130 left without a choice (Esc, q, ^C).
      """)

  @OptionGroup var query: QueryArgument

  @Option(help: "The output for each Pokémon: slug, name, number or json.")
  var print = PickedValue.slug

  @OptionGroup var dex: DexOptions
  @OptionGroup var screen: ScreenOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let names = try StandardInput.lines().map(NameListOptions.names)
    let output = try BorrowedOutput.taken()
    var chosen: [ID<Form>] = []
    let session = try await Composition(dex.settings(configuration))
      .session(query: query.text, screen: screen.settings(configuration)) { chosen = $0 }
    try names.map { try Self.narrow(session, to: $0) }
    try Self.check(session, query.text)
    let reason = await session.app.run()
    output.restore()
    let hasChosen = reason == .stopped && !chosen.isEmpty
    if hasChosen { try await print.print(chosen, of: session, dex.settings(configuration)) }
    // Not before: printing may read the marks.
    session.closeFiles()
    withExtendedLifetime(session) { hasChosen ? reason.exit() : Self.leave(reason) }
  }

  /// The exit status if the user makes no choice, as in other choosers.
  private static let noChoice: Int32 = 128 + SIGINT

  private static func leave(_ reason: EndReason) -> Never {
    if [.stopped, .signal(SIGINT)].contains(reason) { Glibc.exit(noChoice) }
    reason.exit()
  }

  /// Fails before the screen opens if there is nothing to choose from.
  @MainActor private static func check(_ session: Session, _ query: String) throws {
    let list = session.models.dex.list
    guard session.models.dex.seen != nil else { return }
    if let problem = list.result.problems.first { throw QueryReport(query, problem).failure }
    if list.result.rows.isEmpty { throw Failure("nothing matches", .nothingFound) }
  }

  @MainActor private static func narrow(_ session: Session, to lines: [Substring]) throws {
    let dex = session.models.dex
    guard let catalog = dex.seen else { throw Failure(.needsDex) }
    let found = FindListedPokemon()(lines, in: catalog)
    try NameListOptions.check(found.problems.count)
    for problem in found.problems { Output.error("pokedex: \(problem.message)") }
    dex.narrow(to: Set(found.forms))
  }
}

extension BorrowedOutput {
  fileprivate static func taken() throws -> BorrowedOutput {
    do throws(TerminalError) {
      return try BorrowedOutput()
    } catch {
      throw Failure(localized: error.description, .usage)
    }
  }
}

/// The value printed for each chosen Pokémon.
enum PickedValue: String, CaseIterable, ExpressibleByArgument {
  case slug
  case name
  case number
  case json

  @MainActor func print(_ forms: [ID<Form>], of session: Session, _ dex: DexSettings) async throws {
    let rows = session.models.dex.list.rows
    let indices = forms.compactMap { rows.catalog.forms.row(of: $0) }
    switch self {
    case .slug: try Output.print(indices.map { rows.slugs[$0] })
    case .name: try Output.print(indices.map { rows.names[$0] })
    case .number: try Output.print(indices.map { "\(rows.catalog.forms[$0].species)" })
    case .json: try await printJSON(forms, of: session, dex)
    }
  }

  /// Prints English names, as in all JSON, regardless of the screen's language.
  @MainActor private func printJSON(
    _ forms: [ID<Form>], of session: Session, _ dex: DexSettings
  ) async throws {
    let pokedex = try Composition(dex).pokedex(in: .english)
    let catalog = try await pokedex.catalog()
    let rows = PokemonRows(catalog, through: session.models.dex.lens.lens)
    let indices = forms.compactMap { catalog.forms.row(of: $0) }
    try Output.print(json: try await rows.listedForms(indices, reasons: nil, from: pokedex))
  }
}
