import PokedexDomain

/// The lessons of one move as bytes: groups of version group and method, in each the forms as
/// differences from the one before. In groups with levels each form has its level; in the others,
/// forms whose numbers follow each other are a run.
enum LessonPacking {
  private static let hasLevels: UInt8 = 1
  /// A run makes many lessons of few bytes, and damaged ones could ask for more than there is
  /// memory. No move has a fiftieth of this.
  private static let mostLessons = 1 << 20

  static func pack(_ lessons: [Lesson]) -> [UInt8] {
    var packed = ByteWriter()
    var rest = lessons.sorted(by: isBefore)[...]
    while let first = rest.first {
      let group = rest.prefix {
        $0.versionGroup == first.versionGroup && $0.method == first.method
      }
      pack(group: group, first: first, into: &packed)
      rest = rest[group.endIndex...]
    }
    return packed.bytes
  }

  private static func isBefore(_ left: Lesson, _ right: Lesson) -> Bool {
    place(left) < place(right)
  }

  private static func place(_ lesson: Lesson) -> (Int, Int, Int, Int) {
    (
      lesson.versionGroup.rawValue, lesson.method.rawValue, lesson.form.rawValue, lesson.level
    )
  }

  private static func pack(
    group: ArraySlice<Lesson>, first: Lesson, into packed: inout ByteWriter
  ) {
    let levels = group.contains { $0.level != 0 }
    packed.number(first.versionGroup.rawValue)
    packed.number(first.method.rawValue)
    packed.byte(levels ? hasLevels : 0)
    packed.number(group.count)
    if levels {
      packForms(of: group, into: &packed)
    } else {
      packRuns(of: group.map(\.form.rawValue), into: &packed)
    }
  }

  private static func packForms(of group: ArraySlice<Lesson>, into packed: inout ByteWriter) {
    var previous = 0
    for lesson in group {
      packed.number(lesson.form.rawValue - previous)
      packed.number(lesson.level)
      previous = lesson.form.rawValue
    }
  }

  private static func packRuns(of forms: [Int], into packed: inout ByteWriter) {
    var previous = 0
    var rest = forms[...]
    while let first = rest.first {
      let run = rest.indices.prefix { rest[$0] - first == $0 - rest.startIndex }
      packed.number((first - previous) << 1 | (run.count > 1 ? 1 : 0))
      if run.count > 1 { packed.number(run.count - 1) }
      rest = rest[run.endIndex...]
      previous = first + run.count - 1
    }
  }
}

// MARK: Unpacking

extension LessonPacking {
  static func unpack(_ bytes: [UInt8]) throws(ByteReader.Damaged) -> [Lesson] {
    var reader = ByteReader(bytes)
    var lessons: [Lesson] = []
    while !reader.isAtEnd { try unpackGroup(from: &reader, into: &lessons) }
    return lessons
  }

  private static func unpackGroup(
    from reader: inout ByteReader, into lessons: inout [Lesson]
  ) throws(ByteReader.Damaged) {
    let versionGroup = try ID<VersionGroup>(reader.number())
    let method = try ID<MoveLearnMethod>(reader.number())
    let levels = try reader.byte() & hasLevels != 0
    let end = try lessons.count + min(reader.number(), mostLessons)
    guard end <= mostLessons else { throw ByteReader.Damaged() }
    var form = 0
    while lessons.count < end {
      let step = try reader.folded()
      form = try ByteReader.checked(form + (levels ? step : step >> 1))
      let level = levels ? try reader.number() : 0
      let more = !levels && step & 1 == 1 ? try reader.number() : 0
      guard more < end - lessons.count else { throw ByteReader.Damaged() }
      for place in 0...more {
        lessons.append(
          Lesson(
            form: ID(form + place), versionGroup: versionGroup, method: method, level: level))
      }
      form = try ByteReader.checked(form + more)
    }
  }
}
