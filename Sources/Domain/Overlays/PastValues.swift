/// The past values of a field, in a list of the row.
struct PastValues {
  enum Extent {
    /// The whole list.
    case all
    /// The elements whose second number is one of these.
    case elements(Set<Int>)
    /// A number of each element, by its place.
    case number(Int)
  }

  let list: String
  let extent: Extent

  init(_ list: String, _ extent: Extent) { (self.list, self.extent) = (list, extent) }
}

/// The same, with the position of the list among the fields of the kind.
struct PastPart {
  let list: Int
  /// How many numbers an element has.
  private let width: Int
  private let extent: PastValues.Extent

  init?<Row>(_ values: PastValues, among fields: [Field<Row>]) {
    guard let list = fields.firstIndex(where: { $0.name == values.list }) else { return nil }
    (self.list, width, extent) = (list, fields[list].links.count, values.extent)
  }

  /// The list without the part.
  func dropped(from numbers: [Int?]) -> [Int?] {
    guard case .all = extent else {
      return stride(from: 0, to: numbers.count, by: width).flatMap { start in
        dropped(fromElement: Array(numbers[start..<min(start + width, numbers.count)]))
      }
    }
    return []
  }

  private func dropped(fromElement numbers: [Int?]) -> [Int?] {
    var numbers = numbers
    switch extent {
    case .all: return []
    case .elements(let found):
      return numbers.count > 1 && found.contains(numbers[1] ?? 0) ? [] : numbers
    case .number(let index):
      if numbers.indices.contains(index) { numbers[index] = nil }
      return numbers
    }
  }
}

extension Table where Row: Tabular {
  /// Drops the past values that go with a fact.
  mutating func dropPast(of rule: FactRule, row: Int) {
    for part in rule.past {
      let past = numbers(at: part.list, of: row)
      if !past.isEmpty { set(part.dropped(from: past), at: part.list, of: row) }
    }
  }
}
