/// Loads the prose about an entity, in the reader's language or in English.
package struct ReadProse: Sendable {
  private let prose: any ProseRepository
  private let languages: [Language]

  /// - Parameter languages: the reader's languages, most preferred first; English is always the
  ///   fallback.
  package init(prose: any ProseRepository, languages: [Language] = []) {
    self.prose = prose
    self.languages = languages
  }

  /// Returns cached prose unless it is old; old prose is reported while a newer copy loads.
  ///
  /// - Parameters:
  ///   - dex: provides the names of games; without one, they are derived from slugs.
  ///   - lens: selects the entry to read first.
  ///   - forceRefresh: fetches even if the cached prose is not old.
  package func callAsFunction(
    about subject: Subject, in dex: (any DexReference)?, through lens: Lens? = nil,
    forceRefresh: Bool = false,
    report: @MainActor (DisplayedProse) -> Void = { _ in }
  ) async throws(PokedexError) -> DisplayedProse {
    let known = prose.known(subject).map { displayed($0, dex, lens) }
    if let known {
      if !known.isOld, !forceRefresh { return known }
      await report(known)
    }
    return displayed(try await prose.fetch(subject, forceRefresh: forceRefresh), dex, lens)
  }

  private func displayed(
    _ prose: Timestamped<Prose>, _ dex: (any DexReference)?, _ lens: Lens?
  ) -> DisplayedProse {
    let names = GameTitles(dex)
    let found = prose.value.first(of: languages + [.english])
    let localized = found?.localized ?? LocalizedProse()
    let entries = Array(localized.entries.folded.reversed())
    return DisplayedProse(
      genus: localized.genus, summary: localized.summary, effect: localized.effect,
      entries: entries.map { DisplayedProse.Entry(text: $0.text, games: names.titles($0.games)) },
      first: entries.firstIndex { names.isAny($0.games, of: lens) } ?? 0,
      missing: missing(found?.language), age: prose.age, isOld: prose.isOld)
  }

  /// The preferred language, if English had to replace it.
  private func missing(_ found: Language?) -> Language? {
    guard let wanted = languages.first, found == .english else { return nil }
    return languages.contains(.english) ? nil : wanted
  }
}

/// Prose for display.
package struct DisplayedProse: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let text: String
    /// The games with this text, the newest last.
    package let games: [String]
  }

  package let genus: String
  package let summary: String
  package let effect: [String]
  /// The newest first, with equal texts merged.
  package let entries: [Entry]
  /// The index of the entry to read first.
  package let first: Int
  /// The preferred language, if the prose is in English because there is none in that language.
  package let missing: Language?
  /// Seconds since the prose was fetched.
  package let age: Int
  package let isOld: Bool

  package init(
    genus: String = "", summary: String = "", effect: [String] = [], entries: [Entry] = [],
    first: Int = 0, missing: Language? = nil, age: Int = 0, isOld: Bool = false
  ) {
    self.genus = genus
    self.summary = summary
    self.effect = effect
    self.entries = entries
    self.first = first
    self.missing = missing
    self.age = age
    self.isOld = isOld
  }
}

/// The names of games, from the dex or derived from slugs.
private struct GameTitles {
  private let versions: Table<Version>?
  private let names: Titles<Version>?
  private let groups: GameNames?

  init(_ dex: (any DexReference)?) {
    versions = dex?.table(Version.self)
    let called = dex?.names(of: .version)
    names = versions.flatMap { table in called.map { Titles(table, $0) } }
    groups = dex.map { GameNames($0) }
  }

  func titles(_ games: [ProseGame]) -> [String] {
    games.map { game in
      let known: String? =
        switch game {
        case .version(let id, _): names?[id].name
        case .group(let id, _): groups?[id]
        }
      return known.flatMap { $0.hasPrefix("#") ? nil : $0 } ?? titled(game.slug)
    }
  }

  func isAny(_ games: [ProseGame], of lens: Lens?) -> Bool {
    guard let lens else { return false }
    return games.contains { game in
      switch game {
      case .version(let id, _):
        versions?[id].map { lens.data.groups.contains($0.versionGroup) } ?? false
      case .group(let id, _): lens.data.groups.contains(id)
      }
    }
  }
}
