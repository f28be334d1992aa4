import PokedexDomain

/// Sprites from a sync or from their host, cached as PNG files, the smallest lossless form.
package final class LiveSprites: SpriteRepository {
  private let host: SpriteHost?
  private let cache: ExtrasCache
  private let synced: SyncedExtras?

  /// - Parameters:
  ///   - host: the host of the sprites, or `nil` in offline mode.
  ///   - synced: the sprites synced with the user's own dex.
  package init(host: SpriteHost?, cache: ExtrasCache, synced: SyncedExtras? = nil) {
    self.host = host
    self.cache = cache
    self.synced = synced
  }

  package func known(_ view: SpriteView, of form: ID<Form>) -> Timestamped<Sprite>? {
    if let (body, age) = synced?.picture(SpriteHost.path(view, of: form)),
      let sprite = Self.sprite(body)
    {
      return Timestamped(sprite, age: age)
    }
    return cached(view, of: form)
  }

  /// `nil` for a stored picture that is damaged: the next source may have a whole one.
  private static func sprite(_ body: [UInt8]) -> Sprite? { try? PNGPicture(body).sprite() }

  private func cached(_ view: SpriteView, of form: ID<Form>) -> Timestamped<Sprite>? {
    let key = Self.key(view, form)
    guard let entry = cache[key] else { return nil }
    guard let sprite = Self.sprite(entry.body) else {
      cache.forget(key)
      return nil
    }
    return cache.dated(sprite, entry)
  }

  package func fetch(
    _ view: SpriteView, of form: ID<Form>, forceRefresh: Bool
  ) async throws(PokedexError) -> Timestamped<Sprite> {
    guard !NewIDs.has(form.rawValue, .form) else { throw SpriteHost.absence }
    let path = SpriteHost.path(view, of: form)
    let key = Self.key(view, form)
    if !forceRefresh, cache.isAbsent(key, at: host?.name) { throw SpriteHost.absence }
    guard let host else { throw .offline }
    let sprite = try await withTaskExecutorPreference(NetworkThread.screen.executor) {
      () throws(PokedexError) in
      try await self.fetch(path, key, host)
    }
    return Timestamped(sprite)
  }

  @concurrent
  private func fetch(
    _ path: String, _ key: String, _ host: SpriteHost
  ) async throws(PokedexError) -> Sprite {
    let known = cache[key]
    let response = try await response(path, key, host, etag: known?.etag)
    if response.status == 304, let known {
      cache.renew(key, response)
      return try host.sprite(known.body, from: path)
    }
    guard response.contentType != "text/html" else {
      throw host.refusal(BadData(resource: path, field: "", reason: JSONDocument.webPage))
    }
    let sprite = try host.sprite(response.body, from: path)
    cache.keep(key, response.body, response)
    return sprite
  }

  /// Fetches the picture. If the host does not have it, its absence is cached for a while, unless
  /// the picture itself is cached already.
  private func response(
    _ path: String, _ key: String, _ host: SpriteHost, etag: String?
  ) async throws(PokedexError) -> HTTPResponse {
    do throws(PokedexError) {
      return try await host.picture(path, etag: etag)
    } catch {
      if case .notFound = error { cache.keepAbsence(of: key, at: host.name) }
      throw error
    }
  }

  private static func key(_ view: SpriteView, _ form: ID<Form>) -> String {
    "sprites/" + SpriteHost.path(view, of: form)
  }
}
