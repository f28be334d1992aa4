import PokedexDomain

/// Prose from a sync or from PokeAPI. Only the extracted prose of a document is cached.
package final class LiveProse: ProseRepository {
  private let api: PokeAPI?
  private let cache: ExtrasCache
  private let synced: SyncedExtras?

  /// - Parameters:
  ///   - api: the API, or `nil` in offline mode.
  ///   - synced: the prose synced with the user's own dex; it never expires, since the user
  ///     decides when to sync.
  package init(api: PokeAPI?, cache: ExtrasCache, synced: SyncedExtras? = nil) {
    self.api = api
    self.cache = cache
    self.synced = synced
  }

  package func known(_ subject: Subject) -> Timestamped<Prose>? {
    let own = own(subject)
    guard let cached = cached(subject), cached.age < own?.age ?? .max else { return own }
    return own == nil ? cached : Timestamped(cached.value, age: cached.age)
  }

  private func own(_ subject: Subject) -> Timestamped<Prose>? {
    guard let (body, age) = synced?.text(subject) else { return nil }
    return StoredProse.prose(body).map { Timestamped($0, age: age) }
  }

  /// Prose fetched individually; it is newer than the synced prose if the user has reloaded it.
  private func cached(_ subject: Subject) -> Timestamped<Prose>? {
    guard let entry = cache[Self.key(subject)] else { return nil }
    guard let prose = StoredProse.prose(entry.body) else {
      cache.forget(Self.key(subject))
      return nil
    }
    return cache.dated(prose, entry)
  }

  package func fetch(
    _ subject: Subject, forceRefresh: Bool
  ) async throws(PokedexError) -> Timestamped<Prose> {
    guard !NewIDs.has(subject.id, subject.kind) else { throw Self.absence(subject) }
    if !forceRefresh, cache.isAbsent(Self.key(subject), at: api?.host) {
      throw Self.absence(subject)
    }
    guard let api else { throw .offline }
    let prose = try await withTaskExecutorPreference(NetworkThread.screen.executor) {
      () throws(PokedexError) in
      try await self.fetch(subject, from: api)
    }
    return Timestamped(prose)
  }

  @concurrent
  private func fetch(
    _ subject: Subject, from api: PokeAPI
  ) async throws(PokedexError) -> Prose {
    let key = Self.key(subject)
    let known = cache[key].flatMap { entry in
      StoredProse.prose(entry.body).map { (prose: $0, etag: entry.etag) }
    }
    let document = try await document(subject, from: api, etag: known?.etag)
    if document.response.status == 304, let known {
      cache.renew(key, document.response)
      return known.prose
    }
    do throws(BadData) {
      let prose = try document.prose(about: subject)
      cache.keep(key, StoredProse.bytes(of: prose), document.response)
      return prose
    } catch {
      throw api.refusal(error)
    }
  }

  /// Fetches the document. If the server does not have it, that is cached for a while, unless prose
  /// is cached already.
  private func document(
    _ subject: Subject, from api: PokeAPI, etag: String?
  ) async throws(PokedexError) -> JSONDocument {
    do throws(PokedexError) {
      return try await api.document(subject.resourcePath, etag: etag)
    } catch {
      if case .notFound = error { cache.keepAbsence(of: Self.key(subject), at: api.host) }
      throw error
    }
  }

  private static func absence(_ subject: Subject) -> PokedexError {
    .notFound(worded("\(subject.resourcePath) at PokéAPI (404)"))
  }

  private static func key(_ subject: Subject) -> String { "prose/" + subject.resourcePath }
}
