/// The Pokémon of a game that may pass on or inherit some of the wanted moves.
struct Breeders: Sendable {
  /// A form of the game.
  struct Breeder: Sendable {
    let row: Int
    /// The row of the stage that hatches with egg moves; -1 if none of the wanted moves is an egg
    /// move of any stage.
    let hatchling: Int
    /// The wanted moves that the form or an earlier stage learns without breeding.
    let own: MoveSubset
    /// The wanted moves that the hatchling can have as egg moves.
    let inherited: MoveSubset
    /// The egg groups, one bit for each; 0 if it cannot breed.
    let groups: UInt32
    let groupNumbers: [Int]
    let isMale: Bool
    let isFemale: Bool
    let isGenderless: Bool
  }

  private(set) var all: [Breeder] = []
  /// The rows of the forms of the game.
  let roster: RowSet
  let lineages: Lineages
  /// For each wanted move, the easiest way in which each row learns it other than from an egg.
  private var ways: [[Int: MoveSource.Way]]
  private var eggs: [Int: MoveSubset] = [:]
  private let catalog: Catalog

  /// - Parameter isAvailable: limits the Pokémon, by their rows.
  init(
    of moves: [ID<Move>], in game: ID<VersionGroup>, _ catalog: Catalog,
    where isAvailable: (Int) -> Bool
  ) {
    let dex = catalog.dex
    self.catalog = catalog
    lineages = catalog.lineages()
    roster = catalog.rows(of: dex.forms(in: game))
    ways = [[Int: MoveSource.Way]](repeating: [:], count: moves.count)
    for (position, move) in moves.enumerated() { add(move, at: position, game, dex) }
    all = breeders(among: roster.intersection(catalog.battleOnly().complement), isAvailable)
  }

  private mutating func add(
    _ move: ID<Move>, at position: Int, _ game: ID<VersionGroup>, _ dex: any DexReference
  ) {
    for lesson in dex.lessons(of: move) where lesson.versionGroup == game {
      guard let row = catalog.forms.row(of: lesson.form) else { continue }
      let way = MoveSource.Way(lesson.method, level: lesson.level)
      switch way {
      case .egg: eggs[row, default: []].insert(MoveSubset(only: position))
      case .level, .machine, .tutor: add(way, of: row, position)
      case .sketch, .other: break
      }
    }
    guard dex.canBeSketched(move) else { return }
    for lesson in dex.lessons(of: .sketch) where lesson.versionGroup == game {
      if let row = catalog.forms.row(of: lesson.form) { add(.sketch, of: row, position) }
    }
  }

  private mutating func add(_ way: MoveSource.Way, of row: Int, _ position: Int) {
    if let known = ways[position][row], known.rank <= way.rank { return }
    ways[position][row] = way
  }

  private func breeders(among rows: RowSet, _ isAvailable: (Int) -> Bool) -> [Breeder] {
    rows.rows.filter(isAvailable).map { row in
      let stages = lineages.stages[row]
      let hatchling = hatchling(among: stages) ?? -1
      var own: MoveSubset = []
      for position in ways.indices where stages.contains(where: { ways[position][$0] != nil }) {
        own.insert(MoveSubset(only: position))
      }
      let rate = lineages.femaleEighths[row]
      return Breeder(
        row: row, hatchling: hatchling, own: own,
        inherited: eggs[hatchling] ?? [],
        groups: lineages.groups[row], groupNumbers: lineages.groups[row].bits,
        isMale: lineages.mayBeMale(row),
        isFemale: lineages.mayBeFemale(row), isGenderless: rate == -1)
    }
  }

  /// The easiest way in which a form, or an earlier stage of it, learns a move without breeding.
  func source(of position: Int, for row: Int) -> MoveSource? {
    let known = lineages.stages[row].compactMap { stage in
      ways[position][stage].map { MoveSource(form: catalog.forms.ids[stage], way: $0) }
    }
    return known.min { $0.way.rank < $1.way.rank }
  }

  /// The stage that has most of the moves as egg moves, the earliest of several.
  func hatchling(among stages: [Int]) -> Int? {
    stages.filter { eggs[$0] != nil }
      .max { (eggs[$0]?.positions.count ?? 0) <= (eggs[$1]?.positions.count ?? 0) }
  }

  /// The rows that learn a move without breeding.
  func learners(of position: Int) -> [Int] {
    all.filter { $0.own.contains(MoveSubset(only: position)) }.map(\.row)
  }
}
