import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite struct PackingTests {
  // MARK: Numbers

  @Test(
    arguments: [
      [], [0], [Int32.min], [1, 2, 3], [-127, 127], [-128, 128], [127, Int32.min],
      [32_767, -32_767],
      [32_768], [-32_768], [.max, .min + 1, .min], [Int32](repeating: 7, count: 300),
    ] as [[Int32]])
  func aColumnRoundTrips(_ values: [Int32]) throws {
    let packed = NumberColumn.pack(values)
    let unpacked = try packed.withUnsafeBytes { try NumberColumn.unpack($0, count: values.count) }
    #expect(unpacked == values)
  }

  @Test(arguments: [([1, -1, 100], 4), ([1_000], 3), ([100_000, 1], 9)] as [([Int32], Int)])
  func aColumnIsAsNarrowAsItsNumbers(_ values: [Int32], _ size: Int) {
    #expect(NumberColumn.pack(values).count == size)
  }

  @Test(arguments: [-1, 0, 1, 2, 4, 100, .max, .min] as [Int])
  func aColumnOfAnotherLengthIsRefused(_ count: Int) {
    let packed = NumberColumn.pack([1, 2, 3])
    #expect(throws: ByteReader.Damaged.self) {
      try packed.withUnsafeBytes { try NumberColumn.unpack($0, count: count) }
    }
  }

  @Test func aDamagedColumnIsRefusedOrHasOtherNumbers() {
    let packed = NumberColumn.pack([1, -1, 300, .min])
    for bytes in damaged(packed) + [[0], [3, 1, 1, 1], [8], [255]] {
      _ = try? bytes.withUnsafeBytes { try NumberColumn.unpack($0, count: 4) }
    }
    #expect(throws: ByteReader.Damaged.self) {
      try [0].withUnsafeBytes { try NumberColumn.unpack($0, count: 0) }
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, 127, 128, -128, 1 << 30, -(1 << 30), Int(Int32.max)])
  func signedNumbersRoundTrip(_ number: Int) throws {
    var writer = ByteWriter()
    writer.signed(number)
    writer.optional(number)
    writer.optional(nil)
    writer.number(abs(number))
    var reader = ByteReader(writer.bytes)
    #expect(try reader.signed() == number)
    #expect(try reader.optional() == number)
    #expect(try reader.optional() == nil)
    #expect(try reader.number() == abs(number))
    #expect(reader.isAtEnd)
  }

  @Test(arguments: [Int(Int32.max) + 1, Int(Int32.min) - 1, 1 << 40, .max, .min])
  func aNumberOfMoreThan32BitsIsRefused(_ number: Int) {
    let reads: [(inout ByteReader) throws -> Int?] = [
      { try $0.number() }, { try $0.signed() }, { try $0.optional() },
    ]
    for (index, read) in reads.enumerated() {
      var writer = ByteWriter()
      switch index {
      case 0: writer.number(number)
      case 1: writer.signed(number)
      default: writer.optional(number == .min ? .min + 1 : number)
      }
      var reader = ByteReader(writer.bytes)
      #expect(throws: ByteReader.Damaged.self) { try read(&reader) }
    }
  }

  @Test func deltasBeyond32BitsAreRefused() throws {
    var writer = ByteWriter()
    writer.number(Int(Int32.max))
    writer.number(1)
    #expect(throws: ByteReader.Damaged.self) { try RosterPacking.unpack(writer.bytes) }
    let learned = LearnedMove(versionGroup: 1, method: 1, move: 5, level: 0, order: nil)
    var bytes = LearnsetPacking.pack(Learnset([learned]))
    var step = ByteWriter()
    step.signed(Int(Int32.min))
    bytes = Array(bytes.dropLast()) + step.bytes
    #expect(try LearnsetPacking.unpack(bytes).moves.first?.move == ID(Int(Int32.min)))
    bytes[3] = 2
    #expect(throws: ByteReader.Damaged.self) { try LearnsetPacking.unpack(bytes + step.bytes) }
  }

  @Test func anUnterminatedNumberIsRefused() {
    var endless = ByteReader([UInt8](repeating: 0x80, count: 20))
    #expect(throws: ByteReader.Damaged.self) { try endless.number() }
    var cut = ByteReader([0x80])
    #expect(throws: ByteReader.Damaged.self) { try cut.number() }
  }

  // MARK: Lists

  @Test func listsRoundTrip() throws {
    let lists: [[Int?]] = [[], [1], [nil], [1, nil, -3, 1_000_000], [], [0, 0]]
    let column = try ListPacking.unpack(
      ListPacking.pack(lists), stride: 1, count: lists.count
    ) { Issue.record("whole lists are called damaged") }
    #expect(lists.indices.map { column[$0] } == lists)
    #expect(column[6] == [])
  }

  @Test func aListWithAPartialElementIsEmptyAndTold() throws {
    let damage = DexDamage()
    let column = try ListPacking.unpack(
      ListPacking.pack([[1, 2, 3], [1, 2, 3, 4]]), stride: 2, count: 2
    ) { damage.note(.file(path: "dex", reason: "it is damaged")) }
    #expect(column[1] == [1, 2, 3, 4])
    #expect(damage.error == nil)
    #expect(column[0] == [])
    #expect(damage.error != nil)
  }

  @Test func damagedListsAreRefusedOrHaveOtherNumbers() throws {
    let packed = ListPacking.pack([[1, 2], [], [300, nil, -70_000, 4], [5, 6]])
    for bytes in damaged(packed) + [hugeNumbers] {
      guard let column = try? ListPacking.unpack(bytes, stride: 2, count: 4, onDamage: {})
      else { continue }
      for row in 0..<4 { #expect(column[row].count.isMultiple(of: 2)) }
    }
    #expect(throws: ByteReader.Damaged.self) {
      try ListPacking.unpack(packed, stride: 2, count: 3, onDamage: {})
    }
    #expect(throws: ByteReader.Damaged.self) {
      try ListPacking.unpack(packed, stride: 2, count: 5, onDamage: {})
    }
  }

  // MARK: Learnsets

  @Test func aLearnsetRoundTripsInItsOrder() throws {
    let packed = LearnsetPacking.pack(SampleDex.learnset)
    #expect(try LearnsetPacking.unpack(packed) == Learnset(SampleDex.learnset.moves.sorted()))
    let shuffled = Learnset(SampleDex.learnset.moves.reversed())
    #expect(LearnsetPacking.pack(shuffled) == packed)
    #expect(try LearnsetPacking.unpack([]) == Learnset())
  }

  @Test func aDamagedLearnsetIsRefusedOrHasOtherMoves() {
    let packed = LearnsetPacking.pack(SampleDex.learnset)
    for bytes in damaged(packed) { _ = try? LearnsetPacking.unpack(bytes) }
    for parts in 0...3 as ClosedRange<UInt8> {
      #expect(throws: ByteReader.Damaged.self) {
        try LearnsetPacking.unpack([1, 1, parts, 0x7F] + hugeNumbers)
      }
    }
  }

  // MARK: Encounters

  @Test func encountersRoundTripInTheirOrder() throws {
    let packed = EncounterPacking.pack(SampleDex.encounters)
    #expect(try EncounterPacking.unpack(packed) == SampleDex.encounters)
    #expect(EncounterPacking.pack(SampleDex.encounters.reversed()) == packed)
    #expect(try EncounterPacking.unpack([]) == [])
  }

  @Test func duplicateSlotsRoundTrip() throws {
    let twice = [SampleDex.encounters[1], SampleDex.encounters[1]]
    #expect(try EncounterPacking.unpack(EncounterPacking.pack(twice)) == twice)
  }

  @Test func damagedEncountersAreRefusedOrDiffer() {
    let packed = EncounterPacking.pack(SampleDex.encounters)
    for bytes in damaged(packed) { _ = try? EncounterPacking.unpack(bytes) }
    let areas: [UInt8] = [0x7D] + hugeNumbers.prefix(9) + [0x7D]
    for same in 0...127 as ClosedRange<UInt8> {
      _ = try? EncounterPacking.unpack([same] + hugeNumbers)
      _ = try? EncounterPacking.unpack(areas + hugeNumbers.prefix(9) + [same] + hugeNumbers)
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...40, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? LearnsetPacking.unpack(bytes)
      _ = try? EncounterPacking.unpack(bytes)
      _ = try? ListPacking.unpack(bytes, stride: 3, count: length, onDamage: {})
      _ = try? bytes.withUnsafeBytes { try NumberColumn.unpack($0, count: length) }
    }
  }
}
