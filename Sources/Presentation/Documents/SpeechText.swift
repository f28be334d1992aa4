import PokedexDomain

/// Turns written text into speakable text: symbols become words and abbreviations are expanded.
///
///     let spoken = SpeechText()
///     spoken("×½")        // times a half
///     spoken("Sp. Atk")   // Special Attack
package struct SpeechText {
  /// The full forms of abbreviations.
  private let inFull: [String: String]
  /// Abbreviations with a full stop, which are also replaced within longer texts.
  private let abbreviations: [(short: String, full: String)]

  /// Uses the current language.
  package init() {
    let stats = Stat.allCases.map { ($0.name, Self.name(of: $0)) }
    let titles = FullTitles.all.map {
      (Phrase($0).text, Phrase($1, sense: FullTitles.sense).text)
    }
    inFull = Dictionary(stats + titles) { first, _ in first }
    abbreviations = stats.filter { $0.0.contains(".") }.map { (short: $0, full: $1) }
  }

  private static func name(of stat: Stat) -> String {
    switch stat {
    case .hp: Phrase("HP", sense: "in full").text
    case .attack: Phrase("Attack", sense: "in full").text
    case .defense: Phrase("Defense", sense: "in full").text
    case .specialAttack: Phrase("Special Attack", sense: "in full").text
    case .specialDefense: Phrase("Special Defense", sense: "in full").text
    case .speed: Phrase("Speed", sense: "in full").text
    }
  }

  // MARK: Texts

  package func callAsFunction(_ text: String) -> String {
    if let full = inFull[text] { return full }
    guard !Self.isPlain(text) else { return text }
    var text = text
    for word in abbreviations where text.contains(word.short) {
      text = text.replacing(word.short, with: word.full)
    }
    text = text.replacing(" · ", with: ", ").replacing("  ", with: ", ")
      .replacing("< >", with: worded("less-than and greater-than:"))
    return text.contains(where: Self.signs.contains) ? SpeechSymbols(text).words : text
  }

  /// Whether a text is only letters, digits, commas, hyphens and single blanks, as most names and
  /// numbers are, and so is spoken as it is.
  private static func isPlain(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " ") where last == byte: return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","),
        UInt8(ascii: "-"):
        last = byte
      default: return false
      }
    }
    return true
  }

  private static let signs: Set<Character> = [
    "×", "½", "¼", "¾", "⅝", "⅛", "♂", "♀", "·", "#", "–", "^",
  ]

  /// Spells out formatted text: types get their full names, and commas separate adjacent names.
  package func callAsFunction(_ inline: Inline) -> String {
    var text = ""
    let inline = Inline(inline.spans.filter { !$0.text.isEmpty })
    for (index, span) in inline.spans.enumerated() {
      let isGap = span.text == " " && inline.isBetweenNames(index)
      text += isGap ? ", " : Self.text(of: span)
    }
    while text.last == " " { text.removeLast() }
    return self(text)
  }

  private static func text(of span: Inline.Span) -> String {
    if case .type(let type) = span.tone { return type.name }
    guard span.tone == .good, span.text.last == "*" else { return span.text }
    return worded("\(String(span.text.dropLast())), the best")
  }

  /// One or two types in words: `Grass and Poison`.
  package func list(_ types: [ID<PokemonType>]) -> String {
    types.count == 2
      ? worded("\(types[0].name) and \(types[1].name)")
      : types.map(\.name).joined(separator: ", ")
  }
}

extension Inline {
  fileprivate func isBetweenNames(_ index: Int) -> Bool {
    guard index > 0, index + 1 < spans.count, spans[index + 1].destination != nil else {
      return false
    }
    return spans[index - 1].destination != nil || spans[index - 1].text.hasPrefix("×")
  }
}

/// Replaces the symbols of a text with words.
private struct SpeechSymbols {
  private(set) var words = ""
  private let letters: [Character]
  private var position = 0

  init(_ text: String) {
    letters = Array(text)
    while position < letters.count { read() }
  }

  private mutating func read() {
    let letter = letters[position]
    position += 1
    switch letter {
    case "×": say(worded("times \(amount())"))
    case "♂": sayGender(worded("male"))
    case "♀": sayGender(worded("female"))
    case "·": words += ","
    case "#" where isNumber(at: position): say(worded("number \(amount())"))
    case "^" where isCapital(at: position): sayControl()
    case "–" where isNumber(at: position) && isNumber(at: position - 2): sayRange()
    default:
      if let fraction = Self.fraction(letter) { say(fraction) } else { words.append(letter) }
    }
  }

  /// Appends a word, separated by a space from a letter or digit before it.
  private mutating func say(_ word: String) {
    if let last = words.last, last.isLetter || last.isNumber { words += " " }
    words += word
  }

  /// Adds a comma between the shares of the two genders.
  private mutating func sayGender(_ word: String) {
    if words.hasSuffix(" % ") { words = words.dropLast() + ", " }
    say(word)
  }

  /// Words for `5–50`; the first number has been appended already.
  private mutating func sayRange() {
    let first = String(words.reversed().prefix { $0.isNumber }.reversed())
    words.removeLast(first.count)
    words += worded("\(first) to \(amount())")
  }

  private func isNumber(at position: Int) -> Bool {
    letters.indices.contains(position) && letters[position].isNumber
  }

  private func isCapital(at position: Int) -> Bool {
    letters.indices.contains(position) && letters[position].isUppercase
  }

  private mutating func sayControl() {
    say(worded("Ctrl \(letters[position])"))
    position += 1
  }

  /// A number, a fraction, or both.
  private mutating func amount() -> String {
    var number = ""
    while position < letters.count, Self.fraction(letters[position]) == nil,
      letters[position].isNumber || isMark(at: position)
    {
      number.append(letters[position])
      position += 1
    }
    guard position < letters.count, let fraction = Self.fraction(letters[position]) else {
      return number
    }
    position += 1
    return number.isEmpty ? fraction : worded("\(number) and \(fraction)")
  }

  /// Whether a character is a decimal point or a thousands separator.
  private func isMark(at position: Int) -> Bool {
    [".", ","].contains(letters[position]) && isNumber(at: position - 1)
      && isNumber(at: position + 1)
  }

  private static func fraction(_ letter: Character) -> String? {
    switch letter {
    case "½": worded("a half")
    case "¼": worded("a quarter")
    case "¾": worded("three quarters")
    case "⅝": worded("five eighths")
    case "⅛": worded("an eighth")
    default: nil
    }
  }
}
