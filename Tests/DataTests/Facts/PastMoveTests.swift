import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The effects and values of moves in earlier generations, as pages, queries and battles see them.
@Suite struct PastMoveTests {
  private let dex: any DexReference

  init() async throws {
    dex = try #require(try await DexPokedex(dex: DexFile()).catalog().reference)
  }

  private func move(_ slug: String, in generation: Int) throws -> Move {
    let lens = try #require(Lenses(dex).named("\(generation)"))
    let table = MoveRows(dex, through: lens).table
    return table[try #require(table.slugs.firstIndex(of: slug))]
  }

  private func changes(_ move: Move) throws -> [String] {
    let stats = dex.table(StatEntry.self)
    return move.statChanges.map { "\(stats.slug(of: $0.stat) ?? "") \($0.change)" }
  }

  @Test(
    arguments: [
      ("fire-blast", 1, \.effectChance, 30, 10), ("bite", 1, \.flinchChance, 10, 30),
      ("thunder", 1, \.ailmentChance, 10, 30), ("low-kick", 2, \.flinchChance, 30, 0),
      ("waterfall", 3, \.flinchChance, 0, 20), ("tri-attack", 1, \.effectChance, nil, 20),
      ("slash", 2, \.critRate, 2, 1), ("sky-attack", 2, \.critRate, 0, 1),
      ("double-edge", 2, \.drain, -25, -33), ("struggle", 1, \.drain, -50, -25),
      ("struggle", 3, \.healing, 0, -25), ("triple-kick", 2, \.minHits, 1, 3),
      ("poison-fang", 5, \.ailmentChance, 30, 50), ("rapid-spin", 7, \.effectChance, nil, 100),
    ] as [(String, Int, KeyPath<Move, Int?> & Sendable, Int?, Int)])
  func `an effect is that of the generation`(
    _ slug: String, _ last: Int, _ value: KeyPath<Move, Int?> & Sendable, _ then: Int?, _ later: Int
  ) throws {
    #expect(try move(slug, in: last)[keyPath: value] == then)
    #expect(try move(slug, in: last + 1)[keyPath: value] == later)
  }

  @Test(
    arguments: [
      ("growth", 1, ["special-attack 1", "special-defense 1"]), ("growth", 3, ["special-attack 1"]),
      ("growth", 5, ["attack 1", "special-attack 1"]), ("charge", 3, []),
      ("charge", 4, ["special-defense 1"]), ("crunch", 3, ["special-defense -1"]),
      ("minimize", 4, ["evasion 1"]), ("minimize", 5, ["evasion 2"]), ("rapid-spin", 7, []),
      ("acid", 2, ["defense -1"]), ("diamond-storm", 6, ["defense 1"]),
    ] as [(String, Int, [String])])
  func `stat changes are those of the generation`(
    _ slug: String, _ generation: Int, _ expected: [String]
  ) throws {
    #expect(try changes(move(slug, in: generation)) == expected)
  }

  @Test func `every past fact counts in its generation, and not in the next`() throws {
    let fields = PastMoveValues.fields
    for cells in FactTable.bundled(3).rows where cells[3] != "-" && cells[1] != "stat_changes" {
      let generation = try #require(Int(cells[2]))
      let name = try #require(fields.first { $0.name == cells[1] }).name
      let path = try #require(Move.fields.first { $0.name == name })
      guard let number = Int(cells[3]) else { continue }
      let then = path.value(of: try move(cells[0], in: generation)) ?? 0
      let later = path.value(of: try move(cells[0], in: generation + 1)) ?? 0
      #expect(then == number && later != number, "\(cells)")
    }
  }

  @Test func `a number of an effect's text is no chance`() throws {
    for slug in ["perish-song", "howl", "heal-bell", "aromatherapy", "nature-power"] {
      for generation in 3...9 {
        #expect(try move(slug, in: generation).effectChance == nil, "\(slug) \(generation)")
      }
    }
    #expect(try move("mind-reader", in: 3).pp == 5)
  }

  @Test func `a move is secondary while it has a chance`() throws {
    let bit = MoveClass.secondary.bit
    for (slug, generation, isSecondary) in [
      ("rapid-spin", 7, false), ("rapid-spin", 8, true), ("low-kick", 2, true),
      ("low-kick", 3, false), ("rock-slide", 1, false),
    ] {
      let classes = try move(slug, in: generation).classes
      #expect((classes & bit != 0) == isSecondary, "\(slug) \(generation)")
    }
  }
}
