import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// Pokémon or slots to mark, given as names or a query.
struct MarkedArguments<Word: MarkWord>: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      Word.isStateOfSlots
        ? "Names of Pokémon or slots, one per argument; \(NameListOptions.help)."
        : "Names or National Dex numbers, one per argument; \(NameListOptions.help)."),
    completion: ShellCompletion.pokemon)
  var name: [String] = []

  // Otherwise the parser would mistake -is:caught for an option.
  @Option(
    parsing: .unconditional,
    help: Word.isStateOfSlots
      ? "Change all slots that match a query of 'pokedex slots', and can be kept."
      : "Change all matches of a query.")
  var query: String?

  @OptionGroup var list: NameListOptions
  @OptionGroup var lenience: LenientOption

  func validate() throws {
    if [!name.isEmpty, query != nil, list.file != nil].count(where: \.self) != 1 {
      let wanted = Word.isStateOfSlots ? "slots" : "Pokémon"
      throw ValidationError(
        "give names of \(wanted), a query after --query, or a file after --file")
    }
  }

  /// Changes the marks of all that is named, or of nothing if a name is not found.
  @MainActor func change(
    isAdded: Bool, _ details: some MarkDetails, _ dex: DexSettings
  ) async throws {
    let userMarks = try UserMarks(dex.configuration)
    let engine = try await userMarks.engine(dex)
    let catalog = engine.rows.catalog
    let details = try details.details(in: catalog)
    let action = isAdded ? Word.adding : Word.removing
    let meant = try slots(for: action, in: engine, dex.configuration)
    let slots = meant.filter { !action.isRefused(of: $0, in: catalog) }
    guard !slots.isEmpty || meant.isEmpty else {
      throw Failure("no player can keep what matches", .nothingFound)
    }
    if let mark = action.markOfDex, userMarks.marks.playedRun != nil {
      guard details.isEmpty else {
        throw Failure("a run keeps no ball, game or note: --no-run marks the living dex", .usage)
      }
      return try Output.print(try await UserRuns(dex).mark(mark, slots.map(\.form).unique))
    }
    let count = try userMarks.change(action, of: slots, telling: details).count(of: slots)
    let summary = MarkSummary<Word>(isAdded: isAdded, changed: count, of: slots.count).text
    let names = UntoldSlots(slots, in: catalog)
    let isTold = !isAdded || (details.isEmpty && !Word.isStateOfSlots)
    try Output.print(
      [summary, leftOut(meant.count - slots.count)].compactMap(\.self)
        + (isTold ? [] : names.lines))
  }

  private func leftOut(_ count: Int) -> String? {
    count == 0
      ? nil : worded("left out, as no player can keep them: \(Formatting.count(count))")
  }

  private func slots(
    for action: SlotAction, in engine: QueryEngine<PokemonRows>, _ configuration: Configuration
  ) throws -> [MarkedSlot] {
    if let query {
      return Word.isStateOfSlots
        ? try slots(matching: query, in: engine, configuration)
        : try forms(matching: query, in: engine, configuration).map(MarkedSlot.untold)
    }
    if Word.adding.isOfSlots {
      return try NamedSlots(
        arguments: name, options: list, isLenient: lenience.lenient, action: action
      ).slots(in: engine)
    }
    let named = NamedForms(
      arguments: name, options: list, isLenient: lenience.lenient, takesLooks: false)
    return try named.forms(in: engine).map(MarkedSlot.untold)
  }

  private func forms(
    matching query: String, in engine: QueryEngine<PokemonRows>, _ configuration: Configuration
  ) throws -> [ID<Form>] {
    try found(query, in: engine, configuration).map { engine.rows.catalog.forms.ids[$0] }
  }

  private func slots(
    matching query: String, in engine: QueryEngine<PokemonRows>, _ configuration: Configuration
  ) throws -> [MarkedSlot] {
    let engine = QueryEngine(SlotRows(of: engine.rows))
    return try found(query, in: engine, configuration).map { engine.rows.entries[$0] }
      .map { MarkedSlot(form: $0.slot.form, key: $0.key) }
  }

  private func found<Rows: QueryRows>(
    _ query: String, in engine: QueryEngine<Rows>, _ configuration: Configuration
  ) throws -> [Int] {
    let rows = try Composition(configuration).search(for: query).found(query, in: engine).rows
    guard !rows.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    return rows
  }
}

/// The summary of a command for marks.
private struct MarkSummary<Word: MarkWord> {
  let isAdded: Bool
  let changed: Int
  let of: Int

  var text: String {
    let number = Formatting.count(changed)
    let things =
      !Word.isStateOfSlots
      ? worded("\(number) Pokémon") : changed == 1 ? worded("1 slot") : worded("\(number) slots")
    return isAdded
      ? worded("\(things) marked as \(Word.name)\(rest)")
      : worded("\(things) no longer \(Word.name)\(rest)")
  }

  private var rest: String {
    guard changed < of else { return "" }
    let number = Formatting.count(of - changed)
    return isAdded
      ? worded("; \(number) already \(Word.name)") : worded("; \(number) not \(Word.name)")
  }
}

/// The Pokémon among marked slots of which it is not told which of several slots is meant.
private struct UntoldSlots {
  private let forms: [(name: String, slots: [String])]
  private static let mostForms = 3
  private static let mostSlots = 6

  init(_ slots: [MarkedSlot], in catalog: Catalog) {
    forms = slots.filter(\.key.isUntold).compactMap { slot in
      let own = catalog.slots[slot.form].filter {
        $0.keeping.isKept && $0.slot.isShiny == slot.key.isShiny
      }
      return own.count > 1 ? (catalog.named(slot.form).name, own.map(\.name)) : nil
    }
  }

  var lines: [String] {
    let told = forms.prefix(Self.mostForms).map { form in
      let names = form.slots.prefix(Self.mostSlots).joined(separator: ", ")
      let slots = form.slots.count > Self.mostSlots ? names + ", …" : names
      return worded("\(form.name): look or gender not told; its slots are \(slots)")
    }
    let rest = forms.count - told.count
    return rest > 0
      ? told + [worded("\(Formatting.count(rest)) more of which look or gender is not told")] : told
  }
}
