/// A line that names no Pokémon.
package struct ListedLineProblem: Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    /// Nothing has such a name; the most similar name, if one is similar.
    case unknown(nearest: String?)
    /// Several forms may be meant; their slugs.
    case unclear([String])
    /// The number before the name is another Pokémon's, which has this name.
    case otherNumber(Int, of: String?)
    /// The name is that of a look, which is not a form of its own; the form's name.
    case look(of: String)
  }

  /// The number of the line, from 1.
  package let line: Int
  /// The line without surrounding spaces.
  package let text: String
  package let reason: Reason

  /// `line 7: 'Pikachoo' names no Pokémon: did you mean Pikachu?`
  package var message: String { "\(Self.place(ofLine: line)): \(reason.sentence(about: text))" }

  /// The number of such lines that are reported. A text with more of them is no list of names, and may
  /// have a million lines.
  package static let most = ShowdownReader.maxUnread
  package static var tooMany: String { worded("more than \(most) lines were not understood") }

  /// `line 7`
  package static func place(ofLine number: Int) -> String { worded("line \(number)") }
}

extension ListedLineProblem.Reason {
  /// The reason as a sentence about the name.
  package func sentence(about text: String) -> String {
    switch self {
    case .unknown(let nearest):
      worded("'\(text)' names no Pokémon") + NearestWord.hint(nearest)
    case .unclear(let words): PokedexError.unclearText(text, words)
    case .otherNumber(let number, let name?):
      worded("'\(text)' has the wrong number: \(number) is \(name)")
    case .otherNumber(let number, nil):
      worded("'\(text)' has the wrong number: no Pokémon has \(number)")
    case .look(let owner):
      worded("'\(text)' is only a look of \(owner), and marks are for whole forms")
    }
  }
}
