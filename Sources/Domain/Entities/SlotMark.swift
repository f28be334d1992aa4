/// Which of a form's slots is meant. A look or gender of 0 is not told, or does not differ: “Unown,
/// letter not told”. So a form that gets a second look later keeps its marks as what they were.
package struct SlotKey: Hashable, Comparable, Sendable {
  /// PokeAPI's number of the look, or 0.
  package let look: Int
  /// `nil` if it is not told, or cannot be seen.
  package let gender: Gender?
  package let isShiny: Bool

  package init(look: Int = 0, gender: Gender? = nil, isShiny: Bool = false) {
    self.look = look
    self.gender = gender
    self.isShiny = isShiny
  }

  /// The slot of which nothing but the colours is told.
  static func untold(isShiny: Bool) -> SlotKey { SlotKey(isShiny: isShiny) }

  /// The same slot in shiny colours.
  package var inShinyColors: SlotKey { SlotKey(look: look, gender: gender, isShiny: true) }

  /// Whether neither look nor gender is told.
  package var isUntold: Bool { look == 0 && gender == nil }

  package static func < (left: SlotKey, right: SlotKey) -> Bool {
    (left.look, left.gender?.code ?? 0, left.isShiny ? 1 : 0)
      < (right.look, right.gender?.code ?? 0, right.isShiny ? 1 : 0)
  }
}

extension Gender {
  /// The number in files: 1 male, 2 female; 0 for none.
  package var code: Int { self == .male ? 1 : self == .female ? 2 : 0 }

  /// `nil` for any other number than those of males and females.
  package init?(code: Int) {
    switch code {
    case 1: self = .male
    case 2: self = .female
    default: return nil
    }
  }
}

/// How far a slot is filled.
package enum SlotState: Int, CaseIterable, Hashable, Sendable {
  case wanted = 1
  /// Caught in a game, and not yet moved to where it is kept.
  case pending
  case have

  /// The state in the current language, as in “Unown B: wanted”.
  package var name: String {
    switch self {
    case .wanted: worded("wanted")
    case .pending: worded("pending")
    case .have: Mark.caught.name
    }
  }

  /// The state as a word of the query language.
  package var word: String {
    switch self {
    case .wanted: "wanted"
    case .pending: "pending"
    case .have: Mark.caught.word
    }
  }
}

/// The user's mark of a slot.
package struct SlotMark: Hashable, Sendable {
  package let key: SlotKey
  package var state: SlotState
  /// The ball that it is in; `nil` if not told.
  package var ball: ID<Item>?
  /// The game that it comes from; `nil` if not told.
  package var game: ID<VersionGroup>?
  /// One line, as ``MarkEntry/note(_:)`` returns it; may be empty.
  package var note: String

  package init(
    _ key: SlotKey, _ state: SlotState, ball: ID<Item>? = nil, game: ID<VersionGroup>? = nil,
    note: String = ""
  ) {
    self.key = key
    self.state = state
    self.ball = ball
    self.game = game
    self.note = note
  }

  /// The mark that it implies for its form; `nil` for none.
  var impliedMark: Mark? {
    switch state {
    case .wanted: nil
    case .pending: .seen
    case .have: key.isShiny ? .shiny : .caught
    }
  }

  /// The same mark of another slot.
  func moved(to key: SlotKey) -> SlotMark {
    SlotMark(key, state, ball: ball, game: game, note: note)
  }
}
