import PokedexDomain

// The layout of prose on a page, and the messages for missing prose.

extension Document {
  /// The overview of a form followed by the prose of its species, for the shell, where there are no
  /// keys to name.
  package init(
    overview page: PokemonPage, note: String = "", failure: PokedexError?,
    prose: Loadable<DisplayedProse>
  ) {
    let facts = Document(overview: page, note: note, failure: failure, hasKeys: false)
    self.init(facts.blocks + Self.prose(prose, hasKeys: false))
  }

  /// The blocks of the prose, with a message if it is loading, outdated or missing.
  static func prose(
    _ state: Loadable<DisplayedProse>, entry: Int? = nil, missing: [String] = [worded("text")],
    hasKeys: Bool = true
  ) -> [Block] {
    let blocks = state.value.map { words($0, entry: entry) } ?? []
    guard let remark = remark(state, missing, hasKeys) else { return blocks }
    return blocks + (blocks.isEmpty ? [.blank] : []) + [.paragraph(Inline(remark, tone: .dim))]
  }

  private static func words(_ prose: DisplayedProse, entry: Int?) -> [Block] {
    let effect = prose.effect.isEmpty && !prose.summary.isEmpty ? [prose.summary] : prose.effect
    let blocks =
      (prose.genus.isEmpty ? [] : [.heading(prose.genus)])
      + effect.map { .paragraph(Inline($0)) } + text(of: prose, entry)
    return blocks.isEmpty ? [] : [.blank] + blocks
  }

  /// The Pokédex entry, with its games and its position among the entries.
  private static func text(of prose: DisplayedProse, _ entry: Int?) -> [Block] {
    guard !prose.entries.isEmpty else { return [] }
    let index = (entry ?? prose.first) % prose.entries.count
    let shown = prose.entries[index]
    var source = [names(of: shown.games)]
    if prose.entries.count > 1 {
      source.append(worded("text \(index + 1) of \(prose.entries.count)"))
    }
    if let language = prose.missing {
      source.append(worded("none in \(Phrase(language.name))"))
    }
    return [
      .paragraph(Inline(shown.text)),
      .paragraph(Inline(source.joined(separator: " · "), tone: .dim)),
    ]
  }

  /// The newest game represents a long list of games with the same text.
  private static func names(of games: [String]) -> String {
    guard games.count > 3, let last = games.last else { return games.joined(separator: ", ") }
    return worded("\(last) and \(games.count - 1) more")
  }

  private static func remark(
    _ state: Loadable<DisplayedProse>, _ missing: [String], _ hasKeys: Bool
  ) -> String? {
    switch state {
    case .idle: nil
    case .loading(let previous, _): previous == nil ? worded("Loading the text …") : nil
    case .loaded(let prose) where prose.isOld: age(of: prose)
    case .loaded(let prose):
      prose == DisplayedProse(age: prose.age) ? worded("PokéAPI has no text about it.") : nil
    case .error(.notFound, nil) where missing.count == 1: worded("PokéAPI has no text about it.")
    case .error(let error, let previous):
      worded(
        "\(previous.map(age) ?? without(missing)): \(hasKeys ? error.reason : error.shortText)")
    }
  }

  private static func without(_ missing: [String]) -> String {
    missing.map { worded("no \($0)") }.joined(separator: ", ")
  }

  private static func age(of prose: DisplayedProse) -> String {
    worded("\(Formatting.age(prose.age)) old")
  }
}

extension PokedexError {
  /// The reason why an optional part is missing or outdated, with the key to retry.
  var reason: String {
    switch self {
    case .offline, .notFound: shortText
    default: worded("\(shortText) · r tries again")
    }
  }

  /// The reason in a few words.
  fileprivate var shortText: String {
    switch self {
    case .offline: worded("offline")
    case .notFound: worded("PokéAPI has no text about it (404)")
    case .network(.unreachable): worded("no network")
    default: text
    }
  }
}

extension Formatting {
  /// `3 days`, from seconds.
  package static func age(_ seconds: Int) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60)
    return switch (days, hours, minutes) {
    case (1, _, _): worded("1 day")
    case (2..., _, _): worded("\(count(days)) days")
    case (_, 1, _): worded("1 hour")
    case (_, 2..., _): worded("\(hours) hours")
    case (_, _, 1): worded("1 minute")
    case (_, _, 2...): worded("\(minutes) minutes")
    default: worded("a moment")
    }
  }
}
