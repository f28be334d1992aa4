import PokedexDomain

/// What a ``JSONReader`` can make of a value.
protocol Readable {
  init(from reader: inout JSONReader) throws(BadData)
}

/// What is made of the members of an object.
protocol ReadableObject: Readable {
  init(_ object: JSONObject) throws(BadData)
}

extension ReadableObject {
  init(from reader: inout JSONReader) throws(BadData) {
    try self.init(try JSONObject(from: &reader))
  }
}

extension JSONReader {
  mutating func value<Value: Readable>() throws(BadData) -> Value {
    guard !null() else { throw badData("has no value") }
    return try Value(from: &self)
  }

  mutating func list<Element: Readable>() throws(BadData) -> [Element] {
    var list: [Element] = []
    try beginArray()
    while try nextElement() {
      try requireRoom(after: list.count)
      list.append(try value())
    }
    return list
  }

  /// Refuses a list that is longer than it may be.
  ///
  /// - Parameter count: how many elements came before the one that is next.
  func requireRoom(after count: Int, of most: Int = FieldLimit.elements) throws(BadData) {
    guard count < most else { throw badData("has more than \(most) elements") }
  }

  /// Takes the elements of a list that can be read, and counts all: one bad record costs that
  /// record and not the list.
  mutating func lossy<Element: Readable>(
    _ take: (Element) -> Void
  ) throws(BadData) -> (read: Int, all: Int) {
    var counts = (read: 0, all: 0)
    try beginArray()
    while try nextElement() {
      try requireRoom(after: counts.all)
      var reader = self
      try skip()
      counts.all += 1
      guard let element: Element = try? reader.value() else { continue }
      counts.read += 1
      take(element)
    }
    return counts
  }

  /// A value that must have come by the end of its object.
  func required<Value>(_ value: Value?, _ key: String) throws(BadData) -> Value {
    guard let value else { throw badData("is missing", key: key) }
    return value
  }
}

extension Array: Readable where Element: Readable {
  init(from reader: inout JSONReader) throws(BadData) {
    self = try reader.list()
  }
}

extension Bool: Readable {
  init(from reader: inout JSONReader) throws(BadData) {
    self = try reader.flag()
  }
}

/// A whole number of 32 bits.
extension Int: Readable {
  init(from reader: inout JSONReader) throws(BadData) {
    self = try reader.number(Int(Int32.min)...Int(Int32.max))
  }
}

extension String: Readable {
  init(from reader: inout JSONReader) throws(BadData) {
    self = try reader.string()
  }
}
