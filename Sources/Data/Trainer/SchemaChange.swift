extension TrainerSchema {
  /// A change of the schema, with its new tables; a table comes after those that it refers to.
  struct SchemaChange: Sendable {
    let name: String
    let sql: String
    let tables: [Table]
  }

  struct Table: Sendable {
    let name: String
    /// The maximum number of rows; more are neither written nor read.
    let maxRows: Int
  }
}
