/// Keyboards of other scripts, by the places of their keys.
///
/// Where keyboards of one script disagree about a letter, such as і on the Ukrainian and the
/// Belarusian one, it has no place. Signs that are also on a US keyboard stand for themselves.
enum KeyboardLayout {
  /// Returns the sign that a US keyboard has at the place of another script's letter, or the digit
  /// or the narrow form of the same meaning; `nil` if none is known.
  static func usSign(of character: Character) -> Character? {
    guard !character.isASCII else { return nil }
    return narrow(character) ?? digit(character) ?? signs[hiragana(character)]
  }

  private static let signs: [Character: Character] = {
    var signs: [Character: Character] = [:]
    for (letters, places) in layouts {
      for (letter, place) in zip(letters, places) { signs[letter] = place }
    }
    return signs
  }()

  private static let layouts: [(letters: String, places: String)] = [
    // Russian.
    ("ёйцукенгшщзхъ", "`qwertyuiop[]"), ("ЁЙЦУКЕНГШЩЗХЪ", "~QWERTYUIOP{}"),
    ("фывапролджэ", "asdfghjkl;'"), ("ФЫВАПРОЛДЖЭ", "ASDFGHJKL:\""),
    ("ячсмитьбю", "zxcvbnm,."), ("ЯЧСМИТЬБЮ", "ZXCVBNM<>"), ("№", "#"),
    // The letters that only Ukrainian or Belarusian has.
    ("їєґў", "]'\\o"), ("ЇЄҐЎ", "}\"|O"),
    // Greek.
    ("ςερτυθιοπ", "wertyuiop"), ("ΕΡΤΥΘΙΟΠ", "ERTYUIOP"),
    ("ασδφγηξκλ", "asdfghjkl"), ("ΑΣΔΦΓΗΞΚΛ", "ASDFGHJKL"),
    ("ζχψωβνμ", "zxcvbnm"), ("ΖΧΨΩΒΝΜ", "ZXCVBNM"),
    // Hebrew.
    ("קראטוןםפ", "ertyuiop"), ("שדגכעיחלךף", "asdfghjkl;"), ("זסבהנמצתץ", "zxcvbnm,."),
    // Korean, with two sets of letters.
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"),
    ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"), ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
    // Japanese kana.
    ("ぬふあうえおやゆよわほへ", "1234567890-="), ("ぁぅぇぉゃゅょを", "#$%^&*()"),
    ("たていすかんなにらせ゛゜", "qwertyuiop[]"), ("ちとしはきくまのりれけむ", "asdfghjkl;'\\"),
    ("つさそひこみもねるめ", "zxcvbnm,./"), ("ぃっ「」、。・", "EZ}|<>?"),
  ]

  /// The ASCII character of a full-width one.
  private static func narrow(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
    default: return nil
    }
  }

  /// The digit that is written with another script's sign.
  private static func digit(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue.map { Character("\($0)") }
  }

  /// The hiragana of a katakana character; every other character as it is.
  private static func hiragana(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, (0x30A1...0x30F3).contains(scalar.value)
    else { return character }
    return Unicode.Scalar(scalar.value - 0x60).map(Character.init) ?? character
  }
}

extension Key {
  /// For a key of another script's keyboard, the key at the same place of a US keyboard; `nil` if
  /// that is not known, and for keys with signs that a US keyboard has, too.
  package var onUSKeyboard: Key? {
    switch self {
    case .character(let letter): KeyboardLayout.usSign(of: letter).map { .character($0) }
    case .control(let letter): KeyboardLayout.usSign(of: letter).map { .control($0) }
    case .alt(let key): key.onUSKeyboard.map { .alt($0) }
    default: nil
    }
  }

  /// Whether the key types a text, as keys with Ctrl or Alt do not.
  package var isCharacter: Bool {
    if case .character = self { true } else { false }
  }

  /// Whether the key has a letter of a script other than Latin.
  package var isForeignLetter: Bool {
    switch self {
    case .character(let letter), .control(let letter): letter.isLetter && !letter.isLatin
    case .alt(let key): key.isForeignLetter
    default: false
    }
  }
}

extension Character {
  /// Whether it is in one of the blocks of Latin letters, which have marks in many languages.
  fileprivate var isLatin: Bool {
    unicodeScalars.first.map { $0.value < 0x370 || (0x1E00...0x1EFF).contains($0.value) } ?? false
  }
}
