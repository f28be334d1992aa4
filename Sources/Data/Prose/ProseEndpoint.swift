import PokedexDomain

/// What the document of a species, a move, an ability or an item tells in words. It is the same
/// document that the thing's own endpoint reads, so that a sync needs to ask only once.
struct ProseEndpoint: Sendable {
  private let resource: String
  private var effectChance: Int?
  /// Where texts stand that came before, for games tell the same again and again.
  private var places: [RawText: Int] = [:]
  private(set) var prose = Prose()

  /// A text as it stands in the document.
  private struct RawText: Hashable {
    let bytes: ArraySlice<UInt8>
    let language: Language

    static func == (left: RawText, right: RawText) -> Bool {
      left.bytes.count == right.bytes.count && left.language == right.language
        && left.bytes.withUnsafeBytes { bytes in
          right.bytes.withUnsafeBytes { bytes.elementsEqual($0) }
        }
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// One entry that cannot be read costs that entry; all of them are no prose.
  init(_ outline: JSONOutline, resource: String) throws(BadData) {
    self.resource = resource
    if var reader = outline.reader("effect_chance", resource) {
      effectChance = try? reader.number(0...100)
    }
    try addGenera(outline)
    try addEffects(outline)
    try addEntries(outline)
  }

  private mutating func addGenera(_ outline: JSONOutline) throws(BadData) {
    guard var reader = outline.reader("genera", resource) else { return }
    _ = try reader.lossy { (genus: Genus) in
      prose.byLanguage[genus.language, default: Telling()].genus =
        CleanProse(genus.language).line(genus.text)
    }
  }

  private mutating func addEffects(_ outline: JSONOutline) throws(BadData) {
    guard var reader = outline.reader("effect_entries", resource) else { return }
    _ = try reader.lossy { (effect: Effect) in
      let clean = CleanProse(effect.language)
      var telling = prose.byLanguage[effect.language] ?? Telling()
      telling.summary = clean.line(withChance(effect.short))
      telling.effect = clean.paragraphs(withChance(effect.whole))
      prose.byLanguage[effect.language] = telling
    }
  }

  private mutating func addEntries(_ outline: JSONOutline) throws(BadData) {
    guard var reader = outline.reader("flavor_text_entries", resource) else {
      throw BadData(resource: resource, field: "flavor_text_entries", reason: "is missing")
    }
    let counts = try reader.lossy { (entry: Entry) in add(entry) }
    guard counts.read > 0 || counts.all == 0 else {
      throw BadData(
        resource: resource, field: "flavor_text_entries", reason: "has no entry that can be read")
    }
  }

  private mutating func add(_ entry: Entry) {
    let raw = RawText(bytes: entry.text, language: entry.language)
    if let place = places[raw] {
      prose.byLanguage[entry.language]?.entries[place].games.append(entry.game)
      return
    }
    let text = CleanProse(entry.language).line(JSONText.string(entry.text) ?? "")
    guard !text.isEmpty else { return }
    var telling = prose.byLanguage.removeValue(forKey: entry.language) ?? Telling()
    places[raw] = telling.entries.count
    telling.entries.append(GameText(text, games: [entry.game]))
    prose.byLanguage[entry.language] = telling
  }

  /// The texts of moves leave a place for their chance.
  private func withChance(_ text: String) -> String {
    guard let effectChance else { return text }
    return text.replacing("$effect_chance", with: String(effectChance))
  }
}

private struct Genus: Readable {
  let text: String
  let language: Language

  init(from reader: inout JSONReader) throws(BadData) {
    var text: String?
    var language: Language?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "genus": text = try reader.string()
      case "language": language = try reader.language()
      default: try reader.skip()
      }
    }
    self.text = try reader.required(text, "genus")
    self.language = try reader.required(language, "language")
  }
}

private struct Effect: Readable {
  let whole: String
  let short: String
  let language: Language

  init(from reader: inout JSONReader) throws(BadData) {
    var whole: String?
    var short: String?
    var language: Language?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "effect": whole = try reader.string()
      case "short_effect": short = reader.null() ? nil : try reader.string()
      case "language": language = try reader.language()
      default: try reader.skip()
      }
    }
    self.whole = try reader.required(whole, "effect")
    self.short = short ?? ""
    self.language = try reader.required(language, "language")
  }
}

/// Items call the text otherwise than all others do.
private struct Entry: Readable {
  /// As it stands in the document.
  let text: ArraySlice<UInt8>
  let language: Language
  let game: TellingGame

  init(from reader: inout JSONReader) throws(BadData) {
    var text: ArraySlice<UInt8>?
    var language: Language?
    var game: TellingGame?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "flavor_text", "text": text = reader.null() ? text : try reader.text()
      case "language": language = try reader.language()
      case "version" where !reader.null():
        let version = try Link<Version>(from: &reader)
        game = .version(version.id, slug: version.slug)
      case "version_group" where !reader.null():
        let group = try Link<VersionGroup>(from: &reader)
        game = game ?? .group(group.id, slug: group.slug)
      case "version", "version_group": break
      default: try reader.skip()
      }
    }
    self.text = try reader.required(text, "flavor_text")
    self.language = try reader.required(language, "language")
    self.game = try reader.required(game, "version_group")
  }
}

extension JSONOutline {
  /// Nothing where there is no such member, or it is null.
  fileprivate func reader(_ name: StaticString, _ resource: String) -> JSONReader? {
    guard var reader = try? JSONReader(name, in: self, resource: resource) else { return nil }
    return reader.null() ? nil : reader
  }
}

extension JSONReader {
  /// Takes the elements of a list that can be read, and counts all.
  fileprivate mutating func lossy<Element: Readable>(
    _ take: (Element) -> Void
  ) throws(BadData) -> (read: Int, all: Int) {
    var counts = (read: 0, all: 0)
    try beginArray()
    while try nextElement() {
      var element = self
      try skip()
      counts.all += 1
      guard let element = try? Element(from: &element) else { continue }
      counts.read += 1
      take(element)
    }
    return counts
  }

  /// A link to a language goes by its name, for that is its code.
  fileprivate mutating func language() throws(BadData) -> Language {
    var code: ArraySlice<UInt8>?
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "name": code = try text()
      default: try skip()
      }
    }
    let bytes = try required(code, "name")
    guard (2...16).contains(bytes.count), bytes.allSatisfy(Self.isCodeByte) else {
      throw badData("is no code of a language", key: "name")
    }
    return Language(rawValue: String(decoding: bytes, as: UTF8.self))
  }

  private static func isCodeByte(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(byte) || digits.contains(byte) || byte == UInt8(ascii: "-")
  }
}

extension JSONDocument {
  /// What the document of a thing tells in words.
  func prose(about subject: Subject) throws(BadData) -> Prose {
    let outline = try outline()
    guard var reader = try? JSONReader("id", in: outline, resource: resource) else {
      // Whatever is wrong with a document as a whole, the decoder says.
      _ = try decode(DocumentNumber.self, in: outline)
      throw BadData(resource: resource, field: "id", reason: "is missing")
    }
    let id = try reader.number(Int(Int32.min)...Int(Int32.max))
    guard id == subject.id else {
      throw BadData(resource: resource, field: "id", reason: "is \(id), not \(subject.id)")
    }
    return try ProseEndpoint(outline, resource: resource).prose
  }
}

private struct DocumentNumber: Decodable {
  let id: Int
}

extension Subject {
  /// The path of its document, such as `pokemon-species/445`.
  var resourcePath: String { "\(kind.rawValue)/\(id)" }
}
