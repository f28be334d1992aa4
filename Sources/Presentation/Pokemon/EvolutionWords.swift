import PokedexDomain

/// A way to evolve in words: `level up at night with friendship 160`.
package struct EvolutionWords {
  private let way: EvolutionWay
  private let names: NameBook
  /// What is still to be told of the route.
  private var rest: EvolutionRoute

  private init(_ way: EvolutionWay, _ names: NameBook) {
    (self.way, self.names, rest) = (way, names, way.route)
  }

  /// - Parameter names: of the items, moves, places and triggers that the way names.
  package static func text(_ way: EvolutionWay, _ names: NameBook) -> Inline {
    var words = EvolutionWords(way, names)
    let first = words.trigger()
    return .joined([first] + words.conditions(), by: " ") + words.gender
  }

  // MARK: What sets it off

  /// What is said here is taken out of the rest.
  private mutating func trigger() -> Inline {
    switch EvolutionTriggerWord(rawValue: rest.trigger.rawValue) {
    case .levelUp: levelUp()
    case .trade: trade()
    case .useItem: useItem()
    case .shed: "comes beside another evolution, with room in the party and a Poké Ball to spare"
    case .spin: "spin while it holds a Sweet"
    case .towerOfDarkness: "train in the Tower of Darkness"
    case .towerOfWaters: "train in the Tower of Waters"
    case .threeCriticalHits: "land three critical hits in one battle"
    case .takeDamage: "go somewhere after taking \(damage()) damage or more"
    case .recoilDamage: "take \(damage()) damage or more from recoil"
    case .agileStyleMove: useMove(" in agile style")
    case .strongStyleMove: useMove(" in strong style")
    case .useMove: useMove("")
    case .threeDefeatedBisharp: "defeat three Bisharp that hold a Leader’s Crest"
    case .gimmighoulCoins: "collect 999 Gimmighoul Coins"
    case .other: ownWay()
    case nil: Inline((names[rest.trigger] ?? "a way of its own").lowercased())
    }
  }

  private mutating func levelUp() -> Inline {
    let steps = rest.minSteps.map {
      "walk \(Formatting.count($0)) steps with Let’s Go, then "
    }
    let level = rest.minLevel.map { steps == nil ? "level \($0)" : "reach level \($0)" }
    (rest.minSteps, rest.minLevel) = (nil, nil)
    return Inline((steps ?? "") + (level ?? "level up"))
  }

  private mutating func trade() -> Inline {
    guard rest.tradeSpecies != nil, let companion = way.companion else { return "trade" }
    rest.tradeSpecies = nil
    return "trade for " + Self.link(companion)
  }

  private mutating func useItem() -> Inline {
    guard let item = rest.item else { return "use an item" }
    rest.item = nil
    return "use " + self.item(item)
  }

  private mutating func damage() -> String {
    let damage = rest.minDamageTaken.map { Formatting.count($0) }
    rest.minDamageTaken = nil
    return damage ?? "some"
  }

  private mutating func useMove(_ style: String) -> Inline {
    let move = rest.usedMove.map { self.move($0) } ?? "a move"
    let count = rest.minMoveCount.map { " \($0) times" } ?? ""
    (rest.usedMove, rest.minMoveCount) = (nil, nil)
    return "use " + move + Inline(count + style)
  }

  private mutating func ownWay() -> Inline {
    let level = rest.minLevel.map { "level \($0), " } ?? ""
    rest.minLevel = nil
    return Inline("\(level)in a way of its own")
  }

  // MARK: What else must hold

  private func conditions() -> [Inline] {
    [circumstances, places, belongings, feelings, moves, company].flatMap { $0 }
  }

  private var circumstances: [Inline] {
    let level = rest.minLevel.map { "from level \($0)" }
    let time = rest.timeOfDay.flatMap { TimeOfDay(rawValue: $0) }.map(\.words)
    let steps = rest.minSteps.map { "after \(Formatting.count($0)) steps with Let’s Go" }
    let damage = rest.minDamageTaken.map { "after taking \(Formatting.count($0)) damage" }
    let rain = rest.needsOverworldRain ? "in the rain" : nil
    let upsideDown = rest.turnUpsideDown ? "with the console held upside down" : nil
    return [level, time, steps, damage, rain, upsideDown].compactMap { $0.map { Inline($0) } }
  }

  private var places: [Inline] {
    let location = rest.location.map { location in
      Inline.link(names[location] ?? "#\(location)", .location(location))
    }
    let place: Inline? =
      rest.nearSpecialRock
      ? "near the special rock" + (location.map { " at " + $0 } ?? "") : location.map { "at " + $0 }
    let region = rest.region.map { Inline("in \(names[$0] ?? "#\($0)")") }
    return [place, region].compactMap { $0 }
  }

  private var belongings: [Inline] {
    [rest.heldItem.map { "holding " + item($0) }, rest.item.map { "with " + item($0) }]
      .compactMap { $0 }
  }

  private var feelings: [Inline] {
    let limits = [
      ("friendship", rest.minHappiness), ("beauty", rest.minBeauty),
      ("affection", rest.minAffection),
    ]
    let told = limits.compactMap { word, limit in limit.map { "with \(word) \($0)" } }
    let stats = rest.relativePhysicalStats.map { comparison in
      switch comparison.signum() {
      case 1: "with Attack above Defense"
      case -1: "with Attack below Defense"
      default: "with Attack equal to Defense"
      }
    }
    return (told + [stats].compactMap { $0 }).map { Inline($0) }
  }

  private var moves: [Inline] {
    let known = rest.knownMove.map { "knowing " + move($0) }
    let type = rest.knownMoveType.map { "knowing a " + Inline.type($0) + " move" }
    let used = rest.usedMove.map { "after using " + move($0) }
    let count = rest.minMoveCount.map { Inline("\($0) times") }
    return [known, type, used, count].compactMap { $0 }
  }

  private var company: [Inline] {
    let species = rest.partySpecies.flatMap { _ in way.companion }
      .map { "with " + Self.article($0.name) + Self.link($0) + " in the party" }
    let type = rest.partyType.map { "with a " + Inline.type($0) + " type in the party" }
    let traded = rest.tradeSpecies.flatMap { _ in way.companion }.map { "for " + Self.link($0) }
    let players: Inline? = rest.needsMultiplayer ? "while playing with others" : nil
    return [species, type, traded, players].compactMap { $0 }
  }

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
    let name = names[id] ?? "#\(id)"
    return Self.article(name) + .link(name, .item(id))
  }

  private func move(_ id: ID<Move>) -> Inline {
    .link(names[id] ?? "#\(id)", .move(id))
  }

  /// `a ` or `an `, as a name wants it.
  static func article(_ name: String) -> Inline {
    Inline(name.first.map { "AEIOUaeiou".contains($0) } ?? false ? "an " : "a ")
  }
}

extension TimeOfDay {
  fileprivate var words: String {
    switch self {
    case .day: "by day"
    case .night: "at night"
    case .dusk: "at dusk"
    case .fullMoon: "under a full moon"
    }
  }
}

/// What sets an evolution off, by PokeAPI's ids.
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
  /// The name of a type in its colour, which leads to its page.
  static func type(_ type: ID<PokemonType>) -> Inline {
    Inline([Span(type.englishName, to: .type(type), tone: .type(type))])
  }
}
