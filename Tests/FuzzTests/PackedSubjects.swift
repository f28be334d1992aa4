import PokedexDomain
import PokedexTesting

@testable import PokedexData

extension FuzzSubject {
  /// The packed columns of a dex, which may be damaged.
  static let packed = [
    packed("learnset", LearnsetPacking.pack(learnset)) {
      try LearnsetPacking.unpack($0).moves.count
    },
    packed("lessons", LessonPacking.pack(lessons)) { bytes in
      var count = 0
      try LessonPacking.unpack(bytes) { count += $0.forms.count }
      return count
    },
    packed("roster", RosterPacking.pack([1, 2, 3, 25, 10_033])) {
      try RosterPacking.unpack($0).count
    },
    packed("encounters", EncounterPacking.pack(encounters)) {
      try EncounterPacking.unpack($0).count
    },
  ]

  /// - Parameter count: reads the bytes and returns the number of elements.
  private static func packed(
    _ name: String, _ seed: [UInt8], count: @escaping @Sendable ([UInt8]) throws -> Int
  ) -> FuzzSubject {
    FuzzSubject(name: "packed \(name)", seeds: [seed]) { bytes in
      // A run packs many lessons into a few bytes; `LessonPacking` limits them to 1 << 20.
      guard let count = try? count(bytes), count > max(1 << 20, bytes.count) else { return nil }
      return "\(count) of \(bytes.count) bytes"
    }
  }

  private static let learnset = Learnset([
    LearnedMove(versionGroup: 1, method: 1, move: 33, level: 1, order: 1),
    LearnedMove(versionGroup: 1, method: 4, move: 14, level: 0, order: nil),
    LearnedMove(versionGroup: 18, method: 1, move: 75, level: 13, order: nil),
  ])

  private static let lessons = [(1, 0), (2, 0), (3, 0), (10_033, 0), (25, 42)].map { form, level in
    Lesson(form: ID(form), versionGroup: 18, method: 4, level: level)
  }

  private static let encounters = [(1, 2), (2, 40)].map { version, chance in
    Encounter(
      area: 88, version: ID(version), method: 1, minLevel: 3, maxLevel: 5, chance: chance,
      conditions: [4, 11])
  }
}
