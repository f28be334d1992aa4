import PokedexPresentation

/// Waits until a condition holds, or the task is cancelled.
///
/// Checks again whenever a property that the condition reads has changed.
@MainActor func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled {
    let (changes, change) = AsyncStream.makeStream(of: Never.self)
    Watch { change.finish() }.read { _ = condition() }
    for await _ in changes {}
  }
}
