import PokedexDomain

/// The records of a CSV text (RFC 4180), with LF or CRLF line endings. If the first line has no comma,
/// but semicolons or tabs, as spreadsheets of many countries write them, these divide the values.
struct CSVRecords {
  struct Record {
    /// The line on which the record begins, counted from 1.
    let line: Int
    let values: [String]
  }

  private(set) var all: [Record] = []
  private var values: [String] = []
  private var value = String.UnicodeScalarView()
  private var line = 1
  private var start = 1
  private var separator: Unicode.Scalar = ","

  /// - Throws: ``LineProblem`` if a quoted value has no end, or text follows its closing
  ///   quotation mark, or there are more than ``MarkFile/maxRows`` records.
  init(_ text: String) throws(LineProblem) {
    var rest = text.unicodeScalars[...]
    // Spreadsheets write a byte order mark at the start of the file.
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    separator = Self.separator(in: rest.prefix { $0 != "\n" })
    while let scalar = rest.popFirst() {
      switch scalar {
      case separator: endValue()
      case "\r" where rest.first == "\n": break
      case "\n": try endRecord()
      case "\"" where value.isEmpty: try readQuoted(&rest)
      default: value.append(scalar)
      }
    }
    if !value.isEmpty || !values.isEmpty { try endRecord() }
  }

  private static func separator(in head: Substring.UnicodeScalarView) -> Unicode.Scalar {
    let known: [Unicode.Scalar] = [",", ";", "\t"]
    return known.first(where: head.contains) ?? ","
  }

  private mutating func endValue() {
    values.append(String(value))
    value = String.UnicodeScalarView()
  }

  /// Ends a record; an empty line is ignored.
  private mutating func endRecord() throws(LineProblem) {
    if !value.isEmpty || !values.isEmpty {
      guard all.count < MarkFile.maxRows else {
        throw LineProblem(
          line: start, reason: worded("at most \(MarkFile.maxRows) are allowed"))
      }
      endValue()
      all.append(Record(line: start, values: values))
      values = []
    }
    line += 1
    start = line
  }

  private mutating func readQuoted(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(LineProblem) {
    while let scalar = rest.popFirst() {
      if scalar == "\n" { line += 1 }
      guard scalar == "\"" else {
        value.append(scalar)
        continue
      }
      if rest.first == "\"" {
        value.append("\"")
        rest.removeFirst()
        continue
      }
      guard rest.first.map({ $0 == separator || $0 == "\r" || $0 == "\n" }) ?? true else {
        throw LineProblem(
          line: line, reason: worded("text follows a closing quotation mark"))
      }
      return
    }
    throw LineProblem(line: start, reason: worded("a quotation mark is not closed"))
  }
}
