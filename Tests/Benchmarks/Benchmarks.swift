import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI

/// Times of parts of the program, in microseconds: the median and the 95th percentile of 100 runs.
/// Not a test, as the times depend on the machine.
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    if CommandLine.arguments.contains("planners") { return try await planners() }
    if CommandLine.arguments.contains("damage") {
      return damage(try await DexPokedex(dex: DexFile()).catalog())
    }
    if CommandLine.arguments.contains("letters") { return try await letters() }
    if CommandLine.arguments.contains("overlays") { return try await overlays() }
    try await loadCatalog()
    try await reference()
    try await queries(copies: 1)
    try await queries(copies: 74)
    try await frames()
    try await letters()
    try await trainer()
    try await planners()
    try await overlays()
  }

  private static func loadCatalog() async throws {
    try await measure("open the bundled dex and load the list") {
      _ = try await DexPokedex(dex: DexFile()).catalog()
    }
  }

  /// Measures the tables that queries and pages use in addition to those of the list.
  private static func reference() async throws {
    let dex = try DexFile()
    for kind in [Kind.form, .move, .item, .locationArea] {
      try measure("read the index of names: \(kind.rawValue)") { _ = try dex.nameIndex(of: kind) }
    }
    let moves = try dex.nameIndex(of: .move)
    measure("the moves of a name") { _ = moves.rows(named: Spelling.folded("earthquake")) }
    measure("the moves with a word") { _ = moves.rows(beginningWith: Spelling.folded("pu")) }
    for (move, name) in [(156 as ID<Move>, "rest"), (89, "earthquake")] {
      try measure("lessons of \(name)") { try dex.forEachLesson(of: [move]) { _, _ in } }
    }
    let pages = FindListedPage(
      in: QueryEngine(PokemonRows(await DexPokedex(dex: dex).catalog())))
    for row in ["Earthquake", "Earthquake  Ground  100", "Fluegelschlag", "Kyurem-W"] {
      measure("the page of a row of a list: \(row)") { _ = try? pages(row, of: nil) }
    }
    let forms = try dex.ids(of: Form.self)
    try measure("every learnset, to see who learns a move") {
      for form in forms { _ = try dex.learnset(of: form) }
    }
    try measure("every encounter, to see who is met in an area") {
      for form in forms { _ = try dex.encounters(of: form) }
    }
    try measure("the residents of an area") { _ = try dex.residents(of: 863) }
    try measure("the roster of a version group") { _ = try dex.roster(of: 25) }
    try measure("all rows of a kind: move") { _ = try dex.table(Move.self) }
  }

  /// Measures queries over a dex that has each form `copies` times.
  private static func queries(copies: Int) async throws {
    let catalog = try await DexPokedex(dex: DexFile()).catalog().repeated(copies)
    let engine = QueryEngine(PokemonRows(catalog))
    let search = SearchPokedex()
    let start = ContinuousClock().measure { engine.prepare() }
    print("\(catalog.count) forms, index of names ready in \(start)")
    try await words(catalog, engine)
    for query in [
      "", "type:dragon", "spe>100 -is:mega", "is:legendary | is:mythical",
      "gen:1 sort:-total", "atk>spa total:500..600 sort:spe,name",
    ] {
      measure("\(catalog.count) forms, query: \(query)") { _ = search(query, in: engine) }
    }
    if copies == 1 { damage(catalog) }
  }

  /// Measures query terms about damage: first including all that they read from the dex, then with
  /// that already in memory.
  private static func damage(_ catalog: Catalog) {
    let search = SearchPokedex()
    for query in [
      "kos:dragonite", "kos:dragonite/ice-beam", "survives:garchomp",
      "survives:garchomp/earthquake",
    ] {
      measure("\(catalog.count) forms, first query: \(query)") {
        _ = search(query, in: QueryEngine(PokemonRows(catalog)))
      }
    }
    let rows = PokemonRows(catalog)
    _ = search("kos:garchomp", in: QueryEngine(rows))
    for query in ["kos:dragonite", "weak:ice", "weak:ice type:dragon"] {
      measure("\(catalog.count) forms, later query: \(query)") {
        _ = search(query, in: QueryEngine(rows))
      }
    }
    damageTable(catalog)
  }

  /// Measures all moves of a Pokémon against another: a cell each.
  private static func damageTable(_ catalog: Catalog) {
    guard let show = try? ShowDamage(catalog, through: nil) else { return }
    let (user, foe) = (show.set(TeamMember(445)), show.set(TeamMember(149)))
    let count = show(user, on: [foe]).count
    measure("a damage table of \(count) cells") { _ = show(user, on: [foe]) }
  }

  /// Measures queries for names, with words that no earlier query has cached.
  private static func words(_ catalog: Catalog, _ engine: QueryEngine<PokemonRows>) async throws {
    let search = SearchPokedex()
    var beginnings = catalog.names.lazy.map { $0.prefix(4) }.makeIterator()
    measure("\(catalog.count) forms, query: four letters of a name") {
      _ = search(String(beginnings.next() ?? ""), in: engine)
    }
    let index = catalog.nameIndex()
    for letters in ["a", "ch", "cha", "char", "ガブ"] {
      measure("\(catalog.count) forms, which names match: \(letters)") {
        _ = index.matches(Spelling.folded(letters))
      }
    }
    for name in ["Type: Null", "Tauros (Paldean Form, Combat Breed)"] {
      measure("\(catalog.count) forms, which name a query is: \(name)") {
        _ = engine.rows.parse(name)
      }
    }
    var problems = catalog.names.lazy.map { $0.prefix(3) + "qq" + $0.dropFirst(3) }.makeIterator()
    measure("\(catalog.count) forms, query: a name that nothing has") {
      _ = search(String(problems.next() ?? ""), in: engine)
    }
  }

  private static func frames() async throws {
    for size in [Size(width: 80, height: 24), Size(width: 120, height: 40)] {
      let terminal = UnseenTerminal(size: size)
      let app = try app(on: terminal)
      _ = app.frame()
      measure("\(size.width)×\(size.height), a key down and its frame drawn") {
        app.handle(.key(.down))
        _ = app.frame()
      }
    }
  }

  static func app(on terminal: any Terminal) throws -> App {
    let pokedex = DexPokedex(dex: try DexFile())
    let models = ViewModels(pokedex: pokedex)
    let router = Router()
    models.dex.start()
    return App(
      terminal: terminal, router: router, trainer: models.trainer, sync: models.sync,
      symbols: .unicode,
      factory: ScreenFactory(
        models: models, router: router, symbols: .unicode,
        themes: ThemeTrial(on: terminal, keeper: .nowhere)))
  }
}

extension Benchmarks {
  private static let rounds = 100

  static func measure(_ name: String, _ body: () throws -> Void) rethrows {
    var times: [Duration] = []
    for _ in 0..<rounds { times.append(try ContinuousClock().measure(body)) }
    report(name, times)
  }

  private static func measure(_ name: String, _ body: () async throws -> Void) async rethrows {
    var times: [Duration] = []
    for _ in 0..<rounds { times.append(try await ContinuousClock().measure(body)) }
    report(name, times)
  }

  private static func report(_ name: String, _ times: [Duration]) {
    let sorted = times.map { Int($0 / .microseconds(1)) }.sorted()
    let median = DrawableText("\(sorted[rounds / 2])").padded(to: 8, alignment: .right)
    let slow = DrawableText("\(sorted[rounds * 95 / 100])").padded(to: 8, alignment: .right)
    print("\(median.string)\(slow.string) µs  \(name)")
  }
}

extension Catalog {
  /// Returns the forms repeated, each under a new number.
  fileprivate func repeated(_ times: Int) -> Catalog {
    guard times > 1 else { return self }
    let copies = (0..<times).flatMap { copy in
      (0..<count).map { row in
        var form = Form(id: ID(copy * 20_000 + forms.ids[row].rawValue), slug: forms.slugs[row])
        let original = forms[row]
        form.species = original.species
        form.isDefault = original.isDefault
        form.type1 = original.type1
        form.type2 = original.type2
        form.stats = original.stats
        return form
      }
    }
    return Catalog(
      forms: Table(copies), species: species, names: (0..<times).flatMap { _ in names },
      reference: RepeatedNames(index: nameIndex().repeated(times)))
  }
}

extension NameIndex {
  fileprivate func repeated(_ times: Int) -> NameIndex {
    NameIndex(
      plain: parts.plain.repeated(times, over: count),
      other: parts.other.repeated(times, over: count), count: count * times) ?? self
  }
}

extension SpellingParts {
  fileprivate func repeated(_ times: Int, over count: Int) -> SpellingParts {
    var rest = rows[...]
    var copy = self
    copy.rowCounts = rowCounts.map { $0 * Int32(times) }
    copy.rows = rowCounts.flatMap { length in
      let own = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      return (0..<times).flatMap { time in own.map { $0 + Int32(time * count) } }
    }
    return copy
  }
}

/// The repeated index of names, without other data.
private struct RepeatedNames: DexReference {
  let index: NameIndex

  var damage: PokedexError? { nil }
  func nameIndex(of kind: Kind) -> NameIndex { index }
  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> { Table() }
  func names(of kind: Kind) -> [String] { [] }
  func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {}
  func residents(of area: ID<LocationArea>) -> [Resident] { [] }
  func roster(of group: ID<VersionGroup>) -> [ID<Form>] { [] }
  func learnset(of form: ID<Form>) -> Learnset { Learnset() }
  func encounters(of form: ID<Form>) -> [Encounter] { [] }
}

/// A terminal that draws nothing.
@MainActor final class UnseenTerminal: Terminal {
  let size: Size

  init(size: Size) {
    self.size = size
  }

  func present(_ grid: Grid) {}
  func invalidate() {}
  func redraw() {}
  func suspend() {}
  func stop() {}
  func copy(_ text: String) -> Bool { false }
  func run(_ command: ShellCommand) -> Int32 { 0 }
  func start(_ command: ShellCommand, onEnd: @escaping @MainActor (Int32) -> Void) -> Bool { true }
  func use(_ theme: (Theme) -> Theme) {}
  func setTitle(_ title: String) {}

  func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason {
    .stopped
  }
}

extension SettingsKeeper {
  static var nowhere: SettingsKeeper {
    SettingsKeeper(values: { _ in [] }, current: { _ in "" }, write: { _, _ in nil })
  }
}
