import Synchronization

/// Runs plans over one catalog.
package final class QueryEngine: Sendable {
  package let catalog: Catalog
  private let names = Mutex(Names())

  /// What names are found by, and what was found lately: a word is asked for once for the rows and
  /// once for their order, and again when the letter after it is taken back.
  private struct Names {
    var index: NameIndex?
    var found: [[UInt8]: [Closeness?]] = [:]
  }

  private static let mostFound = 16

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Reads or makes the index of names, which otherwise the first search for one does.
  package func prepare() {
    _ = matches([])
  }

  private func matches(_ letters: [UInt8]) -> [Closeness?] {
    names.withLock { names in
      let index = names.index ?? catalog.nameIndex()
      names.index = index
      if let known = names.found[letters] { return known }
      if names.found.count >= Self.mostFound { names.found.removeAll() }
      let matches = index.matches(letters)
      names.found[letters] = matches
      return matches
    }
  }

  /// The rows that match, in order.
  package func run(_ plan: QueryPlan) -> [Int] {
    let rows = rows(of: plan.condition).rows
    return plan.sorts.isEmpty ? byCloseness(rows, plan.names) : sorted(rows, by: plan.sorts)
  }

  package func rows(of condition: QueryPlan.Condition) -> RowSet {
    switch condition {
    case .everything: RowSet(all: catalog.count)
    case .all(let parts):
      parts.reduce(into: RowSet(all: catalog.count)) {
        $0.formIntersection(rows(of: $1))
      }
    case .any(let parts):
      parts.reduce(into: RowSet(count: catalog.count)) {
        $0.formUnion(rows(of: $1))
      }
    case .not(let part): rows(of: part).complement
    case .number(let measure, let comparison, let operand): rows(measure, comparison, operand)
    case .range(let measure, let range): rows(measure, in: range)
    case .type(let type, let slots): rows(of: type, in: slots)
    case .trait(let trait): trait.rows(in: catalog)
    case .name(let letters): rows(named: letters)
    }
  }

  private func rows(
    _ measure: Measure, _ comparison: Comparison, _ operand: QueryPlan.Operand
  ) -> RowSet {
    let left = measure.column(catalog)
    switch operand {
    case .constant(let constant):
      return RowSet(count: catalog.count) { row in
        left[row] != .min && comparison.holds(Double(left[row]), constant)
      }
    case .measure(let other):
      let right = other.column(catalog)
      return RowSet(count: catalog.count) { row in
        left[row] != .min && right[row] != .min
          && comparison.holds(Double(left[row]) / measure.unit, Double(right[row]) / other.unit)
      }
    }
  }

  private func rows(_ measure: Measure, in range: ClosedRange<Double>) -> RowSet {
    let column = measure.column(catalog)
    return RowSet(count: catalog.count) { row in
      column[row] != .min && range.contains(Double(column[row]))
    }
  }

  private func rows(of type: ID<PokemonType>, in slots: [Int]) -> RowSet {
    let wanted = Int32(type.rawValue)
    let columns = slots.map { catalog.forms.column($0 == 1 ? \.type1 : \.type2) }
    return RowSet(count: catalog.count) { row in columns.contains { $0[row] == wanted } }
  }

  /// The rows with a name that is as close as that or closer, closest first.
  package func rows(named letters: [UInt8], atLeast closeness: Closeness) -> [Int] {
    let matches = self.matches(letters)
    let rows = matches.indices.filter { matches[$0].map { $0 <= closeness } ?? false }
    return byCloseness(rows, [letters])
  }

  private func rows(named letters: [UInt8]) -> RowSet {
    let matches = self.matches(letters)
    return RowSet(count: catalog.count) { matches[$0] != nil }
  }
}

// MARK: Order

extension QueryEngine {
  /// Closest name first, then by number.
  private func byCloseness(_ rows: [Int], _ names: [[UInt8]]) -> [Int] {
    guard !names.isEmpty else { return sorted(rows) { _ in 0 } }
    let matches = names.map { self.matches($0) }
    let loosest = Int64(Closeness.oneWrongLetter.rawValue + 1)
    return sorted(rows) { row in
      matches.map { $0[row].map { Int64($0.rawValue) } ?? loosest }.min() ?? 0
    }
  }

  private func sorted(_ rows: [Int], by keys: [QueryPlan.SortKey]) -> [Int] {
    keys.reversed().reduce(sorted(rows) { _ in 0 }) { rows, key in
      switch key.order {
      case .measure(let measure):
        sorted(rows, by: measure.column(catalog), isDescending: key.isDescending)
      case .name: sortedByName(rows, isDescending: key.isDescending)
      }
    }
  }

  /// Keeps the order of rows that are equal; rows without the number come last either way.
  private func sorted(_ rows: [Int], by column: [Int32], isDescending: Bool) -> [Int] {
    let keys = rows.enumerated().map { place, row in
      let value = Int64(column[row])
      let rank = column[row] == .min ? Int64(Int32.max) : isDescending ? -value : value
      return rank << 32 | Int64(place)
    }
    return keys.sorted().map { rows[Int($0 & 0xffff_ffff)] }
  }

  private func sortedByName(_ rows: [Int], isDescending: Bool) -> [Int] {
    let names = rows.map { (Spelling.folded(catalog.names[$0]), $0) }
    return names.sorted { left, right in
      let (first, second) = isDescending ? (right, left) : (left, right)
      return first.0.lexicographicallyPrecedes(second.0)
    }.map(\.1)
  }

  /// By the rank, then by the National Dex, each species' usual form first.
  private func sorted(_ rows: [Int], rank: (Int) -> Int64) -> [Int] {
    let places = catalog.dexOrder
    return rows.map { rank($0) << 40 | Int64(places[$0]) << 20 | Int64($0) }.sorted()
      .map { Int($0 & 0xfffff) }
  }
}
