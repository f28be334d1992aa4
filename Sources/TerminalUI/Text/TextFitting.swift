/// Fits text to a width.
extension DrawableText {
  package enum Alignment: Sendable {
    case left
    case center
    case right
  }

  /// The text in at most `columns`, with `ellipsis` in place of a part that was cut off; a wide
  /// character is never cut in half.
  package func clipped(to columns: Int, ellipsis: Symbol? = Symbols.unicode.ellipsis)
    -> DrawableText
  {
    guard width > columns else { return self }
    guard columns > 0 else { return .empty }
    guard let ellipsis else { return prefix(columns) }
    return prefix(columns - 1) + ellipsis.text
  }

  /// The text in exactly `columns`, with blanks added or its end cut off as by `clipped`.
  package func padded(
    to columns: Int, alignment: Alignment = .left,
    ellipsis: Symbol? = Symbols.unicode.ellipsis
  ) -> DrawableText {
    let text = clipped(to: columns, ellipsis: ellipsis)
    let missing = max(0, columns - text.width)
    switch alignment {
    case .left: return text + .blanks(missing)
    case .center: return .blanks(missing / 2) + text + .blanks(missing - missing / 2)
    case .right: return .blanks(missing) + text
    }
  }

  /// Text of `count` blanks; empty if `count` is negative.
  package static func blanks(_ count: Int) -> DrawableText {
    let count = max(0, count)
    return DrawableText(clean: String(repeating: " ", count: count), width: count)
  }

  /// The longest prefix that is at most `columns` wide.
  package func prefix(_ columns: Int) -> DrawableText {
    var columnsUsed = 0
    var end = string.unicodeScalars.startIndex
    while end < string.unicodeScalars.endIndex {
      let columnsOfNext = TextWidth.of(string.unicodeScalars[end]).cells
      if columnsUsed + columnsOfNext > columns { break }
      columnsUsed += columnsOfNext
      string.unicodeScalars.formIndex(after: &end)
    }
    return DrawableText(clean: String(string.unicodeScalars[..<end]), width: columnsUsed)
  }

  /// The text in lines of at most `columns`, broken at blanks, which are removed; a longer word is
  /// split. An empty text has no lines.
  package func wrapped(to columns: Int) -> [DrawableText] {
    guard columns > 0 else { return [] }
    if width <= columns, !isEmpty, hasSingleBlanks { return [self] }
    var wrapper = LineWrapper(columns: columns)
    for word in string.split(separator: " ") { wrapper.add(DrawableText(String(word))) }
    return wrapper.finish()
  }

  /// Whether every blank is between two words, as in most texts.
  private var hasSingleBlanks: Bool {
    var isAfterBlank = true
    for byte in string.utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank, isAfterBlank { return false }
      isAfterBlank = isBlank
    }
    return !isAfterBlank
  }
}

extension TextWidth {
  /// The width in columns; 0 for a character that does not start a cell.
  package var cells: Int {
    switch self {
    case .columns(let count): count
    case .space: 1
    case .combiningMark, .none: 0
    }
  }
}

/// Fills lines with words.
private struct LineWrapper {
  let columns: Int
  private var lines: [DrawableText] = []
  private var line = DrawableText.empty

  init(columns: Int) { self.columns = columns }

  mutating func add(_ word: DrawableText) {
    if line.isEmpty {
      startLine(word)
    } else if line.width + 1 + word.width <= columns {
      line += " " + word
    } else {
      lines.append(line)
      startLine(word)
    }
  }

  /// Begins a line with a word. A word longer than a line is split, and only its end begins the
  /// line.
  private mutating func startLine(_ word: DrawableText) {
    var rest = word
    while rest.width > columns {
      let head = rest.prefix(columns)
      guard !head.isEmpty else { break }  // a wide character in a single column
      lines.append(head)
      rest = rest.dropping(head)
    }
    line = rest
  }

  mutating func finish() -> [DrawableText] {
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

extension DrawableText {
  /// The text without a prefix that `prefix` returned.
  fileprivate func dropping(_ head: DrawableText) -> DrawableText {
    let rest = string.utf8.dropFirst(head.string.utf8.count)
    return DrawableText(clean: String(Substring(rest)), width: width - head.width)
  }
}
