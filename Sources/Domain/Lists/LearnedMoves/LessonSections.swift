/// Divides the moves of a form by learning method.
struct LessonSections {
  let sections: RowSections

  /// - Parameter order: the rows in their default order, which is also that of the sections.
  init(_ lessons: [LearnedMove], among order: [Int], in dex: any DexReference) {
    let methods = dex.table(MoveLearnMethod.self)
    let names = dex.names(of: methods)
    var ways: [ID<MoveLearnMethod>] = []
    for row in order where !ways.contains(lessons[row].method) { ways.append(lessons[row].method) }
    sections = RowSections(
      titles: ways.map { way in
        Self.title(of: way) ?? methods.row(of: way).map { names[$0] } ?? ""
      },
      sectionOfRow: lessons.map { ways.firstIndex(of: $0.method) ?? 0 },
      subjects: lessons.map(\.move.rawValue))
  }

  private static func title(of way: ID<MoveLearnMethod>) -> String? {
    switch way {
    case .levelUp: worded("By level")
    case .machine: worded("By machine")
    case .egg: worded("By breeding")
    case .tutor: worded("By tutor")
    default: nil
    }
  }
}
