import Glibc
import PokedexDomain

/// Reads a document from front to back and makes nothing of what nobody asks for.
///
/// It reads any bytes safely and ends in an error that names the field. It keeps no account of
/// what is around it: ``JSONPlace`` finds that out when something is wrong.
struct JSONReader {
  /// A text as it stands in the document; what is escaped in it stays so.
  typealias Text = UnsafeBufferPointer<UInt8>

  /// Where in a document something is; never within a text.
  struct Place {
    fileprivate(set) var position = 0
    /// The number of the first mark that is not before the position.
    fileprivate var mark = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let marks: UnsafeBufferPointer<JSONMarks.Mark>
  private(set) var place = Place()

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ marks: UnsafeBufferPointer<JSONMarks.Mark>
  ) {
    (self.bytes, self.marks) = (bytes, marks)
  }

  /// Lends a reader of a document, to its end. Neither it nor a text that it read may be kept
  /// longer: they point to the bytes.
  ///
  /// - Parameter resource: what the bytes are, for errors.
  static func read<Value>(
    _ bytes: [UInt8], resource: String, _ body: (inout JSONReader) throws(BadData) -> Value
  ) throws(BadData) -> Value {
    do throws(BadData) {
      return try read(bytes, body)
    } catch {
      // A reader that knew it would be a reference more to count at each of a million copies.
      guard error.resource.isEmpty else { throw error }
      throw BadData(resource: resource, field: error.field, reason: error.reason)
    }
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ body: (inout JSONReader) throws(BadData) -> Value
  ) throws(BadData) -> Value {
    guard bytes.count <= JSONMarks.longest else { throw fault("is too long") }
    return try bytes.withUnsafeBufferPointer { bytes throws(BadData) in
      let found = JSONMarks(of: bytes)
      guard !found.isTooDeep else { throw fault("is nested too deep") }
      return try found.marks.withUnsafeBufferPointer { marks throws(BadData) in
        var reader = JSONReader(bytes, marks)
        let value = try body(&reader)
        try reader.finish()
        return value
      }
    }
  }

  // MARK: Objects and lists

  mutating func beginObject() throws(BadData) {
    guard takeMark("{") != nil else { throw badData("is not an object") }
  }

  /// The next key of the object that was begun; nil, and the object is done, when there is none.
  mutating func nextKey() throws(BadData) -> Key? {
    guard try advance(after: "{", to: "}") else { return nil }
    let key = Key(text: try text(orElse: "is not JSON"))
    guard take(":") else { throw badData("has a key without a value") }
    return key
  }

  mutating func beginArray() throws(BadData) {
    guard takeMark("[") != nil else { throw badData("is not a list") }
  }

  /// Whether the array that was begun has another element; when it has not, it is done.
  mutating func nextElement() throws(BadData) -> Bool {
    try advance(after: "[", to: "]")
  }

  /// Goes past the comma; false at the end, and past that.
  private mutating func advance(
    after open: Unicode.Scalar, to close: Unicode.Scalar
  ) throws(BadData) -> Bool {
    // No value ends with the mark with which one begins.
    let isFirst = position > 0 && bytes[position - 1] == UInt8(ascii: open)
    if !isFirst, take(",") { return true }
    if takeMark(close) != nil { return false }
    guard isFirst else {
      throw isAtEnd ? cutOff : badData("is followed by neither a comma nor an end")
    }
    return true
  }

  // MARK: Values

  /// Whether the value was null; if not, it is still to be read.
  mutating func null() -> Bool {
    takeWord("null")
  }

  mutating func flag() throws(BadData) -> Bool {
    if takeWord("true") { return true }
    guard takeWord("false") else { throw badData("is neither true nor false") }
    return false
  }

  mutating func number(_ range: ClosedRange<Int>) throws(BadData) -> Int {
    skipSpace()
    let isNegative = take("-")
    let start = position
    var value = 0
    // Ten digits are more than any number of the dex has; further on, it would overflow.
    while position - start < 10, let digit = digit() {
      value = value * 10 + digit
      place.position += 1
    }
    guard position > start, !continuesNumber else { throw badData("is not a whole number") }
    if isNegative { value.negate() }
    guard range.contains(value) else {
      throw badData("\(value) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// A text's bytes; what is escaped in them stays so, for neither keys nor addresses nor slugs
  /// hold any such thing.
  mutating func text() throws(BadData) -> Text {
    try text(orElse: "is not a text")
  }

  private mutating func text(orElse reason: String) throws(BadData) -> Text {
    guard let mark = takeMark("\"") else { throw isAtEnd ? cutOff : badData(reason) }
    guard mark.end != JSONMarks.Mark.none else { throw cutOff }
    let start = position
    place.position = Int(mark.end) + 1
    return Text(start: bytes.baseAddress.map { $0 + start }, count: Int(mark.end) - start)
  }

  /// Goes past a value of any shape.
  mutating func skip() throws(BadData) {
    skipSpace()
    guard !isAtEnd else { throw cutOff }
    switch bytes[position] {
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "{"): try skipEnclosure("{")
    case UInt8(ascii: "["): try skipEnclosure("[")
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      throw badData("has no value")
    default: skipWord()
    }
  }

  /// The bytes of the object that is the next thing, if one is and it has an end.
  var object: Text? {
    var reader = self
    guard let mark = reader.takeMark("{"), mark.end != JSONMarks.Mark.none else { return nil }
    return Text(rebasing: bytes[Int(mark.place)...Int(marks[Int(mark.end)].place)])
  }

  private mutating func skipEnclosure(_ open: Unicode.Scalar) throws(BadData) {
    guard let mark = takeMark(open), mark.end != JSONMarks.Mark.none else { throw cutOff }
    place = Place(position: Int(marks[Int(mark.end)].place) + 1, mark: Int(mark.end) + 1)
  }

  /// Nothing may follow.
  private mutating func finish() throws(BadData) {
    skipSpace()
    guard isAtEnd else { throw badData("goes on after its end") }
  }

  // MARK: Errors

  /// The line that has been reached, from 1, counted on from a place whose line is known.
  func line(from known: (position: Int, line: Int) = (0, 1)) -> Int {
    known.line + bytes[known.position..<position].count { $0 == UInt8(ascii: "\n") }
  }

  /// What is wrong with the value at the position, or with one of its own keys.
  func badData(_ reason: String, key: String? = nil) -> BadData {
    Self.fault(reason, field: JSONPlace(position, in: bytes).path(to: key))
  }

  private var cutOff: BadData { Self.fault("ends in the middle") }

  private static func fault(_ reason: String, field: String = "") -> BadData {
    BadData(resource: "", field: field, reason: reason)
  }
}

extension JSONReader {
  /// The key of an object's member. It is compared where it stands; there are four million.
  struct Key {
    fileprivate let text: Text

    var string: String { String(decoding: text, as: UTF8.self) }

    static func ~= (name: StaticString, key: Key) -> Bool {
      guard name.utf8CodeUnitCount == key.text.count, let start = key.text.baseAddress else {
        return false
      }
      return memcmp(name.utf8Start, start, key.text.count) == 0
    }
  }

  /// The reader as it was before the value at a place.
  func moved(to place: Place) -> JSONReader {
    var reader = self
    reader.place = place
    return reader
  }
}

extension JSONReader {
  /// How many bytes are behind it.
  var position: Int { place.position }

  private var isAtEnd: Bool { position >= bytes.count }

  @inline(__always)
  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { place.position += 1 }
  }

  /// Goes past a comma or a colon if it is the next thing.
  @inline(__always)
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    place.position += 1
    return true
  }

  /// Goes past what has a mark if it is the next thing.
  @inline(__always)
  private mutating func takeMark(_ byte: Unicode.Scalar) -> JSONMarks.Mark? {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte), place.mark < marks.count,
      case let mark = marks[place.mark], mark.place == position
    else { return nil }
    place.position += 1
    place.mark += 1
    return mark
  }

  @inline(__always)
  private mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpace()
    let count = word.utf8CodeUnitCount
    guard let start = bytes.baseAddress, position + count <= bytes.count,
      bytes[position] == word.utf8Start.pointee,
      memcmp(start + position, word.utf8Start, count) == 0
    else { return false }
    place.position += count
    return true
  }

  /// Goes past what is left of a number, `true`, `false` or `null`.
  private mutating func skipWord() {
    while position < bytes.count, Self.isInWord(bytes[position]) { place.position += 1 }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), 0...UInt8(ascii: " "): false
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"): false
    default: true
    }
  }

  private func digit() -> Int? {
    guard position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10
    else { return nil }
    return Int(digit)
  }

  private var continuesNumber: Bool {
    position < bytes.count && Self.isInWord(bytes[position])
  }
}
