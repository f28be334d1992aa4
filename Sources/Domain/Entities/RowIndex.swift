/// Finds the row of an id. Ids mostly ascend, as those of a dex always do; then they are their own
/// index.
package struct RowIndex<Entity>: Sendable {
  private var ids: [ID<Entity>]
  /// Only where the ids do not ascend.
  private var rows: [ID<Entity>: Int]?

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

  private static func dictionary(_ ids: [ID<Entity>]) -> [ID<Entity>: Int] {
    Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  package subscript(id: ID<Entity>) -> Int? {
    if let rows { return rows[id] }
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
    rows?[id] = ids.count
    ids.append(id)
  }
}
