import PokedexUnicode

/// Text that is safe in a cell, a log or the standard output.
///
/// The initialiser is the only way to make it. It replaces or removes every character that a
/// terminal would obey or that could deceive a reader:
/// - each tab, line end or other kind of blank becomes a plain blank (CR LF becomes a single one),
/// - controls (C0, C1, DEL), formatting characters (bidi overrides, zero-width joiners, byte
///   order marks, soft hyphens, tags), variation selectors, fillers, private and unassigned
///   characters vanish,
/// - the parts of a Hangul syllable or a voiced kana are joined,
/// - a character keeps at most two combining marks; combining marks without a character vanish.
package struct DrawableText: Hashable, Sendable {
  package let string: String
  /// Columns on a terminal.
  package let width: Int

  package init(_ raw: String) {
    if Self.isPlain(raw) {
      self.init(clean: raw, width: raw.utf8.count)
    } else if let width = Self.widthWithoutCombiningMarks(raw) {
      self.init(clean: raw, width: width)
    } else {
      var cleaner = TextCleaner()
      for scalar in raw.unicodeScalars { cleaner.add(scalar) }
      self.init(clean: cleaner.string, width: cleaner.width)
    }
  }

  init(clean string: String, width: Int) {
    self.string = string
    self.width = width
  }

  package static let empty = DrawableText(clean: "", width: 0)

  package var isEmpty: Bool { width == 0 }

  /// Whether each byte is one column. (A character outside ASCII has more bytes than columns.)
  var isASCII: Bool { string.utf8.count == width }

  /// The width of a text that needs no cleaning and has no combining marks; `nil` for others.
  private static func widthWithoutCombiningMarks(_ raw: String) -> Int? {
    var width = 0
    for scalar in raw.unicodeScalars {
      guard case .columns(let columns) = TextWidth.of(scalar) else { return nil }
      width += columns
    }
    return width
  }

  private static func isPlain(_ raw: String) -> Bool {
    var raw = raw
    return raw.withUTF8 { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  }
}

extension DrawableText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}

extension DrawableText: CustomStringConvertible {
  package var description: String { string }
}

extension DrawableText {
  package static func + (one: DrawableText, other: DrawableText) -> DrawableText {
    DrawableText(clean: one.string + other.string, width: one.width + other.width)
  }

  package static func += (one: inout DrawableText, other: DrawableText) { one = one + other }
}

extension Sequence<DrawableText> {
  /// The texts joined, with `separator` between them.
  package func joined(separator: DrawableText = .empty) -> DrawableText {
    var result = DrawableText.empty
    for (index, text) in enumerated() { result += index == 0 ? text : separator + text }
    return result
  }
}

/// Builds clean text scalar by scalar.
private struct TextCleaner {
  private(set) var string = ""
  private(set) var width = 0
  private var marksLeft = 0
  private var isAfterReturn = false

  mutating func add(_ scalar: Unicode.Scalar) {
    defer { isAfterReturn = scalar == "\r" }
    switch TextWidth.of(scalar) {
    case .columns(let columns): append(scalar, columns: columns)
    case .combiningMark: appendCombiningMark(scalar)
    case .space: if !(isAfterReturn && scalar == "\n") { appendBlank() }
    case .none: break
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, columns: Int) {
    string.unicodeScalars.append(scalar)
    width += columns
    marksLeft = scalar == " " ? 0 : 2
  }

  private mutating func appendBlank() {
    string.unicodeScalars.append(" ")
    width += 1
    marksLeft = 0
  }

  private mutating func appendCombiningMark(_ scalar: Unicode.Scalar) {
    guard marksLeft > 0, let last = string.unicodeScalars.last else { return }
    if let whole = Composition.joined(last, scalar) {
      string.unicodeScalars.removeLast()
      string.unicodeScalars.append(whole)
      return
    }
    marksLeft -= 1
    string.unicodeScalars.append(scalar)
  }
}
