import PokedexDomain
import PokedexTesting
import Testing

@Suite struct NameIndexTests {
  private static let names = [
    ["Poké Ball", "poke-ball", "モンスターボール", "Pokéball"],
    ["Great Ball", "great-ball", "スーパーボール", "Superball"],
    ["Heavy Ball", "heavy-ball", "ヘビーボール"],
    ["Super Potion", "super-potion", "いいキズぐすり"],
    ["Ball", "x-y"],
    [],
    ["Ballad"],
    ["♀", "-", "  "],
  ]
  private static let index = NameIndex(names)

  @Test(arguments: [
    ("Poké Ball", [0]), ("POKEBALL", [0]), ("モンスターボール", [0]), ("もんすたーぼーる", [0]),
    ("ball", [4]), ("great", []), ("superball", [1]), ("xy", [4]), ("", []), ("f", [7]),
    ("ぼーる", []),
    ("zzz", []), ("ballads", []), ("ボ", []),
  ])
  func rowsAreFoundByExactNames(_ name: String, _ rows: [Int]) {
    #expect(Self.index.rows(named: Spelling.folded(name)) == rows)
  }

  @Test(arguments: [
    ("ball", [0, 1, 2, 4, 6]), ("balla", [6]), ("super", [1, 3]), ("pot", [3]), ("p", [0, 3]),
    ("heavy b", [2]), ("great-ball", [1]), ("stball", []), ("y", [4]), ("へびー", [2]), ("ぼ", []),
    ("", []), ("ballad of", []), ("ballb", []), ("ぐすり", []),
  ])
  func rowsAreFoundByPrefixesOfNamesAndWords(_ beginning: String, _ rows: [Int]) {
    #expect(Self.index.rows(beginningWith: Spelling.folded(beginning)) == rows)
  }

  @Test(arguments: ["schlürfer", "schluerfer", "schlurfer", "SCHLUE", "schlu\u{308}rfer"])
  func umlautsMayBeTypedAsTwoLettersOrWithoutDots(_ typed: String) {
    let index = NameIndex([["Absorber", "Schlürfer"], ["Schlaf"], ["Zuflucht"]])
    #expect(index.rows(beginningWith: Spelling.folded(typed)) == [0])
    #expect(index.rows(named: Spelling.folded("zueflucht")) == [])
  }

  @Test func equalSpellingsKeepTheirWordStarts() {
    let index = NameIndex([["Mr. Mime"], ["MrMime"], ["mr-mime"]])
    #expect(index.matches(Spelling.folded("mime")) == [.wordStart, .substring, .wordStart])
    #expect(index.rows(named: Spelling.folded("mr. mime")) == [0, 1, 2])
    #expect(index.rows(beginningWith: Spelling.folded("mime")) == [0, 2])
  }

  @Test func matchesDoNotSpanTwoNames() {
    let index = NameIndex([["abc"], ["abd"], ["ボム"], ["ボール"]])
    #expect(index.matches(Spelling.folded("ca")) == [nil, nil, nil, nil])
    #expect(index.matches(Spelling.folded("bc")) == [.substring, nil, nil, nil])
    #expect(index.matches(Spelling.folded("ルボ")) == [nil, nil, nil, nil])
  }

  /// Longer words than any name need no search.
  @Test(arguments: [
    ("superpotion", 3), ("superpotionx", 3), ("superpotionxx", nil), ("モンスターボール", 0),
    ("モンスターボールボ", 0), ("モンスターボール𐐀", 0), ("モンスターボールボボ", nil),
  ])
  func theLongestNamesAreFoundWithOneLetterTooMany(_ typed: String, _ row: Int?) {
    let matches = Self.index.matches(Spelling.folded(typed))
    #expect(matches.firstIndex { $0 != nil } == row)
  }

  // MARK: Restored

  @Test(arguments: ["ball", "pokeball", "spr", "ボール", "b", "grxat ball", "x"])
  func aRestoredIndexFindsTheSame(_ typed: String) throws {
    let (plain, other) = Self.index.parts
    let kept = try #require(NameIndex(plain: plain, other: other, count: Self.index.count))
    let letters = Spelling.folded(typed)
    #expect(kept.count == 8)
    #expect(kept.matches(letters) == Self.index.matches(letters))
    #expect(kept.rows(named: letters) == Self.index.rows(named: letters))
    #expect(kept.rows(beginningWith: letters) == Self.index.rows(beginningWith: letters))
  }

  @Test func equalNamesMakeEqualParts() {
    let again = NameIndex(Self.names.map { $0.reversed() + $0 })
    #expect(again.parts == Self.index.parts)
    #expect(Self.index.parts.plain.letters.starts(with: Array("ballballadf".utf8)))
    #expect(NameIndex([]).parts == (SpellingParts(), SpellingParts()))
  }

  @Test(
    arguments: [
      { $0.letters.removeLast() }, { $0.letters = [] }, { $0.lengths.removeLast() },
      { $0.lengths[0] = -1 }, { $0.lengths[0] += 1 }, { $0.lengths[0] = .max },
      { $0.lengths = [] }, { $0.wordSteps[0] = -1 }, { $0.wordSteps[0] = 1_000 },
      { $0.wordSteps.append(.max) }, { $0.rowCounts[0] = -1 }, { $0.rowCounts[0] += 1 },
      { $0.rowCounts.append(0) }, { $0.rows.removeLast() }, { $0.rows[0] = 8 },
      { $0.rows[0] = -1 }, { $0.rows[0] = .max },
    ] as [@Sendable (inout SpellingParts) -> Void])
  func inconsistentPartsAreRejected(_ spoil: @Sendable (inout SpellingParts) -> Void) {
    var parts = Self.index.parts
    spoil(&parts.plain)
    #expect(NameIndex(plain: parts.plain, other: parts.other, count: 8) == nil)
  }

  @Test func randomPartsFindOnlyValidRows() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let parts = SpellingParts(
        letters: (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) },
        lengths: [0, 5, 0, 7, 8, 0], wordSteps: [0, 0, 3, .random(in: 0...16, using: &random)],
        rowCounts: [0, 1, 2, 0, 1, 0],
        rows: (0..<4).map { _ in .random(in: 0..<3, using: &random) })
      guard let index = NameIndex(plain: parts, other: parts, count: 3) else {
        Issue.record("valid parts were rejected")
        continue
      }
      for start in 0..<20 {
        let letters = Array(parts.letters[start..<min(start + 4, 20)])
        #expect(index.matches(letters).count == 3)
        #expect(index.rows(named: letters).allSatisfy { $0 < 3 })
        #expect(index.rows(beginningWith: letters).allSatisfy { $0 < 3 })
      }
    }
  }
}
