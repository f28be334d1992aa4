import FoundationEssentials
import PokedexDomain

/// Prose as stored in files: JSON with short keys, and equal texts merged.
enum StoredProse {
  /// Returns `nil` if the bytes are not stored prose.
  static func prose(_ bytes: [UInt8]) -> Prose? {
    let stored = try? JSONDecoder().decode([String: StoredLocalizedProse].self, from: Data(bytes))
    return stored.map { stored in
      var prose = Prose()
      for (language, localized) in stored {
        prose.byLanguage[Language(rawValue: language)] = localized.localized
      }
      return prose
    }
  }

  /// Encodes prose, with the same bytes for the same prose; empty if it cannot be encoded.
  static func bytes(of prose: Prose) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let entries = prose.byLanguage.map { ($0.rawValue, StoredLocalizedProse($1)) }
    let stored = Dictionary(entries) { first, _ in first }
    return (try? encoder.encode(stored)).map(Array.init) ?? []
  }
}

private struct StoredLocalizedProse: Codable {
  let effect: [String]?
  let genus: String?
  let summary: String?
  let entries: [StoredText]?

  private enum CodingKeys: String, CodingKey {
    case effect = "e"
    case genus = "g"
    case summary = "s"
    case entries = "t"
  }

  init(_ localized: LocalizedProse) {
    effect = localized.effect.isEmpty ? nil : localized.effect
    genus = localized.genus.isEmpty ? nil : localized.genus
    summary = localized.summary.isEmpty ? nil : localized.summary
    entries = localized.entries.isEmpty ? nil : localized.entries.folded.map(StoredText.init)
  }

  var localized: LocalizedProse {
    var localized = LocalizedProse()
    localized.genus = genus ?? ""
    localized.summary = summary ?? ""
    localized.effect = effect ?? []
    localized.entries = entries?.map(\.gameText) ?? []
    return localized
  }
}

/// A text, with the versions and version groups in which it appears.
private struct StoredText: Codable {
  let text: String
  let versions: [StoredGame]?
  let groups: [StoredGame]?

  private enum CodingKeys: String, CodingKey {
    case text = "t"
    case versions = "v"
    case groups = "g"
  }

  init(_ entry: GameText) {
    text = entry.text
    versions = Self.games(entry) { if case .version(let id, _) = $0 { id.rawValue } else { nil } }
    groups = Self.games(entry) { if case .group(let id, _) = $0 { id.rawValue } else { nil } }
  }

  private static func games(_ entry: GameText, id: (ProseGame) -> Int?) -> [StoredGame]? {
    let games = entry.games.compactMap { game in
      id(game).map { StoredGame(id: $0, slug: game.slug) }
    }
    return games.isEmpty ? nil : games
  }

  var gameText: GameText {
    let versions = versions ?? []
    let groups = groups ?? []
    return GameText(
      text,
      games: versions.map { .version(ID($0.id), slug: $0.slug) }
        + groups.map { .group(ID($0.id), slug: $0.slug) })
  }
}

private struct StoredGame: Codable {
  let id: Int
  let slug: String

  private enum CodingKeys: String, CodingKey {
    case id = "i"
    case slug = "s"
  }
}
