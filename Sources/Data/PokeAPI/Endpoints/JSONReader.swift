import PokedexDomain

/// Reads a document from front to back and makes nothing of what nobody asks for.
///
/// It serves the two lists that are most of what a sync reads, 638,000 ways to learn a move and
/// 117,000 encounters. `JSONDecoder` makes a dictionary of every object and takes seven times as
/// long. Like it, this reads any bytes safely and ends in an error that names the field.
struct JSONReader {
  private let bytes: [UInt8]
  private let resource: String
  private var position = 0
  private let end: Int
  /// The objects and arrays around the position, from the outermost.
  private var around: [Enclosure] = []

  private enum Enclosure {
    /// Where the key stands whose value is being read; nil before the first.
    case object(key: Range<Int>?)
    /// The index that is being read; -1 before the first.
    case array(index: Int)
  }

  /// - Parameter resource: what the bytes are, for errors.
  init(_ bytes: [UInt8], resource: String) {
    self.bytes = bytes
    self.resource = resource
    end = bytes.count
  }

  /// Reads one member of a document; a missing one is as one that is cut off.
  init(_ name: StaticString, in outline: JSONOutline, resource: String) throws(BadData) {
    bytes = outline.bytes
    self.resource = resource
    guard let member = outline.member(name) else {
      throw BadData(resource: resource, field: "\(name)", reason: "is missing")
    }
    (position, end) = (member.value.lowerBound, member.value.upperBound)
    around = [.object(key: member.key)]
  }

  mutating func beginObject() throws(BadData) {
    guard take("{") else { throw badData("is not an object") }
    around.append(.object(key: nil))
  }

  /// The next key of the object begun last; nil, and the object is done, when there is none.
  mutating func nextKey() throws(BadData) -> Key? {
    guard case .object(let last) = around.last else { throw badData("is not an object") }
    guard try advance(isFirst: last == nil, closing: "}") else { return nil }
    let key = try textRange()
    guard take(":") else { throw badData("has a key without a value") }
    around[around.count - 1] = .object(key: key)
    return Key(bytes: bytes[key])
  }

  mutating func beginArray() throws(BadData) {
    guard take("[") else { throw badData("is not a list") }
    around.append(.array(index: -1))
  }

  /// Whether the array begun last has another element; when it has not, it is done.
  mutating func nextElement() throws(BadData) -> Bool {
    guard case .array(let last) = around.last else { throw badData("is not a list") }
    guard try advance(isFirst: last < 0, closing: "]") else { return false }
    around[around.count - 1] = .array(index: last + 1)
    return true
  }

  /// Goes past the comma; false at the end, and past that.
  private mutating func advance(isFirst: Bool, closing: Unicode.Scalar) throws(BadData) -> Bool {
    if take(closing) {
      around.removeLast()
      return false
    }
    guard isFirst || take(",") else { throw badData("is followed by neither a comma nor an end") }
    return true
  }

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
      position += 1
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
  mutating func text() throws(BadData) -> ArraySlice<UInt8> {
    bytes[try textRange()]
  }

  /// A text with what is escaped in it.
  mutating func string() throws(BadData) -> String {
    guard let string = JSONText.string(bytes[try textRange()]) else {
      throw badData("has an escape that means nothing")
    }
    return string
  }

  /// The line that has been reached, from 1.
  var line: Int { 1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } }

  private mutating func textRange() throws(BadData) -> Range<Int> {
    guard take("\"") else { throw badData("is not a text") }
    let start = position
    guard skipText() else { throw badData("is a text without an end") }
    return start..<(position - 1)
  }

  /// Goes past a value of any shape and depth.
  mutating func skip() throws(BadData) {
    var depth = 0
    repeat {
      skipSpace()
      guard position < end else { throw badData("is cut off") }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): guard skipText() else { throw badData("is a text without an end") }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): break
      default: skipWord()
      }
    } while depth > 0
  }

  /// Ends the reading: nothing may follow.
  mutating func finish() throws(BadData) {
    skipSpace()
    guard position >= end else { throw badData("goes on after its end") }
  }

  /// What is wrong with the value at the position, or with one of its own keys.
  func badData(_ reason: String, key: String? = nil) -> BadData {
    BadData(resource: resource, field: path(to: key), reason: reason)
  }

  private func path(to last: String?) -> String {
    var path = ""
    for (depth, enclosure) in around.enumerated() {
      switch enclosure {
      case .object(let key?): path += (depth == 0 ? "" : ".") + Key(bytes: bytes[key]).text
      case .array(let index) where index >= 0: path += "[\(index)]"
      default: break
      }
    }
    return last.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path
  }
}

extension JSONReader {
  /// The key of an object's member. It is compared where it stands; there are four million.
  struct Key {
    fileprivate let bytes: ArraySlice<UInt8>

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func ~= (name: StaticString, key: Key) -> Bool {
      name.utf8CodeUnitCount == key.bytes.count
        && name.withUTF8Buffer { $0.elementsEqual(key.bytes) }
    }
  }
}

extension JSONReader {
  private mutating func skipSpace() {
    while position < end, bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  /// Goes past a mark if it is the next thing.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < end, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpace()
    let wordEnd = position + word.utf8CodeUnitCount
    guard wordEnd <= end,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<wordEnd]) })
    else { return false }
    position = wordEnd
    return true
  }

  /// Goes past the quotation mark that ends the text; false if there is none.
  private mutating func skipText() -> Bool {
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return true }
      // What follows a backslash ends nothing, not even if it is a quotation mark.
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    return false
  }

  /// Goes past what is left of a number, `true`, `false` or `null`.
  private mutating func skipWord() {
    while position < end, Self.isInWord(bytes[position]) { position += 1 }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0...UInt8(ascii: " "): false
    default: true
    }
  }

  private func digit() -> Int? {
    guard position < end, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10
    else { return nil }
    return Int(digit)
  }

  private var continuesNumber: Bool {
    position < end && Self.isInWord(bytes[position])
  }
}
