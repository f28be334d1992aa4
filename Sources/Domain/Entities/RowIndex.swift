/// Finds the row of an id. Ids mostly ascend, as those of a dex always do; then they are their own
/// index.
package struct RowIndex<Entity>: Sendable {
  private var ids: [ID<Entity>]
  /// Only where the ids do not ascend.
  private var rows: [ID<Entity>: Int]?

  /// Of an id that stands twice, one of its rows is found.
  package init(_ ids: [ID<Entity>]) {
    self.ids = ids
    let ascends = zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
    rows = ascends ? nil : Self.dictionary(ids)
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
