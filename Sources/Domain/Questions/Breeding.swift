extension Question {
  /// The chains of parents for moves of a form; without moves, all of its egg moves.
  package struct Breeding: Worded {
    package var form: ID<Form>
    package var moves: [ID<Move>]
    /// Whether all parents are from families that the user has caught.
    package var isFromCaught = false
    /// The number of chains before the first that is shown.
    package var skipped = 0

    /// More chains are not skipped when words are read: each takes time to find.
    package static let mostSkipped = 1_000

    package init(_ form: ID<Form>, _ moves: [ID<Move>] = []) {
      self.form = form
      self.moves = moves
    }

    package var question: Question { .breeding(self) }

    static let words = Words(
      name: "breed", blank: Self(0),
      parts: [
        .one(\.form, .form), .any(\.moves, .move, atMost: PlanBreeding.counts.upperBound),
        .flag("caught", \.isFromCaught),
        .option("skipped", \.skipped, .number(0...mostSkipped), usually: 0),
      ])
  }
}
