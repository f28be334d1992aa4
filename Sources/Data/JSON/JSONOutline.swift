/// The brackets and commas of a document, outside of its strings. `JSONDecoder` reports neither why
/// nor where a document is invalid; this type finds the reason for the error message.
struct JSONOutline {
  static let notJSON = "is not JSON"
  /// The greatest nesting depth that `JSONDecoder` accepts.
  private static let deepest = 512

  /// The byte ranges of the outermost list's elements; a single blank range for an empty list.
  private(set) var elements: [Range<Int>] = []
  /// The position where the outermost object or list ends.
  private(set) var end: Int?
  /// Whether anything but whitespace follows the end.
  private(set) var resumes = false

  private var depth = 0
  private var greatestDepth = 0
  private var start = 0

  init(of bytes: [UInt8]) {
    var position = 0
    while position < bytes.count, end == nil {
      switch bytes[position] {
      case UInt8(ascii: "\""): position = Self.closingMark(ofTextAt: position, in: bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["): open(position)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close(position)
      case UInt8(ascii: ",") where depth == 1: endElement(position)
      default: break
      }
      position += 1
    }
    resumes = bytes.dropFirst(position).contains { $0 > UInt8(ascii: " ") }
  }

  /// The reason that the document is not JSON, as far as the outline shows it.
  var fault: String {
    if greatestDepth > Self.deepest { return "is nested too deeply" }
    if depth > 0 { return "ends in the middle" }
    return resumes ? "has data after its end" : Self.notJSON
  }

  /// The position of the quotation mark that ends a string, or the end of the document.
  private static func closingMark(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position
  }

  private mutating func open(_ position: Int) {
    depth += 1
    greatestDepth = max(greatestDepth, depth)
    if depth == 1 { start = position + 1 }
  }

  private mutating func close(_ position: Int) {
    guard depth > 0 else { return }
    if depth == 1 { endElement(position) }
    depth -= 1
    if depth == 0 { end = position }
  }

  private mutating func endElement(_ position: Int) {
    elements.append(start..<position)
    start = position + 1
  }
}
