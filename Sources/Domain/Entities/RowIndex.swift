/// Finds the row of an id. Ids mostly ascend, as those of a dex always do; then they are their own
/// index.
package struct RowIndex<Entity>: Sendable {
  private var ids: [ID<Entity>]
  /// By the numbers of the ids; only where they do not ascend.
  private var rows: [Int: Int]?

  /// Of an id that stands twice, one of its rows is found.
  package init(_ ids: [ID<Entity>]) {
    self.ids = ids
    rows = Self.ascends(ids) ? nil : Self.dictionary(ids)
  }

  /// A plain loop, since sequences of a generic type have to find out their types at run time, and
  /// this is asked of thousands of ids at every start.
  private static func ascends(_ ids: [ID<Entity>]) -> Bool {
    for row in ids.indices.dropFirst() where ids[row].rawValue <= ids[row - 1].rawValue {
      return false
    }
    return true
  }

  private static func dictionary(_ ids: [ID<Entity>]) -> [Int: Int] {
    var rows: [Int: Int] = [:]
    for row in ids.indices.reversed() { rows[ids[row].rawValue] = row }
    return rows
  }

  package subscript(id: ID<Entity>) -> Int? {
    if let rows { return rows[id.rawValue] }
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }

  /// Adds the id of one more row, which comes after all others.
  package mutating func append(_ id: ID<Entity>) {
    if rows == nil, let last = ids.last, last >= id { rows = Self.dictionary(ids) }
    rows?[id.rawValue] = ids.count
    ids.append(id)
  }
}
