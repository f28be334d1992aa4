import Synchronization

/// Runs query plans over one set of rows.
package final class QueryEngine<Rows: QueryRows>: Sendable {
  package let rows: Rows
  private let memory = Mutex(Memory())
  /// The fields whose values are suggested, with all of their names.
  let suggestedFields = Memo<[SuggestedField]>()
  /// The values that words without a field mean.
  let suggestedValues = RecentValues<String, SuggestedValue?>()
  /// The foreign names by which rows were found, for more than the tallest window shows.
  let foreignNames = RecentValues<String, ForeignName?>(most: 2048)

  /// A cache of recent matches: each word is needed once for the rows and once for their order, and
  /// all words again after each typed letter.
  private struct Memory {
    var index: NameIndex?
    var columns: NameColumns?
    var names: [[UInt8]: NamedRows] = [:]
    /// The matches of the names of the last plan, which each of its rows asks for.
    var plan: (names: [[UInt8]], matches: [[NameMatch?]]) = ([], [])
    var criteria: [String: RowSet] = [:]
    /// The revision of the rows that the criteria belong to.
    var revision = 0

    mutating func rows(matching criterion: String, _ revision: Int) -> RowSet? {
      if revision != self.revision { criteria = [:] }
      self.revision = revision
      return criteria[criterion]
    }
  }

  struct SuggestedField: Sendable {
    let name: String
    let choice: Choice<Rows>
    let vocabulary: Vocabulary
  }

  /// A value that words without a field mean.
  struct SuggestedValue: Sendable {
    let noun: String
    let completion: String
  }

  /// For each row, how its name matches some letters; and the rows that do.
  private struct NamedRows {
    let matches: [NameMatch?]
    let rows: RowSet
  }

  /// As many as a long filter has words: with fewer, each of them would be searched anew after each
  /// letter.
  private static var maxNames: Int { 256 }
  private static var maxCriteria: Int { 256 }

  package init(_ rows: Rows) {
    self.rows = rows
  }

  /// Loads all names ahead of the first search, also those that only a text without a match asks for.
  package func prepare() {
    _ = matches([])
    _ = columns
    _ = rows.otherNames(of: 0)
    _ = rows.slugs(meantBy: "?")
  }

  /// For each row, how its name matches the letters.
  func matches(_ letters: [UInt8]) -> [NameMatch?] {
    named(letters).matches
  }

  /// For each name of a plan, how the name of each row matches it.
  func matches(ofAll names: [[UInt8]]) -> [[NameMatch?]] {
    let last = memory.withLock { $0.plan }
    guard last.names != names else { return last.matches }
    let matches = names.map(self.matches)
    memory.withLock { $0.plan = (names, matches) }
    return matches
  }

  private func named(_ letters: [UInt8]) -> NamedRows {
    if let known = memory.withLock({ $0.names[letters] }) { return known }
    let index = nameIndex()
    let columns = columns
    let matches = NameMatch.matches(
      letters, closest: index.matches(letters), own: columns.own, english: columns.english)
    let named = NamedRows(
      matches: matches, rows: RowSet(count: rows.count) { matches[$0] != nil })
    memory.withLock { memory in
      if memory.names.count >= Self.maxNames { memory.names.removeAll() }
      memory.names[letters] = named
    }
    return named
  }

  private func nameIndex() -> NameIndex {
    if let known = memory.withLock({ $0.index }) { return known }
    let index = rows.nameIndex()
    memory.withLock { $0.index = index }
    return index
  }

  private var columns: NameColumns {
    if let known = memory.withLock({ $0.columns }) { return known }
    let columns = rows.nameColumns()
    memory.withLock { $0.columns = columns }
    return columns
  }

  /// The rows that match, sorted.
  package func run(_ plan: QueryPlan<Rows>) -> [Int] {
    let rows = rows(of: plan.condition).intersection(rows.existing).rows
    return plan.sorts.isEmpty
      ? byCloseness(rows, plan.names) : sorted(rows, by: plan.sorts)
  }
}

// MARK: Rows

extension QueryEngine {
  package func rows(of condition: QueryPlan<Rows>.Condition) -> RowSet {
    switch condition {
    case .everything: return RowSet(all: rows.count)
    case .all(let parts):
      var found = RowSet(all: rows.count)
      for part in parts where !found.isEmpty { found.formIntersection(rows(of: part)) }
      return found
    case .any(let parts):
      var found = RowSet(count: rows.count)
      for part in parts { found.formUnion(rows(of: part)) }
      return found
    case .not(let part): return rows(of: part).complement
    case .number(let field, let measure, let comparison, let operand):
      return remembered("number \(field.name)\(comparison.rawValue)\(operand.text)") {
        rows(measure, comparison, operand)
      }
    case .range(let field, let measure, let range):
      return remembered("range \(field.name) \(range)") { rows(measure, in: range) }
    case .criterion(let criterion): return rows(matching: criterion)
    case .name(let letters): return named(letters).rows
    case .partOfName(let letters):
      let matches = matches(letters)
      return RowSet(count: rows.count) { matches[$0]?.isPart == true }
    case .ownName(let letters):
      let matches = matches(letters)
      return RowSet(count: rows.count) { matches[$0]?.language == .own }
    }
  }

  /// Whether one row meets a condition, without the rows of its parts that no other answer needs.
  func meets(_ condition: QueryPlan<Rows>.Condition, _ row: Int) -> Bool {
    switch condition {
    case .everything: true
    case .all(let parts): parts.allSatisfy { meets($0, row) }
    case .any(let parts): parts.contains { meets($0, row) }
    case .not(let part): !meets(part, row)
    case .name(let letters): matches(letters)[row] != nil
    case .partOfName(let letters): matches(letters)[row]?.isPart == true
    case .ownName(let letters): matches(letters)[row]?.language == .own
    case .number, .range, .criterion: rows(of: condition).contains(row)
    }
  }

  /// The rows that meet a criterion.
  package func rows(matching criterion: Criterion<Rows>) -> RowSet {
    remembered(criterion.text) { criterion.rows(rows) }
  }

  /// Caches the rows of a criterion or a comparison: some need many facts, all are asked for again after
  /// each typed letter, and only a change of the user's marks affects them.
  private func remembered(_ criterion: String, _ find: () -> RowSet) -> RowSet {
    let revision = rows.revision
    if let known = memory.withLock({ $0.rows(matching: criterion, revision) }) { return known }
    let found = find()
    memory.withLock { memory in
      if memory.criteria.count >= Self.maxCriteria { memory.criteria.removeAll() }
      memory.criteria[criterion] = found
    }
    return found
  }

  private func rows(
    _ measure: Measure<Rows>, _ comparison: Comparison, _ operand: QueryPlan<Rows>.Operand
  ) -> RowSet {
    let left = measure.column(rows)
    switch operand {
    case .constant(let constant):
      return RowSet(count: rows.count) { row in
        left[row] != .min && comparison.holds(Double(left[row]), constant)
      }
    case .measure(_, let other):
      let right = other.column(rows)
      return RowSet(count: rows.count) { row in
        left[row] != .min && right[row] != .min
          && comparison.holds(Double(left[row]) / measure.unit, Double(right[row]) / other.unit)
      }
    }
  }

  private func rows(_ measure: Measure<Rows>, in range: ClosedRange<Double>) -> RowSet {
    let column = measure.column(rows)
    return RowSet(count: rows.count) { row in
      column[row] != .min && range.contains(Double(column[row]))
    }
  }

  /// The rows whose names match at least this closely, closest first.
  package func rows(named letters: [UInt8], atLeast closeness: NameDistance) -> [Int] {
    let matches = matches(letters)
    let rows = matches.indices.filter { matches[$0].map { $0.closest <= closeness } ?? false }
    return byCloseness(rows, [letters])
  }
}

// MARK: Order

extension QueryEngine {
  /// Sorts by the closest name, then in default order.
  private func byCloseness(_ rows: [Int], _ names: [[UInt8]]) -> [Int] {
    guard !names.isEmpty, !rows.isEmpty else { return sorted(rows) { _ in 0 } }
    let matches = matches(ofAll: names)
    return sorted(rows) { row in
      Int64(matches.map { $0[row]?.rank ?? NameMatch.unnamed }.min() ?? 0)
    }
  }

  private func sorted(_ rows: [Int], by keys: [QueryPlan<Rows>.SortKey]) -> [Int] {
    var rows = sorted(rows) { _ in 0 }
    for key in keys.reversed() {
      switch key.order {
      case .measure(let measure):
        rows = sorted(rows, by: measure.column(self.rows), isDescending: key.isDescending)
      case .name: rows = sortedByName(rows, isDescending: key.isDescending)
      }
    }
    return rows
  }

  /// A stable sort; rows without the number come last in either direction.
  private func sorted(_ rows: [Int], by column: [Int32], isDescending: Bool) -> [Int] {
    let keys = rows.enumerated().map { index, row in
      let value = Int64(column[row])
      let rank = column[row] == .min ? Int64(Int32.max) : isDescending ? -value : value
      return rank << 32 | Int64(index)
    }
    return keys.sorted().map { rows[Int($0 & 0xffff_ffff)] }
  }

  private func sortedByName(_ rows: [Int], isDescending: Bool) -> [Int] {
    let names = rows.map { (Spelling.folded(self.rows.names[$0]), $0) }
    return names.sorted { left, right in
      let (first, second) = isDescending ? (right, left) : (left, right)
      return first.0.lexicographicallyPrecedes(second.0)
    }.map(\.1)
  }

  /// Sorts by the rank, then in default order.
  private func sorted(_ rows: [Int], rank: (Int) -> Int64) -> [Int] {
    let positions = self.rows.positions
    return rows.map { rank($0) << 40 | Int64(positions[$0]) << 20 | Int64($0) }.sorted()
      .map { Int($0 & 0xfffff) }
  }
}
