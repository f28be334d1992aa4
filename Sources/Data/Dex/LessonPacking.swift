import PokedexDomain

/// The lessons of one move as bytes: in each ``LessonGroup``, the form IDs are delta-encoded. In
/// groups with levels, each form is followed by its level; in the others, consecutive form IDs are
/// packed as a run.
enum LessonPacking {
  /// A limit against damaged bytes: a run packs many lessons into a few bytes, so damage could
  /// exhaust memory. No move has more than 2% of this number.
  private static let maxLessons = 1 << 20

  static func pack(_ lessons: [Lesson]) -> [UInt8] {
    LessonGroup.pack(lessons.sorted { sortKey($0) < sortKey($1) }) { group, columns, packed in
      if columns.contains(.level) {
        packForms(of: group, into: &packed)
      } else {
        packRuns(of: group.map(\.form.rawValue), into: &packed)
      }
    }
  }

  private static func sortKey(_ lesson: Lesson) -> (Int, Int, Int, Int) {
    (
      lesson.versionGroup.rawValue, lesson.method.rawValue, lesson.form.rawValue, lesson.level
    )
  }

  private static func packForms(of group: ArraySlice<Lesson>, into packed: inout ByteWriter) {
    var previous = 0
    for lesson in group {
      packed.number(lesson.form.rawValue, after: previous)
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
  static func unpack(
    _ bytes: [UInt8], _ body: (SharedLesson) -> Void
  ) throws(ByteReader.Damaged) {
    var rest = maxLessons
    try LessonGroup.unpack(bytes) { group, reader throws(ByteReader.Damaged) in
      rest -= group.count
      guard rest >= 0 else { throw ByteReader.Damaged() }
      try unpack(group, from: &reader, body)
    }
  }

  private static func unpack(
    _ group: LessonGroup, from reader: inout ByteReader, _ body: (SharedLesson) -> Void
  ) throws(ByteReader.Damaged) {
    let levels = group.columns.contains(.level)
    var form = 0
    var rest = group.count
    while rest > 0 {
      let step = try reader.varint()
      form = try ByteReader.checked(form + (levels ? step : step >> 1))
      let level = levels ? try reader.number() : 0
      let more = !levels && step & 1 == 1 ? try reader.number() : 0
      guard more < rest else { throw ByteReader.Damaged() }
      let first = form
      form = try ByteReader.checked(form + more)
      rest -= more + 1
      body(
        SharedLesson(
          forms: first...form, versionGroup: group.versionGroup, method: group.method,
          level: level))
    }
  }
}

extension Lesson: LearnsetRow {
  var columns: LessonGroup.Columns { level == 0 ? [] : .level }
}
