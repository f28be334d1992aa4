import PokedexDomain

/// The sources of prose and sprites, which come from the network and not from the dex.
package struct Extras: Sendable {
  /// Runs an action after a pause, once the user has stopped at a row.
  package typealias Pause = @MainActor @Sendable (@escaping @MainActor () -> Void) -> Void

  let read: ReadProse
  /// `nil` shows no pictures.
  let show: ShowSprite?
  let pause: Pause
  /// Ends the pauses of hosts after failures, so that requests to them are sent immediately.
  let forceRetry: @MainActor @Sendable () -> Void

  package init(
    read: ReadProse, show: ShowSprite?, pause: @escaping Pause,
    forceRetry: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.read = read
    self.show = show
    self.pause = pause
    self.forceRetry = forceRetry
  }

  /// Fetches the prose of a subject. An outdated text is reported first while a newer one is
  /// fetched.
  ///
  /// - Parameter forceRefresh: Whether to fetch even if the cached text is still fresh.
  func text(
    of subject: Subject, in dex: (any DexReference)?, through lens: Lens?,
    forceRefresh: Bool = false
  ) -> Resource<DisplayedProse>.Fetch {
    { [read] report throws(PokedexError) in
      try await read(about: subject, in: dex, through: lens, forceRefresh: forceRefresh) {
        report($0, LoadingProgress(done: 0, total: 0))
      }
    }
  }
}

extension Loadable {
  /// Whether the source answered that the value does not exist.
  var isAbsent: Bool {
    if case .notFound = error { true } else { false }
  }
}

extension Resource {
  /// Whether there is no value because the program is offline.
  var isOffline: Bool {
    if case .error(.offline, nil) = state { true } else { false }
  }

  /// Whether a retry may help: the load failed, and not because the value does not exist or the
  /// program is offline.
  var canBeRetried: Bool {
    switch state.error {
    case nil, .notFound, .offline: false
    default: true
    }
  }
}
