/// A value and its details: `toxic`, `scarlet-violet` and `machine` of
/// `toxic@scarlet-violet/machine`. The details may come in any order.
struct ValueParts {
  private(set) var name: Query.Word
  private(set) var game: Query.Word?
  /// The method or the move after a slash.
  private(set) var second: Query.Word?

  /// - Parameter details: the details that the field takes; the signs of other details count as
  ///   ordinary letters.
  init(_ value: Query.Word, details: ValueDetails) {
    name = value
    let takesSecond = !details.isDisjoint(with: [.method, .move])
    let signs: [Character] = (details.contains(.game) ? ["@"] : []) + (takesSecond ? ["/"] : [])
    let characters = Array(value.text)
    let nested = value.isNested ? Braces.end(of: characters, from: 0) ?? characters.count : 0
    let starts = characters.indices.filter { $0 >= nested && signs.contains(characters[$0]) }
    guard let first = starts.first else { return }
    name = Self.part(value, 0..<first)
    for (start, end) in zip(starts, starts.dropFirst() + [characters.count]) {
      let part = Self.part(value, start + 1..<end)
      if characters[start] == "@" { game = part } else { second = part }
    }
  }

  private static func part(_ value: Query.Word, _ range: Range<Int>) -> Query.Word {
    let text = String(Array(value.text)[range])
    guard !value.isQuoted else {
      return Query.Word(text: text, range: value.range, isQuoted: true)
    }
    let start = value.range.lowerBound
    // If the part is empty, the range covers its sign.
    let first = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    return Query.Word(text: text, range: start + first..<start + max(range.upperBound, 1))
  }
}

/// A multiplier in one of its notations: `4`, `0.25`, `1/4`, `¼`, `x4`, `4x`.
enum Fraction {
  private static let signs: [Character: Double] = ["¼": 0.25, "½": 0.5]

  static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "x" && $0 != "×" && $0 != "%" }
    if digits.count == 1, let sign = digits.first, let value = signs[sign] { return value }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0: return numbers[0] / numbers[1]
    default: return nil
    }
  }
}
