/// Looks up every name of a query, and turns what is not known into problems that say what would
/// be. A term with a problem asks for nothing, so that the rest keeps working.
package struct QueryPlanner {
  private var problems: [QueryProblem]
  private var names: [[UInt8]] = []
  /// Where the text ends: a problem there may only be a word half typed.
  private let end: Int

  /// The plan, and what is wrong with the query in the order of the text.
  package static func plan(
    _ query: Query, length: Int
  ) -> (plan: QueryPlan, problems: [QueryProblem]) {
    var planner = QueryPlanner(problems: query.problems, end: length)
    let condition = planner.condition(query.root, isNegated: false)
    let sorts = query.sorts.compactMap { planner.sortKey($0) }
    let plan = QueryPlan(condition: condition, sorts: sorts, names: planner.names)
    return (plan, planner.problems.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  private init(problems: [QueryProblem], end: Int) {
    self.problems = problems
    self.end = end
  }

  private mutating func condition(
    _ node: Query.Node, isNegated: Bool
  ) -> QueryPlan.Condition {
    switch node {
    case .all(let parts): .all(parts.map { condition($0, isNegated: isNegated) })
    case .any(let parts): alternatives(parts.map { condition($0, isNegated: isNegated) })
    case .not(let part): negation(of: condition(part, isNegated: !isNegated))
    case .words(let words): condition(words, isNegated: isNegated)
    case .term(let term): checked(term)
    }
  }

  /// A part that asks for nothing asks for nothing when it is excluded, too.
  private func negation(of part: QueryPlan.Condition) -> QueryPlan.Condition {
    part.asksForNothing ? .everything : .not(part)
  }

  /// An alternative that is wrong or still to be typed does not let everything in.
  private func alternatives(_ parts: [QueryPlan.Condition]) -> QueryPlan.Condition {
    let asking = parts.filter { !$0.asksForNothing }
    return asking.isEmpty ? .everything : .any(asking)
  }

  // MARK: Bare words

  /// Each word by itself, or all of them as one name.
  private mutating func condition(
    _ words: [Query.Word], isNegated: Bool
  ) -> QueryPlan.Condition {
    let each = QueryPlan.Condition.all(words.map { condition($0, isNegated: isNegated) })
    let joined = words.flatMap { Spelling.folded($0.text) }
    guard words.count > 1, !joined.isEmpty else { return each }
    if !isNegated { names.append(joined) }
    return .any([each, .name(joined)])
  }

  private mutating func condition(_ word: Query.Word, isNegated: Bool) -> QueryPlan.Condition {
    if !word.isQuoted, let number = dexNumber(word.text) {
      return .number(.dexNumber, .equal, .constant(number))
    }
    let folded = Spelling.folded(word.text)
    guard !folded.isEmpty else {
      return unknown(word, Self.noLetter(word))
    }
    if !isNegated { names.append(folded) }
    guard !word.isQuoted, let type = ID<PokemonType>(named: word.text) else {
      return .name(folded)
    }
    return .any([.type(type, slots: [1, 2]), .name(folded)])
  }

  private func dexNumber(_ text: String) -> Double? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Double(digits)
  }

  // MARK: Terms

  private mutating func checked(_ term: Query.Term) -> QueryPlan.Condition {
    guard let field = QueryField.named(term.field.text) else { return unknownField(term.field) }
    guard !term.values.isEmpty else {
      problems.append(
        QueryProblem(
          range: term.range, message: "\(field.name) wants a value: \(field.examples[0])",
          isUnfinished: term.isLast))
      return .everything
    }
    let alternatives = term.values.compactMap { value in
      condition(field, term.comparison, value)
    }
    guard alternatives.count == term.values.count else { return .everything }
    return term.comparison == .notEqual && field.measure == nil
      ? .not(.any(alternatives)) : .any(alternatives)
  }

  private mutating func condition(
    _ field: QueryField, _ comparison: Comparison, _ value: Query.Word
  ) -> QueryPlan.Condition? {
    if case .number(let measure) = field.meaning {
      return number(field, measure, comparison, value)
    }
    guard [.has, .equal, .notEqual].contains(comparison) else {
      return refuse(
        value, "\(field.name) is not a number: write \(field.name):\(value.text)")
    }
    switch field.meaning {
    case .type(let slots):
      return named(value, kind: "type", among: ID<PokemonType>.standard.map(\.englishName)) {
        ID<PokemonType>(named: $0).map { .type($0, slots: slots) }
      }
    case .trait:
      return named(value, kind: "is:", among: Trait.allCases.map(\.rawValue)) {
        Trait(rawValue: $0.lowercased()).map { .trait($0) }
      }
    default:
      return name(value)
    }
  }

  private mutating func name(_ value: Query.Word) -> QueryPlan.Condition? {
    let folded = Spelling.folded(value.text)
    guard !folded.isEmpty else { return refuse(value, Self.noLetter(value)) }
    names.append(folded)
    return .name(folded)
  }

  private mutating func named(
    _ value: Query.Word, kind: String, among known: [String],
    _ condition: (String) -> QueryPlan.Condition?
  ) -> QueryPlan.Condition? {
    if let found = condition(value.text) { return found }
    let nearest = NearestWord.to(value.text, among: known)?.lowercased()
    let hint = nearest.map { ": did you mean \($0)?" } ?? ""
    let isBeginning = known.contains { $0.lowercased().hasPrefix(value.text.lowercased()) }
    return refuse(value, "no \(kind) '\(value.text)'\(hint)", isUnfinished: isBeginning)
  }

  // MARK: Numbers

  private mutating func number(
    _ field: QueryField, _ measure: Measure, _ comparison: Comparison, _ value: Query.Word
  ) -> QueryPlan.Condition? {
    if value.text.contains("..") { return range(field, measure, comparison, value) }
    if let constant = measure.number(value.text) {
      return .number(measure, comparison, .constant(constant))
    }
    if let other = QueryField.named(value.text)?.measure {
      return .number(measure, comparison, .measure(other))
    }
    let isBeginning = QueryField.all.contains {
      $0.measure != nil && $0.names.contains { $0.hasPrefix(value.text.lowercased()) }
    }
    return refuse(
      value, "\(field.name) wants a number: \(field.examples[0])", isUnfinished: isBeginning)
  }

  private mutating func range(
    _ field: QueryField, _ measure: Measure, _ comparison: Comparison, _ value: Query.Word
  ) -> QueryPlan.Condition? {
    guard let (low, high) = bounds(value.text, measure) else {
      return refuse(
        value, "\(field.name) wants numbers around '..': \(field.name):50..100",
        isUnfinished: value.text.hasSuffix("."))
    }
    guard low <= high else {
      // One more digit may make the second the larger.
      return refuse(
        value, "\(value.text) is empty: the first number is the larger", isUnfinished: true)
    }
    let inside = QueryPlan.Condition.range(measure, low...high)
    switch comparison {
    case .has, .equal: return inside
    case .notEqual: return .not(inside)
    default: return refuse(value, "a range goes with ':', not with '\(comparison.rawValue)'")
    }
  }

  /// An end left out is a bound left out.
  private func bounds(_ text: String, _ measure: Measure) -> (Double, Double)? {
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

  // MARK: Order

  private mutating func sortKey(_ sort: Query.Sort) -> QueryPlan.SortKey? {
    let field = QueryField.named(sort.field.text)
    if let measure = field?.measure {
      return QueryPlan.SortKey(order: .measure(measure), isDescending: sort.isDescending)
    }
    if case .name? = field?.meaning {
      return QueryPlan.SortKey(order: .name, isDescending: sort.isDescending)
    }
    if field == nil {
      _ = unknownField(sort.field)
    } else {
      _ = unknown(sort.field, "there is no order of \(sort.field.text)")
    }
    return nil
  }

  // MARK: Problems

  private static func noLetter(_ word: Query.Word) -> String {
    "there is no letter in '\(word.text)' to look for"
  }

  private mutating func unknownField(_ word: Query.Word) -> QueryPlan.Condition {
    let known = QueryField.all.flatMap(\.names)
    let nearest = NearestWord.to(word.text, among: known).map { ": did you mean \($0)?" } ?? ""
    let isBeginning = known.contains { $0.hasPrefix(word.text.lowercased()) }
    return unknown(
      word, "unknown field '\(word.text)'\(nearest)", isUnfinished: isBeginning)
  }

  private mutating func unknown(
    _ word: Query.Word, _ message: String, isUnfinished: Bool = false
  ) -> QueryPlan.Condition {
    _ = refuse(word, message, isUnfinished: isUnfinished)
    return .everything
  }

  private mutating func refuse(
    _ word: Query.Word, _ message: String, isUnfinished: Bool = false
  ) -> QueryPlan.Condition? {
    problems.append(
      QueryProblem(
        range: word.range, message: message,
        isUnfinished: isUnfinished && word.range.upperBound >= end))
    return nil
  }
}
