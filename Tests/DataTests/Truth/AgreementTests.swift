import PokedexTesting
import Testing

@testable import PokedexDomain

/// Defense, coverage, counters, queries and damage agree on what hits what.
@Suite struct AgreementTests {
  /// 2,000 random sets in four games.
  static let count = 500

  private struct Duel {
    let lens: Lens
    let rows: PokemonRows
    let battle: BattleDex
    let attacker: TeamBattler
    let target: TeamBattler
    let row: Int
    /// The ID of the target's ability.
    let ability: Int32?
    let move: BattleMove
  }

  private func duels(in game: String) async throws -> [Duel] {
    let lens = try #require(try await Bundled.lens(game))
    let rows = PokemonRows(try await Bundled.catalog(), through: lens)
    let battlers = try TeamBattlers(rows)
    let battle = rows.battle()
    let moves = rows.dex.table(Move.self).ids.filter {
      battle.move($0).map { $0.category != .status } ?? false
    }
    let items = rows.dex.table(Item.self)
    let relevant = ["iron-ball", "air-balloon", "ring-target", "leftovers"].compactMap { slug in
      items.slugs.firstIndex(of: slug).map { items.ids[$0] }
    }
    var random = SeededGenerator(seed: 51)
    return try (0..<Self.count).compactMap { _ in
      let row = try #require(rows.existing.rows.randomElement(using: &random))
      let user = try #require(rows.existing.rows.randomElement(using: &random))
      guard rows.catalog.isComplete(row), rows.catalog.isComplete(user) else { return nil }
      let move = try #require(moves.randomElement(using: &random))
      let attack = try #require(battle.move(move))
      var sets = [user, row].map { TeamMember(rows.catalog.forms.ids[$0]) }
      var abilities: [Int32?] = []
      for (index, row) in [user, row].enumerated() {
        abilities.append(rows.defences().abilities(of: row).randomElement(using: &random))
        sets[index].ability = abilities[index].map { ID(Int($0)) }
        sets[index].item = relevant.randomElement(using: &random)
      }
      sets[0].moves = [TeamMove(move)]
      let fighters = try battlers(sets)
      return Duel(
        lens: lens, rows: rows, battle: battle, attacker: fighters[0],
        target: fighters[1], row: row, ability: abilities[1], move: attack)
    }
  }

  private static let games = ["emerald", "black-2-white-2", "scarlet-violet", "champions"]

  /// Moves that fail under conditions which nothing meets here, or that return earlier damage.
  private static let failing: Set<String> = [
    "dream-eater", "steel-roller", "poltergeist", "bide", "comeuppance", "counter", "metal-burst",
    "mirror-coat", "endeavor",
  ]

  @Test(arguments: games)
  func `a team's Defense says no damage exactly when damage is none`(_ game: String) async throws {
    for duel in try await duels(in: game) {
      let damage = duel.battle.formula(calculation(duel))
      let percent = duel.battle.matchups.percent(
        of: duel.move, by: duel.attacker.battler, on: duel.target.battler)
      guard !Self.failing.contains(duel.move.slug), isOfPower(duel) else { continue }
      #expect(
        (damage.range.upperBound == 0) == (percent == 0),
        "\(duel.attacker.title) \(duel.move.slug) \(duel.target.title)")
    }
  }

  /// Whether the move has any power without earlier events.
  private func isOfPower(_ duel: Duel) -> Bool {
    Hit(calculation(duel), duel.battle.formula.chart).basePower > 0
      || FixedDamage.rules.mentions(duel.move.slug, in: duel.battle.era.number)
  }

  private func calculation(_ duel: Duel) -> DamageCalculation {
    var calculation = DamageCalculation(
      era: duel.battle.era, attacker: duel.attacker.battler, defender: duel.target.battler,
      move: duel.move)
    calculation.enterField()
    return calculation
  }

  @Test(arguments: games)
  func `counters and kos: pass over no attack that does damage`(_ game: String) async throws {
    for duel in try await duels(in: game) {
      let duels = Knockouts(duel.battle)
      let (user, target) = (duel.attacker.battler, duel.target.battler)
      let most = duels.most(
        among: [duels.bound(duel.move)], by: user, on: target, isCertain: false)
      #expect(
        most == duels.damage(duel.move, by: user, on: target).range.upperBound,
        "\(duel.attacker.title) \(duel.move.slug) \(duel.target.title)")
    }
  }

  @Test(arguments: ["black-2-white-2", "scarlet-violet"])
  func `counters know what hits a foe that its item or a foe's ability exposes`(
    _ game: String
  ) async throws {
    let battle = BattleDex(try await Bundled.catalog(), through: try await Bundled.lens(game))
    let duels = Knockouts(battle)
    let most = { (slug: String, user: Battler, target: Battler) in
      let move = try #require(battle.move(named: slug))
      return duels.most(among: [duels.bound(move)], by: user, on: target, isCertain: false)
    }
    let plain = Battler([.normal])
    for item in ["iron-ball", "ring-target"] {
      var holder = Battler([.bug, .flying])
      #expect(try most("earthquake", plain, holder) == 0)
      holder.item = item
      #expect(try most("earthquake", plain, holder) > 0)
    }
    for (ability, hits) in [("scrappy", true), ("liquid-voice", true), ("pressure", false)] {
      let user = Battler([.normal], ability: ability)
      #expect(try (most("hyper-voice", user, Battler([.ghost])) > 0) == hits, "\(ability)")
    }
  }

  @Test(arguments: games)
  func `Defense, counters and candidates say the same of a Pokémon and its ability`(
    _ game: String
  ) async throws {
    for duel in try await duels(in: game) where duel.target.battler.item == "leftovers" {
      let defence = TeamDefence([duel.target], duel.battle.matchups)
      var rows = RowDefences(duel.rows)
      let options = rows.options(of: duel.row)
      let own = options.first { $0.key.ability == duel.ability }
      let percents = rows.percents(try #require(own ?? options.first).key)
      for type in defence.types {
        #expect(percents[from: type] == defence.percent(from: type, on: 0), "\(duel.target.title)")
      }
    }
  }

  @Test(arguments: games)
  func `a query for weaknesses finds those whom damage hits hard`(_ game: String) async throws {
    for duel in try await duels(in: game).prefix(40) {
      let percents = duel.rows.defences().percents(of: duel.move)
      let key = duel.rows.defences()[duel.row]
      let target = duel.rows.defences().battler(key)
      #expect(percents[duel.row] == duel.battle.matchups.percent(of: duel.move, on: target))
      let coverage = ShowCoverage()(
        [NamedAttack(name: "", attack: duel.move)], on: duel.rows, among: [duel.row])
      #expect(coverage.pokemon.first?.percent == percents[duel.row])
    }
  }

  @Test(arguments: games)
  func `types without a counting ability follow the chart`(_ game: String) async throws {
    let lens = try #require(try await Bundled.lens(game))
    let matchups = try Matchups(await Bundled.reference(), through: lens)
    for first in matchups.chart.types {
      for second in matchups.chart.types {
        let types = [first, second].unique
        for type in matchups.chart.types {
          // A move with a name goes through all rules.
          let move = BattleMove(slug: "some-move", type: type, category: .physical, power: 1)
          let percent = matchups.percent(of: move, on: Battler(types))
          #expect(percent == matchups.percent(of: type, on: types))
          #expect(percent == matchups.percent(of: type, on: Battler(types)))
        }
      }
    }
  }
}
