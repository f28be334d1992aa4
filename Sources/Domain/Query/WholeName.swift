import PokedexUnicode

/// Texts that as a whole are names with signs of the query language: `Type: Null`,
/// `Tauros (Paldean Form, Combat Breed)`.
extension QueryRows {
  /// Parses a query. Words that with their brackets and commas are a name are one word, as if they
  /// stood in quotation marks.
  package func parse(_ text: String) -> Query { reading(QueryParser.parse(text), of: text) }

  /// The query of a text, or that for the name that its words are.
  func reading(_ query: Query, of text: String) -> Query {
    query.root.isText(withTerms: false) ? naming(text, insteadOf: query) ?? query : query
  }

  /// The query for the name that a text as a whole is, though it is a mistake as a query; `nil` if it
  /// is no name.
  func naming(_ text: String, insteadOf query: Query) -> Query? {
    let name = query.withoutOrder(text)
    guard query.root.isText(withTerms: true), WholeName.isPossible(name), isName(name) else {
      return nil
    }
    let word = Query.Word(text: name, range: 0..<text.count, isQuoted: true)
    return Query(
      root: .words([word]), sorts: query.sorts, sortRanges: query.sortRanges, problems: [])
  }

  package func isName(_ text: String) -> Bool { isSpelled(text) }

  /// Whether a row has this name, with the same signs of the query language.
  func isSpelled(_ text: String) -> Bool {
    let parts = WholeName.parts(of: text)
    return nameIndex().rows(spelled: text).contains { row in
      WholeName.parts(of: names[row]) == parts
        || otherNames(of: row).contains { WholeName.parts(of: $0.name) == parts }
    }
  }
}

extension Query.Node {
  /// Whether a name may be written like this: without quotation marks, saved searches, alternatives,
  /// exclusions and operators but the colon.
  fileprivate func isText(withTerms: Bool) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.isText(withTerms: withTerms) }
    case .words(let words): words.allSatisfy { !$0.isQuoted && !$0.text.hasPrefix("@") }
    case .term(let term): withTerms && term.comparison == .has && term.amount == nil
    case .any, .not: false
    }
  }
}

/// The signs of the query language in names.
enum WholeName {
  private static let signs = QueryParser.delimiters.union([","])
  private static let signBytes = Set(signs.compactMap(\.asciiValue))

  /// Whether a text has words of which a name may consist, and signs of the query language or words
  /// without a letter. A single word in brackets may be a value, `(fire)`; one with a mark is none:
  /// `Unown (!)`.
  static func isPossible(_ text: String) -> Bool {
    guard NameWords.mayBeName(text),
      hasSigns(text) || text.split(separator: " ").contains(where: { Spelling.folded($0).isEmpty })
    else { return false }
    let least = text.contains { "!?！？".contains($0) } ? 1 : 2
    return (least...NameWords.most).contains(NameWords(text).words.count)
  }

  /// Most texts have none of the bytes, and comparing characters takes longer.
  private static func hasSigns(_ text: String) -> Bool {
    text.utf8.contains(where: signBytes.contains) && text.contains(where: signs.contains)
  }

  /// The folded text between the signs, which may have another width: `タイプ：ヌル`.
  static func parts(of name: String) -> [[UInt8]] {
    let plain = String(String.UnicodeScalarView(Compatibility.plain(name.unicodeScalars)))
    return plain.split(omittingEmptySubsequences: false) { signs.contains($0) }
      .map(Spelling.folded)
  }

  /// Whether a text has no signs but brackets, which are all closed, and commas in them.
  static func hasOnlyBrackets(_ text: String) -> Bool {
    var depth = 0
    for sign in text where signs.contains(sign) {
      switch sign {
      case "(": depth += 1
      case ")" where depth > 0: depth -= 1
      case "," where depth > 0: break
      default: return false
      }
    }
    return depth == 0
  }
}
