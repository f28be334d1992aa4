/// A localized text of the program. The code has it in English, with interpolations where values
/// go: `"\(done) of \(total)"` is looked up as `%1 of %2`, so that a translation may reorder them.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral english: String) {
    text = Wording.other?.translation(of: english) ?? english
  }

  package init(stringInterpolation parts: StringInterpolation) {
    text = parts.text
  }

  /// Localizes a string that is known only at run time, such as the title of a column.
  package init(_ english: String) {
    self.init(stringLiteral: english)
  }

  /// Localizes a word with several meanings, such as `move` of a cursor.
  ///
  /// - Parameter sense: the meaning, which distinguishes it from its homonyms.
  package init(_ english: String, sense: String) {
    text = Wording.other?.translation(of: english, sense: sense) ?? english
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    private let wording = Wording.other
    /// The English text; in other languages, with placeholders for the values.
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

/// The localized text of a phrase as a string.
package func worded(_ phrase: Phrase) -> String { phrase.text }

/// Splits a phrase at its placeholders.
package enum Placeholders {
  /// Returns the pieces of a phrase in order, with values in place of `%1` to `%9`.
  ///
  /// - Parameters:
  ///   - plain: turns the text between two placeholders into a piece.
  ///   - part: returns the value of a placeholder, counted from 1.
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
