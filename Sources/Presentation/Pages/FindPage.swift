import PokedexDomain

/// Finds a page by its name in the shell: `garchomp`, `garchomp:moves`, `move:earthquake`,
/// `place:route 1`.
package struct FindPage: Sendable {
  private let pokemon = FindPokemon()
  private let anything = FindAnything()
  private let named = FindNamed()
  private let lens: Lens?

  /// - Parameter lens: The games of which a name that several places share means one.
  package init(through lens: Lens? = nil) {
    self.lens = lens
  }

  /// Whether a string may name a tab of a page; if not, no Pokémon needs to be looked up.
  package static func mayBePart(_ text: String) -> Bool { tab(of: text) != nil }

  /// The tab of a Pokémon's page that a string names; `nil` if it names something else.
  package func part(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) -> Destination? {
    guard let (name, tab) = Self.tab(of: text) else { return nil }
    let catalog = engine.rows.catalog
    return Self.form(FormReader(catalog)(name), catalog).map { .pokemon($0, tab) }
  }

  /// Finds a page by a complete name in any language and spelling, or a Pokémon by its National Dex
  /// number. Pokémon take precedence, but if the name is not exactly one's. A name may contain a
  /// colon itself, as Type: Null does.
  ///
  /// - Parameter engine: Queries over all forms.
  /// - Throws: ``PokedexError/unclearName(_:)`` with the nearest names.
  package func callAsFunction(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination {
    if let found = try found(text, in: engine) { return found }
    let hint = hint(text, FindAnything.kinds, in: engine.rows.catalog)
    throw .unclearName(worded("nothing is called '\(text)'") + hint)
  }

  /// Finds a page of one kind.
  package func callAsFunction(
    _ name: String, of kind: Kind, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination {
    if let found = try found(name, of: kind, in: engine) { return found }
    let hint = hint(name, Self.kinds(of: kind), in: engine.rows.catalog)
    throw .notFound("\(kind.title) '\(name)'" + hint)
  }

  // MARK: Without a hint, which costs more than the search

  /// - Returns: `nil` if nothing is called so.
  package func found(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination? {
    if let found = try wholly(text, in: engine) { return found }
    let catalog = engine.rows.catalog
    let reading = FormReader(catalog)(text)
    if let form = Self.form(reading, catalog) { return .pokemon(form) }
    if case .unclear(let rows) = reading {
      throw .unclear(text, rows.map { catalog.forms.slugs[$0] })
    }
    return nil
  }

  /// The page with that whole name, not one that a Pokémon's name in other words may mean.
  func wholly(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination? {
    let catalog = engine.rows.catalog
    if let form = Self.form(FormReader(catalog).exact(text), catalog) { return .pokemon(form) }
    if let part = part(text, in: engine) { return part }
    if let (kind, name) = Self.kind(of: text) { return try self(name, of: kind, in: engine) }
    return try exact(text, FindAnything.kinds, in: catalog)
  }

  /// - Returns: `nil` if nothing of the kind is called so; Pokémon throw an error with a hint.
  package func found(
    _ name: String, of kind: Kind, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination? {
    if kind == .form {
      let (name, tab) = Self.tab(of: name) ?? (name, .overview)
      return .pokemon(try pokemon(name, in: engine), tab)
    }
    let catalog = engine.rows.catalog
    guard catalog.reference != nil else { throw .needsDex }
    return try exact(name, Self.kinds(of: kind), in: catalog)
  }

  private static func kinds(of kind: Kind) -> [Kind] { Kinds[kind]?.sources.map(\.kind) ?? [kind] }

  private static func form(_ reading: FormReader.Reading, _ catalog: Catalog) -> ID<Form>? {
    guard case .form(let row) = reading else { return nil }
    return catalog.forms.ids[row]
  }

  /// The page of what ``FindNamed`` finds.
  ///
  /// - Throws: ``PokedexError/unclearName(_:)`` with the slugs if several entities of a kind share
  ///   the name.
  private func exact(
    _ name: String, _ kinds: [Kind], in catalog: Catalog
  ) throws(PokedexError) -> Destination? {
    let letters = Spelling.folded(name)
    let matches = named(name, in: catalog, among: kinds)
    guard let first = matches.first else { return nil }
    let others = matches.filter { $0.kind == first.kind }
    if first.kind == .location, first.slug != name {
      return .thing(.location, place(first, others.count, letters, catalog).rawValue)
    }
    if others.count > 1, !first.isCalled(letters) {
      throw .unclear(name, others.map(\.slug))
    }
    return Destination(first.kind, first.id, in: catalog)
  }

  /// A place with the name that tells it apart in lists, or one of those that share their name.
  ///
  /// - Parameter count: the number of places with the name in any language.
  private func place(
    _ match: FindNamed.Match, _ count: Int, _ letters: [UInt8], _ catalog: Catalog
  ) -> ID<Location> {
    let isShared = count > 1 || match.isShown(as: letters)
    guard isShared, let dex = catalog.reference else { return ID(match.id) }
    return SharedPlaces(dex, through: lens).likeliest(calledAs: ID(match.id))
  }

  /// The nearest name, then others. Matches that only have the letters in this order are too weak
  /// for a hint.
  private func hint(_ name: String, _ kinds: [Kind], in catalog: Catalog) -> String {
    var names = kinds.contains(.form) ? catalog.names : []
    for source in kinds.compactMap({ Kinds.source($0) }) {
      names += catalog.reference.map(source.names) ?? []
    }
    let nearest = NearestWord.to(name, among: names).map { [$0] } ?? []
    let close = anything(name, in: catalog, among: kinds)
      .filter { $0.closeness != .lettersInOrder }.map(\.name)
    return NearestWord.hint(
      Array((nearest + close.filter { !nearest.contains($0) }).prefix(3)))
  }
}

/// Parsing of `kind:name` and `name:tab`.
extension FindPage {
  private static func kind(of text: String) -> (Kind, String)? {
    guard let colon = text.firstIndex(of: ":"), let kind = Kind(word: String(text[..<colon]))
    else { return nil }
    return (kind, String(text[colon...].dropFirst()))
  }

  /// The name of a Pokémon and the tab of its page.
  private static func tab(of text: String) -> (name: String, tab: PokemonTab)? {
    guard let colon = text.lastIndex(of: ":"),
      let tab = PokemonTab.named(String(text[colon...].dropFirst()))
    else { return nil }
    return (String(text[..<colon]), tab)
  }
}

extension Kind {
  /// Kinds with pages, each with the words for it that may precede the colon. If pages of several
  /// kinds share a name, the earlier kind takes precedence.
  private static let words: [(kind: Kind, words: [String])] =
    [(.form, ["pokemon", "pokémon"])]
    + FindAnything.kinds.compactMap { Kinds.source($0) }.map { ($0.kind, $0.words) }

  package init?(word: String) {
    let word = word.lowercased()
    guard let known = Self.words.first(where: { $0.words.contains(word) }) else { return nil }
    self = known.kind
  }

  /// The words that may precede a name.
  package static var addressWords: [String] { words.compactMap(\.words.first) }
}
