/// Prints a query so that it parses to the same query, with one space between terms, and brackets
/// and quotation marks only where they are needed.
extension Query: CustomStringConvertible {
  package var description: String {
    let condition = Self.text(root, isInside: false)
    let orders = sorts.map { sort in
      let text = (sort.isDescending ? "-" : "") + sort.field.text
      return "sort:" + (sort.field.isQuoted ? "\"\(text)\"" : text)
    }
    return ([condition].filter { !$0.isEmpty } + orders).joined(separator: " ")
  }

  /// - Parameter isInside: whether the node has siblings, so that alternatives need brackets.
  private static func text(_ node: Node, isInside: Bool) -> String {
    switch node {
    case .all(let parts):
      return joined(parts, by: " ", isInside: isInside)
    case .any(let parts):
      let text = parts.map { Self.text($0, isInside: false) }.joined(separator: " | ")
      return isInside ? "(\(text))" : text
    case .not(let part): return "-" + negated(part)
    case .words(let words): return words.map { word($0) }.joined(separator: " ")
    case .term(let term): return text(term)
    }
  }

  private static func joined(_ parts: [Node], by separator: String, isInside: Bool) -> String {
    let text = parts.map { Self.text($0, isInside: true) }.joined(separator: separator)
    return isInside ? "(\(text))" : text
  }

  /// Runs of words get brackets, because a minus sign would exclude only the first word.
  private static func negated(_ part: Node) -> String {
    switch part {
    case .words(let words) where words.count == 1: word(words[0])
    case .term, .not: text(part, isInside: true)
    case .all, .any: text(part, isInside: true)
    case .words: "(\(text(part, isInside: true)))"
    }
  }

  /// A term without a value gets brackets, because the next word would become its value.
  private static func text(_ term: Term) -> String {
    guard !term.values.isEmpty else { return "(\(term.field.text)\(term.comparison.rawValue))" }
    let values = term.values.map { word($0) }.joined(separator: ",")
    let amount = term.amount.map { $0.comparison.rawValue + $0.word.text } ?? ""
    return term.field.text + term.comparison.rawValue + values + amount
  }

  private static func word(_ word: Word) -> String {
    word.isQuoted ? "\"\(word.text)\"" : word.text
  }
}
