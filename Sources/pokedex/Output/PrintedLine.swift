import PokedexTerminalUI

/// A line of output that a terminal may get. It is made only of clean text, tabs between cells, and
/// escape sequences that are written here, so that nothing from outside is obeyed.
struct PrintedLine: Hashable, Sendable {
  /// The line in Unicode, without a line feed.
  private(set) var text: String

  init(_ text: DrawableText = .empty) { self.text = text.string }

  /// - Parameter text: text of any origin.
  init(cleaning text: String) { self.init(DrawableText(text)) }

  /// The cells of a row for programs.
  init(tabbed cells: some Sequence<DrawableText>) {
    text = cells.lazy.map(\.string).joined(separator: "\t")
  }

  static func += (one: inout PrintedLine, other: PrintedLine) { one.text += other.text }

  static func += (one: inout PrintedLine, other: DrawableText) { one.text += other.string }

  /// Appends what a cell shows.
  static func += (one: inout PrintedLine, other: Cell) { one.text += other.text }
}

// MARK: Escape sequences

extension PrintedLine {
  /// Ends all colours and attributes.
  static let plain = [0]

  /// Chooses colours and attributes for the text that follows (ECMA-48, SGR).
  mutating func select(_ codes: [Int]) {
    guard !codes.isEmpty else { return }
    text += "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }

  /// The line in colours and attributes; unchanged without any.
  func styled(_ codes: [Int]) -> PrintedLine {
    guard !codes.isEmpty else { return self }
    var line = PrintedLine()
    line.select(codes)
    line += self
    line.select(Self.plain)
    return line
  }

  /// A sentence in which the path of a file is a link (OSC 8).
  init(cleaning sentence: String, linking link: Hyperlink) {
    self.init(cleaning: sentence)
    guard let place = text.ranges(of: link.text.string).last else { return }
    text.insert(contentsOf: "\u{1B}]8;;\u{1B}\\", at: place.upperBound)
    text.insert(contentsOf: "\u{1B}]8;;\(link.address)\u{1B}\\", at: place.lowerBound)
  }
}

// MARK: Terminals without UTF-8

extension PrintedLine {
  /// The line in ASCII. Each character keeps its width, so that columns stay aligned; only fractions
  /// are written out.
  var ascii: String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in Transliteration.withoutFractions(text).unicodeScalars {
      let columns = scalar.isASCII ? 1 : TextWidth.of(scalar).cells
      line.append(contentsOf: repeatElement(Transliteration.ascii(scalar), count: columns))
    }
    return String(line)
  }
}
