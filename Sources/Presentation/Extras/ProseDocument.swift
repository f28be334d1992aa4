import PokedexDomain

// How texts stand on a page, and how it says that they are missing.

extension Document {
  /// The overview with what is told of the species.
  package init(
    overview page: PokemonPage, note: String = "", trouble: PokedexError?,
    prose: Loadable<ToldProse>
  ) {
    let facts = Document(overview: page, note: note, trouble: trouble)
    self.init(facts.blocks + Self.prose(prose))
  }

  /// What is told of a thing, and what about it is still to come or could not be had.
  static func prose(
    _ state: Loadable<ToldProse>, entry: Int? = nil, missing: [String] = ["text"]
  ) -> [Block] {
    let told = state.value.map { words($0, entry: entry) } ?? []
    guard let remark = remark(state, missing) else { return told }
    return told + (told.isEmpty ? [.blank] : []) + [.paragraph(Inline(remark, tone: .dim))]
  }

  private static func words(_ told: ToldProse, entry: Int?) -> [Block] {
    let effect = told.effect.isEmpty && !told.summary.isEmpty ? [told.summary] : told.effect
    let blocks =
      (told.genus.isEmpty ? [] : [.heading(told.genus)])
      + effect.map { .paragraph(Inline($0)) } + text(of: told, entry)
    return blocks.isEmpty ? [] : [.blank] + blocks
  }

  /// The entry of a game, and which of how many it is.
  private static func text(of told: ToldProse, _ entry: Int?) -> [Block] {
    guard !told.entries.isEmpty else { return [] }
    let place = (entry ?? told.first) % told.entries.count
    let shown = told.entries[place]
    var source = [names(of: shown.games)]
    if told.entries.count > 1 { source.append("text \(place + 1) of \(told.entries.count)") }
    if let language = told.missing { source.append("there is none in \(language.name)") }
    return [
      .paragraph(Inline(shown.text)),
      .paragraph(Inline(source.joined(separator: " · "), tone: .dim)),
    ]
  }

  /// Many games say the same: the newest stands for them.
  private static func names(of games: [String]) -> String {
    guard games.count > 3, let last = games.last else { return games.joined(separator: ", ") }
    return "\(last) and \(games.count - 1) more"
  }

  private static func remark(_ state: Loadable<ToldProse>, _ missing: [String]) -> String? {
    switch state {
    case .idle: nil
    case .loading(let previous, _): previous == nil ? "The text is on its way …" : nil
    case .loaded(let told) where told.isOld: age(of: told)
    case .loaded(let told): told == ToldProse(age: told.age) ? "PokeAPI has no text of it." : nil
    case .error(.notFound, nil) where missing.count == 1: "PokeAPI has no text of it."
    case .error(let error, let previous):
      "\(previous.map(age) ?? missing.map { "no \($0)" }.joined(separator: ", ")): \(error.reason)"
    }
  }

  private static func age(of told: ToldProse) -> String {
    "as it was \(Formatting.age(told.age)) ago"
  }
}

extension PokedexError {
  /// Why something that can be done without is missing or old, and what may bring it.
  var reason: String {
    switch self {
    case .offline, .notFound: shortText
    default: "\(shortText) · r tries again"
    }
  }

  /// The reason in a few words, for what can be done without.
  private var shortText: String {
    switch self {
    case .offline: "offline"
    case .notFound: "PokeAPI has none (404)"
    case .network(.unreachable): "no network"
    default: text
    }
  }
}

extension Formatting {
  /// `3 days`, from seconds.
  package static func age(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3_600, "hour"), (60, "minute")]
    for (length, name) in units where seconds >= length {
      let count = seconds / length
      return "\(Formatting.count(count)) \(name)\(count == 1 ? "" : "s")"
    }
    return "a moment"
  }
}
