import FoundationEssentials
import GRDB

/// GRDB binds `Data`.
func blob(_ bytes: [UInt8]) -> Data { Data(bytes) }

extension Row {
  /// The bytes of a column, which hold for the duration of the call only. A text is to be cast to
  /// a BLOB by SQLite: GRDB would make a string of it first, and bytes of that by way of types
  /// that the runtime has to look for among all there are.
  func withBytes<Result>(
    _ column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try withUnsafeData(atIndex: column) { data in
      try (data ?? Data()).withUnsafeBytes(body)
    }
  }

  func bytes(_ column: Int) throws -> [UInt8] {
    try withBytes(column) { Array($0) }
  }
}
