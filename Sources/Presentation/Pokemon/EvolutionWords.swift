import PokedexDomain

/// An evolution method in words: `level up at night with happiness 160`.
package struct EvolutionWords {
  private let way: EvolutionWay
  private let names: NameLookup
  /// The conditions that the words do not contain yet.
  private var rest: EvolutionRoute
  /// The words for the place; `nil` for the name of the way's location.
  private let place: Inline?

  private init(_ way: EvolutionWay, _ names: NameLookup, at place: Inline?) {
    self.way = way
    self.names = names
    self.place = place
    rest = way.route
  }

  /// - Parameters:
  ///   - names: The names of the items, moves, locations and triggers of the method.
  ///   - place: Words for the place instead of the name of the way's location.
  package static func text(
    _ way: EvolutionWay, _ names: NameLookup, at place: Inline? = nil
  ) -> Inline {
    var words = EvolutionWords(way, names, at: place)
    let first = words.trigger()
    return .joined([first] + words.conditions(), by: " ") + words.gender
  }

  // MARK: Trigger

  /// Words for the trigger. Conditions that they include are removed from `rest`.
  private mutating func trigger() -> Inline {
    switch EvolutionTriggerWord(rawValue: rest.trigger.rawValue) {
    case .levelUp: levelUp()
    case .trade: trade()
    case .useItem: useItem()
    case .shed:
      "appears when its pre-evolution evolves, with a free party slot and a spare Poké Ball"
    case .spin: "spin while it holds a Sweet"
    case .towerOfDarkness: "train in the Tower of Darkness"
    case .towerOfWaters: "train in the Tower of Waters"
    case .threeCriticalHits: "land three critical hits in one battle"
    case .takeDamage:
      damage().map { "go to a certain place after taking \($0) damage or more" }
        ?? "go to a certain place after taking damage"
    case .recoilDamage:
      damage().map { "take \($0) damage or more from recoil" } ?? "take recoil damage"
    case .agileStyleMove: useMove { "\($0) in agile style" }
    case .strongStyleMove: useMove { "\($0) in strong style" }
    case .useMove where rest.to == Self.annihilape: useMove { "\($0), then level up" }
    case .useMove: useMove { $0 }
    case .threeDefeatedBisharp: "defeat three Bisharp that hold a Leader’s Crest"
    case .gimmighoulCoins: "collect 999 Gimmighoul Coins, then level up"
    case .other: ownWay()
    case nil: Inline((names[rest.trigger] ?? worded("a special way")).lowercased())
    }
  }

  private mutating func levelUp() -> Inline {
    let steps = rest.minSteps.map { Formatting.count($0) }
    let level = rest.minLevel
    rest.minSteps = nil
    rest.minLevel = nil
    return switch (steps, level) {
    case (let steps?, let level?):
      "walk \(steps) steps with Let’s Go, then reach level \(level)"
    case (let steps?, nil): "walk \(steps) steps with Let’s Go, then level up"
    case (nil, let level?): "level \(level)"
    case (nil, nil): "level up"
    }
  }

  private mutating func trade() -> Inline {
    guard rest.tradeSpecies != nil, let companion = way.companion else { return "trade" }
    rest.tradeSpecies = nil
    return "trade for \(Self.link(companion))"
  }

  private mutating func useItem() -> Inline {
    guard let item = rest.item else { return "use an item" }
    rest.item = nil
    return "use \(self.item(item))"
  }

  /// `nil` if the amount is unknown.
  private mutating func damage() -> String? {
    let damage = rest.minDamageTaken.map { Formatting.count($0) }
    rest.minDamageTaken = nil
    return damage
  }

  private mutating func useMove(_ style: (Inline) -> Inline) -> Inline {
    let move = rest.usedMove.map { self.move($0) } ?? "a move"
    let count = rest.minMoveCount
    rest.usedMove = nil
    rest.minMoveCount = nil
    return style(count.map { "use \(move) \($0) times" } ?? "use \(move)")
  }

  private mutating func ownWay() -> Inline {
    let level = rest.minLevel
    rest.minLevel = nil
    return level.map { "level \($0), in a special way" } ?? "in a special way"
  }

  // MARK: Conditions

  private func conditions() -> [Inline] {
    [circumstances, places, belongings, feelings, moves, company, decision].flatMap { $0 }
  }

  private var circumstances: [Inline] {
    let level = rest.minLevel.map { worded("from level \($0)") }
    let time = rest.timeOfDay.flatMap { TimeOfDay(rawValue: $0) }.map(\.words)
    let steps = rest.minSteps.map { worded("after \(Formatting.count($0)) steps with Let’s Go") }
    let damage = rest.minDamageTaken.map { worded("after taking \(Formatting.count($0)) damage") }
    let rain = rest.needsOverworldRain ? worded("in the rain") : nil
    let upsideDown = rest.turnUpsideDown ? worded("with the console held upside down") : nil
    return [level, time, steps, damage, rain, upsideDown].compactMap { $0.map { Inline($0) } }
  }

  private var places: [Inline] {
    let location = place ?? rest.location.map { names($0).link }
    let place: Inline? =
      rest.nearSpecialRock ? nearRock(at: location) : location.map { "at \($0)" }
    let region = rest.region.map { Inline("in \(names($0).name)") }
    let versions = rest.versions.map { names($0).name }.joined(separator: "/")
    return [place, region, versions.isEmpty ? nil : "in \(versions)"].compactMap { $0 }
  }

  private static let annihilape = ID<Species>(979)
  private static let leafeon = ID<Species>(470)
  private static let glaceon = ID<Species>(471)

  /// PokeAPI does not tell the two rocks apart.
  private func nearRock(at location: Inline?) -> Inline {
    switch (way.route.to, location) {
    case (Self.leafeon, let location?): "near the moss rock at \(location)"
    case (Self.leafeon, nil): "near the moss rock"
    case (Self.glaceon, let location?): "near the ice rock at \(location)"
    case (Self.glaceon, nil): "near the ice rock"
    case (_, let location?): "near the special rock at \(location)"
    case (_, nil): "near the special rock"
    }
  }

  private var belongings: [Inline] {
    let held: Inline? = rest.heldItem.map { "holding \(item($0))" }
    let other: Inline? = rest.item.map { "with \(item($0))" }
    let carried = rest.carried.map { thing -> Inline in
      switch thing {
      case .sunShard: "with the Sun Shard in the Bag"
      case .moonShard: "with the Moon Shard in the Bag"
      }
    }
    return [held, other, carried].compactMap { $0 }
  }

  private var feelings: [Inline] {
    let happiness: Inline? = rest.minHappiness.map { "with happiness \($0)" }
    let beauty: Inline? = rest.minBeauty.map { "with beauty \($0)" }
    let affection: Inline? = rest.minAffection.map { "with affection \($0)" }
    let stats = rest.relativePhysicalStats.map { comparison -> Inline in
      switch comparison.signum() {
      case 1: "with Attack above Defense"
      case -1: "with Attack below Defense"
      default: "with Attack equal to Defense"
      }
    }
    return [happiness, beauty, affection, stats].compactMap { $0 }
  }

  private var moves: [Inline] {
    let known: Inline? = rest.knownMove.map { "knowing \(move($0))" }
    let type: Inline? = rest.knownMoveType.map { "knowing a \(Inline.type($0)) move" }
    let used: Inline? = rest.usedMove.map { "after using \(move($0))" }
    let count: Inline? = rest.minMoveCount.map { "\($0) times" }
    return [known, type, used, count].compactMap { $0 }
  }

  private var company: [Inline] {
    let species: Inline? = rest.partySpecies.flatMap { _ in way.companion }.map {
      "with \(Self.withArticle($0.name, Self.link($0))) in the party"
    }
    let type: Inline? = rest.partyType.map { "with a \(Inline.type($0)) type in the party" }
    let traded: Inline? = rest.tradeSpecies.flatMap { _ in way.companion }.map {
      "for \(Self.link($0))"
    }
    let players: Inline? = rest.needsMultiplayer ? "in multiplayer" : nil
    return [species, type, traded, players].compactMap { $0 }
  }

  private var decision: [Inline] { way.decision.map { [$0.words(names)] } ?? [] }

  private var gender: Inline {
    switch rest.gender {
    case 1: ", females only"
    case 2: ", males only"
    default: ""
    }
  }

  // MARK: Names

  private static func link(_ form: Named<Form>) -> Inline {
    .link(form.name, .pokemon(form.id, .evolution))
  }

  private func item(_ id: ID<Item>) -> Inline {
    let item = names(id)
    return Self.withArticle(item.name, item.link)
  }

  private func move(_ id: ID<Move>) -> Inline { names(id).link }

  /// Puts `a` or `an` before a link, depending on the first letter of the name.
  static func withArticle(_ name: String, _ link: Inline) -> Inline {
    takesAn(name) ? "an \(link)" : "a \(link)"
  }

  /// Whether a name begins with a vowel.
  private static func takesAn(_ name: String) -> Bool {
    name.first.map { "AEIOUaeiou".contains($0) } ?? false
  }
}

extension TimeOfDay {
  fileprivate var words: String {
    switch self {
    case .day: worded("by day")
    case .night: worded("at night")
    case .dusk: worded("at dusk")
    case .fullMoon: worded("under a full moon")
    }
  }
}

/// Evolution triggers, by PokeAPI's IDs.
private enum EvolutionTriggerWord: Int {
  case levelUp = 1
  case trade
  case useItem
  case shed
  case spin
  case towerOfDarkness
  case towerOfWaters
  case threeCriticalHits
  case takeDamage
  case other
  case agileStyleMove
  case strongStyleMove
  case recoilDamage
  case useMove
  case threeDefeatedBisharp
  case gimmighoulCoins
}

extension Inline {
  /// The name of a type in its colour, as a link to its page.
  static func type(_ type: ID<PokemonType>) -> Inline {
    Inline([Span(type.name, to: .to(type), tone: .type(type))])
  }
}
