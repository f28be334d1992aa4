import FoundationEssentials
import PokedexDomain

/// Prose from PokeAPI. What was extracted is kept, and nothing else of the documents.
package final class LiveProse: ProseRepository {
  private let api: PokeAPI?
  private let cache: ExtrasCache

  /// - Parameter api: none where the network is forbidden.
  package init(api: PokeAPI?, cache: ExtrasCache) {
    (self.api, self.cache) = (api, cache)
  }

  package func known(_ subject: Subject) -> Dated<Prose>? {
    guard let entry = cache[Self.key(subject)] else { return nil }
    guard let prose = StoredProse.prose(entry.body) else {
      cache.forget(Self.key(subject))
      return nil
    }
    return cache.dated(prose, entry)
  }

  package func fetch(_ subject: Subject) async throws(PokedexError) -> Dated<Prose> {
    guard let api else { throw .offline }
    return Dated(try await fetch(subject, from: api))
  }

  @concurrent
  private func fetch(
    _ subject: Subject, from api: PokeAPI
  ) async throws(PokedexError) -> Prose {
    let key = Self.key(subject)
    let known = cache[key].flatMap { entry in
      StoredProse.prose(entry.body).map { (prose: $0, etag: entry.etag) }
    }
    let document = try await api.document(subject.resourcePath, etag: known?.etag)
    if document.response.status == 304, let known {
      cache.renew(key, document.response)
      return known.prose
    }
    do throws(BadData) {
      let prose = try document.prose(about: subject)
      cache.keep(key, StoredProse(prose).bytes, document.response)
      return prose
    } catch {
      throw .badData(error)
    }
  }

  private static func key(_ subject: Subject) -> String { "prose/" + subject.resourcePath }
}
