import PokedexTesting
import Testing

@testable import PokedexDomain

/// Stats in Champions: base + points + 75 for HP, else base + points + 20, times the nature, at
/// level 50 and without IVs.
@Suite struct ChampionsStatTests {
  private struct Sample {
    let row: Int
    let member: TeamMember
    let stats: [Stat: Int]
  }

  private func pokemon() async throws -> PokemonRows {
    PokemonRows(try await Bundled.catalog(), through: try await Bundled.lens("champions"))
  }

  /// All Pokémon of the game with 0, 16 and 32 points in each stat, Jolly.
  private func samples(_ rows: PokemonRows) throws -> [Sample] {
    let natures = rows.dex.table(Nature.self)
    let jolly = try #require(natures.slugs.firstIndex(of: "jolly").map { natures.ids[$0] })
    return rows.existing.rows.filter { rows.catalog.isComplete($0) }.flatMap { row in
      [(0, 32, 16), (32, 0, 32), (16, 16, 0)].map { hp, attack, speed in
        let form = rows.catalog.forms[row]
        var member = TeamMember(form.id)
        member.nature = jolly
        member.level = 100
        member.individual = StatValues([.speed: 0])
        member.effort = StatValues([.hp: hp, .attack: attack, .speed: speed])
        let base = form.stats
        return Sample(
          row: row, member: member,
          stats: [
            .hp: base.hp == 1 ? 1 : base.hp + hp + 75, .attack: base.attack + attack + 20,
            .defense: base.defense + 20, .specialAttack: (base.specialAttack + 20) * 90 / 100,
            .specialDefense: base.specialDefense + 20,
            .speed: (base.speed + speed + 20) * 110 / 100,
          ])
      }
    }
  }

  @Test func `teams and damage have the stats of the formula`() async throws {
    let rows = try await pokemon()
    let show = try ShowDamage(rows.catalog, through: rows.lens)
    let battlers = try TeamBattlers(rows)
    for sample in try samples(rows) {
      let own = try #require(battlers.battler(of: sample.member))
      let battler = try show.requireBattler(show.set(sample.member))
      #expect(own.level == 50 && battler.level == 50)
      for (stat, value) in sample.stats {
        #expect(own.stats[stat] == value, "\(own.title) \(stat)")
        #expect(battler.stats[stat] == value, "\(own.title) \(stat)")
      }
      #expect(own.speed() == sample.stats[.speed])
    }
  }

  @Test func `speed tiers have the Speed of the formula`() async throws {
    let rows = try await pokemon()
    var training = TierTraining()
    training.effort = 32
    let all = rows.existing.rows.filter { rows.catalog.isComplete($0) }
    let bases = rows.catalog.forms.column(\.stats.speed)
    for tier in try FindSpeedTiers()(all, of: rows, as: training).tiers {
      for case .listed(let row, _) in tier.entries {
        #expect(tier.speed == Int(bases[row]) + 52)
      }
    }
  }

  @Test func `the command stat has those of the formula`() async throws {
    let rows = try await pokemon()
    let compute = ComputeStats(pokedex: try Bundled.pokedex())
    for sample in try samples(rows) where sample.row.isMultiple(of: 10) {
      var training = StatTraining()
      training.nature = sample.member.nature
      training.effort = sample.member.effort
      let found = try await compute(sample.member.form, training, through: rows.lens)
      for figures in found.stats { #expect(figures.value == sample.stats[figures.stat]) }
    }
  }

  @Test func `EVs of a pasted set become points`() async throws {
    let rows = try await pokemon()
    var member = TeamMember(try await Bundled.form("garchomp"))
    member.effort = StatValues([.attack: 252, .speed: 252, .hp: 4])
    let stats = try #require(TeamBattlers(rows).battler(of: member)).stats
    #expect(stats.effort(of: .attack) == 32 && stats.effort(of: .speed) == 32)
    #expect(stats.effort(of: .hp) == 1)
    #expect(stats[.speed] == 102 + 32 + 20)
  }
}
