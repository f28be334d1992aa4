/// Resolves all names of a query, and reports unknown ones with suggestions. A term with a problem
/// matches every row, so that the rest of the query keeps working.
package struct QueryPlanner<Rows: QueryRows> {
  typealias Condition = QueryPlan<Rows>.Condition

  let rows: Rows
  private let saved: SavedSearches
  /// The names of the saved searches being expanded, from the outermost to the innermost.
  private var open: [String] = []
  /// The number of saved searches expanded so far.
  private var searchCount = 0
  /// The error of a saved search within the one being expanded.
  private var brokenSearch: String?
  /// The end of the text: an error there may be just an incomplete word.
  let end: Int
  var problems: [QueryProblem]
  /// The number of guesses at what mistakes mean.
  var guesses = 0
  /// The values that words in fields mean, by field and word: typed filters repeat them.
  var values: [String: WordValues] = [:]
  /// The conditions of words without a mistake, as typed filters repeat them.
  private var words: [PlannedWord: Condition] = [:]
  /// The conditions of terms without a mistake.
  var terms: [PlannedTerm: Condition] = [:]
  var names: [[UInt8]] = []
  var fields: [QueryField<Rows>] = []
  private var sorts: [QueryPlan<Rows>.SortKey] = []
  /// The field of bare numbers, looked for once.
  lazy var bareNumberField = Rows.fields.first { $0.isBareNumberField }
  /// The field whose values may be written as bare words, with its values.
  private lazy var bareWordValues: (QueryField<Rows>, Choice<Rows>, Vocabulary)? = {
    guard let name = Rows.bareWordField, let field = QueryField<Rows>.named(name),
      let choice = field.choice
    else { return nil }
    return (field, choice, choice.vocabulary(rows))
  }()

  /// Returns the plan, and the query's problems in the order of the text.
  package static func plan(
    _ query: Query, length: Int, for rows: Rows, saved: SavedSearches = SavedSearches()
  ) -> (plan: QueryPlan<Rows>, problems: [QueryProblem]) {
    var planner = QueryPlanner(rows: rows, saved: saved, problems: query.problems, end: length)
    let condition = planner.condition(query.root, isNegated: false)
    // Sort keys come last here, but may stand first in the text.
    planner.guesses = 0
    // The order of a saved search applies only if the query has none.
    let sorts = query.sorts.compactMap { planner.sortKey($0) } + planner.sorts
    let plan = QueryPlan(
      condition: condition, sorts: sorts, names: planner.names, fields: planner.fields)
    return (plan, planner.problems.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  private init(rows: Rows, saved: SavedSearches, problems: [QueryProblem], end: Int) {
    self.rows = rows
    self.saved = saved
    self.problems = problems
    self.end = end
  }

  private mutating func condition(_ node: Query.Node, isNegated: Bool) -> Condition {
    switch node {
    case .all(let parts): .all(parts.map { condition($0, isNegated: isNegated) })
    case .any(let parts): alternatives(parts.map { condition($0, isNegated: isNegated) })
    case .not(let part): negation(of: condition(part, isNegated: !isNegated))
    case .words(let words): condition(words, isNegated: isNegated)
    case .term(let term): condition(term)
    }
  }

  /// A condition that matches every row still does so when it is excluded.
  private func negation(of part: Condition) -> Condition {
    part.matchesEverything ? .everything : .not(part)
  }

  /// An erroneous or incomplete alternative does not make the others match every row.
  private func alternatives(_ parts: [Condition]) -> Condition {
    if parts.count == 1 { return parts[0] }
    let effective = parts.filter { !$0.matchesEverything }
    return effective.isEmpty ? .everything : .any(effective)
  }
}

// MARK: Bare words

extension QueryPlanner {
  /// Matches any of the runs of words between commas.
  private mutating func condition(_ words: [Query.Word], isNegated: Bool) -> Condition {
    alternatives(Query.Word.runs(words).map { condition(ofRun: $0, isNegated: isNegated) })
  }

  /// Matches each word by itself, or all of them as one name.
  private mutating func condition(ofRun words: [Query.Word], isNegated: Bool) -> Condition {
    if words.count == 1 { return condition(words[0], isNegated: isNegated) }
    let own = words.map { condition($0, isNegated: isNegated) }
    let each = Condition.all(Condition.besideValues(own))
    let joined = words.flatMap { Spelling.folded($0.text) }
    let isName = !words.contains { $0.text.hasPrefix("@") && !$0.isQuoted }
    guard isName, !joined.isEmpty else { return each }
    let text = words.map(\.text).joined(separator: " ")
    return .any([each, name(joined, text, isNegated: isNegated)])
  }

  /// Matches names with these letters, and the rows that the text means though no name has them.
  private mutating func name(_ letters: [UInt8], _ text: String, isNegated: Bool) -> Condition {
    let names = [letters] + rows.slugs(meantBy: text).map { Spelling.folded($0) }
    if !isNegated { for name in names { note(name) } }
    return names.count > 1 ? .any(names.map { .name($0) }) : .name(letters)
  }

  private mutating func condition(_ word: Query.Word, isNegated: Bool) -> Condition {
    let planned = PlannedWord(text: word.text, isQuoted: word.isQuoted, isNegated: isNegated)
    if let known = words[planned] { return known }
    let problemCount = problems.count
    let condition = condition(of: word, isNegated)
    // A mistake is told of each word, and a saved search once too often is one.
    if problems.count == problemCount, !word.text.hasPrefix("@") { words[planned] = condition }
    return condition
  }

  private mutating func condition(of word: Query.Word, _ isNegated: Bool) -> Condition {
    if !word.isQuoted, word.text.hasPrefix("@") { return savedSearch(word, isNegated) }
    if !word.isQuoted, let number = numbered(word.text) { return number }
    let folded = Spelling.folded(word.text)
    guard !folded.isEmpty else { return unknown(word, Self.noLetter(word)) }
    let name = name(folded, word.text, isNegated: isNegated)
    guard !word.isQuoted, let value = value(calledLike: word.text) else { return name }
    // `.name` would also find Arceus, whose looks are named after the types.
    return .any([.criterion(value), .ownName(folded)])
  }

  /// The condition of a saved search: `@rain`.
  private mutating func savedSearch(_ word: Query.Word, _ isNegated: Bool) -> Condition {
    let name = String(word.text.dropFirst())
    guard let search = saved[name] else {
      let nearest = NearestWord.to(name, among: saved.all.map(\.name))
      let hint = nearest.map { worded(": did you mean @\($0)?") } ?? ""
      let isBeginning = saved.all.contains { $0.name.lowercased().hasPrefix(name.lowercased()) }
      return unknown(
        word, worded("no search is saved as '\(name)'\(hint)"), isUnfinished: isBeginning,
        fix: nearest.map { "@\($0)" })
    }
    guard !open.contains(search.name) else {
      return unknown(word, worded("@\(search.name) would contain itself"))
    }
    guard open.count < 20, searchCount < 200 else {
      return unknown(word, worded("@\(search.name) nests too many searches"))
    }
    searchCount += 1
    open.append(search.name)
    defer { open.removeLast() }
    return condition(of: search, word, isNegated)
  }

  private mutating func condition(
    of search: SavedSearch, _ word: Query.Word, _ isNegated: Bool
  ) -> Condition {
    let (outerProblems, outerSorts) = (problems, sorts)
    let query = rows.parse(search.query)
    sorts = []
    let condition = condition(query.root, isNegated: isNegated)
    let own = query.sorts.compactMap { sortKey($0) }
    // An excluded search does not sort.
    sorts = isNegated ? outerSorts : outerSorts + own + sorts
    // Positions in the text of the saved search are not positions in the text around it.
    let inner = query.problems + problems.dropFirst(outerProblems.count)
    problems = outerProblems
    guard let first = inner.first else { return condition }
    if let name = rows.naming(search.query, insteadOf: query) {
      return self.condition(name.root, isNegated: isNegated)
    }
    refuse(word, search, because: first.message)
    return condition
  }

  /// Reports the innermost saved search with an error, because every search that contains it fails
  /// too.
  private mutating func refuse(
    _ word: Query.Word, _ search: SavedSearch, because reason: String
  ) {
    let message = brokenSearch ?? worded("@\(search.name) no longer works: \(reason)")
    brokenSearch = open.count > 1 ? message : nil
    _ = refuse(word, message)
  }

  /// The criterion for a bare word that is a value and may be part of a name as well: `dragon`.
  private mutating func value(calledLike word: String) -> Criterion<Rows>? {
    guard let (field, choice, vocabulary) = bareWordValues else { return nil }
    let entries = vocabulary.entries(named: word)
    guard !entries.isEmpty else { return nil }
    let chosen = Chosen(entries: entries, text: word)
    return (try? choice.criterion(chosen, rows)).map { about(field, chosen, $0) }
  }

  static func noLetter(_ word: Query.Word) -> String {
    worded("'\(word.text)' has no letter to search for")
  }
}
