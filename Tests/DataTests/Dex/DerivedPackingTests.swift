import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite struct DerivedPackingTests {
  // MARK: Lessons

  private static let lessons: [Lesson] = [
    lesson(1, 1, 1, 13), lesson(1, 1, 4, 1), lesson(1, 1, 4, 40), lesson(1, 1, 4, 40),
    lesson(1, 4, 1, 0), lesson(1, 4, 2, 0), lesson(1, 4, 3, 0), lesson(1, 4, 3, 0),
    lesson(1, 4, 9, 0), lesson(1, 4, 10_001, 0), lesson(1, 4, 10_002, 0), lesson(25, 1, 3, 0),
    lesson(25, 1, 900, 100),
  ]

  private static func lesson(_ group: Int, _ method: Int, _ form: Int, _ level: Int) -> Lesson {
    Lesson(form: ID(form), versionGroup: ID(group), method: ID(method), level: level)
  }

  @Test func lessonsRoundTripInOrderOfGameMethodFormAndLevel() throws {
    let packed = LessonPacking.pack(Self.lessons)
    #expect(try LessonPacking.unpacked(packed) == Self.lessons)
    #expect(LessonPacking.pack(Self.lessons.reversed()) == packed)
    #expect(try LessonPacking.unpacked([]) == [])
  }

  @Test(arguments: [0..<1, 0..<2, 5..<1_000, 0..<0] as [Range<Int>])
  func consecutiveFormsArePackedAsOneRun(_ forms: Range<Int>) throws {
    let lessons = forms.map { Self.lesson(3, 4, $0, 0) }
    let packed = LessonPacking.pack(lessons)
    #expect(try LessonPacking.unpacked(packed) == lessons)
    #expect(packed.count <= 8)
  }

  @Test func damagedLessonsAreRefusedOrDiffer() {
    for bytes in damaged(LessonPacking.pack(Self.lessons)) {
      _ = try? LessonPacking.unpacked(bytes)
    }
    for levels in 0...3 as ClosedRange<UInt8> {
      #expect(throws: ByteReader.Damaged.self) {
        try LessonPacking.unpacked([1, 1, levels, 0x7F] + hugeNumbers)
      }
    }
  }

  @Test(
    arguments: [
      [1, 1, 0, 2, 3, 2], [1, 1, 0, 1, 3, 1], [1, 1, 0, 0x81, 0x80, 0x40, 3, 0x80, 0x80, 0x40],
      [1, 1, 0, 3, 3, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [1, 1, 1, 2, 3, 1],
      [1, 1, 0, 2, 2], [1, 1], [1],
    ] as [[UInt8]])
  func aRunLongerThanItsGroupIsRefused(_ bytes: [UInt8]) {
    #expect(throws: ByteReader.Damaged.self) { try LessonPacking.unpacked(bytes) }
  }

  // MARK: Residents

  @Test func residentsRoundTrip() throws {
    let residents = [3, 25, 10_001].flatMap { form in
      SampleDex.encounters.map { encounter in
        var encounter = encounter
        encounter.area = 7
        return Resident(form: ID(form), encounter: encounter)
      }
    }
    let packed = ResidentPacking.pack(residents)
    let unpacked = try ResidentPacking.unpack(packed, of: 7)
    #expect(Set(unpacked) == Set(residents))
    #expect(unpacked.count == residents.count)
    #expect(unpacked.map(\.form) == unpacked.map(\.form).sorted())
    #expect(ResidentPacking.pack(residents.reversed()) == packed)
    #expect(ResidentPacking.pack([]) == [])
    for bytes in damaged(packed) + [hugeNumbers] {
      _ = try? ResidentPacking.unpack(bytes, of: 7)
    }
  }

  // MARK: Rosters

  @Test func aRosterRoundTrips() throws {
    let packed = RosterPacking.pack([25, 1, 10_277, 2])
    #expect(try RosterPacking.unpack(packed) == [1, 2, 25, 10_277])
    #expect(try RosterPacking.unpack([]) == [])
    for bytes in damaged(packed) + [hugeNumbers] { _ = try? RosterPacking.unpack(bytes) }
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...40, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? LessonPacking.unpacked(bytes)
      _ = try? ResidentPacking.unpack(bytes, of: 1)
      _ = try? RosterPacking.unpack(bytes)
    }
  }
}
