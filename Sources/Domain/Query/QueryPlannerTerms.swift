/// Terms: a field, a comparison and values.
extension QueryPlanner {
  mutating func condition(_ term: Query.Term) -> Condition {
    let planned = PlannedTerm(term)
    if let known = terms[planned] { return known }
    let problemCount = problems.count
    let condition = checked(term)
    if problems.count == problemCount { terms[planned] = condition }
    return condition
  }

  private mutating func checked(_ term: Query.Term) -> Condition {
    if let (first, second) = separated(term) { return .all([checked(first), checked(second)]) }
    guard let field = QueryField<Rows>.named(term.field.text) else {
      return unknownField(term.field)
    }
    guard !term.values.isEmpty else {
      problems.append(
        QueryProblem(
          range: term.range,
          message: worded("\(field.name) needs a value: \(field.example(among: rows))"),
          isUnfinished: term.isLast))
      return .everything
    }
    let alternatives = term.values.compactMap { condition(field, term, $0) }
    guard alternatives.count == term.values.count else { return .everything }
    let isNumeric = alternatives.contains { $0.isNumeric }
    if isNumeric, let measure = field.measure {
      note(field, measure)
    }
    return term.comparison == .notEqual && !isNumeric
      ? .not(.any(alternatives)) : .any(alternatives)
  }

  /// The two terms of `type:fire, spe>100`, whose comma stands before a field.
  private func separated(_ term: Query.Term) -> (Query.Term, Query.Term)? {
    guard let amount = term.amount, let field = term.values.last, term.values.count > 1,
      !field.isQuoted, QueryField<Rows>.named(field.text) != nil
    else { return nil }
    let values = Array(term.values.dropLast())
    let end = values.last?.range.upperBound ?? term.range.upperBound
    return (
      Query.Term(
        field: term.field, comparison: term.comparison, values: values, amount: nil,
        range: term.range.lowerBound..<end, isLast: false),
      Query.Term(
        field: field, comparison: amount.comparison, values: [amount.word], amount: nil,
        range: field.range.lowerBound..<term.range.upperBound, isLast: term.isLast)
    )
  }

  private mutating func condition(
    _ field: QueryField<Rows>, _ term: Query.Term, _ value: Query.Word
  ) -> Condition? {
    switch field.meaning {
    case .number(let measure):
      guard term.amount == nil else { return refuseAmount(field, term) }
      return number(field, measure, term.comparison, value)
    case .name:
      guard isNaming(field, term, value) else { return nil }
      return name(value).map { .name($0) }
    case .ownName:
      guard isNaming(field, term, value) else { return nil }
      return name(value).map { .ownName($0) }
    case .choice(let choice, let measure):
      if let measure, term.amount == nil, measure.reads(value.text) || term.comparison.isOrder {
        return number(field, measure, term.comparison, value)
      }
      guard isNaming(field, term, value) else { return nil }
      return chosen(field, choice, term, value)
    }
  }

  /// Whether the operator is valid for names, and the field takes the number that follows, if there
  /// is one.
  private mutating func isNaming(
    _ field: QueryField<Rows>, _ term: Query.Term, _ value: Query.Word
  ) -> Bool {
    if term.comparison.isOrder {
      _ = refuse(value, worded("\(field.name) is not a number: write \(field.name):\(value.text)"))
      return false
    }
    if term.amount != nil, field.choice?.details.contains(.amount) != true {
      return refuseAmount(field, term) != nil
    }
    return true
  }

  private mutating func refuseAmount(_ field: QueryField<Rows>, _ term: Query.Term) -> Condition? {
    guard let amount = term.amount else { return nil }
    return refuse(amount.word, worded("\(field.name) takes no number after its value"))
  }

  /// The letters of a name; `nil` if there are none.
  private mutating func name(_ value: Query.Word) -> [UInt8]? {
    let folded = Spelling.folded(value.text)
    guard !folded.isEmpty else {
      _ = refuse(value, Self.noLetter(value))
      return nil
    }
    note(folded)
    return folded
  }

  mutating func note(_ name: [UInt8]) { if !names.contains(name) { names.append(name) } }

  /// Records a field to show as a column, once.
  mutating func note(_ field: QueryField<Rows>, _ measure: Measure<Rows>) {
    if !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
  }
}
