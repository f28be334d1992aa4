import PokedexTerminalUI

/// A control sequence (ECMA-48) that a terminal sends for a key, the mouse or a paste.
struct EscapeSequence: Equatable {
  static let escape: UInt8 = 0x1B

  /// The letter that stands for the introducer `[[`.
  private static let consoleIntroducer = UInt8(ascii: "F")

  /// The introducer: `[` for most, `O` for a few keys, `M` and `F` for two old forms, 0 for a
  /// broken sequence.
  var introducer: UInt8
  /// Everything between the introducer and the last byte.
  var parameters: [UInt8]
  var final: UInt8

  /// The result of reading the beginning of the input.
  enum Reading: Equatable {
    /// Not a sequence, but a character or the Escape key.
    case none
    case incomplete
    /// The beginning of an answer of the terminal.
    case answer(Introducer)
    case sequence(EscapeSequence, length: Int)
  }

  /// The maximum number of bytes of parameters; a longer sequence counts as broken up to its last
  /// byte.
  static let longest = 64
  /// The maximum number of bytes kept of an incomplete sequence: enough to know that it is broken.
  static let maxPending = longest + 3

  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let introducer = Introducer(bytes) else {
      return bytes.elementsEqual([escape]) ? .incomplete : .none
    }
    let body = bytes.dropFirst(introducer.length)
    switch introducer.letter {
    case UInt8(ascii: "O"): return reading(readSingleShift(body), introducer)
    case UInt8(ascii: "["): return reading(readOldForm(body) ?? readControl(body), introducer)
    default: return .answer(introducer)
    }
  }

  /// The sequence after an introducer, and its number of bytes.
  private enum Body {
    case incomplete
    case whole(EscapeSequence, length: Int)

    /// A broken sequence, which ends before a byte that cannot be part of one.
    static func broken(_ length: Int) -> Body {
      .whole(EscapeSequence(introducer: 0, parameters: [], final: 0), length: length)
    }
  }

  private static func reading(_ body: Body, _ introducer: Introducer) -> Reading {
    switch body {
    case .incomplete: .incomplete
    case .whole(let sequence, let length): .sequence(sequence, length: introducer.length + length)
    }
  }

  /// Some terminals send the modifiers of a key before its letter.
  private static func readSingleShift(_ body: ArraySlice<UInt8>) -> Body {
    read(body, "O") { (0x30...0x3B).contains($0) }
  }

  private static func readControl(_ body: ArraySlice<UInt8>) -> Body {
    readShiftedKey(body) ?? read(body, "[") { (0x20...0x3F).contains($0) }
  }

  /// rxvt ends a key with Shift by `$`, which in the standard stands before the last byte: `[7$` is
  /// Shift-Home.
  private static func readShiftedKey(_ body: ArraySlice<UInt8>) -> Body? {
    let digits = body.prefix { (0x30...0x39).contains($0) }
    guard (1...2).contains(digits.count), body.dropFirst(digits.count).first == UInt8(ascii: "$")
    else { return nil }
    let sequence = EscapeSequence(
      introducer: UInt8(ascii: "["), parameters: Array(digits), final: UInt8(ascii: "$"))
    return .whole(sequence, length: digits.count + 1)
  }

  private static func read(
    _ body: ArraySlice<UInt8>, _ introducer: Unicode.Scalar, while isParameter: (UInt8) -> Bool
  ) -> Body {
    let parameters = body.prefix(while: isParameter)
    guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
    guard (0x20...0x7E).contains(final) else { return .broken(parameters.count) }
    guard parameters.count <= longest else { return .broken(parameters.count + 1) }
    let sequence = EscapeSequence(
      introducer: UInt8(ascii: introducer), parameters: Array(parameters), final: final)
    return .whole(sequence, length: parameters.count + 1)
  }

  /// The two forms outside the standard: `[[A` for F1 (Linux console), and mouse reports, whose
  /// three bytes follow `[M`.
  private static func readOldForm(_ body: ArraySlice<UInt8>) -> Body? {
    let following: Int
    switch body.first {
    case UInt8(ascii: "["): following = 1
    case UInt8(ascii: "M"): following = 3
    default: return nil
    }
    let rest = Array(body.dropFirst().prefix(following).prefix { $0 != escape })
    guard rest.count == following, let introducer = body.first else {
      return body.count > 1 + rest.count ? .broken(1 + rest.count) : .incomplete
    }
    let sequence =
      introducer == UInt8(ascii: "M")
      ? EscapeSequence(introducer: introducer, parameters: rest, final: introducer)
      : EscapeSequence(introducer: consoleIntroducer, parameters: [], final: rest[0])
    return .whole(sequence, length: 1 + following)
  }
}

/// The meaning of a sequence.
extension EscapeSequence {
  var startsPaste: Bool { introducer == UInt8(ascii: "[") && final == tilde && number == 200 }

  private var tilde: UInt8 { UInt8(ascii: "~") }

  var event: Event? {
    switch introducer {
    case UInt8(ascii: "M"): return oldMouse.map(Event.mouse)
    case UInt8(ascii: "["):
      if parameters.first == UInt8(ascii: "<") { return mouse.map(Event.mouse) }
      if parameters.isEmpty, let focus { return .focus(focus) }
      return key.map(Event.key)
    case UInt8(ascii: "O"): return letterKey.map(Event.key)
    case Self.consoleIntroducer: return consoleFunction.map(Event.key)
    default: return nil
    }
  }

  /// The answer about widths, which is the position of the cursor in the row of the question; or the
  /// report of new colours: `[?997;1n` for dark ones, `[?997;2n` for light ones.
  /// https://contour-terminal.org/vt-extensions/color-palette-update-notifications
  var report: TerminalReport? {
    if introducer == UInt8(ascii: "["), final == UInt8(ascii: "n"),
      parameters.starts(with: Array("?997;".utf8))
    {
      return .newColors
    }
    let values = numbers(parameters[...])
    guard introducer == UInt8(ascii: "["), final == UInt8(ascii: "R"), values.count == 2,
      values[0] == TerminalQuestion.row, values[1] > 0
    else { return nil }
    return .column(values[1])
  }

  private var key: Key? {
    switch Unicode.Scalar(final) {
    case "~" where number == 27 && parts.count == 3: KeyReport(otherKey: parts)?.key
    case "~", "$", "^", "@": numberedKey
    case "u": KeyReport(parameters: parts)?.key
    default: letterKey
    }
  }

  /// Whether the window gained or lost the keyboard focus; `nil` for other sequences.
  private var focus: Bool? {
    switch Unicode.Scalar(final) {
    case "I": true
    case "O": false
    default: nil
    }
  }

  /// The first parameter.
  private var number: Int { numbers(parameters[...]).first ?? 0 }

  /// The parameters as numbers: 0 for an empty one, -1 for an invalid one.
  private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.isEmpty ? 0 : Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
  }

  /// The numbers of each parameter, which colons separate.
  private var parts: [[Int]] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).flatMap(numbers)
    }
  }

  /// Ctrl moves by a word, like Alt, with ← and →; else Shift, Ctrl and Alt, which come as the last
  /// parameter, are ignored. rxvt has small letters for arrows with Shift, after `O` with Ctrl.
  private var letterKey: Key? {
    guard mayBeKey else { return nil }
    return switch (introducer, Unicode.Scalar(final)) {
    case (_, "A"), (_, "a"): .up
    case (_, "B"), (_, "b"): .down
    case (_, "C"): movesByWord(parts.last) ? .alt(.right) : .right
    case (_, "D"): movesByWord(parts.last) ? .alt(.left) : .left
    case (UInt8(ascii: "O"), "c"): .alt(.right)
    case (UInt8(ascii: "O"), "d"): .alt(.left)
    case (_, "c") where parameters.isEmpty: .right
    case (_, "d") where parameters.isEmpty: .left
    case (_, "H"): .home
    case (_, "F"): .end
    case (UInt8(ascii: "["), "Z"): .backTab
    case (UInt8(ascii: "O"), "M"): .enter
    case (_, "P"): .function(1)
    case (_, "Q"): .function(2)
    case (_, "R"): .function(3)
    case (_, "S"): .function(4)
    default: nil
    }
  }

  /// Whether Ctrl or Alt is held, by the parameter for modifiers, if there is one.
  private func movesByWord(_ parameter: [Int]?) -> Bool {
    guard let parameter, let modifiers = KeyModifiers(parameter) else { return false }
    return modifiers.hasAlt || modifiers.hasControl
  }

  /// Whether Ctrl or Alt is held with Delete; rxvt ends the key by `^`.
  private var deletesWord: Bool {
    final == UInt8(ascii: "^") || movesByWord(parts.dropFirst().first)
  }

  /// Whether a key may have these parameters: none, modifiers, or 1 and modifiers. Reports of the
  /// cursor's position (`[24;80R`) and of the terminal's features end in the same letters.
  private var mayBeKey: Bool {
    if parameters.isEmpty { return true }
    let values = numbers(parameters.prefix { $0 != UInt8(ascii: ":") })
    let isShort = values.count == 1 || values.count == 2 && values[0] <= 1
    return isShort && values.allSatisfy { (0...maxModifiers).contains($0) } && !isRelease
  }

  /// The highest parameter for modifiers, which is one more than the sum of their bits: of all
  /// eight modifiers, but before `R` only of xterm's four, because the report of a cursor position
  /// in the first row (`[1;80R`) looks the same.
  private var maxModifiers: Int { final == UInt8(ascii: "R") ? 16 : 256 }

  /// Whether a key was released, which the terminal reports if another program asked for it.
  private var isRelease: Bool { parts.count > 1 && KeyModifiers.areOfRelease(parts[1]) }

  private var consoleFunction: Key? {
    (0x41...0x45).contains(final) ? .function(Int(final) - 0x40) : nil
  }

  private var numberedKey: Key? {
    guard !isRelease else { return nil }
    return switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: deletesWord ? .alt(.delete) : .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }

  /// SGR form: button, column and row, the latter two from 1.
  private var mouse: MouseEvent? {
    let values = numbers(parameters.dropFirst())
    guard values.count == 3, final == UInt8(ascii: "M") else { return nil }
    return Self.mouse(button: values[0], x: values[1] - 1, y: values[2] - 1)
  }

  /// The old form: three bytes, each 32 more than its value.
  private var oldMouse: MouseEvent? {
    let values = parameters.map { Int($0) - 32 }
    guard values.count == 3 else { return nil }
    return Self.mouse(button: values[0], x: values[1] - 1, y: values[2] - 1)
  }

  private static func mouse(button: Int, x: Int, y: Int) -> MouseEvent? {
    guard x >= 0, y >= 0 else { return nil }
    let modifiers = 4 | 8 | 16
    let kind: MouseEvent.Kind
    switch button & ~modifiers {
    case 0: kind = .press
    case 64: kind = .wheelUp
    case 65: kind = .wheelDown
    default: return nil
    }
    return MouseEvent(point: Point(x: x, y: y), kind: kind)
  }
}
