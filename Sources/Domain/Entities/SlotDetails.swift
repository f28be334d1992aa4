/// The user's facts of the Pokémon in a slot, besides its state.
package struct SlotDetails: Hashable, Sendable {
  /// `nil` leaves the ball as it is.
  package var ball: ID<Item>?
  /// The games that it comes from; `nil` leaves them as they are.
  package var game: ID<VersionGroup>?
  /// An empty one deletes the note; `nil` leaves it as it is.
  package var note: String?

  package init(
    ball: ID<Item>? = nil, game: ID<VersionGroup>? = nil, note: String? = nil
  ) {
    self.ball = ball
    self.game = game
    self.note = note.map { MarkEntry.note($0) }
  }

  package var isEmpty: Bool { self == SlotDetails() }

  func apply(to mark: inout SlotMark) {
    if let ball { mark.ball = ball }
    if let game { mark.game = game }
    if let note { mark.note = note }
  }
}

extension MarkEntry {
  /// Tells details of a slot's mark, if it has one.
  mutating func tell(_ details: SlotDetails, of key: SlotKey) {
    guard !details.isEmpty, var mark = self[key] else { return }
    details.apply(to: &mark)
    self.mark(mark)
  }
}
