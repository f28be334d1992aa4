import PokedexDomain

/// The texts in the document of a species, move, ability or item. The entity's own endpoint reads
/// the same document, so a sync fetches it once.
///
/// Invalid entries are skipped.
struct ProseEndpoint: Decodable, Sendable {
  private let id: Int
  private let effectChance: Percent?
  private let genera: Lossy<Genus>?
  private let effects: Lossy<Effect>?
  private let entries: Lossy<Entry>

  private enum CodingKeys: String, CodingKey {
    case id, genera
    case effectChance = "effect_chance"
    case effects = "effect_entries"
    case entries = "flavor_text_entries"
  }

  /// - Throws: ``BadData`` if the document has another ID, or none of its entries can be read.
  func prose(about subject: Subject) throws(BadData) -> Prose {
    guard id == subject.id else {
      throw subject.badData("id", "is \(id), not \(subject.id)")
    }
    guard !entries.elements.isEmpty || entries.count == 0 else {
      throw subject.badData("flavor_text_entries", "has no entry that can be read")
    }
    var prose = Prose()
    for genus in genera?.elements ?? [] { add(genus, to: &prose) }
    for effect in effects?.elements ?? [] { add(effect, to: &prose) }
    addEntries(to: &prose)
    return prose
  }

  private func add(_ genus: Genus, to prose: inout Prose) {
    let language = genus.language.code
    prose.byLanguage[language, default: LocalizedProse()].genus =
      CleanProse(language).line(genus.genus.value)
  }

  private func add(_ effect: Effect, to prose: inout Prose) {
    let language = effect.language.code
    let clean = CleanProse(language)
    var localized = prose.byLanguage[language] ?? LocalizedProse()
    localized.summary = clean.line(withChance(effect.summary?.value ?? ""))
    localized.effect = clean.paragraphs(withChance(effect.effect.value))
    prose.byLanguage[language] = localized
  }

  /// Adds the flavour texts. Games repeat the texts of other games: equal texts become one entry
  /// with several games.
  private func addEntries(to prose: inout Prose) {
    var indices: [Entry.Text: Int] = [:]
    for entry in entries.elements {
      let language = entry.text.language
      if let index = indices[entry.text] {
        prose.byLanguage[language]?.entries[index].games.append(entry.game)
        continue
      }
      let text = CleanProse(language).line(entry.text.text)
      guard !text.isEmpty else { continue }
      var localized = prose.byLanguage.removeValue(forKey: language) ?? LocalizedProse()
      indices[entry.text] = localized.entries.count
      localized.entries.append(GameText(text, games: [entry.game]))
      prose.byLanguage[language] = localized
    }
  }

  /// Fills in the effect chance, for which the texts of moves have a placeholder.
  private func withChance(_ text: String) -> String {
    guard let effectChance else { return text }
    return text.replacing("$effect_chance", with: String(effectChance.value))
  }
}

private struct Genus: Decodable {
  let genus: NameText
  let language: ProseLanguage
}

private struct Effect: Decodable {
  let effect: ProseText
  let summary: ProseText?
  let language: ProseLanguage

  private enum CodingKeys: String, CodingKey {
    case effect, language
    case summary = "short_effect"
  }
}

private struct Entry: Decodable {
  struct Text: Hashable {
    let text: String
    let language: Language
  }

  let text: Text
  let game: ProseGame

  private enum CodingKeys: String, CodingKey {
    case text, language, version
    case flavorText = "flavor_text"
    case versionGroup = "version_group"
  }

  /// Items have different keys for the text and the game than all other resources.
  init(from decoder: any Decoder) throws {
    let entry = try decoder.container(keyedBy: CodingKeys.self)
    let itemText = try entry.decodeIfPresent(ProseText.self, forKey: .text)
    text = Text(
      text: try (itemText ?? entry.decode(ProseText.self, forKey: .flavorText)).value,
      language: try entry.decode(ProseLanguage.self, forKey: .language).code)
    if let version = try entry.decodeIfPresent(Link<Version>.self, forKey: .version) {
      game = .version(version.id, slug: version.slug)
    } else {
      let group = try entry.decode(Link<VersionGroup>.self, forKey: .versionGroup)
      game = .group(group.id, slug: group.slug)
    }
  }
}

/// The language of a text, from its link.
private struct ProseLanguage: Decodable {
  let code: Language

  init(from decoder: any Decoder) throws {
    code = try LanguageLink(from: decoder).language
    let bytes = code.rawValue.utf8
    guard (2...16).contains(bytes.count), bytes.allSatisfy(Self.isCodeByte) else {
      throw decoder.fault("is not a language code")
    }
  }

  private static func isCodeByte(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(byte) || digits.contains(byte) || byte == UInt8(ascii: "-")
  }
}

extension JSONDocument {
  /// Reads the texts of the document.
  func prose(about subject: Subject) throws(BadData) -> Prose {
    try decode(ProseEndpoint.self).prose(about: subject)
  }
}

extension Subject {
  /// Returns `nil` for a kind without texts.
  init?(_ kind: Kind, _ id: Int) {
    switch kind {
    case .species: self = .species(ID(id))
    case .move: self = .move(ID(id))
    case .ability: self = .ability(ID(id))
    case .item: self = .item(ID(id))
    default: return nil
    }
  }

  /// The path of the document, such as `pokemon-species/445`.
  var resourcePath: String { "\(kind.rawValue)/\(id)" }

  fileprivate func badData(_ field: String, _ reason: String) -> BadData {
    BadData(resource: resourcePath, field: field, reason: reason)
  }
}
