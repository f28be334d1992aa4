import FoundationEssentials
import PokedexDomain

/// Marks as a JSON list of objects, one per line.
enum MarkJSON {
  static func text(_ rows: [MarkRow]) -> String {
    JSON.lines(rows.map(object)).map { $0 + "\n" }.joined()
  }

  private static func object(_ row: MarkRow) -> JSON {
    .object(MarkColumn.written.map { ($0.rawValue, value($0, of: row)) })
  }

  private static func value(_ column: MarkColumn, of row: MarkRow) -> JSON {
    switch column {
    case .id: row.id.map { .number($0) } ?? .null
    case .slug: .string(row.slug)
    case .note: .string(row.entry.note)
    case .slots: .string(row.slots ?? "")
    case .favourite, .seen, .caught, .shiny:
      .flag(column.mark.map(row.entry.marks.contains) ?? false)
    default: .null
    }
  }

  // MARK: Reading

  static func rows(_ bytes: [UInt8]) throws(LineProblem) -> [MarkRow] {
    try rows(bytes) { try JSONDecoder().decode(MarkObject.self, from: $0).row }
  }

  /// - Parameter read: reads an element of the list.
  static func rows(
    _ bytes: [UInt8], _ read: (Data) throws -> MarkRow
  ) throws(LineProblem) -> [MarkRow] {
    let outline = JSONOutline(of: bytes)
    try check(outline, bytes)
    var rows: [MarkRow] = []
    var line = 1
    var position = 0
    for (number, element) in outline.elements.enumerated() {
      let start = bytes[element].firstIndex { $0 > UInt8(ascii: " ") } ?? element.upperBound
      if start == element.upperBound, outline.elements.count == 1 { return [] }
      line += newlines(bytes[position..<start])
      position = start
      rows.append(try row(Data(bytes[element]), number, line: line, read))
    }
    return rows
  }

  private static func check(
    _ outline: JSONOutline, _ bytes: [UInt8]
  ) throws(LineProblem) {
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "[") else {
      throw LineProblem(line: 1, reason: "it is not a list")
    }
    guard let end = outline.end, !outline.resumes else {
      let line = 1 + newlines(bytes[..<(outline.end ?? bytes.count)])
      throw LineProblem(line: line, reason: "it \(outline.fault)")
    }
    let line = 1 + newlines(bytes[..<end])
    guard bytes[end] == UInt8(ascii: "]") else {
      throw LineProblem(line: line, reason: "it \(JSONOutline.notJSON)")
    }
    guard outline.elements.count <= MarkFile.maxRows else {
      throw LineProblem(
        line: line,
        reason: "[\(MarkFile.maxRows)] is beyond the limit of \(MarkFile.maxRows) rows")
    }
  }

  private static func newlines(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }

  private static func row(
    _ element: Data, _ number: Int, line: Int, _ read: (Data) throws -> MarkRow
  ) throws(LineProblem) -> MarkRow {
    do {
      var row = try read(element)
      row.line = line
      return row
    } catch {
      let error = FieldError(error)
      let field = error.field.isEmpty ? "" : ".\(error.field)"
      throw LineProblem(line: line, reason: "[\(number)]\(field) \(error.reason)")
    }
  }
}

/// A row of a file with marks; its members are the columns.
private struct MarkObject: Decodable {
  private(set) var row = MarkRow()

  private struct Member: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private typealias Note = BoundedText<4_194_304>
  private typealias Slots = BoundedText<65_536>

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Member.self)
    // Sorted, so that the first problem is always the same.
    for member in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let column = MarkColumn(rawValue: member.stringValue),
        MarkColumn.written.contains(column)
      else {
        throw FieldError(
          decoder.codingPath + [member], "is unknown: the keys are \(MarkColumn.writtenNames)")
      }
      if try !object.decodeNil(forKey: member) { try decode(column, object, member) }
    }
  }

  private mutating func decode(
    _ column: MarkColumn, _ object: KeyedDecodingContainer<Member>, _ member: Member
  ) throws {
    switch column {
    case .id: row.id = try object.decode(Bounded<1, 2_147_483_647>.self, forKey: member).value
    case .slug: row.slug = try object.decode(NameText.self, forKey: member).value
    case .note:
      row.entry.note = MarkEntry.note(try object.decode(Note.self, forKey: member).value)
      row.hasNote = true
    case .slots: row.slots = try object.decode(Slots.self, forKey: member).value
    case .favourite, .seen, .caught, .shiny:
      let isSet = try object.decode(Bool.self, forKey: member)
      if let mark = column.mark { row.set(mark, isSet) }
    default: break
    }
  }
}
