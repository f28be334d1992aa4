/// A bracketed paste that has begun.
struct Paste {
  /// The maximum number of bytes that are kept.
  static let limit = 65_536

  /// The bytes so far, up to the limit.
  private var kept: [UInt8] = []
  /// The sequence that ends it, with the same kind of introducer as the one that began it.
  private let end: [UInt8]
  private var characters = CharacterBounds()

  /// - Parameter introducer: the introducer of the sequence that begins the paste.
  init(introducer: ArraySlice<UInt8>) {
    end = introducer + Array("201~".utf8)
  }

  var text: String { String(decoding: kept, as: UTF8.self) }

  /// Takes the bytes of the paste from the front, except for a possible beginning of the end
  /// sequence.
  ///
  /// - Returns: whether the end was reached.
  mutating func takePart(_ rest: inout ArraySlice<UInt8>) -> Bool {
    for index in rest.indices {
      guard !characters.isInside(rest[index]), rest[index] == end[0] else { continue }
      let tail = rest[index...]
      guard tail.starts(with: end) || end.starts(with: tail) else { continue }
      keep(rest[..<index])
      rest = tail.count < end.count ? tail : tail.dropFirst(end.count)
      return tail.count >= end.count
    }
    keep(rest)
    rest = []
    return false
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    kept.append(contentsOf: bytes.prefix(Self.limit - kept.count))
  }
}
