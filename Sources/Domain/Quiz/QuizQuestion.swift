/// A question about a Pokémon, with everything that is needed to show and to judge it.
package struct QuizQuestion: Hashable, Sendable {
  /// The picture, text or numbers that a question shows.
  package enum Clue: Hashable, Sendable {
    /// The outline of this picture; without the picture, facts such as the height.
    case silhouette(SpriteView)
    /// A Pokédex entry; without one, facts such as the height. The number chooses one of the
    /// entries.
    case text(Int)
    case stats(Stats)
    /// An attack of this type, and the effectiveness in percent.
    case effectiveness(ID<PokemonType>, percent: Int)
    /// The two Pokémon to compare, the subject being one of them.
    case speeds(QuizContender, QuizContender)
    case evolution
  }

  /// The question's number in its run, from 1.
  package let number: Int
  package let kind: QuizKind
  package let clue: Clue
  package let subject: QuizSubject
  /// The species whose names are right answers; empty if the answer is an effectiveness.
  package let species: Set<ID<Species>>
  /// The name or the effectiveness that the reveal shows.
  package let answer: String
  /// Two to four answers, one of them right, in a random order.
  package let choices: [QuizChoice]
  /// The hints, from the vaguest to the one that gives most away.
  package let hints: [QuizHint]

  /// Whether the answer can only be chosen: there is nothing to type but one of the choices.
  package var needsChoice: Bool { kind == .types || kind == .speed }

  /// The picture of the subject.
  package var view: SpriteView {
    if case .silhouette(let view) = clue { return view }
    return SpriteView()
  }

  /// The entry that the clue chooses among texts, with the names of the subject blanked; `nil` if
  /// there are none.
  package func entry(among texts: [String]) -> String? {
    guard case .text(let number) = clue, !texts.isEmpty else { return nil }
    return BlankedText.text(texts[number % texts.count], without: subject.names)
  }
}

/// The Pokémon that a question is about.
package struct QuizSubject: Hashable, Sendable {
  package let form: Named<Form>
  package let species: ID<Species>
  package let types: [ID<PokemonType>]
  /// Decimetres.
  package let height: Int
  /// Hectograms; `nil` if unknown.
  package let weight: Int?
  /// The name of the generation in which the species first appeared; empty if unknown.
  package let generation: String
  /// The name of its colour; empty if unknown.
  package let color: String
  /// All names of the species in every language, and that of the form, to be blanked in texts.
  package let names: [String]
}

/// One of two Pokémon whose base Speed is compared.
package struct QuizContender: Hashable, Sendable {
  package let form: Named<Form>
  /// The base stat.
  package let speed: Int
}

/// One of the answers to choose from.
package struct QuizChoice: Hashable, Sendable {
  package let text: String
  package let isRight: Bool

  /// The letter that chooses the answer at an index: `a` for the first.
  package static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(clamping: index)))
  }
}

/// A part of the answer that is given away on request.
package enum QuizHint: Hashable, Sendable {
  case types([ID<PokemonType>])
  case generation(String)
  /// The first letter of the name, and the number of its letters.
  case initial(String, letters: Int)
  /// The effectiveness against one of the two types, in percent.
  case factor(ID<PokemonType>, percent: Int)
  case speed(QuizContender)
}
