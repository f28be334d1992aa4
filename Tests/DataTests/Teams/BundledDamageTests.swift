import PokedexData
import PokedexTesting
import Testing

@testable import PokedexDomain

/// Damage between Pokémon of the bundled dex.
@Suite(.timeLimit(minutes: 5)) struct BundledDamageTests {
  private static let catalog = Result { () throws(PokedexError) in
    DexPokedex(dex: try DexFile())
  }

  private func catalog() async throws -> Catalog { try await Self.catalog.get().catalog() }

  private func rows(_ lens: String?) async throws -> PokemonRows {
    let catalog = try await catalog()
    let reference = try #require(catalog.reference)
    return PokemonRows(catalog, through: lens.flatMap { Lenses(reference).named($0) })
  }

  private func find(_ query: String, in rows: PokemonRows) -> Set<Int> {
    let result = SearchPokedex()(query, in: QueryEngine(rows))
    #expect(result.problems == [], "\(query)")
    return Set(result.rows)
  }

  private func form(_ slug: String, _ rows: PokemonRows) throws -> ID<Form> {
    rows.catalog.forms.ids[try #require(rows.slugs.firstIndex(of: slug))]
  }

  // MARK: Queries

  /// Compares the query with the damage of each move of every ninth Pokémon, calculated one by one.
  @Test(
    arguments: [
      ("dragonite", nil), ("blissey", nil), ("shedinja", "4"), ("gengar", "platinum"),
      ("alakazam", "1"), ("garchomp", "champions"),
    ] as [(String, String?)])
  func kosFindsAllThatAMoveKnocksOut(_ foe: String, _ lens: String?) async throws {
    let rows = try await rows(lens)
    let found = find("kos:\(foe)", in: rows)
    let show = try ShowDamage(rows.catalog, through: rows.lens)
    let target = show.set(TeamMember(try form(foe, rows)))
    for row in stride(from: 0, to: rows.count, by: 9) where rows.existing.contains(row) {
      let user = show.set(TeamMember(rows.catalog.forms.ids[row]))
      let moves = show(user, on: [target])
      let knocksOut = moves.contains {
        !$0.attack.has(.ohko) && $0.cells[0]?.knockout?.isSureAtOnce ?? false
      }
      #expect(found.contains(row) == knocksOut, "\(rows.slugs[row]) on \(foe)")
    }
  }

  @Test(
    arguments: [("garchomp", nil), ("dialga", "platinum"), ("mewtwo", "1")] as [(String, String?)])
  func survivesFindsAllThatNoMoveCanKnockOut(_ foe: String, _ lens: String?) async throws {
    let rows = try await rows(lens)
    let found = find("survives:\(foe)", in: rows)
    let show = try ShowDamage(rows.catalog, through: rows.lens)
    let user = show.set(TeamMember(try form(foe, rows)))
    for row in stride(from: 0, to: rows.count, by: 9) where rows.existing.contains(row) {
      let target = show.set(TeamMember(rows.catalog.forms.ids[row]))
      let survives = show(user, on: [target]).allSatisfy {
        $0.attack.has(.ohko) || $0.cells[0]?.knockout?.uses != 1
      }
      #expect(found.contains(row) == survives, "\(rows.slugs[row]) against \(foe)")
    }
  }

  @Test func playersKnowTheseResults() async throws {
    let rows = try await rows(nil)
    let slugs = { (query: String) in Set(find(query, in: rows).map { rows.slugs[$0] }) }
    #expect(
      slugs("survives:garchomp/earthquake").isSuperset(of: ["skarmory", "zapdos"]))
    #expect(!slugs("survives:garchomp/earthquake").contains("pikachu"))
    #expect(slugs("kos:garchomp/ice-beam").contains("mewtwo"))
    #expect(!slugs("kos:garchomp/ice-beam").contains("garchomp"), "it does not learn it")
    #expect(slugs("kos:gyarados/thunderbolt").contains("zapdos"))
  }

  @Test(arguments: [
    ("kos:dragonite/toxic", "Toxic is a status move: it does no damage"),
    ("kos:dragonite/icebeem", "no move 'icebeem': did you mean ice-beam?"),
    ("survives:garchomp/", "'/' needs a move after it"),
  ])
  func aWrongMoveIsRefused(_ query: String, _ message: String) async throws {
    let result = SearchPokedex()(query, in: QueryEngine(try await rows(nil)))
    #expect(result.problems.first?.message == message)
  }

  @Test func aFoeThatTheGamesLackIsRefused() async throws {
    let result = SearchPokedex()("kos:garchomp", in: QueryEngine(try await rows("1")))
    let message = result.problems.first?.message ?? ""
    #expect(message.contains("does not exist in these games"), "\(message)")
  }

  @Test func movesCompleteAfterTheSlash() async throws {
    let engine = QueryEngine(try await rows(nil))
    let text = "kos:dragonite/ice-b"
    let completions = engine.completions(of: text, cursor: text.count).map(\.text)
    #expect(completions.contains("ice-beam"))
    let all = engine.completions(of: "kos:dragoni", cursor: 11).map(\.text)
    #expect(all.contains("dragonite"))
  }

  // MARK: Needs

  @Test func theNeededTrainingIsEnoughAndLessIsNot() async throws {
    let rows = try await rows(nil)
    let show = try ShowDamage(rows.catalog, through: nil)
    let attacker = show.set(TeamMember(try form("garchomp", rows)))
    let target = show.set(TeamMember(try form("dragonite", rows)))
    let claw = TeamMove(337)
    let needs = try #require(try show.needs(of: attacker, with: claw, on: target))
    guard case .effort(let effort) = needs.survive else {
      Issue.record("\(needs)")
      return
    }
    let most = { (hp: Int, defense: Int) in
      var trained = target
      trained.member.effort[.hp] = hp
      trained.member.effort[.defense] = defense
      let cell = try #require(show(attacker, [claw], on: [trained]).first?.cells.first ?? nil)
      return cell.damage.range.upperBound < cell.hp
    }
    let (hp, defense) = (effort[.hp] ?? 0, effort[.defense] ?? 0)
    #expect(try most(hp, defense))
    if hp > 0 { #expect(try !most(hp - 4, defense)) }
    if defense > 0 { #expect(try !most(hp, defense - 4)) }
  }

  // MARK: Users of a move

  @Test func theUsersOfAMoveHaveTheLevelOfTheTeamThatItHits() async throws {
    let rows = try await rows(nil)
    let show = try ShowDamage(rows.catalog, through: nil)
    let earthquake = TeamMove(89)
    let target = show.set(TeamMember(try form("torkoal", rows)), level: 50)
    let hits = try #require(show.damage(of: earthquake.move, on: [target], level: 50))
    let user = show.set(TeamMember(try #require(hits.users.first).id), level: 50)
    let row = try #require(show(user, [earthquake], on: [target]).first)
    #expect(hits.cells[0]?.first?.damage == row.cells[0]?.damage)
  }

  // MARK: Typical training

  @Test(arguments: [
    ("garchomp", "attack speed", "jolly adamant"), ("gengar", "specialAttack speed", "modest"),
    ("skarmory", "defense hp", "impish"), ("blissey", "specialDefense hp", "calm"),
    ("snorlax", "attack hp", "adamant"),
  ])
  func theBaseStatsDecideTheTypicalTraining(
    _ slug: String, _ trained: String, _ nature: String
  ) async throws {
    let rows = try await rows(nil)
    let set = try ShowDamage(rows.catalog, through: nil).set(TeamMember(try form(slug, rows)))
    #expect(set.isTypical)
    let stats = set.member.effort.assigned.filter { $0.value == 252 }.map { "\($0.stat)" }
    #expect(Set(stats) == Set(trained.split(separator: " ").map(String.init)))
    let natures = rows.dex.table(Nature.self)
    let own = set.member.nature.flatMap { natures[$0]?.slug } ?? ""
    #expect(nature.split(separator: " ").map(String.init).contains(own), "\(own)")
  }
}

extension Knockout {
  fileprivate var isSureAtOnce: Bool { uses == 1 && isCertain }
}
