/// Brings what is told of a thing, in the reader's language or else in English.
package struct ReadProse: Sendable {
  private let prose: any ProseRepository
  private let languages: [Language]

  /// - Parameter languages: those that the reader wants, the dearest first; English comes last by
  ///   itself.
  package init(prose: any ProseRepository, languages: [Language] = []) {
    self.prose = prose
    self.languages = languages
  }

  /// What is at hand is brought at once if it is not old; else it is reported while newer is asked
  /// for.
  ///
  /// - Parameters:
  ///   - dex: says what games are called; without one, words are made of their slugs.
  ///   - lens: the entry of its games is to be read first.
  ///   - afresh: asks even if what is at hand is not old.
  package func callAsFunction(
    about subject: Subject, in dex: (any DexReference)?, through lens: Lens? = nil,
    afresh: Bool = false,
    report: @MainActor (DisplayedProse) -> Void = { _ in }
  ) async throws(PokedexError) -> DisplayedProse {
    let names = GameTitles(dex)
    let known = prose.known(subject).map { told($0, names, lens) }
    if let known {
      if !known.isOld, !afresh { return known }
      await report(known)
    }
    return told(try await prose.fetch(subject, afresh: afresh), names, lens)
  }

  private func told(_ prose: Timestamped<Prose>, _ names: GameTitles, _ lens: Lens?)
    -> DisplayedProse
  {
    let found = prose.value.first(of: languages + [.english])
    let localized = found?.localized ?? LocalizedProse()
    let entries = Array(localized.entries.folded.reversed())
    return DisplayedProse(
      genus: localized.genus, summary: localized.summary, effect: localized.effect,
      entries: entries.map { DisplayedProse.Entry(text: $0.text, games: names.titles($0.games)) },
      first: entries.firstIndex { names.isAny($0.games, of: lens) } ?? 0,
      missing: missing(found?.language), age: prose.age, isOld: prose.isOld)
  }

  /// The language that was wanted, where it had to be English.
  private func missing(_ found: Language?) -> Language? {
    guard let wanted = languages.first, found == .english else { return nil }
    return languages.contains(.english) ? nil : wanted
  }
}

/// What is told of a thing, as it is read.
package struct DisplayedProse: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let text: String
    /// What the games are called that say so, the newest last.
    package let games: [String]

    package init(text: String, games: [String]) {
      self.text = text
      self.games = games
    }
  }

  package let genus: String
  package let summary: String
  package let effect: [String]
  /// The newest first, equal ones as one.
  package let entries: [Entry]
  /// Which of them is to be read first.
  package let first: Int
  /// The language that it is not told in, so that it is in English.
  package let missing: Language?
  /// Seconds since it came.
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

/// What games are called: by the dex where there is one, else by words made of their slugs.
private struct GameTitles {
  private let versions: Table<Version>?
  private let names: Titles<Version>?
  private let groups: GameNames?

  init(_ dex: (any DexReference)?) {
    versions = try? dex?.table(Version.self)
    let called = try? dex?.names(of: .version)
    names = versions.flatMap { table in called.map { Titles(table, $0) } }
    groups = dex.flatMap { try? GameNames($0) }
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
        versions?[id].map { lens.groups.contains($0.versionGroup) } ?? false
      case .group(let id, _): lens.groups.contains(id)
      }
    }
  }
}
