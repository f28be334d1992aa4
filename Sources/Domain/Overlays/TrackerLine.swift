/// A line in the format of trackers: parts between bars.
struct TrackerLine {
  struct Part {
    let text: String
    /// From 1, in characters.
    let column: Int

    /// The words between commas, without empty ones.
    var words: [Part] { pieces(",").filter { !$0.text.isEmpty } }

    func pieces(_ separator: Character) -> [Part] {
      var column = self.column
      return text.split(separator: separator, omittingEmptySubsequences: false).map { piece in
        defer { column += piece.count + 1 }
        return Part(String(piece), column)
      }
    }

    fileprivate init(_ text: String, _ column: Int) {
      self.text = text.trimmed
      self.column = column + (text.isEmpty ? 0 : text.prefix(while: \.isWhitespace).count)
    }

    /// An empty part, such as one that is missing at the end of a line.
    init(at column: Int) { self.init("", column) }

    /// The text as it is told in messages.
    var told: String { String(text.prefix(40)) }
  }

  let parts: [Part]
  let text: String

  /// - Throws: ``OverlayFault`` for characters that cannot be seen, and lines of more than 4,096 bytes.
  init(_ bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    let text = try OverlayLine.text(of: bytes)
    parts = Part(text, 1).pieces("|")
    self.text = text.trimmed
  }

  /// A part, or an empty one if the line has fewer.
  subscript(index: Int) -> Part {
    index < parts.count ? parts[index] : Part(at: (parts.last?.column ?? 1))
  }

  var hasBar: Bool { parts.count > 1 }
}

extension String {
  /// The text as a slug: small letters, digits and hyphens. Other letters are left out.
  var slugged: String {
    lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }
}
