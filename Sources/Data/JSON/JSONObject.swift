import PokedexDomain

/// An object of a document, taken apart: where its members are, and nothing made of them until
/// somebody asks. Most of what PokeAPI sends is of no use to who reads it.
///
/// As the ``JSONReader`` that it came from, it must not be kept.
struct JSONObject {
  private struct Member {
    let key: JSONReader.Key
    let value: JSONReader.Place
  }

  /// Behind the object.
  private let reader: JSONReader
  private var members: [Member] = []

  init(from reader: inout JSONReader) throws(BadData) {
    try reader.beginObject()
    members.reserveCapacity(8)
    while let key = try reader.nextKey() {
      guard members.count < FieldLimit.members else {
        throw reader.badData("has more than \(FieldLimit.members) members")
      }
      members.append(Member(key: key, value: reader.place))
      try reader.skip()
    }
    self.reader = reader
  }

  /// What a member that must be there says; the last, where there are several.
  subscript<Value: Readable>(name: StaticString) -> Value {
    get throws(BadData) {
      var reader = try required(name)
      return try reader.value()
    }
  }

  /// Nothing where there is no such member, or it is null.
  subscript<Value: Readable>(name: StaticString) -> Value? {
    get throws(BadData) {
      guard var reader = self.reader(of: name), !reader.null() else { return nil }
      return try reader.value()
    }
  }

  /// Reads a member in a way of its own.
  func reader(of name: StaticString) -> JSONReader? {
    members.last { name ~= $0.key }.map { reader.moved(to: $0.value) }
  }

  /// Reads a member that must be there in a way of its own.
  func required(_ name: StaticString) throws(BadData) -> JSONReader {
    guard let reader = reader(of: name) else { throw badData("is missing", key: "\(name)") }
    return reader
  }

  /// What is wrong with the object, or with a member of it.
  func badData(_ reason: String, key: String? = nil) -> BadData {
    reader.badData(reason, key: key)
  }
}
