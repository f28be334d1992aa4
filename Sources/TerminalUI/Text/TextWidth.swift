/// The number of columns that a terminal gives a character.
///
/// The widths are those of `wcwidth` in glibc 2.36 (Unicode 14), which ncurses uses: a different
/// width would shift the rest of the row. East Asian Ambiguous characters take one column, as in
/// glibc.
package enum TextWidth: Equatable, Sendable {
  /// A character that starts a cell, 1 or 2 columns wide.
  case columns(Int)
  /// A mark without width that is drawn onto the character before it.
  case combiningMark
  /// Whitespace of any kind, drawn as one blank.
  case space
  /// Not drawable: control, formatting, private, unassigned or newer than Unicode 14, or with other
  /// widths in later versions of glibc.
  case none

  /// The width of a scalar in a cell.
  package static func of(_ scalar: Unicode.Scalar) -> TextWidth {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? .columns(1) : control(value) }
    if value < 0x300 { return latin(value) }
    return common(value) ?? general(scalar)
  }

  /// Tab, line feed and the like are whitespace; other C0 controls are not drawable.
  private static func control(_ value: UInt32) -> TextWidth {
    (0x09...0x0D).contains(value) ? .space : .none
  }

  private static func latin(_ value: UInt32) -> TextWidth {
    switch value {
    case 0x85, 0xA0: .space
    case 0x7F...0x9F, 0xAD: .none
    default: .columns(1)
    }
  }

  /// The most frequent blocks, without a look-up in the Unicode tables.
  private static func common(_ value: UInt32) -> TextWidth? {
    switch value {
    case 0x0300...0x034E, 0x0350...0x036F: .combiningMark
    case 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FC, 0x2638...0x2647: .columns(1)
    case 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: .columns(2)
    default: nil
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> TextWidth {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return .none
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .nonspacingMark, .enclosingMark: return isKnown(properties) ? .combiningMark : .none
    default: break
    }
    guard isKnown(properties), !hasSeveralWidths(scalar.value) else { return .none }
    if isJoining(scalar.value) { return .combiningMark }
    return .columns(isWide(scalar.value) ? 2 : 1)
  }

  /// Whether the C library knows the character, and Unicode does not treat it as ignorable, as it
  /// does fillers and variation selectors.
  private static func isKnown(_ properties: Unicode.Scalar.Properties) -> Bool {
    guard !properties.isDefaultIgnorableCodePoint, let age = properties.age else { return false }
    return age.major <= 14
  }

  /// Letters without a width of their own: Hangul vowels and final consonants, which join the
  /// consonant before them.
  private static func isJoining(_ value: UInt32) -> Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// Whether the width is another one in glibc 2.41 than in 2.36: trigrams, signs of the Yijing and
  /// Tai Xuan Jing, counting rods, and a vowel of Ahom.
  private static func hasSeveralWidths(_ value: UInt32) -> Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x1171E, 0x1D300...0x1D376: true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].first <= value
  }

  /// Ranges of characters that are two columns wide; gaps without characters are included. They are
  /// pairs of numbers because values of type `ClosedRange` would look up metadata at launch.
  private static let wide: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
    (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
    (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
    (0x2E80, 0x3029), (0x302E, 0x303E), (0x3041, 0x3096), (0x309B, 0xA4C6), (0xA960, 0xA97C),
    (0xAC00, 0xD7A3), (0xF900, 0xFAD9), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6), (0x16FE0, 0x16FE3), (0x16FF0, 0x1B2FB), (0x1F004, 0x1F004),
    (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F320),
    (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA),
    (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E),
    (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E),
    (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4),
    (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2),
    (0x1F6D5, 0x1F6DF), (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7F0),
    (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF), (0x1FA70, 0x1FAF6),
    (0x20000, 0x3134A),
  ]
}
