/// The rows of a list that the user has ticked to act on all of them at once. They stay ticked while
/// a filter hides them.
package struct TickedRows<ID: Hashable & Sendable>: Hashable, Sendable {
  /// In the order in which they were ticked.
  package private(set) var ids: [ID] = []
  private var members: Set<ID> = []

  package var isEmpty: Bool { ids.isEmpty }
  package var count: Int { ids.count }

  package func contains(_ id: ID) -> Bool { members.contains(id) }

  package mutating func insert(_ ids: some Sequence<ID>) {
    for id in ids where members.insert(id).inserted { self.ids.append(id) }
  }

  package mutating func toggle(_ id: ID) {
    if members.remove(id) == nil {
      members.insert(id)
      ids.append(id)
    } else {
      ids.removeAll { $0 == id }
    }
  }
}
