/// Values that are numbers, ranges of numbers, or other numeric fields.
extension QueryPlanner {
  /// The condition for a bare number: `445`, `#445`.
  mutating func numbered(_ text: String) -> Condition? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Double(digits), let field = bareNumberField, let measure = field.measure
    else { return nil }
    return .number(field, measure, .equal, .constant(number))
  }

  mutating func number(
    _ field: QueryField<Rows>, _ measure: Measure<Rows>, _ comparison: Comparison,
    _ value: Query.Word
  ) -> Condition? {
    guard isKnown(field, value) else { return nil }
    if value.text.contains("..") { return range(field, measure, comparison, value) }
    if let constant = measure.number(value.text) {
      return .number(field, measure, comparison, .constant(constant))
    }
    if let other = QueryField<Rows>.named(value.text), let right = other.measure {
      guard isKnown(other, value) else { return nil }
      note(field, measure)
      note(other, right)
      return .number(field, measure, comparison, .measure(other, right))
    }
    let isBeginning = Rows.fields.contains {
      $0.measure != nil && $0.names.contains { $0.hasPrefix(value.text.lowercased()) }
    }
    return refuse(
      value, worded("\(field.name) needs a number: \(field.numberExample)"),
      isUnfinished: isBeginning)
  }

  /// Whether the field has values: some need a dex. Reports a problem if not.
  mutating func isKnown(_ field: QueryField<Rows>, _ word: Query.Word) -> Bool {
    guard !field.isKnown(in: rows) else { return true }
    let message = worded("\(field.name): needs the local data, but this list comes from PokéAPI")
    return refuse(word, message) != nil
  }

  private mutating func range(
    _ field: QueryField<Rows>, _ measure: Measure<Rows>, _ comparison: Comparison,
    _ value: Query.Word
  ) -> Condition? {
    guard let (low, high) = bounds(value.text, measure) else {
      return refuse(
        value, worded("\(field.name) needs numbers around '..': \(field.name):50..100"),
        isUnfinished: value.text.hasSuffix("."))
    }
    guard low <= high else {
      // One more digit may make the second number the larger.
      return refuse(
        value, worded("\(value.text) is empty: the first number is larger than the second"),
        isUnfinished: true)
    }
    let inside = Condition.range(field, measure, low...high)
    switch comparison {
    case .has, .equal: return inside
    case .notEqual: return .not(inside)
    default:
      return refuse(value, worded("a range needs ':', not '\(comparison.rawValue)'"))
    }
  }

  /// The ends of a range; a missing end is infinite.
  private func bounds(_ text: String, _ measure: Measure<Rows>) -> (Double, Double)? {
    let characters = Array(text)
    guard let dots = characters.indices.first(where: { characters[$0...].starts(with: "..") })
    else { return nil }
    let low = String(characters[..<dots])
    let high = String(characters[(dots + 2)...])
    guard !(low.isEmpty && high.isEmpty),
      let first = low.isEmpty ? -Double.infinity : measure.number(low),
      let last = high.isEmpty ? Double.infinity : measure.number(high)
    else { return nil }
    return (first, last)
  }
}
