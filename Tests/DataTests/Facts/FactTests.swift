import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Facts from sources other than PokeAPI.
@Suite struct FactTests {
  private let moves: Table<Move>

  init() async throws {
    let catalog = try await DexPokedex(dex: DexFile()).catalog()
    moves = try #require(catalog.reference).table(Move.self)
  }

  private func move(_ slug: String) throws -> Move {
    let row = try #require(moves.slugs.firstIndex(of: slug))
    return moves[row]
  }

  @Test func everyRowIsWellFormed() {
    for index in 1...8 {
      let table = FactTable.bundled(index)
      #expect(table.rows.allSatisfy { $0.count == table.titles.count })
    }
    let facts = Facts.bundled()
    #expect(facts.moves.rows.allSatisfy { moves.slugs.contains($0[0]) })
    for cells in facts.moves.rows {
      #expect(cells[1].split(separator: " ").allSatisfy { MoveFlag(rawValue: String($0)) != nil })
      #expect(cells[2].split(separator: " ").allSatisfy { MoveClass(rawValue: String($0)) != nil })
    }
  }

  @Test func movesHaveFlagsAndClasses() throws {
    #expect(try move("hyper-voice").flags & MoveFlag.sound.bit != 0)
    #expect(try move("stealth-rock").classes == MoveClass.hazard.bit)
    #expect(try move("tackle").flags & MoveFlag.sound.bit == 0)
  }

  @Test func theNewestMovesHaveEffects() throws {
    let bomb = try move("population-bomb")
    #expect((bomb.minHits, bomb.maxHits) == (1, 10))
    #expect(try move("bitter-blade").drain == 50)
    #expect(try move("victory-dance").statChanges.count == 3)
  }

  @Test func pastPriorityIsKnown() throws {
    let past = try move("extreme-speed").pastValues.compactMap(\.priority)
    #expect(past == [1])
  }

  @Test func everyCorrectionIsOfAKindAndHasASourceAndAMonth() {
    let text = FactTable.text(0)
    #expect(Corrections(text).others.isEmpty)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.contains(#/ was .+  # .+, 20\d\d-\d\d$/#), "\(line)")
    }
  }

  @Test(arguments: [
    "pp 15", "pp 15 was ten", "pp 15 was 10 power", "powder 15 was 10", "target all was self",
  ])
  func aCorrectionWithAMistakeIsRefused(_ fact: String) {
    let move = Move(id: 850, slug: "take-heart")
    var moves = [move]
    #expect(throws: OverlayFault.self) {
      try Corrections("move take-heart \(fact)").correct(&moves, FactWords())
    }
    #expect(moves == [move])
  }

  /// A correction applies to the value that PokeAPI had when it was checked, and to no other.
  @Test func aCorrectionFallsAwayOncePokeAPIAgrees() throws {
    for (pp, expected) in [(10, 15), (15, 15), (5, 5)] {
      let sink = MoveSink()
      var heart = Move(id: 850, slug: "take-heart")
      (heart.pp, heart.category) = (pp, 13)
      try FactSink(.bundled(), into: sink).write([heart])
      #expect(sink.moves.first?.pp == expected)
    }
  }

  /// Pecharunt has no eggs: the move reminder teaches the moves that PokeAPI lists as its egg
  /// moves.
  @Test func pokemonWithoutEggsHaveNoEggMoves() async throws {
    let dex = try #require(try await DexPokedex(dex: DexFile()).catalog().reference)
    let species = dex.table(Species.self)
    let noEggs: ID<EggGroup> = 15
    let egg: ID<MoveLearnMethod> = 2
    for row in 0..<species.count {
      let one = species[row]
      guard one.eggGroups == [noEggs], !one.isBaby else { continue }
      for form in one.forms {
        let moves = dex.learnset(of: form).moves
        #expect(!moves.contains { $0.method == egg }, "\(one.slug)")
      }
    }
    let rollout = dex.learnset(of: 1025).moves.filter { $0.move == 205 }
    #expect(rollout.map(\.level) == [1])
  }

  @Test(arguments: [
    ("Diglett's Cave", "Diglett’s Cave"), ("King’s Rock", "King’s Rock"), ("'80s Cap", "'80s Cap"),
    ("Grotte d'Izana", "Grotte d’Izana"),
  ])
  func apostrophesAreCurly(_ name: String, _ expected: String) {
    #expect(NameFacts().corrected(Names([.english: name]))[.english] == expected)
  }

  @Test func noEnglishNameHasAStraightApostrophe() async throws {
    let dex = try #require(try await DexPokedex(dex: DexFile()).catalog().reference)
    for kind in [Kind.location, .item, .move, .species] {
      #expect(!dex.names(of: kind).contains { $0.contains("'") }, "\(kind)")
    }
  }
}

/// Collects the moves that are written to it.
private final class MoveSink: DexSink {
  private(set) var moves: [Move] = []

  func write<Row: Tabular>(_ rows: [Row]) { moves += rows as? [Move] ?? [] }
  func write(_ learnset: Learnset, of form: ID<Form>) {}
  func write(_ encounters: [Encounter], of form: ID<Form>) {}
  func finish() {}
  func abandon() {}
}
