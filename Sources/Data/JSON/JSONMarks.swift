import CJSONBlock

/// Where the texts, objects and lists of a document begin and end. They are found before it is
/// read, in 64 bytes at once, so that whoever reads goes past what nobody asks for in one step.
///
/// Any bytes have their marks; whether they are JSON is for ``JSONReader`` to say.
struct JSONMarks {
  /// Where a text, an object or a list begins, or where an object or list ends.
  struct Mark {
    fileprivate(set) var place: UInt32
    /// Of a text, the place of the quotation mark that ends it; of an object or list, the number of
    /// the mark that does; nothing where it has no end.
    fileprivate(set) var end: UInt32

    /// What stands for nothing.
    static let none = UInt32.max
  }

  let marks: [Mark]
  /// Whether more is nested than ``JSONMarks/deepest``.
  let isTooDeep: Bool

  /// PokeAPI's own documents are seven deep at most.
  private static let deepest = 64
  /// What is longer has places that no mark can tell.
  static let longest = Int(Mark.none)

  /// - Parameter bytes: ``longest`` at most
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    marks = Array(unsafeUninitializedCapacity: bytes.count) { marks, count in
      var marker = JSONMarker(marks)
      marker.mark(bytes)
      (count, depth) = (marker.count, marker.greatestDepth)
    }
    isTooDeep = depth > Self.deepest
  }
}

/// Goes through a document from block to block.
private struct JSONMarker {
  typealias Mark = JSONMarks.Mark

  /// There is room for a mark of every byte.
  private let marks: UnsafeMutableBufferPointer<Mark>
  private(set) var count = 0
  private(set) var greatestDepth = 0
  private var depth = 0
  /// The number of the innermost object or list that has begun. Its mark has the number of the one
  /// around it, until its own end is found.
  private var innermost = Mark.none
  /// All bits where the last block ended within a text, and none where not.
  private var isInText: UInt64 = 0
  /// The lowest bit, where the last block ended with a backslash that is not escaped itself.
  private var isEscaped: UInt64 = 0

  init(_ marks: UnsafeMutableBufferPointer<Mark>) {
    self.marks = marks
  }

  mutating func mark(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let size = Int(JSON_BLOCK_SIZE)
    let whole = bytes.count - bytes.count % size
    for place in stride(from: 0, to: whole, by: size) { mark(json_block_at(start + place), place) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { last in
      last.initialize(repeating: UInt8(ascii: " "))
      _ = last.update(fromContentsOf: bytes[whole...])
      if let start = last.baseAddress { mark(json_block_at(start), whole) }
    }
    leaveOpen()
  }

  private mutating func mark(_ block: json_block, _ start: Int) {
    let quotes = block.quotes & ~escaped(block.backslashes)
    // With the quotation mark that begins it, without the one that ends it.
    let texts = Self.spans(quotes) ^ isInText
    let (begins, ends) = (quotes & texts, quotes & ~texts)
    if isInText != 0, ends != 0 { marks[count - 1].end = Self.place(of: ends, in: start) }
    isInText = 0 &- (texts >> 63)
    var rest = begins | (block.opens | block.closes) & ~texts
    while rest != 0 {
      let bit = rest & (0 &- rest)
      let place = Self.place(of: bit, in: start)
      if begins & bit != 0 {
        let end = ends & (0 &- bit)
        add(place, end: end == 0 ? Mark.none : Self.place(of: end, in: start))
      } else if block.opens & bit != 0 {
        open(place)
      } else {
        close(place)
      }
      rest ^= bit
    }
  }

  /// Of the lowest bit in the block that begins at a place.
  private static func place(of bits: UInt64, in start: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: start + bits.trailingZeroBitCount)
  }

  /// What follows a backslash ends nothing, unless that was escaped itself.
  private mutating func escaped(_ backslashes: UInt64) -> UInt64 {
    guard backslashes | isEscaped != 0 else { return 0 }
    var escaped = isEscaped
    var rest = backslashes & ~isEscaped
    isEscaped = 0
    while rest != 0 {
      let bit = rest & (0 &- rest)
      escaped |= bit << 1
      isEscaped = bit >> 63
      rest &= ~(bit | bit << 1)
    }
    return escaped
  }

  /// From each odd bit up to the next.
  private static func spans(_ bits: UInt64) -> UInt64 {
    var spans = bits ^ bits &<< 1
    spans ^= spans &<< 2
    spans ^= spans &<< 4
    spans ^= spans &<< 8
    spans ^= spans &<< 16
    return spans ^ spans &<< 32
  }

  private mutating func open(_ place: UInt32) {
    add(place, end: innermost)
    innermost = UInt32(truncatingIfNeeded: count - 1)
    depth += 1
    greatestDepth = max(greatestDepth, depth)
  }

  private mutating func close(_ place: UInt32) {
    if innermost != Mark.none {
      let begun = Int(innermost)
      innermost = marks[begun].end
      marks[begun].end = UInt32(truncatingIfNeeded: count)
      depth -= 1
    }
    add(place, end: Mark.none)
  }

  private mutating func add(_ place: UInt32, end: UInt32) {
    marks.initializeElement(at: count, to: Mark(place: place, end: end))
    count += 1
  }

  /// What has not ended has no end.
  private mutating func leaveOpen() {
    while innermost != Mark.none {
      let begun = Int(innermost)
      innermost = marks[begun].end
      marks[begun].end = Mark.none
    }
  }
}
