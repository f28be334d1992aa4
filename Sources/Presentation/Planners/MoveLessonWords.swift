import PokedexDomain

/// The words for a way to learn a move.
package enum MoveLessonWords {
  /// `level 9`, `TM26 (3,000 ₽)` or `tutor, as Gible`.
  static func text(_ lesson: MoveLesson) -> Inline {
    let way = way(lesson)
    // All stages hatch with their egg moves.
    guard let stage = lesson.stage, lesson.way != .egg else { return way }
    return "\(way), as \(stage.link)"
  }

  /// `Encore: level 9`.
  package static func named(_ lesson: MoveLesson) -> Inline {
    "\(lesson.move.link): \(text(lesson))"
  }

  private static func way(_ lesson: MoveLesson) -> Inline {
    switch lesson.way {
    case .level(0): Inline(worded("on evolving"))
    case .level(let level): Inline(worded("level \(level)"))
    case .machine: machine(lesson)
    case .tutor: Inline(worded("move tutor"))
    case .sketch: Inline(worded("copied with Sketch"))
    case .egg: Inline(worded("egg move"))
    case .other: Inline(lesson.method ?? "")
    }
  }

  private static func machine(_ lesson: MoveLesson) -> Inline {
    guard let machine = lesson.machine else { return Inline(worded("TM or HM")) }
    guard let price = lesson.price else { return machine.link }
    return machine.link + Inline(" (\(Formatting.count(price)) ₽)")
  }
}
