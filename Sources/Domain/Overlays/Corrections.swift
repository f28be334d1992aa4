/// Values that are wrong in PokeAPI, as lines in the grammar of changed games. Each counts only while
/// PokeAPI has the value behind its `was`:
///
///     pokemon dipplin weight 44 was 97  # Pokémon Showdown, 2026-08
package struct Corrections: Sendable {
  /// The rest of a line behind its kind.
  private struct Line {
    let slug: String
    var words: OverlayWords
  }

  private var lines: [Kind: [Line]] = [:]
  /// The lines that are of no kind.
  package private(set) var others: [String] = []

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      var words = OverlayWords(Array(line.utf8)[...])
      guard let first = words.next else { continue }
      words.skip()
      guard let kind = Kind(rawValue: first.text), let slug = words.word("SLUG") else {
        others.append(String(line))
        continue
      }
      lines[kind, default: []].append(Line(slug: slug.text, words: words))
    }
  }

  /// Corrects the rows of a kind.
  ///
  /// - Parameter words: knows the kinds to which its fields link.
  /// - Throws: the first mistake of a line.
  package func correct<Row: Tabular>(
    _ rows: inout [Row], _ words: FactWords
  ) throws(OverlayFault) {
    guard let lines = lines[Row.kind] else { return }
    let rules = FactRules<Row>.ofAllFields
    for var line in lines {
      guard let row = rows.firstIndex(where: { $0.slug == line.slug }) else { continue }
      let facts = Self.facts(&line.words, rules, words)
      _ = line.words.finish()
      if let fault = line.words.fault { throw fault }
      for fact in facts {
        let field = Row.fields[fact.rule.positions[0]]
        guard field.numbers(of: rows[row]) == fact.was?.values else { continue }
        field.set(fact.values, in: &rows[row])
      }
    }
  }

  private static func facts<Row: Tabular>(
    _ line: inout OverlayWords, _ rules: FactRules<Row>, _ words: FactWords
  ) -> [LineFact] {
    var reader = words
    var facts: [LineFact] = []
    while let word = line.next {
      guard let rule = rules[word.text] else {
        let hint = NearestWord.hint(word.text, among: rules.words)
        line.refuse(word.column, "'\(word.text)' is no fact that can change\(hint)")
        break
      }
      line.skip()
      let fact = reader.readFact(rule, &line) { rules[$0] != nil }
      if fact.was == nil { line.refuse(line.column, "here should be \("was")") }
      facts.append(fact)
    }
    return facts
  }
}
