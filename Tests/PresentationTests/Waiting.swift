import PokedexPresentation

/// Waits until the condition holds, looking again whenever something that it read has changed.
@MainActor func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      Watch { continuation.resume() }.read { _ = condition() }
    }
  }
}
