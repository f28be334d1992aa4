import PokedexDomain

/// What comes beside the facts of the dex, by the network: texts and pictures.
package struct Extras: Sendable {
  /// Does something after as long as somebody stays at a row who looks at it.
  package typealias Pause = @MainActor @Sendable (@escaping @MainActor () -> Void) -> Void

  let read: ReadProse
  let show: ShowSprite
  let pause: Pause
  /// Lets hosts be asked again that are spared because they could not be had: somebody wants it
  /// now.
  let forceRetry: @MainActor @Sendable () -> Void

  package init(
    read: ReadProse, show: ShowSprite, pause: @escaping Pause,
    forceRetry: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    (self.read, self.show, self.pause, self.forceRetry) = (read, show, pause, forceRetry)
  }

  /// Reads the text of a thing; an old one is there while a newer is asked for.
  ///
  /// - Parameter afresh: asks even if what is at hand is not old.
  func text(
    of subject: Subject, in dex: (any DexReference)?, through lens: Lens?, afresh: Bool = false
  ) -> Resource<DisplayedProse>.Fetch {
    { [read] report throws(PokedexError) in
      try await read(about: subject, in: dex, through: lens, afresh: afresh) {
        report($0, LoadingProgress(done: 0, total: 0))
      }
    }
  }
}

extension Loadable {
  /// Whether it was said that there is none.
  var isAbsent: Bool {
    if case .notFound = error { true } else { false }
  }
}

extension Resource {
  /// Whether it is worth asking again: it failed, and not because there is nothing.
  var canBeRetried: Bool {
    switch state.error {
    case nil, .notFound, .offline: false
    default: true
    }
  }
}
