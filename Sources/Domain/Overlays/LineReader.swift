/// A reader of a text file with one fact a line, which people write. A line counts whole or not at
/// all; what is wrong in it is told by its place.
package protocol LineReader {
  /// The number of the line that is read; 0 before the first.
  var line: Int { get set }
  var problems: [OverlayReading.Problem] { get set }

  /// Reads a line without its end.
  mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault)
}

/// A reader of lines whose first word says what follows.
protocol StatementReader: LineReader {
  /// The first words of lines.
  associatedtype Statement: RawRepresentable<String>, CaseIterable

  /// Reads the rest of a line.
  ///
  /// - Parameter first: the first word, which is read already.
  mutating func read(_ statement: Statement, _ first: OverlayWord, _ words: inout OverlayWords)
}

extension StatementReader {
  package mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    var words = OverlayWords(bytes)
    if let first = words.next { read(first, &words) }
    if let fault = words.fault { throw fault }
  }

  private mutating func read(_ first: OverlayWord, _ words: inout OverlayWords) {
    words.skip()
    if let statement = Statement(rawValue: first.text), !first.isQuoted {
      return read(statement, first, &words)
    }
    let hint = NearestWord.hint(first.text, among: Statement.allCases.map(\.rawValue))
    words.refuse(first.column, "no line begins with '\(first.text)'\(hint)")
  }
}

extension LineReader {
  private static var mostLines: Int { 50_000 }
  private static var mostProblems: Int { 200 }

  mutating func readLines(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var isAtEnd = false
    while !isAtEnd {
      line += 1
      guard line <= Self.mostLines, problems.count < Self.mostProblems else { return stop() }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let text = rest[..<end]
      isAtEnd = end == rest.endIndex
      rest = isAtEnd ? [] : rest[(end + 1)...]
      do throws(OverlayFault) {
        try read(line: text.last == UInt8(ascii: "\r") ? text.dropLast() : text)
      } catch {
        note(error.column, error.text, isError: true)
      }
    }
  }

  private mutating func stop() {
    let text =
      line > Self.mostLines
      ? worded("a file has at most \(Self.mostLines) lines: the rest is not read")
      : worded("too many problems: the rest is not read")
    note(1, text, isError: true)
  }

  mutating func note(_ column: Int, _ text: String, isError: Bool) {
    problems.append(
      OverlayReading.Problem(line: line, column: column, text: text, isError: isError))
  }
}
