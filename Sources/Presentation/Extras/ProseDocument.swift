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
    let age = state.value.flatMap { $0.isOld ? "as it was \(Formatting.age($0.age)) ago" : nil }
    switch state {
    case .idle: return nil
    case .loading(let previous, _): return previous == nil ? "The text is on its way …" : nil
    case .loaded(let told):
      return told == ToldProse(age: told.age) ? "PokeAPI has no text of it." : age
    case .error(let error, let previous):
      let what = previous == nil ? missing.map { "no \($0)" }.joined(separator: ", ") : age ?? ""
      let retry = error == .offline ? "" : " · r tries again"
      return "\(what.isEmpty ? "not renewed" : what): \(error.shortText)\(retry)"
    }
  }
}

extension PokedexError {
  /// The reason in a few words, for what can be done without.
  var shortText: String {
    switch self {
    case .offline: "offline"
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
