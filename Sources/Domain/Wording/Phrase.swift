/// A text of the program's own, in the language that is spoken. It is written in English where it
/// is used; what is put into it stands in backslashes and brackets, and where a language wants it:
/// `"\(done) of \(total)"` is looked up as `%1 of %2`.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral english: String) {
    text = Wording.other?.translation(of: english) ?? english
  }

  package init(stringInterpolation parts: StringInterpolation) {
    text = parts.text
  }

  /// A text that only turns out at run time to be one of the program's own, such as the title of a
  /// column.
  package init(_ english: String) {
    self.init(stringLiteral: english)
  }

  /// A word that means something else elsewhere: `move`, of a cursor.
  ///
  /// - Parameter sense: what tells it from the other.
  package init(_ english: String, sense: String) {
    text = Wording.other?.translation(of: english, sense: sense) ?? english
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    private let wording = Wording.other
    /// The English text; in other languages, with numbers for what is put in.
    private var written = ""
    private var parts: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      written.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    package mutating func appendLiteral(_ literal: String) {
      written += literal
    }

    package mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      guard wording != nil else { return written += part.description }
      parts.append(part.description)
      written += "%\(parts.count)"
    }

    fileprivate var text: String {
      guard let wording else { return written }
      return Placeholders.filled(wording.translation(of: written) ?? written) { number in
        number <= parts.count ? parts[number - 1] : ""
      }.joined()
    }
  }
}

extension Phrase: CustomStringConvertible {
  package var description: String { text }
}

/// A phrase as a text: the program's own words where a string is wanted.
package func worded(_ phrase: Phrase) -> String { phrase.text }

/// Takes a phrase apart at its numbered places.
package enum Placeholders {
  /// The pieces of a phrase in order, with what belongs there in the place of `%1` to `%9`.
  ///
  /// - Parameters:
  ///   - plain: makes a piece of a text between two places.
  ///   - part: brings what is put into a place, which is counted from 1.
  package static func filled<Piece>(
    _ phrase: String, plain: (String) -> Piece, part: (Int) -> Piece
  ) -> [Piece] {
    var pieces: [Piece] = []
    var rest = phrase[...]
    while let sign = rest.firstIndex(of: "%") {
      let next = rest.index(after: sign)
      guard next < rest.endIndex, let number = rest[next].wholeNumberValue, number > 0 else {
        pieces.append(plain(String(rest[..<next])))
        rest = rest[next...]
        continue
      }
      pieces.append(plain(String(rest[..<sign])))
      pieces.append(part(number))
      rest = rest[rest.index(after: next)...]
    }
    return pieces + [plain(String(rest))]
  }

  static func filled(_ phrase: String, part: (Int) -> String) -> [String] {
    filled(phrase, plain: { $0 }, part: part)
  }
}
