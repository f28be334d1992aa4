extension Question {
  /// The IVs of a form, from levels and stats as the user typed them.
  package struct IVs: Worded {
    package var form: ID<Form>
    package var seen: String

    package init(_ form: ID<Form>, _ seen: String = "") {
      self.form = form
      self.seen = seen
    }

    package var question: Question { .individualValues(self) }

    static let words = Words(
      name: "iv", blank: Self(0),
      parts: [.one(\.form, .form), .rest(\.seen, "[LEVEL STATS … NATURE]")])
  }
}
