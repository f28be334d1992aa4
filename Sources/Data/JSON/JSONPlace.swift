/// Where in a document a position is, found by going there from the front: only errors ask for it.
struct JSONPlace {
  private enum Enclosure {
    /// The last key before the position; nil before the first.
    case object(key: Range<Int>?)
    case list(index: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The objects and lists around the position, from the outermost.
  private var around: [Enclosure] = []

  init(_ end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var text = 0..<0
    while position < end {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): text = skipText(before: end)
      case UInt8(ascii: ":"): nameMember(text)
      case UInt8(ascii: ","): countElement()
      case UInt8(ascii: "{"): around.append(.object(key: nil))
      case UInt8(ascii: "["): around.append(.list(index: 0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = around.popLast()
      default: break
      }
    }
  }

  private mutating func skipText(before end: Int) -> Range<Int> {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    defer { position += 1 }
    return start..<max(start, min(position, end))
  }

  private mutating func nameMember(_ text: Range<Int>) {
    guard case .object = around.last else { return }
    around[around.count - 1] = .object(key: text)
  }

  private mutating func countElement() {
    guard case .list(let index) = around.last else { return }
    around[around.count - 1] = .list(index: index + 1)
  }

  /// Such as `stats[3].base_stat`; empty outside of all.
  ///
  /// - Parameter last: the key of a member of the value at the position.
  func path(to last: String?) -> String {
    var path = ""
    for enclosure in around {
      switch enclosure {
      case .object(let key?): Self.append(String(decoding: bytes[key], as: UTF8.self), to: &path)
      case .object(nil): break
      case .list(let index): path += "[\(index)]"
      }
    }
    if let last { Self.append(last, to: &path) }
    return path
  }

  private static func append(_ key: String, to path: inout String) {
    path += path.isEmpty ? key : ".\(key)"
  }
}
