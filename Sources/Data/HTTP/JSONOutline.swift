import FoundationEssentials

/// Where the members of a document's outermost object begin and end, found in one pass that makes
/// nothing else of them: most of what PokeAPI sends is of no use to who reads it.
struct JSONOutline {
  struct Member {
    /// Without its quotation marks.
    let key: Range<Int>
    let value: Range<Int>
  }

  let bytes: [UInt8]
  /// None where the document is no object, or no JSON.
  private(set) var members: [Member] = []
  /// How deep lists and objects lie in each other.
  private(set) var deepest = 0
  private(set) var isASCII = true
  /// Whether all that was opened is closed.
  private(set) var isClosed = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bytes.withUnsafeBufferPointer { bytes in
      var scan = Scan(bytes)
      scan.run()
      (members, deepest) = (scan.isObject ? scan.members : [], scan.deepest)
      (isASCII, isClosed) = (scan.seen < 0x80, scan.depth <= 0 && !scan.isInText)
    }
  }

  /// The member of that name; the last, where there are several.
  func member(_ name: StaticString) -> Member? {
    members.last { isNamed($0, name) }
  }

  /// The document without the members of these names.
  func without(_ names: [StaticString]) -> Data {
    let kept = members.filter { member in !names.contains { isNamed(member, $0) } }
    guard kept.count < members.count else { return Data(bytes) }
    var data = Data(capacity: kept.reduce(2) { $0 + $1.key.count + $1.value.count + 4 })
    for (number, member) in kept.enumerated() {
      data.append(UInt8(ascii: number == 0 ? "{" : ","))
      data.append(contentsOf: bytes[(member.key.lowerBound - 1)...member.key.upperBound])
      data.append(UInt8(ascii: ":"))
      data.append(contentsOf: bytes[member.value])
    }
    if kept.isEmpty { data.append(UInt8(ascii: "{")) }
    data.append(UInt8(ascii: "}"))
    return data
  }

  private func isNamed(_ member: Member, _ name: StaticString) -> Bool {
    name.utf8CodeUnitCount == member.key.count
      && name.withUTF8Buffer { $0.elementsEqual(bytes[member.key]) }
  }
}

/// The pass.
private struct Scan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private(set) var members: [JSONOutline.Member] = []
  private(set) var depth = 0
  private(set) var deepest = 0
  private(set) var isInText = false
  /// All bytes in one, to see whether any is not ASCII.
  private(set) var seen: UInt8 = 0
  /// Whether what was found is one object with a key before each colon.
  private(set) var isObject = false

  /// The text that ended last in the outermost object: a key, if a colon follows.
  private var text = 0..<0
  private var key: Range<Int>?
  private var valueStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func run() {
    isObject = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
    while position < bytes.count {
      let byte = bytes[position]
      seen |= byte
      position += 1
      // Most bytes between texts are digits and letters.
      if byte == UInt8(ascii: "\"") { skipText() } else { take(byte) }
    }
    isObject = isObject && key == nil && depth == 0
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      deepest = max(deepest, depth)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if depth == 1 { endMember() }
      depth -= 1
    case UInt8(ascii: ","): if depth == 1 { endMember() }
    case UInt8(ascii: ":"): if depth == 1 { beginMember() }
    default: break
    }
  }

  private mutating func skipText() {
    let start = position
    isInText = true
    while position < bytes.count {
      let byte = bytes[position]
      seen |= byte
      position += 1
      if byte == UInt8(ascii: "\"") {
        isInText = false
        break
      }
      // What follows a backslash ends nothing, not even if it is a quotation mark.
      if byte == UInt8(ascii: "\\") { skipByte() }
    }
    if depth == 1, key == nil, !isInText { text = start..<(position - 1) }
  }

  private mutating func skipByte() {
    guard position < bytes.count else { return }
    seen |= bytes[position]
    position += 1
  }

  private mutating func beginMember() {
    isObject = isObject && key == nil && !text.isEmpty
    key = text
    valueStart = position
  }

  private mutating func endMember() {
    guard let key else { return isObject = isObject && members.isEmpty }
    members.append(JSONOutline.Member(key: key, value: valueStart..<(position - 1)))
    (self.key, text) = (nil, 0..<0)
  }
}
