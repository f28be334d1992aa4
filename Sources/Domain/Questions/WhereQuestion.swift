/// The encounters of a form, or those at a place. The lists of encounters answer it.
package struct WhereQuestion: Question {
  package var what: FormOrPlace
  package var lens: Lens?

  package init(_ what: FormOrPlace) { self.what = what }

  package static let help = QuestionHelp(
    "where", abstract: "Print the encounters of a Pokémon or of a place.",
    discussion: "")

  package static let words = Words(
    Self(.form(0)),
    parts: [.one(\.what, .formOrPlace, "A Pokémon or a place.")])

  package var subject: ID<Form>? { if case .form(let form) = what { form } else { nil } }
}

/// A Pokémon, or a place of a game.
package enum FormOrPlace: Hashable, Sendable {
  case form(ID<Form>)
  case place(ID<Location>)
}
