/// The sorts of things that the words of questions name.
extension WordKind<ID<Form>> {
  static var form: Self {
    Self(
      usage: "POKEMON", noun: { worded("Pokémon") },
      read: { name, catalog in
        switch FormReader(catalog)(name) {
        case .form(let row): .success(catalog.forms.ids[row])
        case .unclear(let rows): .failure(.unclear(name, rows.map { catalog.forms.slugs[$0] }))
        case .unknown: nil
        }
      },
      nearest: { FormReader($1).nearest(to: $0) }, word: { $1.forms[$0]?.slug },
      offered: .things(.form))
  }
}

extension WordKind<FormOrTeam> {
  static var formOrTeam: Self {
    let forms = WordKind<ID<Form>>.form
    return Self(
      usage: "POKEMON|@TEAM", noun: forms.noun,
      read: { name, catalog in
        guard let team = Self.team(name) else {
          return forms.read(name, catalog)?.map(FormOrTeam.form)
        }
        return .success(.team(team))
      },
      nearest: forms.nearest,
      word: { who, catalog in
        who.form.map { forms.word($0, catalog) } ?? who.team.map { FormOrTeam.sign + $0 }
      },
      offered: .formsAndTeams)
  }

  static func team(_ name: String) -> String? {
    guard name.hasPrefix(FormOrTeam.sign) else { return nil }
    let team = String(name.dropFirst())
    // Another sign begins another team.
    return team.isEmpty || team.contains(" \(FormOrTeam.sign)") ? nil : team
  }
}

extension WordKind<String> {
  /// The name of a team.
  static var team: Self {
    Self(
      usage: "@TEAM", noun: { worded("team") },
      read: { name, _ in WordKind<FormOrTeam>.team(name).map { .success($0) } },
      nearest: { _, _ in nil }, word: { name, _ in FormOrTeam.sign + name }, offered: .teams)
  }
}

extension WordKind<FormOrPlace> {
  /// After `place:`, only a place is meant.
  static var formOrPlace: Self {
    let forms = WordKind<ID<Form>>.form
    let places = WordKind<ID<Location>>.place
    let sign = "place:"
    return Self(
      usage: "POKEMON|PLACE", noun: { worded("Pokémon or place") },
      read: { name, catalog in
        if name.hasPrefix(sign) {
          return places.read(String(name.dropFirst(sign.count)), catalog)?.map(FormOrPlace.place)
        }
        return forms.read(name, catalog)?.map(FormOrPlace.form)
          ?? places.read(name, catalog)?.map(FormOrPlace.place)
      },
      nearest: { forms.nearest($0, $1) ?? places.nearest($0, $1) },
      word: { what, catalog in
        switch what {
        case .form(let form): forms.word(form, catalog)
        case .place(let place): places.word(place, catalog).map { sign + $0 }
        }
      },
      offered: .things(.form))
  }
}

extension WordKind {
  /// A thing with a name of its own.
  private static func thing<Entity: Browsable>(
    _ type: Entity.Type, _ usage: String
  ) -> WordKind<ID<Entity>> {
    WordKind<ID<Entity>>(
      usage: usage, noun: { Entity.noun },
      read: { FindNamed()($0, in: $1, among: [Entity.kind]).first.map { .success(ID($0.id)) } },
      nearest: { NearestWord.to($0, among: $1.dex.names(of: Entity.kind)) },
      word: { $1.dex.table(type).slug(of: $0) }, offered: .things(Entity.kind))
  }
}

extension WordKind<ID<Move>> {
  static var move: Self { thing(Move.self, "MOVE") }
}

extension WordKind<ID<Location>> {
  static var place: Self { thing(Location.self, "PLACE") }
}

extension WordKind<ID<Item>> {
  static var item: Self { thing(Item.self, "ITEM") }
}

extension WordKind<ID<Nature>> {
  /// All neutral natures have the same effect.
  static var nature: Self {
    let natures = thing(Nature.self, "NATURE")
    return Self(
      usage: natures.usage, noun: natures.noun,
      read: { natures.read($0.lowercased() == "neutral" ? "hardy" : $0, $1) },
      nearest: natures.nearest, word: natures.word, offered: natures.offered)
  }
}

extension WordKind<Lens> {
  static var lens: Self {
    Self(
      usage: "GAME", noun: { VersionGroup.noun },
      read: { name, catalog in catalog.lens(named: name).map { .success($0) } },
      nearest: { name, catalog in catalog.lenses.nearest(to: name) },
      word: { lens, catalog in catalog.lens(named: lens.slug)?.slug }, offered: .games)
  }
}

extension WordKind {
  /// One of a few words.
  static func word(
    _ usage: String, _ noun: @escaping @Sendable () -> String, _ words: [(String, Thing)],
    read: @escaping @Sendable (String) -> Thing?
  ) -> Self {
    let names = words.map(\.0)
    return Self(
      usage: usage, noun: noun, read: { text, _ in read(text).map { .success($0) } },
      nearest: { text, _ in NearestWord.to(text, among: names) ?? names.joined(separator: ", ") },
      word: { thing, _ in words.first { $0.1 == thing }?.0 }, offered: .list(names))
  }
}

extension WordKind<Stat> {
  static var stat: Self {
    let words = Stat.allCases.map { ($0.word, $0) }
    return word(
      words.map(\.0).joined(separator: "|"), { worded("stat") }, words, read: { Stat(written: $0) })
  }
}

extension WordKind<SpreadQuestion.FreeNature> {
  static var freeNature: Self {
    word("any", { worded("nature") }, [("any", .any)], read: { $0 == "any" ? .any : nil })
  }
}

extension WordKind<BattleStatus> {
  static var status: Self {
    let words = BattleStatus.allCases.map { ($0.word, $0) }
    return word(
      "STATUS", { worded("status condition") }, words, read: { BattleStatus(word: $0) })
  }
}

extension WordKind<Characteristic> {
  static var characteristic: Self {
    word(
      "SENTENCE", { worded("characteristic") }, Characteristic.all.map { ($0.slug, $0) },
      read: { Characteristic.named($0) })
  }
}

extension WordKind<String> {
  /// A value of ``Circumstances``, by the players' word for it.
  static var circumstance: Self {
    let words = Circumstances.words.map { ($0.word, $0.value) }
    return word(
      "CONDITION", { worded("condition") }, words,
      read: { text in words.first { $0.0 == text.lowercased() }?.1 })
  }
}

extension WordKind {
  /// Something that is written in one way.
  private static func written(
    _ usage: String, as example: String, _ read: @escaping @Sendable (String) -> Thing?,
    _ write: @escaping @Sendable (Thing) -> String
  ) -> Self {
    Self(
      usage: usage, noun: { usage },
      read: { text, _ in
        if let thing = read(text) { return .success(thing) }
        return text.contains(" ")
          ? nil : .failure(.wrongWords(worded("'\(text)' is wrong here: write \(example)")))
      },
      nearest: { _, _ in example }, word: { thing, _ in write(thing) })
  }
}

extension WordKind<Int> {
  static func number(_ usage: String, _ range: ClosedRange<Int>) -> Self {
    written(
      usage, as: "\(range.lowerBound)–\(range.upperBound)",
      { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }, { "\($0)" })
  }
}

extension WordKind<CatchSituation.Health> {
  static var health: Self {
    written("HP", as: "50, 1hp, 37/120", { CatchSituation.health($0) }, { $0.text })
  }
}

extension WordKind<StatValues> {
  /// Six numbers, or some with the words of their stats.
  static func stats(_ usage: String) -> Self {
    written(
      usage, as: "45/26/19/18/19/24, 45hp/26atk",
      { StatValues(sixNumbers: $0) ?? StatValues(written: $0) }, { $0.text })
  }
}

extension StatValues {
  /// `45/26/19/18/19/24`, or `45hp/26atk` if some are not known.
  package var text: String {
    let isWhole = assigned.count == Stat.allCases.count
    return assigned.map { isWhole ? "\($0.value)" : "\($0.value)\($0.stat.word)" }
      .joined(separator: "/")
  }
}
