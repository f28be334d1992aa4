import PokedexDomain
import PokedexPresentation

/// A fight of a run with all names.
struct ShownFight: Shaped {
  let fight: RunFight
  /// The names of the own Pokémon, and of the foes.
  let own: [String]
  let foes: [String]
  let place: String?
  let show: ShowDamage

  /// - Parameter catalog: that of the game.
  init(fight: RunFight, catalog: Catalog, show: ShowDamage) {
    self.fight = fight
    self.show = show
    own = fight.meeting.own.map { catalog.name(of: $0.member) }
    foes = fight.foes.members.map(catalog.name)
    place = fight.battle.place.map(EncounterNames(catalog.dex).name)
  }

  /// Whether there are Pokémon on both sides.
  var isMet: Bool { !own.isEmpty && !foes.isEmpty }

  static let shape = Shape<ShownFight>.object([
    Field("battle", "of the route") { shown in
      CheckedRoute.Battle(
        battle: shown.fight.battle, foes: shown.fight.foes, names: shown.foes, place: shown.place)
    },
    Field("pairs", "each of your Pokémon with each foe, the fallen left out") { shown in
      ShownPair.all(
        of: shown.fight.meeting, shown.own, shown.foes, shown.fight.conditions, shown.show)
    },
    Field("counters", "the best first") { shown in
      shown.fight.counters.map { ShownFightCounter(counter: $0, foes: shown.foes) }
    },
  ])
}

private struct ShownFightCounter: Shaped {
  let counter: FightCounter
  let foes: [String]

  static let shape = Shape<ShownFightCounter>.object([
    Field("isOwn", "whether it is in the run; otherwise it can be met at a reached place") {
      $0.counter.isOwn
    },
    Field("rating") { RankedCounter(counter: $0.counter.counter, foes: $0.foes) },
  ])
}
