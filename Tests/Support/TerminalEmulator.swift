import PokedexTerminalUI

/// The screen of an xterm-like terminal after the bytes it has received, emulated as far as the
/// tests need. Each character counts as one column wide.
package struct TerminalEmulator {
  package private(set) var size: Size
  /// Whether the alternate screen is shown.
  package private(set) var isAlternate = false
  package private(set) var isCursorVisible = true
  /// The private modes that are on, such as 1000 for mouse reports.
  package private(set) var modes: Set<Int> = []
  /// Whether the next character has a colour or attribute.
  package private(set) var isStyled = false
  /// Every request for colours or attributes so far, such as `1;38;5;196`.
  package private(set) var styles: Set<String> = []

  /// The numbers of the operating system commands (OSC) so far, such as 2 for a title.
  package private(set) var commands: Set<Int> = []

  /// The title of the window.
  package private(set) var title = ""
  private var savedTitles: [String] = []

  /// The answers to the program's questions since the last call of `takeAnswer`.
  private var answer = ""

  private var rows: [[Unicode.Scalar]] = []
  private var mainRows: [[Unicode.Scalar]] = []
  private var x = 0
  private var y = 0
  private var saved = (x: 0, y: 0)
  private var region = 0..<0
  private var pending: [UInt8] = []
  private var last: Unicode.Scalar = " "

  package init(_ size: Size) {
    self.size = size
    clear()
  }

  /// The rows, without trailing spaces.
  package var text: String {
    rows.map { row in
      var scalars = String.UnicodeScalarView(row)
      while scalars.last == " " { scalars.removeLast() }
      return String(scalars)
    }.joined(separator: "\n")
  }

  /// Changes the size and clears the screen, as programs redraw it.
  package mutating func resize(_ size: Size) {
    self.size = size
    clear()
  }

  private mutating func clear() {
    rows = Array(repeating: blankRow, count: size.height)
    region = 0..<size.height
    (x, y) = (min(x, size.width - 1), min(y, size.height - 1))
  }

  /// The answers to the program's questions since the last call.
  package mutating func takeAnswer() -> String {
    defer { answer = "" }
    return answer
  }

  private var blankRow: [Unicode.Scalar] { Array(repeating: " ", count: size.width) }

  // MARK: Reading

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let length = next(rest) { rest = rest.dropFirst(length) }
    pending = Array(rest)
  }

  /// Executes one character or sequence at the front and returns its length; `nil` when it is
  /// incomplete.
  private mutating func next(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return escape(bytes) }
    if first < 0x20 { return control(first) }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    // Skips a broken character.
    if let other = bytes.prefix(length).dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return other - bytes.startIndex
    }
    guard bytes.count >= length else { return nil }
    put(String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars.first ?? "?")
    return length
  }

  private mutating func control(_ byte: UInt8) -> Int {
    switch byte {
    case 0x08: x = max(0, min(x, size.width - 1) - 1)
    case 0x09: x = min(size.width - 1, (x / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: x = 0
    default: break
    }
    return 1
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if x >= size.width {
      x = 0
      lineFeed()
    }
    rows[y][x] = scalar
    last = scalar
    x += 1
  }

  private mutating func lineFeed() {
    if y == region.upperBound - 1 { scroll(1) } else { y = min(y + 1, size.height - 1) }
  }

  /// Moves the lines of the region up, or down for a negative number.
  private mutating func scroll(_ lines: Int, from top: Int? = nil) {
    let area = (top ?? region.lowerBound)..<region.upperBound
    guard !area.isEmpty else { return }
    for _ in 0..<min(abs(lines), area.count) {
      rows.remove(at: lines > 0 ? area.lowerBound : area.upperBound - 1)
      rows.insert(blankRow, at: lines > 0 ? area.upperBound - 1 : area.lowerBound)
    }
  }

  // MARK: Sequences

  private mutating func escape(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 1 else { return nil }
    // Skips a sequence that the next sequence interrupts.
    if let next = bytes.prefix(3).dropFirst().firstIndex(of: 0x1B) {
      return next - bytes.startIndex
    }
    switch Unicode.Scalar(bytes[bytes.startIndex + 1]) {
    case "[": return sequence(bytes)
    case "]": return command(bytes)
    case "(", ")": return bytes.count > 2 ? 3 : nil
    case "7": saved = (x, y)
    case "8": (x, y) = saved
    case "M": if y == region.lowerBound { scroll(-1) } else { y = max(0, y - 1) }
    case "D": lineFeed()
    default: break
    }
    return 2
  }

  private mutating func command(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let end = bytes.firstIndex(of: 0x07) else { return nil }
    let parts = bytes[..<end].dropFirst(2).split(separator: UInt8(ascii: ";"), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    if let number = parts.first.flatMap({ Int($0) }) {
      commands.insert(number)
      if number == 2 { title = parts.dropFirst().first ?? "" }
    }
    return end - bytes.startIndex + 1
  }

  private mutating func sequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    let body = bytes.dropFirst(2)
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    guard let final = body.dropFirst(parameters.count).first else { return nil }
    // Skips a sequence that the next sequence interrupts.
    if final == 0x1B { return parameters.count + 2 }
    obey(String(decoding: parameters, as: UTF8.self), Unicode.Scalar(final))
    return parameters.count + 3
  }

  private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
    if parameters.hasPrefix("?") { return setModes(parameters.dropFirst(), to: final == "h") }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "m": setStyle(parameters)
    case "n" where parameters == "6": answer += "\u{1B}[\(y + 1);\(x + 1)R"
    case "r":
      region = (max(1, numbers.first ?? 1) - 1)..<(numbers.dropFirst().first ?? size.height)
      (x, y) = (0, 0)
    case "b": for _ in 0..<count { put(last) }
    case "J", "K", "X", "@", "P": change(final, numbers.first ?? 0)
    case "L": scroll(-count, from: y)
    case "M": scroll(count, from: y)
    case "t" where count == 22: savedTitles.append(title)
    case "t" where count == 23: title = savedTitles.popLast() ?? title
    case "S": scroll(count)
    case "T": scroll(-count)
    default: move(final, count, numbers)
    }
  }

  private mutating func move(_ final: Unicode.Scalar, _ count: Int, _ numbers: [Int]) {
    switch final {
    case "A": y -= count
    case "B", "e": y += count
    case "C", "a": x += count
    case "D": x -= count
    case "G", "`": x = count - 1
    case "d": y = count - 1
    case "H", "f": (y, x) = (count - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    default: break
    }
    (x, y) = (max(0, min(x, size.width - 1)), max(0, min(y, size.height - 1)))
  }

  /// Erases, inserts and deletes characters.
  private mutating func change(_ final: Unicode.Scalar, _ number: Int) {
    let x = min(x, size.width - 1)
    let end = min(size.width, x + max(1, number))
    switch final {
    case "J" where number == 2: rows = rows.map { _ in blankRow }
    case "J":
      change("K", number)
      for row in number == 0 ? y + 1..<size.height : 0..<y { rows[row] = blankRow }
    case "K":
      let range = number == 0 ? x..<size.width : 0..<(number == 1 ? x + 1 : size.width)
      for column in range { rows[y][column] = " " }
    case "X": for column in x..<end { rows[y][column] = " " }
    case "@":
      rows[y].insert(contentsOf: blankRow.prefix(end - x), at: x)
      rows[y].removeLast(end - x)
    default:
      rows[y].removeSubrange(x..<end)
      rows[y] += blankRow.prefix(end - x)
    }
  }

  private mutating func setStyle(_ parameters: String) {
    isStyled = !["", "0", "39;49"].contains(parameters) || (isStyled && parameters == "39;49")
    if !parameters.isEmpty, parameters != "0" { styles.insert(parameters) }
  }

  private mutating func setModes(_ parameters: Substring, to isOn: Bool) {
    for mode in parameters.split(separator: ";").compactMap({ Int($0) }) {
      switch mode {
      case 25: isCursorVisible = isOn
      case 1049 where isOn != isAlternate:
        (rows, mainRows) = (isOn ? rows.map { _ in blankRow } : mainRows, rows)
        if rows.count != size.height || rows.first?.count != size.width { clear() }
        isAlternate = isOn
      // Wrapping lines (7) are the default, and a blinking cursor (12) does not matter.
      case 7, 12, 1049: break
      default: if isOn { modes.insert(mode) } else { modes.remove(mode) }
      }
    }
  }
}
