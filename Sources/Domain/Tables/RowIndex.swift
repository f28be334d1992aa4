/// Finds the row of an ID. Most lists of IDs ascend, as those in a dex always do, and are searched
/// directly.
package struct RowIndex<Entity>: Sendable {
  /// Plain numbers, because generic code over `ID<Entity>` looks up type metadata at each step of a
  /// search, and every start does thousands of look-ups.
  private var numbers: [Int] = []
  /// The rows by number; used only where the numbers do not ascend.
  private var rows: [Int: Int]?

  /// If an ID occurs twice, one of its rows is found.
  package init(_ ids: [ID<Entity>]) {
    numbers.reserveCapacity(ids.count)
    for row in ids.indices { numbers.append(ids[row].rawValue) }
    rows = Self.ascend(numbers) ? nil : Self.dictionary(numbers)
  }

  private static func ascend(_ numbers: [Int]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func dictionary(_ numbers: [Int]) -> [Int: Int] {
    var rows: [Int: Int] = [:]
    for row in numbers.indices.reversed() { rows[numbers[row]] = row }
    return rows
  }

  package subscript(id: ID<Entity>) -> Int? {
    let number = id.rawValue
    if let rows { return rows[number] }
    let row = row(from: number)
    return row < numbers.count && numbers[row] == number ? row : nil
  }

  /// Adds the rows of the IDs in a range to a set; those that the index lacks are left out.
  func insertRows(of range: ClosedRange<Int>, into set: inout RowSet) {
    if let rows {
      for number in range { if let row = rows[number] { set.insert(row) } }
      return
    }
    let first = row(from: range.lowerBound)
    if first < numbers.count, numbers[first] == range.upperBound {
      set.insert(first)
    } else {
      set.insert(contentsOf: first..<max(first, row(from: range.upperBound + 1)))
    }
  }

  /// The first row with this number or a greater one, where numbers ascend.
  private func row(from number: Int) -> Int {
    // Most rows are numbered from 1.
    if number > 0, number <= numbers.count, numbers[number - 1] == number { return number - 1 }
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds the ID of a new last row.
  package mutating func append(_ id: ID<Entity>) {
    let number = id.rawValue
    if rows == nil, let last = numbers.last, last >= number { rows = Self.dictionary(numbers) }
    rows?[number] = numbers.count
    numbers.append(number)
  }
}
