import PokedexDomain

/// Random queries with the names and values of some rows; equal seeds give equal queries.
package struct RandomQueries<Rows: QueryRows> {
  private var random: SeededGenerator
  private let vocabularies: [String: [Vocabulary.Entry]]
  private let words: [String]
  private let details: [String]

  private static var fields: [QueryField<Rows>] { Rows.fields }
  private static var signs: [String] { [":", "=", "!=", "<", "<=", ">", ">="] }
  private static var oddities: [String] {
    [
      "1e999", "-0", "..", "#25", "0x10", "nan", "é", "リザ", "♀", "🦖", "\u{301}", "\u{0}", "\r\n",
      "\u{202E}", "ß", "İ", "9223372036854775807", "@", "/", ",", "*", "'", "½", "1/0", "XX",
    ]
  }

  /// - Parameter rows: the rows whose names and values are used.
  package init(_ rows: Rows, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    vocabularies = Dictionary(
      Rows.fields.compactMap { field in
        guard let vocabulary = field.choice?.vocabulary(rows) else { return nil }
        return (field.name, vocabulary.entries)
      }, uniquingKeysWith: { first, _ in first })
    words = rows.slugs + rows.names
    details =
      [["level-up", "egg", "machine"]].flatMap { $0 }
      + rows.dex.table(VersionGroup.self).slugs
      + rows.dex.table(Version.self).slugs
  }

  /// Begins a new series.
  package mutating func begin(_ seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next query: mostly valid, now and then corrupted.
  package mutating func next() -> String {
    let text = alternatives(depth: 0)
    return chance(15) ? spoilt(text) : text
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  // MARK: Structure

  private mutating func alternatives(depth: Int) -> String {
    var parts = [conjunction(depth: depth)]
    while chance(20) { parts.append(conjunction(depth: depth)) }
    return parts.joined(separator: chance(50) ? " | " : "|")
  }

  private mutating func conjunction(depth: Int) -> String {
    var parts: [String] = []
    repeat { parts.append(factor(depth: depth)) } while chance(55) && parts.count < 6
    return parts.joined(separator: chance(90) ? " " : "  ")
  }

  private mutating func factor(depth: Int) -> String {
    if chance(15) { return (chance(50) ? "-" : "!") + factor(depth: depth + 1) }
    if chance(15), depth < 6 { return "(\(alternatives(depth: depth + 1)))" }
    if chance(10) { return sort() }
    return chance(25) ? word() : term()
  }

  private mutating func sort() -> String {
    let fields = (0...Int.random(in: 0...2, using: &random)).map { _ in
      (chance(50) ? "-" : "") + fieldName()
    }
    return "sort:" + fields.joined(separator: ",")
  }

  // MARK: Terms

  private mutating func fieldName() -> String {
    pick(pick(Self.fields)?.names ?? []) ?? ""
  }

  private mutating func term() -> String {
    guard let field = pick(Self.fields) else { return "" }
    let sign = field.choice == nil ? pick(Self.signs) ?? ":" : chance(85) ? ":" : "!="
    let values = (0...Int.random(in: 0...2, using: &random) / 2).map { _ in value(of: field) }
    let blank = chance(5) ? " " : ""
    return (pick(field.names) ?? "") + blank + sign + blank + values.joined(separator: ",")
      + amount(of: field)
  }

  private mutating func amount(of field: QueryField<Rows>) -> String {
    guard field.choice?.details.contains(.amount) == true, chance(40) else { return "" }
    return (pick(Array(Self.signs.dropFirst())) ?? "") + (chance(20) ? "1/4" : number())
  }

  private mutating func value(of field: QueryField<Rows>) -> String {
    if chance(3) { return pick(Self.oddities) ?? "" }
    guard let entries = vocabularies[field.name], !(field.measure != nil && chance(50)) else {
      return field.choice == nil && field.measure == nil ? word() : numbers()
    }
    let name = entry(of: entries)
    let details = field.choice?.details ?? []
    var behind: [String] = []
    if details.contains(.game), chance(30) { behind.append("@" + (pick(self.details) ?? "")) }
    if details.contains(.method), chance(30) { behind.append("/" + (pick(self.details) ?? "")) }
    if details.contains(.move), chance(50) { behind.append("/ice-beam") }
    return name + behind.shuffled(using: &random).joined()
  }

  private mutating func entry(of entries: [Vocabulary.Entry]) -> String {
    guard let entry = pick(entries) else { return "" }
    if chance(20) { return "\"\(entry.name)\"" }
    return chance(15)
      ? String(entry.slug.prefix(Int.random(in: 1...6, using: &random))) : entry.slug
  }

  private mutating func number() -> String {
    chance(20)
      ? "\(Int.random(in: -5...5, using: &random)).\(Int.random(in: 0...99, using: &random))"
      : "\(Int.random(in: 0...300, using: &random))"
  }

  private mutating func numbers() -> String {
    if chance(20) { return (chance(80) ? number() : "") + ".." + (chance(80) ? number() : "") }
    return chance(15) ? fieldName() : number()
  }

  private mutating func word() -> String {
    if chance(8) { return number() }
    if chance(5) { return "@" + (pick(["rain", "loop", "x"]) ?? "") }
    let word = pick(words) ?? ""
    if chance(20) { return "\"\(word)\"" }
    return chance(50) ? String(word.prefix(Int.random(in: 1...6, using: &random))) : word
  }

  // MARK: Corruption

  private mutating func spoilt(_ text: String) -> String {
    var letters = text.map(String.init)
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let index = Int.random(in: 0...letters.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.removeSubrange(index..<min(index + 2, letters.count))
      case 1: letters = Array(letters.prefix(index))
      case 2: letters.insert(pick(Self.oddities) ?? "", at: index)
      default: letters.insert(pick(Self.signs + ["(", ")", "|", "\"", "-", " "]) ?? "", at: index)
      }
    }
    return letters.joined()
  }
}
