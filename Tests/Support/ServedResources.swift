import FoundationEssentials

/// The resources of a server: documents by path, and lists in pages.
struct ServedResources: Sendable {
  /// The documents by full path with a trailing slash, such as `/api/v2/pokemon/445/`.
  private var documents: [String: Document] = [:]
  private var lists: [String: [(id: Int, name: String?)]] = [:]
  /// The maximum number of entries on a page of a list, whatever the client requests.
  var maxPageLength = Int.max
  /// The address of the API, which replaces `{base}` in documents.
  var base = "" {
    didSet { documents = documents.mapValues(resolved) }
  }

  struct Document: Sendable {
    let bytes: [UInt8]
    let type: String
    /// The ETag, computed from the bytes.
    let etag: String

    init(bytes: [UInt8], type: String) {
      self.bytes = bytes
      self.type = type
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      etag = "W/\"\(hasher.finalize())\""
    }
  }

  private static let root = "/api/v2/"

  mutating func serve(_ json: String, at paths: [String]) {
    let document = resolved(Document(bytes: Array(json.utf8), type: "application/json"))
    for path in paths { documents[Self.full(path)] = document }
  }

  mutating func serve(_ bytes: [UInt8], type: String, at path: String) {
    documents[Self.full(path)] = Document(bytes: bytes, type: type)
  }

  mutating func list(_ resource: String, _ entries: [(id: Int, name: String?)]) {
    lists[Self.full(resource)] = entries
  }

  /// The answer to a target such as `/api/v2/pokemon/?limit=20`; `nil` for an unknown one.
  func document(_ target: String) -> Document? {
    let path = Self.full(String(target.prefix { $0 != "?" }))
    if let entries = lists[path] { return page(of: entries, path, target) }
    return documents[path]
  }

  private func resolved(_ document: Document) -> Document {
    guard !base.isEmpty, document.type == "application/json" else { return document }
    let text = String(decoding: document.bytes, as: UTF8.self)
    return Document(bytes: Array(text.replacing("{base}", with: base).utf8), type: document.type)
  }

  /// Whether a path is below a prefix, which may leave out the path of the API.
  static func isBelow(_ target: String, _ prefix: String) -> Bool {
    prefix.isEmpty || target.hasPrefix(prefix.hasPrefix("/") ? prefix : root + prefix)
  }

  private static func full(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : root + path
    return whole.hasSuffix("/") ? whole : whole + "/"
  }

  private func page(
    of entries: [(id: Int, name: String?)], _ path: String, _ target: String
  ) -> Document {
    func parameter(_ name: String) -> Int? {
      target.drop { $0 != "?" }.dropFirst().split(separator: "&")
        .first { $0.hasPrefix("\(name)=") }
        .flatMap { Int($0.dropFirst(name.count + 1)) }
    }
    let asked = parameter("limit").flatMap { $0 > 0 ? $0 : nil } ?? 20
    let limit = min(asked, maxPageLength)
    let offset = max(0, parameter("offset") ?? 0)
    let address = base.dropLast(Self.root.count) + path
    let part = entries.dropFirst(offset).prefix(limit)
    let hasMore = offset + part.count < entries.count
    let next = hasMore ? "\"\(address)?offset=\(offset + limit)&limit=\(limit)\"" : "null"
    let results = part.map { id, name in
      "{" + (name.map { "\"name\":\"\($0)\"," } ?? "") + "\"url\":\"\(address)\(id)/\"}"
    }
    let json =
      "{\"count\":\(entries.count),\"next\":\(next),\"previous\":null,"
      + "\"results\":[\(results.joined(separator: ","))]}"
    return Document(bytes: Array(json.utf8), type: "application/json; charset=utf-8")
  }
}
