/// A Pokémon of a battle in words: `garchomp`, `garchomp+choice-scarf+jolly` or `@sun/torkoal`.
package struct NamedFighter: Hashable, Sendable {
  /// The name of a team is followed by that of a member: `sun/torkoal`.
  package var who: FormOrTeam
  /// In place of those of the set.
  package var item: ID<Item>?
  package var nature: ID<Nature>?

  package init(_ who: FormOrTeam, item: ID<Item>? = nil, nature: ID<Nature>? = nil) {
    self.who = who
    self.item = item
    self.nature = nature
  }
}

/// A move of a foe, or against it, in words: `rotom-wash/hydro-pump`, `@rain/2/hydro-pump/90%`.
package struct NamedStrike: Hashable, Sendable {
  package var foe: NamedFighter
  package var move: TeamMove
  /// The percentage of the outcomes that must be good: 1 to 100.
  package var percent: Int

  package init(_ foe: NamedFighter, _ move: TeamMove, percent: Int = 100) {
    self.foe = foe
    self.move = move
    self.percent = percent
  }
}

extension WordKind<NamedFighter> {
  static var fighter: Self {
    let forms = WordKind<FormOrTeam>.formOrTeam
    return Self(
      usage: "POKEMON|@TEAM/MEMBER", noun: forms.noun, read: { read($0, $1) },
      nearest: forms.nearest,
      word: { fighter, catalog in
        let parts = [
          forms.word(fighter.who, catalog), fighter.item.map { item.word($0, catalog) ?? "" },
          fighter.nature.map { nature.word($0, catalog) ?? "" },
        ]
        return parts[0].map { _ in parts.compactMap(\.self).joined(separator: "+") }
      },
      offered: .formsAndTeams)
  }

  private static var item: WordKind<ID<Item>> { .item }
  private static var nature: WordKind<ID<Nature>> { .nature }

  private static func read(
    _ name: String, _ catalog: Catalog
  ) -> Result<NamedFighter, PokedexError>? {
    guard !name.contains(" --") else { return nil }
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var (heldItem, ownNature): (ID<Item>?, ID<Nature>?)
    while parts.count > 1, let last = parts.last {
      if heldItem == nil, let found = readItem(last, catalog) {
        heldItem = found
      } else if ownNature == nil, case .success(let found)? = nature.read(last, catalog) {
        ownNature = found
      } else {
        break
      }
      parts.removeLast()
    }
    return WordKind<FormOrTeam>.formOrTeam.read(parts.joined(separator: "+"), catalog)?
      .map { NamedFighter($0, item: heldItem, nature: ownNature) }
  }

  /// Players call the Choice items by their second word: `scarf`.
  private static func readItem(_ name: String, _ catalog: Catalog) -> ID<Item>? {
    for text in [name, "choice-\(name)"] {
      if case .success(let found)? = item.read(text, catalog) { return found }
    }
    return nil
  }
}

extension WordKind<NamedStrike> {
  static var strike: Self {
    let fighters = WordKind<NamedFighter>.fighter
    return Self(
      usage: "POKEMON/MOVE", noun: { worded("Pokémon/move") }, read: { read($0, $1) },
      nearest: { nearest($0, $1) },
      word: { strike, catalog in
        guard let foe = fighters.word(strike.foe, catalog),
          let move = WordKind<ID<Move>>.move.word(strike.move.move, catalog)
        else { return nil }
        let type = strike.move.type.map { "-\($0.slug)" } ?? ""
        return "\(foe)/\(move)\(type)" + (strike.percent < 100 ? "/\(strike.percent)%" : "")
      })
  }

  private static func read(
    _ text: String, _ catalog: Catalog
  ) -> Result<NamedStrike, PokedexError>? {
    guard !text.contains(" --") else { return nil }
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var percent = 100
    if let last = parts.last, last.hasSuffix("%") {
      guard let number = Int(last.dropLast()), (1...100).contains(number) else { return nil }
      percent = number
      parts.removeLast()
    }
    guard parts.count > 1, let word = parts.popLast() else { return nil }
    let (name, type) = HiddenPower.named(word)
    guard case .success(let move)? = WordKind<ID<Move>>.move.read(name, catalog) else { return nil }
    return WordKind<NamedFighter>.fighter.read(parts.joined(separator: "/"), catalog)?
      .map { NamedStrike($0, TeamMove(move, type: type), percent: percent) }
  }

  /// The part that is wrong.
  private static func nearest(_ text: String, _ catalog: Catalog) -> String? {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return "\(text)/tackle" }
    let word =
      parts[parts.count - 1].hasSuffix("%") ? parts[parts.count - 2] : parts[parts.count - 1]
    if WordKind<ID<Move>>.move.read(HiddenPower.named(word).name, catalog) == nil {
      return WordKind<ID<Move>>.move.nearest(word, catalog)
    }
    return WordKind<FormOrTeam>.formOrTeam.nearest(parts[0], catalog)
  }
}
