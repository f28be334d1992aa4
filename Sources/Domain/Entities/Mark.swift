/// A mark that the user may give a form.
package enum Mark: Int, CaseIterable, Hashable, Sendable {
  case favourite
  case seen
  case caught
  /// Caught in its shiny colours.
  case shiny

  /// Whether it belongs to the slots of a form, from which that of the form follows.
  package var isOfSlots: Bool { self == .caught || self == .shiny }

  /// The mark in the current language, as in “Garchomp: caught”.
  package var name: String { Phrase(word).text }

  /// The mark as a word of the query language.
  package var word: String {
    switch self {
    case .favourite: "favourite"
    case .seen: "seen"
    case .caught: "caught"
    case .shiny: "shiny"
    }
  }
}

/// The marks of a form. Caught implies seen, and shiny implies caught: inserting a mark inserts
/// those that it implies, and removing one removes those that imply it.
package struct Marks: Hashable, Sendable {
  private var bits: UInt8 = 0

  package init() {}

  /// Creates a set with the marks and those that they imply.
  package init(_ marks: some Sequence<Mark>) {
    for mark in marks { insert(mark) }
  }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ mark: Mark) -> Bool { bits & Self.bit(mark) != 0 }

  package mutating func insert(_ mark: Mark) {
    bits |= Self.bit(mark)
    if let implied = Self.implied(by: mark) { insert(implied) }
  }

  package mutating func remove(_ mark: Mark) {
    bits &= ~Self.bit(mark)
    for other in Mark.allCases where Self.implied(by: other) == mark && contains(other) {
      remove(other)
    }
  }

  private static func bit(_ mark: Mark) -> UInt8 { 1 << UInt8(mark.rawValue) }

  private static func implied(by mark: Mark) -> Mark? {
    switch mark {
    case .favourite, .seen: nil
    case .caught: .seen
    case .shiny: .caught
    }
  }
}

extension Marks {
  /// Reverts a change between two other sets: removes the marks that it added, and adds those that
  /// it removed.
  ///
  /// - Returns: `nil` if one of these marks has changed again, or if a mark added since depends on
  ///   one of them.
  func undoing(from before: Marks, to after: Marks) -> Marks? {
    let changed = before.bits ^ after.bits
    guard bits & changed == after.bits & changed else { return nil }
    var undone = self
    undone.bits ^= changed
    return undone == Marks(Mark.allCases.filter(undone.contains)) ? undone : nil
  }
}

extension Marks {
  /// The furthest stage reached with a form: shiny, caught or seen; `nil` before that.
  package var progress: Mark? { [.shiny, .caught, .seen].first(where: contains) }
}
