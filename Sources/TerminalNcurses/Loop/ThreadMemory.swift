internal import CTerminal

/// The memory of threads, within the limits of the process.
package enum ThreadMemory {
  /// Sets the size of the stacks of threads that start from now on.
  package static func setStacks(bytes: Int) { thread_stacks_set(bytes) }

  /// Makes all threads share one heap. Separate heaps would take 64 MiB of address space each.
  package static func joinHeaps() { heaps_join() }
}
