import PokedexDomain

/// A row of any kind as bytes: its slug, its names by language, then its fields in their order.
/// Only the work file of a sync holds such, and it is thrown away when the fields change.
enum RowPacking {
  static func pack<Row: Tabular>(_ row: Row) -> [UInt8] {
    var packed = ByteWriter()
    packed.text(row.slug)
    packed.names(row.names)
    for path in otherNames(of: Row.self) { packed.names(row[keyPath: path]) }
    for field in Row.fields {
      switch field.access {
      case .number(let get, _): packed.optional(get(row))
      case .list(_, let get, _):
        let numbers = get(row)
        packed.number(numbers.count)
        for number in numbers { packed.optional(number) }
      }
    }
    return packed.bytes
  }

  static func unpack<Row: Tabular>(
    _ type: Row.Type, _ id: Int, from reader: inout ByteReader
  ) throws(ByteReader.Damaged) -> Row {
    var row = Row(id: ID(id), slug: try reader.text())
    row.names = try reader.names()
    for path in otherNames(of: Row.self) { row[keyPath: path] = try reader.names() }
    for field in Row.fields {
      switch field.access {
      case .number(_, let set): set(&row, try reader.optional())
      case .list(let stride, _, let set): set(&row, try reader.numbers(stride: stride))
      }
    }
    return row
  }

  private static func otherNames<Row: Tabular>(
    of type: Row.Type
  ) -> [WritableKeyPath<Row, Names> & Sendable] {
    // Nearly none has any, and to sort none takes its time, too.
    Row.otherNames.isEmpty ? [] : Row.otherNames.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Another number when the fields of any kind change, or what stands around them: rows packed
  /// before cannot be read any more.
  static let layout: Int = AllEndpoints.all.reduce(2) { hash($1, into: $0) }

  private static func hash<Document: Endpoint>(_ type: Document.Type, into hash: Int) -> Int {
    Document.Entity.fields.reduce(hash) { hash, field in
      field.name.utf8.reduce(hash &* 31 &+ 1) { $0 &* 31 &+ Int($1) } & 0xFFFF_FFFF
    }
  }
}

extension ByteWriter {
  mutating func text(_ text: String) {
    number(text.utf8.count)
    append(text.utf8)
  }

  /// - Parameter bytes: with their length before them.
  mutating func bytes(_ bytes: [UInt8]) {
    number(bytes.count)
    append(bytes)
  }

  mutating func names(_ names: Names) {
    number(names.byLanguage.count)
    for (language, name) in names.byLanguage.sorted(by: { $0.key < $1.key }) {
      text(language.rawValue)
      text(name)
    }
  }
}

extension ByteReader {
  mutating func text() throws(Damaged) -> String {
    String(decoding: try sized(), as: UTF8.self)
  }

  mutating func names() throws(Damaged) -> Names {
    var names = Names()
    for _ in 0..<(try number()) {
      let language = Language(rawValue: try text())
      names.byLanguage[language] = try text()
    }
    return names
  }

  mutating func numbers(stride: Int) throws(Damaged) -> [Int?] {
    var numbers: [Int?] = []
    for _ in 0..<(try number()) { numbers.append(try optional()) }
    guard numbers.count.isMultiple(of: stride) else { throw Damaged() }
    return numbers
  }
}
