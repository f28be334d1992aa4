import PokedexDomain
import PokedexPresentation

/// A battle of a run with all names.
struct ShownBattle: Shaped {
  let next: RunBattle
  /// The names of the own Pokémon, and of the foes.
  let own: [String]
  let foes: [String]
  let place: String?
  let show: ShowDamage

  /// - Parameter catalog: that of the game.
  init(next: RunBattle, catalog: Catalog, show: ShowDamage) {
    self.next = next
    self.show = show
    own = next.meeting.own.map { catalog.name(of: $0.member) }
    foes = next.foes.members.map(catalog.name)
    place = next.battle.place.map(EncounterNames(catalog.dex).name)
  }

  /// Whether there are Pokémon on both sides.
  var isMet: Bool { !own.isEmpty && !foes.isEmpty }

  static let shape = Shape<ShownBattle>.object([
    Field("battle", "of the route") { shown in
      CheckedRoute.Battle(
        battle: shown.next.battle, foes: shown.next.foes, names: shown.foes, place: shown.place)
    },
    Field("pairs", "each of your Pokémon with each foe, the fallen left out") { shown in
      ShownPair.all(
        of: shown.next.meeting, shown.own, shown.foes, shown.next.conditions, shown.show)
    },
    Field("counters", "the best first") { shown in
      shown.next.counters.map { ShownBattleCounter(counter: $0, foes: shown.foes) }
    },
  ])
}

private struct ShownBattleCounter: Shaped {
  let counter: BattleCounter
  let foes: [String]

  static let shape = Shape<ShownBattleCounter>.object([
    Field("isOwn", "whether it is in the run; otherwise it can be met at a reached place") {
      $0.counter.isOwn
    },
    Field("rating") { RankedCounter(counter: $0.counter.counter, foes: $0.foes) },
  ])
}
