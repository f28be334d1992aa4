extension OverlayReader {
  /// `evolve haunter gengar level 38`, `evolve haunter gengar trade holding metal-coat`,
  /// `evolve haunter -gengar`: the ways to evolve in the game. The first line of two Pokémon takes the
  /// place of the base's ways, further ones add to it.
  mutating func readEvolution(_ words: inout OverlayWords) {
    guard let from = id("POKEMON", Species.self, &words), let second = words.word("POKEMON")
    else { return }
    let isRemoved = second.text.hasPrefix("-")
    let target = OverlayWord(
      text: String(second.text.dropFirst(isRemoved ? 1 : 0)), column: second.column)
    guard let to = id(target, Species.self, &words) else { return }
    guard !isRemoved else {
      if words.finish() { remove(from, to) }
      return
    }
    guard let route = readRoute(from, to, &words) else { return }
    if let fault = familyFault(from, to) { return words.refuse(second.column, fault) }
    add(route)
  }

  // MARK: Ways

  private mutating func readRoute(
    _ from: ID<Species>, _ to: ID<Species>, _ words: inout OverlayWords
  ) -> EvolutionRoute? {
    guard let way = words.word("WAY") else { return nil }
    let triggers = ["level": "level-up", "use": "use-item"]
    let slug = OverlayWord(text: triggers[way.text] ?? way.text, column: way.column)
    guard let trigger = id(slug, EvolutionTrigger.self, &words) else { return nil }
    var route = EvolutionRoute()
    (route.from, route.to, route.isDefault, route.trigger) = (from, to, true, trigger)
    if let draft { route.versionGroup = draft.group }
    if way.text == "level" { route.minLevel = words.number("LEVEL", 1...100) }
    if way.text == "use" { route.item = id("ITEM", Item.self, &words) }
    while let word = words.next { readCondition(word, &words, &route) }
    return words.finish() ? route : nil
  }

  private mutating func readCondition(
    _ word: OverlayWord, _ words: inout OverlayWords, _ route: inout EvolutionRoute
  ) {
    words.skip()
    guard let condition = EvolutionCondition.named(word.text), !word.isQuoted,
      let field = EvolutionRoute.fields.first(where: { $0.name == condition.field })
    else {
      let hint = NearestWord.hint(word.text, among: EvolutionCondition.words)
      return words.refuse(word.column, "no \("condition") '\(word.text)'\(hint)")
    }
    if let value = readValue(of: condition, field, &words) { field.set(value, in: &route) }
  }

  private mutating func readValue(
    of condition: EvolutionCondition, _ field: Field<EvolutionRoute>, _ words: inout OverlayWords
  ) -> Int? {
    switch condition.value {
    case .always: return 1
    case .number(let range): return words.number("NUMBER", range)
    case .word(let known):
      guard let word = words.word("WORD") else { return nil }
      guard let index = known.firstIndex(of: word.text) else {
        return words.refuse(
          word.column, "'\(word.text)' should be \(known.joined(separator: "|"))")
      }
      return index + 1
    case .slug:
      guard let word = words.word("SLUG") else { return nil }
      return id(word, field.links[0] ?? .species, &words)
    }
  }

  // MARK: Families

  /// Why the first Pokémon cannot evolve into the second: it evolves from another one, or is an
  /// ancestor of the first.
  private func familyFault(_ from: ID<Species>, _ to: ID<Species>) -> Phrase? {
    if let other = current(to)?.evolvesFrom, other != from {
      let name = slug(of: other.rawValue, .species)
      return "it evolves from \(name) already"
    }
    var ancestor: ID<Species>? = from
    var steps = 0
    while let species = ancestor, steps < 100 {
      guard species != to else { return "it would evolve from itself" }
      ancestor = current(species)?.evolvesFrom
      steps += 1
    }
    return nil
  }

  private mutating func add(_ route: EvolutionRoute) {
    guard var young = current(route.from), var old = current(route.to) else { return }
    if old.evolvesFrom == nil {
      join(&old, to: young)
      young = current(route.from) ?? young
    }
    guard var family = current(young.evolutionChain) else { return }
    let isOwn = { (other: EvolutionRoute) in other.from == route.from && other.to == route.to }
    let before = family.routes.count(where: isOwn)
    var place = family.routes.lastIndex(where: isOwn).map { $0 + 1 }
    if begun.insert(.way(route.from, route.to)).inserted {
      place = family.routes.firstIndex(where: isOwn)
      family.routes.removeAll(where: isOwn)
    }
    family.routes.insert(route, at: place ?? family.routes.endIndex)
    put(family)
    draft?.ways.insert(route)
    let after = family.routes.count(where: isOwn)
    change(
      .species, route.from.rawValue, "evolve \(old.slug)", from: Self.entries(before),
      to: Self.entries(after))
  }

  /// Moves a Pokémon and all that it evolves into to the family of another.
  private mutating func join(_ old: inout Species, to young: Species) {
    guard let source = current(old.evolutionChain),
      var family = current(young.evolutionChain)
    else { return }
    old.evolvesFrom = young.id
    put(old)
    let moving = Self.descendants(of: old.id, in: source)
    guard source.id != family.id else { return }
    var member = ChainMember()
    (member.from, member.species) = (young.id, old.id)
    family.members.append(member)
    family.members += source.members.filter { member in
      member.species != old.id && moving.contains(member.species)
    }
    family.routes += source.routes.filter { moving.contains($0.from) }
    put(family)
    leave(source, moving)
    for id in moving {
      guard var species = current(id) else { continue }
      species.evolutionChain = family.id
      put(species)
    }
  }

  private mutating func leave(_ family: EvolutionChain, _ moving: Set<ID<Species>>) {
    var family = family
    family.members.removeAll { moving.contains($0.species) }
    family.routes.removeAll { moving.contains($0.to) }
    put(family)
  }

  private static func descendants(
    of species: ID<Species>, in family: EvolutionChain
  ) -> Set<ID<Species>> {
    var found: Set<ID<Species>> = [species]
    // Members follow those that they evolve from.
    for member in family.members where member.from.map(found.contains) ?? false {
      found.insert(member.species)
    }
    return found
  }

  private mutating func remove(_ from: ID<Species>, _ to: ID<Species>) {
    guard let species = current(from), var family = current(species.evolutionChain) else { return }
    let before = family.routes.count { $0.from == from && $0.to == to }
    family.routes.removeAll { $0.from == from && $0.to == to }
    put(family)
    begun.insert(.way(from, to))
    change(
      .species, from.rawValue, "evolve \(slug(of: to.rawValue, .species))",
      from: Self.entries(before), to: Self.entries(0))
  }
}

/// A condition of a way to evolve, by its word in a file.
struct EvolutionCondition {
  enum Value {
    case always
    case number(ClosedRange<Int>)
    case word([String])
    case slug
  }

  /// The field of ``EvolutionRoute``.
  let field: String
  let value: Value

  static func named(_ word: String) -> EvolutionCondition? { all[word] }

  static var words: [String] { all.keys.sorted() }

  private static let all: [String: EvolutionCondition] = [
    "from-level": EvolutionCondition(field: "min_level", value: .number(1...100)),
    "happiness": EvolutionCondition(field: "min_happiness", value: .number(1...255)),
    "beauty": EvolutionCondition(field: "min_beauty", value: .number(1...255)),
    "affection": EvolutionCondition(field: "min_affection", value: .number(1...5)),
    "holding": EvolutionCondition(field: "held_item", value: .slug),
    "knowing": EvolutionCondition(field: "known_move", value: .slug),
    "knowing-type": EvolutionCondition(field: "known_move_type", value: .slug),
    "at": EvolutionCondition(field: "location", value: .slug),
    "with": EvolutionCondition(field: "party_species", value: .slug),
    "with-type": EvolutionCondition(field: "party_type", value: .slug),
    "for": EvolutionCondition(field: "trade_species", value: .slug),
    "form": EvolutionCondition(field: "base_form", value: .slug),
    "into": EvolutionCondition(field: "evolved_form", value: .slug),
    "gender": EvolutionCondition(field: "gender", value: .word(["female", "male"])),
    "time": EvolutionCondition(
      field: "time_of_day", value: .word(["day", "night", "dusk", "full-moon"])),
    "rain": EvolutionCondition(field: "needs_overworld_rain", value: .always),
  ]
}
