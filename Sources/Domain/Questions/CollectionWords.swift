/// The words that define a collection: options, then a query. The store and the shell have the same.
extension SlotCollection: Worded {
  package static let words = Words(
    name: "collection",
    parts: [
      .query(\.query, "A query for slots; without one, all that are kept anywhere."),
      .option("order", \.order, .lens, "The Pokémon of this game's dex, in its order."),
      .option("size", \.size, .number("N", sizes), usually: usualSize, "The places in a box."),
      .option(
        "looks", \.looks, .choice(), usually: .each,
        "A place for each look, or one place for the form."),
      .option(
        "genders", \.genders, .choice(), usually: .beside,
        "Females that look different beside males, apart at the end, or only one of both."),
      .option(
        "regional", \.regional, .choice(), usually: .beside,
        "Regional forms beside the others, or last."),
      .option(
        "colours", \.colours, .choice(), usually: .usual,
        "Slots in usual colours, shiny ones, or both."),
    ], blank: SlotCollection(), problem: { _ in nil })

  /// The words that read as this collection; `nil` if the dex lacks the games of its order.
  package func text(in catalog: Catalog) -> String? {
    Self.words.write(self, in: catalog).map { $0.joined(separator: " ") }
  }

  /// The collection of stored words; `nil` if they read as none, such as after a changed game is gone.
  init?(_ text: String, in catalog: Catalog) {
    let words = text.split(separator: " ").map(String.init)
    guard let collection = Self.words.read(words[...], in: catalog).value else { return nil }
    self = collection
  }
}

extension WordPart {
  /// All words that are no options.
  fileprivate static func query(_ path: Path<String>, _ help: String) -> Self {
    Self(
      name: "query", place: .rest, help: help, valueName: "QUERY",
      take: { words, value, _ in
        value[keyPath: path] = words.joined(separator: " ")
        words = []
        return .success(())
      },
      write: { value, _ in [value[keyPath: path]].filter { !$0.isEmpty } })
  }
}

extension WordKind where Thing: RawRepresentable<String> & CaseIterable {
  /// One of the cases.
  fileprivate static func choice() -> Self {
    let words = Thing.allCases.map { ($0.rawValue, $0) }
    let usage = words.map(\.0).joined(separator: "|")
    return word(usage, { usage }, words, read: { Thing(rawValue: $0.lowercased()) })
  }
}
