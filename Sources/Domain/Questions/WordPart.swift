/// Some words of a question, with the property that they give.
struct WordPart<Value: Hashable & Sendable>: Sendable {
  typealias Path<Property> = WritableKeyPath<Value, Property> & Sendable

  /// The word that an option begins with; `nil` for words without one.
  var option: String?
  let usage: String
  /// Whether the question asks nothing without them.
  var isNeeded = false
  /// Takes words from the beginning.
  let take: @Sendable (inout ArraySlice<String>, inout Value, Catalog) -> Result<Void, Misread>
  let write: @Sendable (Value, Catalog) -> [String]
  /// The words that may stand instead of the beginning of them.
  var complete: @Sendable (String, Catalog) -> [[String]] = { _, _ in [] }

  static func one<Thing>(_ path: Path<Thing>, _ kind: WordKind<Thing>) -> Self {
    Self(
      usage: kind.usage, isNeeded: true,
      take: { words, value, catalog in
        kind.take(from: &words, in: catalog).map { value[keyPath: path] = $0 }
      },
      write: { value, catalog in [kind.word(value[keyPath: path], catalog)].compactMap(\.self) },
      complete: { kind.beginning($0, $1).map { [$0] } })
  }

  /// Up to a number of different things; none is enough.
  static func any<Thing>(
    _ path: Path<[Thing]>, _ kind: WordKind<Thing>, atMost most: Int = .max
  ) -> Self {
    Self(
      usage: "[\(kind.usage) …]",
      take: { words, value, catalog in
        while !words.isEmpty, value[keyPath: path].count < most {
          let taken = kind.take(from: &words, in: catalog)
          guard case .success(let thing) = taken else { return taken.map { _ in } }
          value[keyPath: path] = (value[keyPath: path] + [thing]).unique
        }
        return .success(())
      },
      write: { value, catalog in value[keyPath: path].compactMap { kind.word($0, catalog) } },
      complete: { kind.beginning($0, $1).map { [$0] } })
  }

  /// All words that are left, after a sign.
  static func rest(_ path: Path<String>, _ usage: String, after sign: String = "") -> Self {
    Self(
      usage: usage, isNeeded: !sign.isEmpty,
      take: { words, value, _ in
        value[keyPath: path] = String(words.joined(separator: " ").dropFirst(sign.count))
        words = []
        return .success(())
      },
      write: { value, _ in (sign + value[keyPath: path]).split(separator: " ").map(String.init) })
  }

  static func flag(_ name: String, _ path: Path<Bool>) -> Self {
    Self(
      option: "--\(name)", usage: "[--\(name)]",
      take: { _, value, _ in .success(value[keyPath: path] = true) },
      write: { value, _ in value[keyPath: path] ? ["--\(name)"] : [] },
      complete: { text, _ in "--\(name)".hasPrefix(text) ? [["--\(name)"]] : [] })
  }

  /// An option with a value, which is left out if it is the usual one.
  static func option<Thing>(
    _ name: String, _ path: Path<Thing>, _ kind: WordKind<Thing>, usually usual: Thing
  ) -> Self {
    Self(
      option: "--\(name)", usage: kind.usage.isEmpty ? "" : "[--\(name) \(kind.usage)]",
      take: { words, value, catalog in
        kind.take(from: &words, in: catalog).map { value[keyPath: path] = $0 }
      },
      write: { value, catalog in
        let word = value[keyPath: path] == usual ? nil : kind.word(value[keyPath: path], catalog)
        return word.map { ["--\(name)", $0] } ?? []
      },
      complete: { text, catalog in
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
        guard "--\(name)".hasPrefix(parts[0]) else { return [] }
        return kind.beginning(parts[1], catalog).map { ["--\(name)", $0] }
      })
  }
}
