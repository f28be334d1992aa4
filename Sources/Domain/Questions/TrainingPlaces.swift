extension Question {
  /// The places to train a stat at.
  package struct TrainingPlaces: Worded {
    package var stat: Stat

    package init(_ stat: Stat) { self.stat = stat }

    package var question: Question { .training(self) }

    static let words = Words(name: "train", blank: Self(.hp), parts: [.one(\.stat, .stat)])
  }
}
