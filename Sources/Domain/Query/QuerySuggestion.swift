/// A correction for a part of a query that finds nothing as written. It is suggested but never
/// applied automatically.
package struct QuerySuggestion: Hashable, Sendable {
  /// The part of the text, with its range.
  package let word: Query.Word
  /// The kind of the value: `ability`; `nil` where the part is not a value's name.
  package let noun: String?
  /// The text to write instead: `ability:levitate`, `fire | water`.
  package let completion: String

  package var article: String { noun.map { "aeiou".contains($0.prefix(1)) } == true ? "an" : "a" }

  init(_ words: ArraySlice<Query.Word>, noun: String? = nil, _ completion: String) {
    let start = words.first?.range.lowerBound ?? 0
    word = Query.Word(
      text: words.map(\.text).joined(separator: " "),
      range: start..<(words.last?.range.upperBound ?? start))
    self.noun = noun
    self.completion = completion
  }
}

extension QueryEngine {
  /// Suggests a term for the first part of a query that means one but is not written as one:
  /// `gen9`, `hp 100`, `not fire`, `fire or water`, a trait (`legendary`), or a value (`levitate`)
  /// that occurs in no name.
  package func suggestion(for query: Query) -> QuerySuggestion? {
    let fields = suggestedFields(makeSuggestedFields())
    for run in query.differentRuns(atMost: Self.maxWords) {
      if let found = Self.numberInWords(in: run) { return found }
      if let found = value(calledLike: run, lengths: [4, 3, 2], in: fields) { return found }
      if let found = operatorInWords(in: run) { return checked(found) }
      if let found = value(calledLike: run, lengths: [1], in: fields) { return found }
    }
    return nil
  }

  /// The number of words that are looked at: after each typed letter, all are looked at again.
  private static var maxWords: Int { 8 }

  // MARK: Numbers

  /// `gen9`, `gen 9`, `hp 100`: a field and a number, without an operator.
  private static func numberInWords(in run: [Query.Word]) -> QuerySuggestion? {
    for index in run.indices where !run[index].isQuoted {
      let text = run[index].text
      let letters = text.prefix { $0.isLetter }
      let digits = text.dropFirst(letters.count)
      if !digits.isEmpty, let term = term(String(letters), String(digits)) {
        return QuerySuggestion(run[index...index], term)
      }
      if digits.isEmpty, index + 1 < run.count, let term = term(text, run[index + 1].text) {
        return QuerySuggestion(run[index...index + 1], term)
      }
    }
    return nil
  }

  private static func term(_ name: String, _ digits: String) -> String? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let field = QueryField<Rows>.named(name), case .number(let measure) = field.meaning
    else { return nil }
    return "\(name.lowercased())\(measure.isRoman || field.isBareNumberField ? ":" : ">=")\(digits)"
  }

  // MARK: Operators

  /// `fire or water`, `not fire`.
  private func operatorInWords(in run: [Query.Word]) -> QuerySuggestion? {
    guard run.count > 1, !run.contains(where: \.isQuoted) else { return nil }
    let words = run.map { $0.text.lowercased() }
    if let index = words.dropLast().firstIndex(where: OperatorInWords.nots.contains) {
      return QuerySuggestion(run[index...index + 1], "-\(term(for: run[index + 1]))")
    }
    let inner = words.dropFirst().dropLast()
    for (signs, sign) in [(OperatorInWords.ors, " | "), (OperatorInWords.ands, " ")] {
      guard let index = inner.firstIndex(where: signs.contains) else { continue }
      let sides = [run[index - 1], run[index + 1]].map(term(for:))
      return QuerySuggestion(run[index - 1...index + 1], sides.joined(separator: sign))
    }
    return nil
  }

  /// The term for a word that is a type or a trait: `type:fire`; else the word.
  private func term(for word: Query.Word) -> String {
    for name in [Rows.bareWordField, "is"].compactMap(\.self) {
      guard let choice = QueryField<Rows>.named(name)?.choice,
        let entry = choice.vocabulary(rows).entries(named: word.text).first
      else { continue }
      return "\(name):\(entry.slug)"
    }
    return word.text
  }

  /// The suggestion; `nil` if a name contains the text: `trick or treat`.
  private func checked(_ found: QuerySuggestion) -> QuerySuggestion? {
    hasName(Spelling.folded(found.word.text)) ? nil : found
  }

  // MARK: Values

  /// The traits, then the fields that the rows suggest.
  private func makeSuggestedFields() -> [SuggestedField] {
    (["is"] + Rows.suggestedFields + Rows.rarelySuggestedFields).compactMap { name in
      guard let field = QueryField<Rows>.named(name), let choice = field.choice,
        field.isKnown(in: rows)
      else { return nil }
      return SuggestedField(
        name: name, choice: choice, vocabulary: choice.vocabulary(rows))
    }
  }

  /// - Parameter lengths: how many adjacent words a value may have, in descending order.
  private func value(
    calledLike run: [Query.Word], lengths: [Int], in fields: [SuggestedField]
  ) -> QuerySuggestion? {
    for length in lengths where length <= run.count {
      for start in 0...run.count - length {
        let words = run[start..<start + length]
        guard !words.contains(where: \.isQuoted) else { continue }
        if let found = value(calledLike: words, in: fields) { return found }
      }
    }
    return nil
  }

  /// A trait, or a value that some row has if no name has the words.
  private func value(
    calledLike words: ArraySlice<Query.Word>, in fields: [SuggestedField]
  ) -> QuerySuggestion? {
    let text = words.map(\.text).joined(separator: " ")
    guard NameWords.mayBeName(text) else { return nil }
    let value = suggestedValues(text) {
      suggestedValue(calledLike: words, in: fields)
    }
    return value.map { QuerySuggestion(words, noun: $0.noun, $0.completion) }
  }

  private func suggestedValue(
    calledLike words: ArraySlice<Query.Word>, in fields: [SuggestedField]
  ) -> SuggestedValue? {
    let text = words.map(\.text).joined(separator: "-")
    let letters = Spelling.folded(text)
    guard !letters.isEmpty,
      let (field, slug) = fields.lazy.compactMap({ field in
        self.slug(calledLike: text, in: field).map { (field, $0) }
      }).first
    else { return nil }
    // Names come last, as searching them takes longest.
    if field.name != "is" {
      guard !hasName(letters) else { return nil }
      if words.count > 1, isFound(words) { return nil }
    }
    return SuggestedValue(noun: field.choice.noun, completion: "\(field.name):\(slug)")
  }

  /// The value of a field with this name: a trait, or one that some row has.
  private func slug(calledLike text: String, in field: SuggestedField) -> String? {
    guard let entry = field.vocabulary.entries(named: text).first,
      let found = field.choice.rows(with: entry, in: rows),
      !found.isEmpty || field.name == "is"
    else { return nil }
    return entry.slug
  }

  /// Whether some row has every word in its names.
  private func isFound(_ words: ArraySlice<Query.Word>) -> Bool {
    var found = rows.existing
    for word in words {
      found.formIntersection(rows(of: .partOfName(Spelling.folded(word.text))))
    }
    return !found.isEmpty
  }

  private func hasName(_ letters: [UInt8]) -> Bool {
    !rows(named: letters, atLeast: .substring).isEmpty
  }
}

/// The words for the operators in the languages of the program.
private enum OperatorInWords {
  static let ors: Set = ["or", "oder", "ou", "o", "または", "か"]
  static let ands: Set = ["and", "und", "et", "y", "e", "と"]
  static let nots: Set = [
    "not", "no", "without", "nicht", "kein", "ohne", "pas", "sans", "sin", "non", "senza",
  ]
}

extension Query {
  /// The words without a field, in the order of the text.
  var words: [Word] { wordRuns.flatMap(\.self) }

  /// The words without a field, in runs of adjacent words.
  var wordRuns: [[Word]] { root.wordRuns }

  /// The first words without a field, in runs of adjacent words, each run once.
  fileprivate func differentRuns(atMost count: Int) -> [[Word]] {
    var left = count
    var seen: Set<[String]> = []
    return wordRuns.compactMap { run in
      let first = run.prefix(left)
      left -= first.count
      let texts = first.map { $0.isQuoted ? "\"\($0.text)\"" : $0.text }
      return !first.isEmpty && seen.insert(texts).inserted ? Array(first) : nil
    }
  }

  /// The names of the saved searches in the query.
  var savedSearches: [String] {
    words.filter { !$0.isQuoted && $0.text.hasPrefix("@") }.map { String($0.text.dropFirst()) }
  }
}

extension Query.Node {
  fileprivate var wordRuns: [[Query.Word]] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.wordRuns)
    case .not(let part): part.wordRuns
    case .words(let words): [words]
    case .term: []
    }
  }
}
