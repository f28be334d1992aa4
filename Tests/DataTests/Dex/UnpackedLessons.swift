import PokedexDomain

@testable import PokedexData

extension LessonPacking {
  static func unpacked(_ bytes: [UInt8]) throws -> [Lesson] {
    var lessons: [Lesson] = []
    try unpack(bytes) { lessons += $0.lessons }
    return lessons
  }
}
