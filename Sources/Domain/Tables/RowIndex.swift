/// Finds the row of an id. Ids mostly ascend, as those of a dex always do; then they are their own
/// index.
package struct RowIndex<Entity>: Sendable {
  /// The ids, bare: what depends on the type of their things finds that out at run time, at each
  /// step of each search, and thousands are looked up at every start.
  private var numbers: [Int] = []
  /// By number; only where they do not ascend.
  private var rows: [Int: Int]?

  /// Of an id that stands twice, one of its rows is found.
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
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }

  /// Adds the id of one more row, which comes after all others.
  package mutating func append(_ id: ID<Entity>) {
    let number = id.rawValue
    if rows == nil, let last = numbers.last, last >= number { rows = Self.dictionary(numbers) }
    rows?[number] = numbers.count
    numbers.append(number)
  }
}
