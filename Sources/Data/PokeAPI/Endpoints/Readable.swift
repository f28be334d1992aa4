import PokedexDomain

/// What a ``JSONReader`` can make of a value.
protocol Readable {
  init(from reader: inout JSONReader) throws(BadData)
}

extension JSONReader {
  mutating func list<Element: Readable>() throws(BadData) -> [Element] {
    var list: [Element] = []
    try beginArray()
    while try nextElement() { list.append(try Element(from: &self)) }
    return list
  }

  /// A value that must have come by the end of its object.
  func required<Value>(_ value: Value?, _ key: String) throws(BadData) -> Value {
    guard let value else { throw badData("is missing", key: key) }
    return value
  }
}

extension Link: Readable {
  init(from reader: inout JSONReader) throws(BadData) {
    var slug = ""
    var id: ID<Entity>?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": slug = String(decoding: try reader.text(), as: UTF8.self)
      case "url":
        id = Self.id(at: try reader.text())
        guard id != nil else { throw reader.badData(Self.misled) }
      default: try reader.skip()
      }
    }
    self.init(id: try reader.required(id, "url"), slug: slug)
  }
}
