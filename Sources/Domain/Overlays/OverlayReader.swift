/// Reads the file of a changed game, line by line, on top of a dex. A line counts whole or not at all.
///
/// docs/overlays.md has the grammar.
package struct OverlayReader: StatementReader {
  /// The version of the grammar.
  package static let version = 1

  let dex: any DexReference
  let lenses: Lenses
  var game: OverlayGame?
  var draft: DexPatch?
  var words = FactWords()
  var reading = OverlayReading()
  var facts: [Overlay.Fact] = []
  /// The parts that lines have already changed, so that the next of the same sort adds to it.
  var begun: Set<OverlayPart> = []
  /// The places of the base, once a line needs them.
  var places: PlaceWords?
  /// The areas that lines have named.
  var areas: [String: ID<LocationArea>] = [:]
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

  /// Each statement is read to the end of its line before anything changes.
  mutating func read(
    _ statement: OverlayStatement, _ first: OverlayWord, _ words: inout OverlayWords
  ) {
    if !statement.isOfHead, draft == nil {
      note(first.column, worded("the lines 'game' and 'base' come first"), isError: true)
      begin(.ofNoGame)
    }
    switch statement {
    case .overlay: readVersion(&words)
    case .game: readGame(&words)
    case .base: readBase(&words)
    case .rules: readRules(&words)
    case .roster: readRoster(&words)
    case .learnsets: readLenders(&words)
    case .pokemon: readPokemon(&words)
    case .move: readFacts(of: Move.self, &words)
    case .ability: readFacts(of: Ability.self, &words)
    case .item: readFacts(of: Item.self, &words)
    case .learn: readLearnset(&words)
    case .evolve: readEvolution(&words)
    case .place: readPlace(&words)
    case .chart: readChart(&words)
    case .new: readNew(&words)
    }
  }

  /// Begins with the facts of a game. Those before are of no game, and were read for their mistakes only.
  mutating func begin(_ patch: DexPatch) {
    draft = patch
    (words, places, areas, begun) = (FactWords(), nil, [:], [])
    (facts, reading.changes) = ([], [])
  }

  private static func digest(of bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private mutating func finish(_ bytes: [UInt8], _ file: String) {
    raiseOrder()
    draft?.rules = game?.rules
    guard let game, let draft else {
      if reading.problems.isEmpty {
        note(1, worded("the lines 'game' and 'base' are missing"), isError: true)
      }
      return
    }
    let overlay = Overlay(
      game.slug, file: file, patch: draft, facts: facts, meaning: { Self.meaning(of: $1, $0) },
      mistakes: reading.errors.map(\.located), digest: Self.digest(of: bytes))
    reading.lens = game.lens(with: overlay, among: lenses)
    if listsChanges, let lens = reading.lens { reading.changes = changes(in: lens, draft) }
  }
}

extension DexPatch {
  /// The changes of a file that does not say which game it changes.
  static var ofNoGame: DexPatch { DexPatch(of: 0, 0, as: "") }
}

extension OverlayReader {
  /// With the rules of a later generation, the game has the ways to evolve of its games, too.
  private mutating func raiseOrder() {
    guard let base = game?.base, let order = game?.data(among: lenses)?.order,
      order != base.data.order, let id = draft?.group, var group = current(id)
    else { return }
    group.order = order
    put(group)
  }
}

/// The first words of lines; first those of which files have the most.
enum OverlayStatement: String, CaseIterable {
  case pokemon, learn, place, move, evolve, new, item, ability, chart
  case overlay, game, base, rules, roster, learnsets

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
