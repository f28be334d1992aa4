/// Runs a body for each item, as many at a time as there are processors.
///
/// It is for bodies that wait for programs, or that must run at the same time.
package func concurrently<Item: Sendable>(
  _ items: [Item], _ body: @escaping @Sendable (Item) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for item in items { group.addTask { try body(item) } }
    try await group.waitForAll()
  }
}
