/// The names of the entities that a record links to. There are a few dozen at most, for which a
/// linear search is faster than hashing.
package struct LinkedNames: Sendable {
  private struct Entry: Sendable {
    let kind: Kind
    let id: Int
    var name: String
  }

  private var entries: [Entry] = []
  private let dexName: (@Sendable (Kind, Int) -> String?)?

  /// - Parameter dexName: looks up a name in a dex; `nil` without one.
  package init(dexName: (@Sendable (Kind, Int) -> String?)? = nil) {
    self.dexName = dexName
  }

  package subscript<Entity: Tabular>(id: ID<Entity>) -> String? {
    get {
      index(Entity.kind, id.rawValue).map { entries[$0].name } ?? dexName?(Entity.kind, id.rawValue)
    }
    set {
      if let index = index(Entity.kind, id.rawValue) { entries.remove(at: index) }
      if let newValue {
        entries.append(Entry(kind: Entity.kind, id: id.rawValue, name: newValue))
      }
    }
  }

  private func index(_ kind: Kind, _ id: Int) -> Int? {
    entries.firstIndex { $0.id == id && $0.kind == kind }
  }

  /// Adds the names that are missing here.
  package mutating func add(_ other: LinkedNames) {
    entries += other.entries.filter { index($0.kind, $0.id) == nil }
  }
}
