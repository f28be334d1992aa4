import PokedexTerminalUI

/// A key in one of the two encodings that give its code and modifiers: `CSI code ; modifiers u`
/// (fixterms, kitty) and `CSI 27 ; modifiers ; code ~` (xterm's modifyOtherKeys).
///
/// The program asks for neither, but another one may have left such a mode on, and some terminals
/// are set up to send single keys so.
/// https://sw.kovidgoyal.net/kitty/keyboard-protocol, https://invisible-island.net/xterm/modified-keys.html
struct KeyReport {
  /// The Unicode scalar of the key without modifiers.
  private let code: Int
  /// The scalar with Shift; 0 if the terminal does not tell.
  private let shifted: Int
  /// The scalar of the key at the same place of a US keyboard; 0 if the terminal does not tell.
  private let usual: Int
  /// The scalar that the key types; 0 if the terminal does not tell.
  private let text: Int
  private let modifiers: KeyModifiers

  /// Reads `code:shifted:usual ; modifiers:event ; text`; `nil` when the key was released.
  init?(parameters: [[Int]]) {
    let key = parameters.first ?? []
    guard let modifiers = KeyModifiers(parameters.dropFirst().first ?? []) else { return nil }
    self.modifiers = modifiers
    (code, shifted, usual) = (Self.value(key, 0), Self.value(key, 1), Self.value(key, 2))
    text = Self.value(parameters.dropFirst(2).first ?? [], 0)
  }

  /// Reads `27 ; modifiers ; code`.
  init?(otherKey parameters: [[Int]]) {
    guard parameters.count == 3, let modifiers = KeyModifiers(parameters[1]) else { return nil }
    self.modifiers = modifiers
    code = Self.value(parameters[2], 0)
    (shifted, usual, text) = (0, 0, 0)
  }

  private static func value(_ numbers: [Int], _ index: Int) -> Int {
    numbers.indices.contains(index) ? numbers[index] : 0
  }

  /// The key; `nil` for a modifier alone, and for keys that this program does not know.
  var key: Key? {
    guard let key = plainKey else { return nil }
    return modifiers.hasAlt ? .alt(key) : key
  }

  private var plainKey: Key? {
    switch code {
    case 9: modifiers.hasShift ? .backTab : .tab
    case 13: .enter
    case 27: .escape
    case 8, 127: modifiers.hasControl ? .alt(.backspace) : .backspace
    case Self.functional: functionalKey
    default: modifiers.hasControl ? control : character
    }
  }

  /// The key that the terminal would send for Ctrl without the protocol.
  private var control: Key? {
    let code = (0x21..<0x7F).contains(usual) && code > 0x7F ? usual : code
    guard let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
    switch code {
    case 0x20, 0x40...0x5A, 0x5C...0x7A: return InputDecoder.key(ascii: UInt8(code & 0x1F))
    case 0x5B: return .escape
    default: return TextWidth.of(scalar) == .none ? nil : .control(Character(scalar))
    }
  }

  private var character: Key? {
    let typed = text > 0 ? text : modifiers.hasShift && shifted > 0 ? shifted : code
    guard typed >= 0x20, typed != 0x7F, let scalar = Unicode.Scalar(UInt32(clamping: typed)),
      TextWidth.of(scalar) != .none
    else { return nil }
    let character = Character(scalar)
    guard modifiers.hasShift, typed == code else { return .character(character) }
    let capital = String(character).uppercased()
    return .character(capital.count == 1 ? Character(capital) : character)
  }

  /// The private scalars that the protocol gives to keys without text.
  private static let functional = 57_344...63_743

  private var functionalKey: Key? {
    switch code {
    case 57_376...57_387: .function(code - 57_376 + 13)
    case 57_399...57_408: .character(Character("\(code - 57_399)"))
    case 57_409...57_416: InputDecoder.key(ascii: Self.keypadSigns[code - 57_409])
    case 57_417...57_426: Self.keypadKeys[code - 57_417]
    default: nil
    }
  }

  /// Of the keypad from decimal point to separator; Enter is among them as a line end.
  private static let keypadSigns = Array("./*-+\r=,".utf8)
  private static let keypadKeys: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}

/// The modifiers in the parameter of a key: one more than the sum of their bits.
struct KeyModifiers: Equatable {
  private let bits: Int

  /// - Parameter numbers: the parameter's parts.
  /// - Returns: `nil` for a released key, for impossible modifiers, and for a key with Super, Hyper
  ///   or Meta, which belongs to the desktop.
  init?(_ numbers: [Int]) {
    let value = numbers.first ?? 0
    guard (0...256).contains(value), !Self.areOfRelease(numbers) else { return nil }
    bits = max(0, value - 1)
    guard bits & Self.desktop == 0 else { return nil }
  }

  private static let desktop = 8 | 16 | 32

  /// Whether the parts are those of a released key: modifiers, then 3 for the kind of the event.
  static func areOfRelease(_ numbers: [Int]) -> Bool { numbers.dropFirst().first == 3 }

  var hasShift: Bool { bits & 1 != 0 }
  var hasAlt: Bool { bits & 2 != 0 }
  var hasControl: Bool { bits & 4 != 0 }
}
