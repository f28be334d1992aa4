import PokedexDomain

/// What the document of a species, a move, an ability or an item tells in words. It is the same
/// document that the thing's own endpoint reads, so that a sync needs to ask only once.
struct ProseEndpoint: Decodable, Sendable {
  let id: Int
  private let entries: LossyArray<Entry>
  private let genera: LossyArray<Genus>?
  private let effects: LossyArray<Effect>?
  private let effectChance: Int?

  private enum CodingKeys: String, CodingKey {
    case id, genera
    case entries = "flavor_text_entries"
    case effects = "effect_entries"
    case effectChance = "effect_chance"
  }

  /// One entry that cannot be read costs that entry; all of them are no prose.
  fileprivate var hasEntries: Bool { !entries.elements.isEmpty || entries.count == 0 }

  var prose: Prose {
    var prose = Prose()
    for genus in genera?.elements ?? [] {
      let tongue = genus.language.value
      prose.byLanguage[tongue, default: Telling()].genus = CleanProse(tongue).line(genus.genus)
    }
    for effect in effects?.elements ?? [] { add(effect, to: &prose) }
    for entry in entries.elements { Self.add(entry, to: &prose) }
    return prose
  }

  private func add(_ effect: Effect, to prose: inout Prose) {
    let tongue = effect.language.value
    let clean = CleanProse(tongue)
    prose.byLanguage[tongue, default: Telling()].summary =
      clean.line(withChance(effect.short ?? ""))
    prose.byLanguage[tongue]?.effect = clean.paragraphs(withChance(effect.whole))
  }

  /// The texts of moves leave a place for their chance.
  private func withChance(_ text: String) -> String {
    guard let effectChance else { return text }
    return text.replacing("$effect_chance", with: String(effectChance))
  }

  private static func add(_ entry: Entry, to prose: inout Prose) {
    let tongue = entry.language.value
    let text = CleanProse(tongue).line(entry.text)
    guard !text.isEmpty else { return }
    prose.byLanguage[tongue, default: Telling()].entries.append(
      GameText(text, games: [entry.game]))
  }
}

extension ProseEndpoint {
  private struct Tongue: Decodable {
    let value: Language

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let code = try fields.decode(String.self, forKey: .name)
      guard (2...16).contains(code.utf8.count), code.utf8.allSatisfy(Self.isCodeByte) else {
        throw DecodingError.dataCorruptedError(
          forKey: .name, in: fields, debugDescription: "is no code of a language")
      }
      value = Language(rawValue: code)
    }

    private static func isCodeByte(_ byte: UInt8) -> Bool {
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      return letters.contains(byte) || digits.contains(byte) || byte == UInt8(ascii: "-")
    }

    private enum CodingKeys: CodingKey { case name }
  }

  private struct Genus: Decodable {
    let genus: String
    let language: Tongue
  }

  private struct Effect: Decodable {
    let whole: String
    let short: String?
    let language: Tongue

    enum CodingKeys: String, CodingKey {
      case language
      case whole = "effect"
      case short = "short_effect"
    }
  }

  /// Items call the text otherwise than all others do.
  private struct Entry: Decodable {
    let text: String
    let language: Tongue
    let game: TellingGame

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      text =
        try fields.decodeIfPresent(String.self, forKey: .usual)
        ?? fields.decode(String.self, forKey: .text)
      language = try fields.decode(Tongue.self, forKey: .language)
      if let version = try fields.decodeIfPresent(Link<Version>.self, forKey: .version) {
        game = .version(version.id, slug: version.slug)
      } else {
        let group = try fields.decode(Link<VersionGroup>.self, forKey: .group)
        game = .group(group.id, slug: group.slug)
      }
    }

    private enum CodingKeys: String, CodingKey {
      case usual = "flavor_text"
      case text, language, version
      case group = "version_group"
    }
  }
}

extension JSONDocument {
  /// What the document of a thing tells in words.
  func prose(about subject: Subject) throws(BadData) -> Prose {
    let document = try decode(ProseEndpoint.self)
    guard document.id == subject.id else {
      throw BadData(
        resource: resource, field: "id", reason: "is \(document.id), not \(subject.id)")
    }
    guard document.hasEntries else {
      throw BadData(
        resource: resource, field: "flavor_text_entries", reason: "has no entry that can be read")
    }
    return document.prose
  }
}

extension Subject {
  /// The path of its document, such as `pokemon-species/445`.
  var resourcePath: String { "\(kind.rawValue)/\(id)" }
}
