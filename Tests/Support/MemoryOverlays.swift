import PokedexDomain
import Synchronization

/// Files of changed games in memory, by path.
package final class MemoryOverlays: OverlaySource {
  private let texts: Mutex<[String: String]>

  package init(_ texts: [String: String]) { self.texts = Mutex(texts) }

  /// Writes a file, or removes it if there is no text.
  package func write(_ path: String, _ text: String?) { texts.withLock { $0[path] = text } }

  package func games(on catalog: Catalog) -> [Lens] {
    texts.withLock { $0 }.sorted { $0.key < $1.key }.compactMap { path, text in
      OverlayReader.read(Array(text.utf8), named: path, on: catalog).lens
    }
  }

  package func game(named word: String, on catalog: Catalog) -> Lens? {
    games(on: catalog).first { [$0.slug, $0.name, $0.overlay?.file].contains(word) }
  }
}
