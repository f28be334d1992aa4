internal import CTerminal

/// The memory that threads take of the process's limit.
package enum ThreadMemory {
  /// Gives each thread that begins from now on a stack of so many bytes.
  package static func setStacks(bytes: Int) { thread_stacks_set(bytes) }

  /// Has all of them share one heap. Each of their own would take 64 MiB of addresses.
  package static func joinHeaps() { heaps_join() }
}
