/// The progress of a long operation.
package struct LoadingProgress: Hashable, Sendable {
  package var done: Int
  package var total: Int

  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
