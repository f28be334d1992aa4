extension Question {
  /// The chances to catch a form.
  package struct Catching: Worded {
    package var form: ID<Form>

    package init(_ form: ID<Form>) { self.form = form }

    package var question: Question { .catching(self) }

    static let words = Words(name: "catch", blank: Self(0), parts: [.one(\.form, .form)])
  }
}
