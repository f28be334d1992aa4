/// A fact of a line, read but not yet written down.
struct LineFact {
  let rule: FactRule
  /// The values of the fields, one for each, or the numbers of a list.
  let values: [Int?]
  /// The values that there must be for the fact to count, with their place.
  let was: (column: Int, values: [Int?])?

  /// The values of a field, by its place in the rule.
  func values(at index: Int) -> [Int?] { rule.isList ? values : [values[index]] }

  /// Writes the fact into a row of a table.
  func set<Row: Tabular>(in table: inout Table<Row>, row: Int) {
    for (index, position) in rule.positions.enumerated() {
      if rule.isList {
        table.set(values, at: position, of: row)
      } else {
        table.set(values[index], at: position, of: row)
      }
    }
  }
}

/// Reads facts from the words of a line.
protocol FactReader {
  /// The entity that a word names.
  ///
  /// - Parameter line: refuses another word.
  mutating func id(_ word: OverlayWord, _ kind: Kind, _ line: inout OverlayWords) -> Int?
}

extension FactReader {
  /// Reads the values of a fact, and `was` with those that there must be for the fact to count.
  ///
  /// - Parameter isFact: whether a word begins another fact, before which a list ends.
  mutating func readFact(
    _ rule: FactRule, _ words: inout OverlayWords, before isFact: (String) -> Bool
  ) -> LineFact {
    let values = readValues(rule, &words, before: isFact)
    let place = words.takes("was") ? words.column : nil
    let was = place.map { column in
      (column, readValues(rule, &words, before: isFact))
    }
    return LineFact(rule: rule, values: values, was: was)
  }

  /// Values to the end of the line.
  mutating func readValues(_ rule: FactRule, _ words: inout OverlayWords) -> [Int?] {
    readValues(rule, &words) { _ in false }
  }

  private mutating func readValues(
    _ rule: FactRule, _ words: inout OverlayWords, before isFact: (String) -> Bool
  ) -> [Int?] {
    func isEnd(_ word: OverlayWord) -> Bool {
      word.text == "was" || isFact(word.text)
    }
    if rule.isList { return readList(rule, &words, isEnd) }
    var values: [Int?] = []
    values.reserveCapacity(rule.positions.count)
    for index in rule.positions.indices {
      let isMissing = index >= rule.least && (words.next.map(isEnd) ?? true)
      values.append(
        isMissing ? nil : readValue(rule.values[index], rule.links[index], &words))
    }
    return values
  }

  private mutating func readList(
    _ rule: FactRule, _ words: inout OverlayWords, _ isEnd: (OverlayWord) -> Bool
  ) -> [Int?] {
    if words.takes("-") { return [] }
    var values: [Int?] = []
    repeat {
      for link in rule.links { values.append(readValue(rule.values[0], link, &words)) }
    } while words.next.map { !isEnd($0) } ?? false
    return values
  }

  /// - Returns: `nil` for `-`, too.
  private mutating func readValue(
    _ values: FieldValues, _ kind: Kind?, _ words: inout OverlayWords
  ) -> Int? {
    if values.mayBeEmpty, words.takes("-") { return nil }
    guard let kind else { return words.number("NUMBER", values.range) }
    return words.word("SLUG").flatMap { id($0, kind, &words) }
  }
}
