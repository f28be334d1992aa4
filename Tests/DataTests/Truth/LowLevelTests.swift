import PokedexDomain
import Testing

/// Fights on the way through a game, below level 50.
@Suite struct LowLevelTests {
  @Test func `a Turtwig of level 12 attacks with what it has learned`() async throws {
    let show = try ShowDamage(
      try await Bundled.catalog(), through: try await Bundled.lens("platinum"))
    let turtwig = show.set(TeamMember(try await Bundled.form("turtwig")).at(12))
    let onix = show.set(TeamMember(try await Bundled.form("onix")).at(12))
    #expect(turtwig.member.effort.isEmpty && turtwig.member.nature == nil)
    let moves = show(turtwig, on: [onix]).map(\.move.name)
    #expect(Set(moves) == ["Absorb", "Tackle"])
  }

  @Test func `counters to a low Pokémon have learned moves only`() async throws {
    let rows = PokemonRows(
      try await Bundled.catalog(), through: try await Bundled.lens("platinum"))
    var onix = TeamMember(try await Bundled.form("onix"))
    let turtwig = try #require(rows.catalog.forms.row(of: try await Bundled.form("turtwig")))
    let low = try FindCounters()([onix.at(12)], from: [turtwig], in: rows)
    #expect(low.first?.matchups.first?.uses?.dealt == 3, "Absorb takes 16 of 34 HP at least")
    onix.level = 100
    let high = try FindCounters()([onix], from: [turtwig], in: rows)
    #expect(high.first?.matchups.first?.uses == nil, "its moves are not known")
  }

  @Test func `from level 50 on, a typical training is assumed`() async throws {
    let show = try ShowDamage(
      try await Bundled.catalog(), through: try await Bundled.lens("platinum"))
    let torterra = TeamMember(try await Bundled.form("torterra"))
    #expect(show.set(torterra.at(50)).member.effort.isEmpty == false)
    #expect(show.set(torterra.at(49)).member.effort.isEmpty)
  }
}
