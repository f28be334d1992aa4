import FoundationEssentials
import PokedexDomain

/// Prose as it is kept: JSON with short keys, equal texts once.
struct StoredProse: Codable {
  private let tellings: [String: Stored]

  private struct Stored: Codable {
    var g: String?
    var s: String?
    var e: [String]?
    var t: [Entry]?
  }

  private struct Entry: Codable {
    let t: String
    /// Versions and version groups, by number and slug.
    var v: [Game]?
    var g: [Game]?
  }

  private struct Game: Codable {
    let i: Int
    let s: String
  }

  init(_ prose: Prose) {
    tellings = Dictionary(
      prose.byLanguage.map { ($0.key.rawValue, Self.stored($0.value)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Nothing where the bytes are no prose.
  static func prose(_ bytes: [UInt8]) -> Prose? {
    try? JSONDecoder().decode(Self.self, from: Data(bytes)).prose
  }

  var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } ?? [] }

  init(from decoder: any Decoder) throws {
    tellings = try [String: Stored](from: decoder)
  }

  func encode(to encoder: any Encoder) throws { try tellings.encode(to: encoder) }

  private var prose: Prose {
    Prose(
      Dictionary(
        tellings.map { (Language(rawValue: $0.key), Self.telling($0.value)) },
        uniquingKeysWith: { first, _ in first }))
  }

  private static func stored(_ telling: Telling) -> Stored {
    Stored(
      g: telling.genus.isEmpty ? nil : telling.genus,
      s: telling.summary.isEmpty ? nil : telling.summary,
      e: telling.effect.isEmpty ? nil : telling.effect,
      t: telling.entries.isEmpty ? nil : telling.entries.folded.map(entry))
  }

  private static func entry(_ text: GameText) -> Entry {
    var entry = Entry(t: text.text)
    for game in text.games {
      switch game {
      case .version(let id, let slug): entry.v = (entry.v ?? []) + [Game(i: id.rawValue, s: slug)]
      case .group(let id, let slug): entry.g = (entry.g ?? []) + [Game(i: id.rawValue, s: slug)]
      }
    }
    return entry
  }

  private static func telling(_ stored: Stored) -> Telling {
    var telling = Telling()
    telling.genus = stored.g ?? ""
    telling.summary = stored.s ?? ""
    telling.effect = stored.e ?? []
    telling.entries = (stored.t ?? []).map { entry in
      let versions = (entry.v ?? []).map { TellingGame.version(ID($0.i), slug: $0.s) }
      let groups = (entry.g ?? []).map { TellingGame.group(ID($0.i), slug: $0.s) }
      return GameText(entry.t, games: versions + groups)
    }
    return telling
  }
}
