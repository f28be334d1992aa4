import PokedexTerminalUI

/// A control sequence (ECMA-48) that a terminal sends for a key, the mouse or a paste.
struct EscapeSequence: Equatable {
  static let escape: UInt8 = 0x1B
  static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Stands for `[[`.
  private static let consoleKey = UInt8(ascii: "F")

  /// `[` for most, `O` for a few keys, `M` and `F` for two old forms, 0 for a broken sequence.
  var introducer: UInt8
  /// Everything between the introducer and the last byte.
  var parameters: [UInt8]
  var final: UInt8

  /// What the front of the input is.
  enum Reading: Equatable {
    /// Not a sequence: the Escape key.
    case none
    case incomplete
    /// The beginning of what a terminal answers.
    case answer
    case sequence(EscapeSequence, length: Int)
  }

  /// Longer sequences are taken to be broken, up to and with their last byte.
  private static let longest = 64
  /// Bytes by which a sequence that goes on is known for what it is: those behind them need not be
  /// kept.
  static let mostWaiting = longest + 3

  /// - Parameter bytes: input whose first byte is ESC.
  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 1 else { return .incomplete }
    let body = bytes.dropFirst(2)
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "O"): return readSingleShift(body)
    case UInt8(ascii: "["): return readControl(body)
    default:
      if TerminalAnswer.isBegun(bytes) { return .answer }
      return TerminalAnswer.mayBegin(bytes) ? .incomplete : .none
    }
  }

  private static func readSingleShift(_ body: ArraySlice<UInt8>) -> Reading {
    guard let final = body.first else { return .incomplete }
    let sequence = EscapeSequence(introducer: UInt8(ascii: "O"), parameters: [], final: final)
    return .sequence(sequence, length: 3)
  }

  private static func readControl(_ body: ArraySlice<UInt8>) -> Reading {
    if let old = readOldForm(body) { return old }
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
    // A control character in a sequence: what came before it is dropped.
    guard (0x40...0x7E).contains(final) else { return broken(parameters.count + 2) }
    guard parameters.count <= longest else { return broken(parameters.count + 3) }
    let sequence = EscapeSequence(
      introducer: UInt8(ascii: "["), parameters: Array(parameters), final: final)
    return .sequence(sequence, length: parameters.count + 3)
  }

  private static func broken(_ length: Int) -> Reading {
    .sequence(EscapeSequence(introducer: 0, parameters: [], final: 0), length: length)
  }

  /// The two forms that are no control sequences by the standard: `[[A` for F1 (Linux console),
  /// and mouse reports whose three bytes follow `[M`.
  private static func readOldForm(_ body: ArraySlice<UInt8>) -> Reading? {
    let following: Int
    switch body.first {
    case UInt8(ascii: "["): following = 1
    case UInt8(ascii: "M"): following = 3
    default: return nil
    }
    let rest = Array(body.dropFirst().prefix(following))
    guard rest.count == following, let introducer = body.first else { return .incomplete }
    let sequence =
      introducer == UInt8(ascii: "M")
      ? EscapeSequence(introducer: introducer, parameters: rest, final: introducer)
      : EscapeSequence(introducer: consoleKey, parameters: [], final: rest[0])
    return .sequence(sequence, length: 3 + following)
  }
}

/// What a sequence means.
extension EscapeSequence {
  var startsPaste: Bool { introducer == UInt8(ascii: "[") && final == tilde && number == 200 }

  private var tilde: UInt8 { UInt8(ascii: "~") }

  var event: Event? {
    switch introducer {
    case UInt8(ascii: "M"): return oldMouse.map(Event.mouse)
    case UInt8(ascii: "["):
      if parameters.first == UInt8(ascii: "<") { return mouse.map(Event.mouse) }
      if parameters.isEmpty, let focus { return .focus(focus) }
      return (final == tilde ? numberedKey : letterKey).map(Event.key)
    case UInt8(ascii: "O"): return letterKey.map(Event.key)
    case Self.consoleKey: return consoleFunction.map(Event.key)
    default: return nil
    }
  }

  /// Whether the window has the keyboard, if that is what is told.
  private var focus: Bool? {
    switch Unicode.Scalar(final) {
    case "I": true
    case "O": false
    default: nil
    }
  }

  /// The first parameter.
  private var number: Int { numbers(parameters[...]).first ?? 0 }

  /// What is left out is 0, what is no number that anybody means -1.
  private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.isEmpty ? 0 : Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
  }

  /// Shift, Ctrl and Alt, which come as a second parameter, are not told apart.
  private var letterKey: Key? {
    switch (introducer, Unicode.Scalar(final)) {
    case (_, "A"): .up
    case (_, "B"): .down
    case (_, "C"): .right
    case (_, "D"): .left
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

  private var consoleFunction: Key? {
    (0x41...0x45).contains(final) ? .function(Int(final) - 0x40) : nil
  }

  private var numberedKey: Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
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

  /// The same as three bytes, each 32 more than its value.
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
