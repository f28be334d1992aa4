/// Some words of a question, with the property that they give.
package struct WordPart<Value: Hashable & Sendable>: Sendable {
  typealias Path<Property> = WritableKeyPath<Value, Property> & Sendable
  typealias Take =
    @Sendable (inout ArraySlice<String>, inout Value, Catalog) -> Result<Void, Misread>

  /// How the words stand in the line.
  package enum Place: Sendable {
    /// A name that the question needs.
    case one
    /// Any number of names.
    case several
    /// All other words, such as a query.
    case rest
    /// An option without a value.
    case flag
    case option
    /// An option that may be repeated.
    case options
  }

  /// The name of the option; of other words, that in the help.
  package let name: String
  package let place: Place
  package let help: String
  /// The word for a value in the help; empty without a value.
  package var valueName = ""
  package var offered = OfferedWords.none
  /// Takes words from the beginning, for an option those after its name.
  let take: Take
  let write: @Sendable (Value, Catalog) -> [String]

  /// The word that an option begins with; `nil` for other words.
  package var option: String? {
    switch place {
    case .one, .several, .rest: nil
    case .flag, .option, .options: "--\(name)"
    }
  }

  var usage: String { place == .one ? valueName : "[\(valueName) …]" }

  /// The words that may stand instead of the beginning of them.
  func completions(of text: String, in catalog: Catalog) -> [[String]] {
    guard let option else { return offered.beginning(with: text, in: catalog).map { [$0] } }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
    guard option.hasPrefix(parts[0]) else { return [] }
    if place == .flag { return parts[1].isEmpty ? [[option]] : [] }
    return offered.beginning(with: parts[1], in: catalog).map { [option, $0] }
  }
}

extension WordPart {
  private init<Thing>(
    _ name: String?, _ place: Place, _ kind: WordKind<Thing>, _ help: String,
    values: @escaping @Sendable (Value) -> [Thing], take: @escaping Take
  ) {
    let option = name.map { ["--\($0)"] } ?? []
    self.init(
      name: name ?? kind.usage.lowercased(), place: place, help: help, valueName: kind.usage,
      offered: kind.offered, take: take,
      write: { value, catalog in
        values(value).flatMap { thing in kind.word(thing, catalog).map { option + [$0] } ?? [] }
      })
  }

  static func one<Thing>(_ path: Path<Thing>, _ kind: WordKind<Thing>, _ help: String) -> Self {
    Self(nil, .one, kind, help, values: { [$0[keyPath: path]] }) { words, value, catalog in
      kind.take(from: &words, in: catalog).map { value[keyPath: path] = $0 }
    }
  }

  /// Up to a number of different things; none is enough.
  static func several<Thing>(
    _ path: Path<[Thing]>, _ kind: WordKind<Thing>, _ help: String, atMost most: Int = .max
  ) -> Self {
    Self(nil, .several, kind, help, values: { $0[keyPath: path] }) { words, value, catalog in
      while !words.isEmpty, value[keyPath: path].count < most {
        let taken = kind.take(from: &words, in: catalog)
        guard case .success(let thing) = taken else { return taken.map { _ in } }
        value[keyPath: path] = (value[keyPath: path] + [thing]).unique
      }
      return .success(())
    }
  }

  static func flag(_ name: String, _ path: Path<Bool>, _ help: String) -> Self {
    Self(
      name: name, place: .flag, help: help,
      take: { _, value, _ in .success(value[keyPath: path] = true) },
      write: { value, _ in value[keyPath: path] ? ["--\(name)"] : [] })
  }

  static func option<Thing>(
    _ name: String, _ path: Path<Thing?>, _ kind: WordKind<Thing>, _ help: String
  ) -> Self {
    Self(name, .option, kind, help, values: { [$0[keyPath: path]].compactMap(\.self) }) {
      words, value, catalog in
      kind.take(from: &words, in: catalog).map { value[keyPath: path] = $0 }
    }
  }

  /// An option that is left out if its value is the usual one.
  static func option<Thing>(
    _ name: String, _ path: Path<Thing>, _ kind: WordKind<Thing>, usually usual: Thing,
    _ help: String
  ) -> Self {
    Self(name, .option, kind, help, values: { [$0[keyPath: path]].filter { $0 != usual } }) {
      words, value, catalog in
      kind.take(from: &words, in: catalog).map { value[keyPath: path] = $0 }
    }
  }

  static func options<Thing>(
    _ name: String, _ path: Path<[Thing]>, _ kind: WordKind<Thing>, _ help: String
  ) -> Self {
    Self(name, .options, kind, help, values: { $0[keyPath: path] }) { words, value, catalog in
      kind.take(from: &words, in: catalog).map { value[keyPath: path].append($0) }
    }
  }
}
