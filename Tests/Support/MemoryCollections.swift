import PokedexDomain
import Synchronization

/// A store of collections in memory.
package final class MemoryCollections: CollectionStore {
  private let all: Mutex<[SavedCollection]>

  package init(_ collections: [SavedCollection] = []) { all = Mutex(collections) }

  package func collections() -> [SavedCollection] { all.withLock { $0 } }

  package func set(_ collection: SavedCollection?, ofCollection name: String) {
    all.withLock { all in
      all.removeAll { $0.name.lowercased() == name.lowercased() }
      if let collection { all.append(collection) }
      all.sort { $0.name < $1.name }
    }
  }
}
