internal import CTerminal

/// What threads take of the memory that the system allows.
package enum ThreadMemory {
  /// Gives each thread that begins from now on a stack of so many bytes.
  package static func setStacks(bytes: Int) { thread_stacks_set(bytes) }

  /// Has all of them share one heap. Each of their own would take 64 MiB of addresses.
  package static func joinHeaps() { heaps_join() }
}
