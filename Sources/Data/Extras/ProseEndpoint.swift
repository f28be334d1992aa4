import PokedexDomain

/// What the document of a species, a move, an ability or an item tells in words. It is the same
/// document that the thing's own endpoint reads, so that a sync needs to ask only once.
struct ProseEndpoint {
  private var effectChance: Int?
  /// Where texts stand that came before, for games tell the same again and again.
  private var places: [RawText: Int] = [:]
  private(set) var prose = Prose()

  /// A text as it stands in the document.
  private struct RawText: Hashable {
    let bytes: JSONReader.Text
    let language: Language

    static func == (left: RawText, right: RawText) -> Bool {
      left.language == right.language && left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }

  /// One entry that cannot be read costs that entry; all of them are no prose.
  init(_ object: JSONObject) throws(BadData) {
    if var reader = object.reader(of: "effect_chance") {
      effectChance = try? reader.number(0...100)
    }
    try addGenera(object)
    try addEffects(object)
    try addEntries(object)
    // They point to the document.
    places = [:]
  }

  private mutating func addGenera(_ object: JSONObject) throws(BadData) {
    guard var reader = object.reader(of: "genera"), !reader.null() else { return }
    _ = try reader.lossy { (genus: Genus) in
      prose.byLanguage[genus.language, default: LocalizedProse()].genus =
        CleanProse(genus.language).line(genus.text)
    }
  }

  private mutating func addEffects(_ object: JSONObject) throws(BadData) {
    guard var reader = object.reader(of: "effect_entries"), !reader.null() else { return }
    _ = try reader.lossy { (effect: Effect) in
      let clean = CleanProse(effect.language)
      var telling = prose.byLanguage[effect.language] ?? LocalizedProse()
      telling.summary = clean.line(withChance(effect.short))
      telling.effect = clean.paragraphs(withChance(effect.whole))
      prose.byLanguage[effect.language] = telling
    }
  }

  private mutating func addEntries(_ object: JSONObject) throws(BadData) {
    let name: StaticString = "flavor_text_entries"
    guard var reader = object.reader(of: name), !reader.null() else {
      throw object.badData("is missing", key: "\(name)")
    }
    let counts = try reader.lossy { (entry: Entry) in add(entry) }
    guard counts.read > 0 || counts.all == 0 else {
      throw object.badData("has no entry that can be read", key: "\(name)")
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
    var telling = prose.byLanguage.removeValue(forKey: entry.language) ?? LocalizedProse()
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
      case "effect": whole = try reader.string(longest: FieldLimit.prose)
      case "short_effect":
        short = reader.null() ? nil : try reader.string(longest: FieldLimit.prose)
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
  let text: JSONReader.Text
  let language: Language
  let game: ProseGame

  init(from reader: inout JSONReader) throws(BadData) {
    var text: JSONReader.Text?
    var language: Language?
    var game: ProseGame?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "flavor_text", "text":
        text = reader.null() ? text : try reader.text(longest: FieldLimit.prose)
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

extension JSONReader {
  fileprivate mutating func language() throws(BadData) -> Language {
    let bytes = try nameOfLink { reader throws(BadData) in try reader.text() }
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
    try read { reader throws(BadData) in
      let object = try JSONObject(from: &reader)
      let id: Int = try object["id"]
      guard id == subject.id else {
        throw object.badData("is \(id), not \(subject.id)", key: "id")
      }
      return try ProseEndpoint(object).prose
    }
  }
}

extension Subject {
  /// The path of its document, such as `pokemon-species/445`.
  var resourcePath: String { "\(kind.rawValue)/\(id)" }
}
