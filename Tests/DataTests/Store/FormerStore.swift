import GRDB

@testable import PokedexData

/// Makes a store as an older version left it.
///
/// - Parameters:
///   - changes: those of its schema.
///   - sql: writes its rows.
func makeFormerStore(
  _ path: String, by changes: ArraySlice<TrainerSchema.SchemaChange>, _ sql: String
) throws {
  let queue = try DatabaseQueue(path: path, configuration: TrainerStore.configuration)
  try TrainerSchema.migrator(of: Array(changes)).migrate(queue)
  try queue.write { db in try db.execute(sql: sql) }
  try queue.close()
}
