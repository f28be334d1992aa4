internal import CTerminal

/// Threads within the limits of the process.
package enum ThreadMemory {
  /// Sets the size of the stacks of threads that start from now on.
  package static func setStacks(bytes: Int) { thread_stacks_set(bytes) }

  /// Makes all threads share one heap. Separate heaps would take 64 MiB of address space each.
  package static func joinHeaps() { heaps_join() }

  /// Starts some threads at once, at most 8, which end again.
  ///
  /// - Returns: `false` if the system does not allow as many.
  package static func canStart(_ count: Int) -> Bool {
    threads_can_start(Int32(clamping: count))
  }
}
