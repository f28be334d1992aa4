import PokedexDomain

/// Prose as it is kept: JSON with short keys, equal texts once.
enum StoredProse {
  /// Nothing where the bytes are no prose.
  static func prose(_ bytes: [UInt8]) -> Prose? {
    try? JSONReader.read(bytes, resource: "") { reader throws(BadData) in
      var prose = Prose()
      try reader.beginObject()
      while let language = try reader.nextKey() {
        prose.byLanguage[Language(rawValue: language.string)] = try LocalizedProse(from: &reader)
      }
      return prose
    }
  }

  /// The same bytes for the same prose.
  static func bytes(of prose: Prose) -> [UInt8] {
    var json = ProseJSON()
    let tellings = prose.byLanguage.sorted { $0.key < $1.key }
    json.list("{", tellings, "}") { json, telling in
      json.key(telling.key.rawValue)
      json.telling(telling.value)
    }
    return json.bytes
  }
}

extension LocalizedProse: ReadableObject {
  init(_ object: JSONObject) throws(BadData) {
    self.init()
    genus = try object["g"] ?? ""
    summary = try object["s"] ?? ""
    effect = try object["e"] ?? []
    entries = try object["t"] ?? []
  }
}

extension GameText: ReadableObject {
  /// Versions and version groups stand by number and slug.
  init(_ object: JSONObject) throws(BadData) {
    let versions: [StoredGame] = try object["v"] ?? []
    let groups: [StoredGame] = try object["g"] ?? []
    self.init(
      try object["t"],
      games: versions.map { .version(ID($0.id), slug: $0.slug) }
        + groups.map { .group(ID($0.id), slug: $0.slug) })
  }
}

private struct StoredGame: ReadableObject {
  let id: Int
  let slug: String

  init(_ object: JSONObject) throws(BadData) {
    (id, slug) = (try object["i"], try object["s"])
  }
}

/// Writes prose as JSON. `JSONEncoder` takes ten times as long, and a sync has eight megabytes.
private struct ProseJSON {
  private(set) var bytes: [UInt8] = []

  mutating func telling(_ telling: LocalizedProse) {
    bytes.append(UInt8(ascii: "{"))
    if !telling.effect.isEmpty {
      member("e")
      list("[", telling.effect, "]") { $0.text($1) }
    }
    if !telling.genus.isEmpty {
      member("g")
      text(telling.genus)
    }
    if !telling.summary.isEmpty {
      member("s")
      text(telling.summary)
    }
    if !telling.entries.isEmpty {
      member("t")
      list("[", telling.entries.folded, "]") { $0.entry($1) }
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func entry(_ entry: GameText) {
    bytes.append(UInt8(ascii: "{"))
    member("t")
    text(entry.text)
    games(entry.games, "v") { if case .version(let id, _) = $0 { id.rawValue } else { nil } }
    games(entry.games, "g") { if case .group(let id, _) = $0 { id.rawValue } else { nil } }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func games(
    _ games: [ProseGame], _ name: String, id: (ProseGame) -> Int?
  ) {
    let told = games.compactMap { game in id(game).map { ($0, game.slug) } }
    guard !told.isEmpty else { return }
    member(name)
    list("[", told, "]") { json, game in
      json.bytes += "{\"i\":\(game.0),\"s\":".utf8
      json.text(game.1)
      json.bytes.append(UInt8(ascii: "}"))
    }
  }

  mutating func list<Element>(
    _ open: Unicode.Scalar, _ elements: [Element], _ close: Unicode.Scalar,
    _ write: (inout ProseJSON, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (number, element) in elements.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      write(&self, element)
    }
    bytes.append(UInt8(ascii: close))
  }

  mutating func key(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func member(_ name: String) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    key(name)
  }

  private mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      bytes += text.utf8
    } else {
      bytes += JSONText.quoted(text).utf8.dropFirst().dropLast()
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
