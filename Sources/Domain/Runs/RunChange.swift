/// A change of a run.
package enum RunChange: Hashable, Sendable {
  case reach([RunPlace])
  /// Takes places back that were reached by mistake, with the areas in them.
  case leave([RunPlace])
  case add([RunWord])
  case remove([RunWord])
  /// `nil` for no cap.
  case cap(Int?)
  /// Its place is reached with it, and missed no more.
  case caught(RunPokemon)
  case missed([RunPlace])
  /// Takes first encounters back that were missed by mistake: those of the whole locations.
  case unmissed([RunPlace])
  /// The Pokémon at a position, counted from 0.
  case fell(Int)
  /// Takes back that it fell.
  case unfell(Int)
  /// The Pokémon at a position as it is now: evolved, or at another level.
  case grew(Int, TeamMember)
  /// Takes back a Pokémon that was caught by mistake.
  case released(Int)
  /// The battle with the name is won.
  case beat(String)
  /// Takes a battle back that was beaten by mistake.
  case unbeat(String)
  case rules(RunRules)
  /// The name of the file with the route; `nil` for the only route of the game.
  case route(String?)
  case end
  /// Goes on with a run that has ended.
  case resume
}

extension Run {
  /// The run after a change, which is the same if the change is none: a place that is reached already.
  package func applying(_ change: RunChange) throws(RunProblem) -> Run {
    var run = self
    if change == .resume { run.isArchived = false } else { try run.apply(change) }
    guard run.reached.count <= Run.mostPlaces, run.missed.count <= Run.mostPlaces else {
      throw .tooManyPlaces
    }
    guard run.beaten.count <= Run.mostBattles else { throw .tooManyBattles }
    guard run.own.count <= Run.mostPokemon else { throw .tooManyPokemon }
    return run
  }

  private mutating func apply(_ change: RunChange) throws(RunProblem) {
    guard !isArchived else { throw .archived(name) }
    switch change {
    case .reach(let places): for place in places { Self.add(place, to: &reached) }
    case .leave(let places): reached.removeAll { known in places.contains { $0.contains(known) } }
    case .missed(let places): for place in places { miss(place) }
    case .unmissed(let places):
      missed.removeAll { known in places.contains { $0.location == known.location } }
    case .add(let words): for word in words { means.set(word, holds: true) }
    case .remove(let words): for word in words { means.set(word, holds: false) }
    case .cap(let level): cap = try Self.checked(level)
    case .caught(let pokemon): try catchOne(pokemon)
    case .fell(let index): if own.indices.contains(index) { own[index].isFallen = true }
    case .unfell(let index): if own.indices.contains(index) { own[index].isFallen = false }
    case .grew(let index, let member):
      _ = try Self.checked(member.level)
      if own.indices.contains(index) { own[index].member = member }
    case .released(let index): if own.indices.contains(index) { own.remove(at: index) }
    case .beat(let battle): if !beaten.contains(battle) { beaten.append(battle) }
    case .unbeat(let battle): beaten.removeAll { $0 == battle }
    case .rules(let rules): self.rules = rules
    case .route(let name): route = name
    case .end: isArchived = true
    case .resume: break
    }
  }

  private static func checked(_ level: Int?) throws(RunProblem) -> Int? {
    if let level, !TeamMember.levels.contains(level) { throw .level(level) }
    return level
  }

  /// Adds a place that is not among the others yet; a whole location takes the place of its areas.
  private static func add(_ place: RunPlace, to places: inout [RunPlace]) {
    guard !places.contains(where: { $0.contains(place) }) else { return }
    let first = places.firstIndex { place.contains($0) }
    places.removeAll { place.contains($0) }
    places.insert(place, at: first ?? places.endIndex)
  }

  private mutating func miss(_ place: RunPlace) {
    Self.add(place, to: &reached)
    Self.add(place, to: &missed)
  }

  private mutating func catchOne(_ pokemon: RunPokemon) throws(RunProblem) {
    _ = try Self.checked(pokemon.member.level)
    own.append(pokemon)
    guard let place = pokemon.place else { return }
    Self.add(place, to: &reached)
    missed.removeAll { $0.location == place.location }
  }
}
