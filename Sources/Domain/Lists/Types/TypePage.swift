/// The contents of a type's page.
package struct TypePage: EntityPage {
  package let name: String
  package let generation: String
  /// The damage class of its moves before generation IV, when it depended on the type.
  package let oldClass: String?
  /// The damage of its attacks, highest first, without normal damage.
  package let attacks: [Damage]
  /// The damage that it takes, highest first, without normal damage.
  package let defence: [Damage]
  /// Differences in earlier type charts, latest first.
  package let eras: [Era]
  package let all: PokemonList?
  package let first: PokemonList?
  package let second: PokemonList?
  package let alone: PokemonList?
  package let moves: [ClassCount]
  package let strongest: [StrongMove]

  /// The types with the same damage multiplier.
  package struct Damage: Hashable, Sendable {
    /// 0, 50 or 200.
    package let percent: Int
    package let types: [Named<PokemonType>]
  }

  /// The differences in a range of generations.
  package struct Era: Hashable, Sendable {
    package let generations: ClosedRange<Int>
    package let attacks: [Difference]
    package let defence: [Difference]
  }

  /// The past damage to or from a type.
  package struct Difference: Hashable, Sendable {
    package let type: Named<PokemonType>
    package let percent: Int
  }

  /// The number of moves of the type in a damage class.
  package struct ClassCount: Hashable, Sendable {
    package let damageClass: String
    package let count: Int
  }

  package struct StrongMove: Hashable, Sendable {
    package let move: Named<Move>
    package let damageClass: String
    package let power: Int
    package let accuracy: Int?
    package let pp: Int?
  }
}

extension PokemonType: Browsable {
  package typealias Rows = TypeRows
  package typealias Page = TypePage

  package static var title: String { worded("Types") }
  package static var noun: String { worded("type") }
  package static func counted(_ number: String) -> String { worded("\(number) types") }

  package static var words: [String] { ["type"] }
  package static var listWord: String { "types" }
  package static var listExamples: [String] { ["", "sort:-pokemon", "--game 1"] }
  package static var pageUsage: PageUsage? {
    PageUsage(
      "its matchups, and the Pokémon that have it",
      ["fairy", "steel --game 5"])
  }

  package static var searchRank: Int { 3 }
}

extension TypePage {
  private static let firstWithOwnClass = ID<Generation>(4)

  package init?(_ id: ID<PokemonType>, in dex: LensedDex) {
    guard let type = dex.entity(id) else { return nil }
    name = dex.title(of: id).name
    generation = dex.title(of: type.generation).name
    let hasOldClass = type.generation < Self.firstWithOwnClass
    oldClass = dex.name(of: hasOldClass ? type.damageClass : nil)
    let history = ChartHistory(of: type, in: dex)
    attacks = history.attacks
    defence = history.defence
    eras = history.eras
    let pokemon = dex.seen()
    all = dex.list("type:\(type.slug)", in: pokemon)
    first = dex.list("type1:\(type.slug) is:dual", in: pokemon)
    second = dex.list("type2:\(type.slug)", in: pokemon)
    alone = dex.list("type:\(type.slug) is:mono", in: pokemon)
    let known = TypeMoves(of: id, in: dex)
    moves = known.counts
    strongest = known.strongest
  }
}

/// The moves of a type that exist in the games of the lens.
private struct TypeMoves {
  private(set) var counts: [TypePage.ClassCount] = []
  private(set) var strongest: [TypePage.StrongMove] = []

  private static let most = 10

  init(of type: ID<PokemonType>, in dex: LensedDex) {
    let moves = Self.moves(of: type, in: dex)
    let classes = dex.titles(of: MoveDamageClass.self)
    let byClass = Dictionary(grouping: moves.rows, by: { moves.classes[$0] })
    counts = byClass.sorted { $0.key < $1.key }.map {
      TypePage.ClassCount(damageClass: classes[ID(Int($0.key))].name, count: $0.value.count)
    }
    let titles = dex.titles(of: Move.self)
    strongest = moves.strongest.prefix(Self.most).map { row in
      let move = moves.table[row]
      return TypePage.StrongMove(
        move: titles[move.id], damageClass: classes[move.damageClass].name,
        power: move.power ?? 0, accuracy: move.accuracy, pp: move.pp)
    }
  }

  private struct Known {
    let table: Table<Move>
    let rows: [Int]
    let classes: [Int32]

    /// The rows of moves with a fixed power, strongest first, without Shadow, Z- and Max Moves.
    var strongest: [Int] {
      let powers = table.column(\.power)
      let rare = GameSpecificMoves.allCases.map { $0.rows(of: table) }
      return rows.filter { row in powers[row] > 1 && !rare.contains { $0.contains(row) } }
        .sorted { (-powers[$0], $0) < (-powers[$1], $1) }
    }
  }

  /// Returns the same moves as the list of moves; see ``MoveRows/existing``.
  private static func moves(of type: ID<PokemonType>, in dex: LensedDex) -> Known {
    let today = dex.dex.table(Move.self)
    let seen = dex.lens.map { lens in
      today.seen(through: lens, in: dex.dex)
    }
    let table = seen ?? today
    let types = table.column(\.type)
    let debuts = table.column(\.generation)
    let newest = dex.lens.map { Int32($0.data.generation.rawValue) } ?? .max
    var rows = types.indices.filter { types[$0] == type.rawValue && debuts[$0] <= newest }
    if let lens = dex.lens, lens.data.isGame, let game = lens.data.groups.first {
      rows = Self.rows(rows, of: table, in: game, dex.dex)
    }
    return Known(table: table, rows: rows, classes: table.column(\.damageClass))
  }

  /// Returns the rows of the moves that exist in a game.
  private static func rows(
    _ rows: [Int], of table: Table<Move>, in game: ID<VersionGroup>, _ dex: any DexReference
  ) -> [Int] {
    let some = Table(rows.map { table[$0] })
    let known = MoveLessons(some, in: dex).moves(in: game, of: some, in: dex)
    return known.rows.map { rows[$0] }
  }
}
