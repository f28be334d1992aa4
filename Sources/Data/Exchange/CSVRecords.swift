import PokedexDomain

/// The records of a text in CSV by RFC 4180, with either kind of line end.
struct CSVRecords {
  struct Record {
    /// Where it begins, from 1.
    let line: Int
    let values: [String]
  }

  private(set) var all: [Record] = []
  private var values: [String] = []
  private var value = String.UnicodeScalarView()
  private var line = 1
  private var start = 1

  /// - Throws: where a value in quotation marks does not end, or goes on after them, and behind
  ///   the ``MarkFile/mostRows`` that may be.
  init(_ text: String) throws(MarkFileMistake) {
    var rest = text.unicodeScalars[...]
    // Spreadsheets begin their files with a byte order mark.
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while let scalar = rest.popFirst() {
      switch scalar {
      case ",": endValue()
      case "\r" where rest.first == "\n": break
      case "\n": try endRecord()
      case "\"" where value.isEmpty: try readQuoted(&rest)
      default: value.append(scalar)
      }
    }
    if !value.isEmpty || !values.isEmpty { try endRecord() }
  }

  private mutating func endValue() {
    values.append(String(value))
    value = String.UnicodeScalarView()
  }

  /// An empty line is none.
  private mutating func endRecord() throws(MarkFileMistake) {
    if !value.isEmpty || !values.isEmpty {
      guard all.count < MarkFile.mostRows else {
        throw MarkFileMistake(
          line: start, reason: worded("it is one more than the \(MarkFile.mostRows) that may be"))
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
  ) throws(MarkFileMistake) {
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
      guard rest.first.map({ ",\r\n".unicodeScalars.contains($0) }) ?? true else {
        throw MarkFileMistake(
          line: line, reason: worded("a value goes on after its quotation mark"))
      }
      return
    }
    throw MarkFileMistake(line: start, reason: worded("a quotation mark has no end"))
  }
}
