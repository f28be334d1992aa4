import PokedexPresentation

/// Waits until a condition holds. Checks again whenever a property that the condition reads has
/// changed.
@MainActor func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      Watch { continuation.resume() }.read { _ = condition() }
    }
  }
}
