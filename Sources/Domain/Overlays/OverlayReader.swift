/// Reads the file of a changed game, line by line, on top of a dex. A line counts whole or not at all.
///
/// docs/overlays.md has the grammar.
package struct OverlayReader: LineReader {
  /// The version of the grammar.
  package static let version = 1

  let dex: any DexReference
  let lenses: Lenses
  var game: OverlayGame?
  var draft: DexPatch?
  var words = FactWords()
  var reading = OverlayReading()
  var lines: [Overlay.Fact: Int] = [:]
  /// What a line has already changed, so that the next of the same sort adds to it.
  var begun: Set<OverlayPart> = []
  /// The places of the base, once a line needs them.
  var places: PlaceWords?
  package var line = 0
  package var problems: [OverlayReading.Problem] {
    get { reading.problems }
    set { reading.problems = newValue }
  }

  /// Whether each change is told with its values, which takes as long as all else.
  let listsChanges: Bool

  private init(_ dex: any DexReference, _ lenses: Lenses, listsChanges: Bool) {
    self.dex = dex
    self.lenses = lenses
    self.listsChanges = listsChanges
  }

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: its path.
  ///   - listsChanges: whether the result has each change.
  package static func read(
    _ bytes: [UInt8], named file: String, on catalog: Catalog, listsChanges: Bool = true
  ) -> OverlayReading {
    let catalog = catalog.published
    var reader = OverlayReader(catalog.dex, catalog.lenses, listsChanges: listsChanges)
    reader.readLines(bytes)
    reader.finish(bytes, file)
    return reader.reading
  }

  package mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    let words = try OverlayLine(bytes).words
    if !words.isEmpty { try read(words) }
  }

  private mutating func read(_ all: [OverlayWord]) throws(OverlayFault) {
    var words = OverlayWords(all)
    let first = try words.word("WORD")
    guard let statement = OverlayStatement(rawValue: first.text), !first.isQuoted else {
      let nearest = NearestWord.to(first.text, among: OverlayStatement.allCases.map(\.rawValue))
      throw OverlayFault(
        first.column, "no line begins with '\(first.text)'\(NearestWord.hint(nearest))")
    }
    if !statement.isOfHead, draft == nil {
      throw OverlayFault(first.column, "the lines 'game' and 'base' come first")
    }
    try read(statement, &words)
  }

  /// Each of these reads its line to the end before it changes anything.
  private mutating func read(
    _ statement: OverlayStatement, _ words: inout OverlayWords
  ) throws(OverlayFault) {
    switch statement {
    case .overlay: try readVersion(&words)
    case .game: try readGame(&words)
    case .base: try readBase(&words)
    case .rules: try readRules(&words)
    case .roster: try readRoster(&words)
    case .learnsets: try readLenders(&words)
    case .pokemon: try readPokemon(&words)
    case .move: try readFacts(of: Move.self, &words)
    case .ability: try readFacts(of: Ability.self, &words)
    case .item: try readFacts(of: Item.self, &words)
    case .learn: try readLearnset(&words)
    case .evolve: try readEvolution(&words)
    case .place: try readPlace(&words)
    case .chart: try readChart(&words)
    case .new: try readNew(&words)
    }
  }

  private mutating func finish(_ bytes: [UInt8], _ file: String) {
    raiseOrder()
    guard let game, let draft else {
      if reading.problems.isEmpty {
        note(1, worded("the lines 'game' and 'base' are missing"), isError: true)
      }
      return
    }
    let overlay = Overlay(
      game.slug, file: file, patch: draft, lines: lines,
      fault: reading.errors.first.map { "\($0.line):\($0.column): \($0.text)" },
      digest: bytes.reduce(into: Hasher()) { $0.combine($1) }.finalize())
    reading.lens = game.lens(with: overlay, among: lenses)
  }
}

extension OverlayReader {
  /// With the rules of a later generation, the game has the ways to evolve of its games, too.
  private mutating func raiseOrder() {
    guard let base = game?.base, let order = game?.data(among: lenses)?.order,
      order != base.data.order, let id = draft?.group, var group = current(id)
    else { return }
    group.order = order
    draft?.put(group)
  }
}

/// The first words of lines.
enum OverlayStatement: String, CaseIterable {
  case overlay, game, base, rules, roster, learnsets, pokemon, move, ability, item, learn, evolve
  case place, chart, new

  var isOfHead: Bool { [.overlay, .game, .base].contains(self) }
}

/// A part of a game that several lines of a file state together.
enum OverlayPart: Hashable {
  case roster
  case levels(ID<Form>, ID<Move>)
  case way(ID<Species>, ID<Species>)
  case place(DexPatch.Place)
  case slots(DexPatch.Place, [ID<EncounterConditionValue>])
}
