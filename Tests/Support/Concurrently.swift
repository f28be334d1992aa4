/// Does something with each, with as many at once as there are processors: for what starts programs
/// and waits for them, or is to happen at the same time. The cases of a test follow each other.
package func atOnce<Item: Sendable>(
  _ items: [Item], _ body: @escaping @Sendable (Item) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for item in items { group.addTask { try body(item) } }
    try await group.waitForAll()
  }
}
