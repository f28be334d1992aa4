import PokedexData
import PokedexTesting
import Testing

@testable import PokedexDomain

/// Z-Moves and Dynamax with the bundled dex, whose names the tables use.
@Suite(.timeLimit(minutes: 5)) struct BundledPowerUpTests {
  private func show(_ lens: String) async throws -> (ShowDamage, Catalog) {
    let catalog = await DexPokedex(dex: try DexFile()).catalog()
    let lens = Lenses(try #require(catalog.reference)).named(lens)
    return (try ShowDamage(catalog, through: lens), catalog)
  }

  private func set(
    _ slug: String, holding item: String? = nil, _ show: ShowDamage, _ catalog: Catalog
  ) throws -> BattleSet {
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug), "\(slug)")
    var member = TeamMember(catalog.forms.ids[row])
    let items = catalog.dex.table(Item.self)
    member.item = try item.map { item in
      items.ids[try #require(items.slugs.firstIndex(of: item), "\(item)")]
    }
    return show.set(member)
  }

  private func move(_ slug: String, _ catalog: Catalog) throws -> TeamMove {
    let moves = catalog.dex.table(Move.self)
    return TeamMove(moves.ids[try #require(moves.slugs.firstIndex(of: slug), "\(slug)")])
  }

  // MARK: The tables

  @Test func `the dex has all crystals, their moves and users, and all Z-Moves and Max Moves`()
    async throws
  {
    let (_, catalog) = try await show("7")
    let moves = Set(catalog.dex.table(Move.self).slugs)
    let items = Set(catalog.dex.table(Item.self).slugs)
    let forms = Set(catalog.forms.slugs).union(catalog.species.slugs)
    for own in ZMoves.own {
      #expect(items.contains("\(own.crystal)-z--held"))
      #expect(moves.isSuperset(of: [own.move, own.zMove]), "\(own.crystal)")
      #expect(forms.isSuperset(of: own.users), "\(own.users)")
    }
    for type in ID<PokemonType>.standard {
      #expect(moves.contains(ZMoves.slug(of: type, .physical)))
      #expect(moves.contains(ZMoves.slug(of: type, .special)))
      #expect(moves.contains(MaxMoves.slug(of: type)))
    }
    #expect(moves.isSuperset(of: MaxMoves.powers.keys))
    #expect(moves.isSuperset(of: ZMoves.powers.keys))
  }

  @Test func `each Gigantamax form of the dex has a G-Max Move, and no other form`() async throws {
    let (_, catalog) = try await show("8")
    let gMax = catalog.forms.slugs.filter(GMaxMove.hasForm)
    #expect(gMax.count == 34)
    #expect(gMax.filter { GMaxMove(of: $0) == nil } == [])
    #expect(Set(gMax.map { $0.dropLast("-gmax".count) }).count == GMaxMove.rows.count)
  }

  // MARK: In the games

  @Test func `Charizard gigantamaxes in Sword, and no Pokémon in games without Dynamax`()
    async throws
  {
    let (show, catalog) = try await show("sword-shield")
    var charizard = try set("charizard", show, catalog)
    charizard.dynamax = .gigantamax
    let flame = try move("flamethrower", catalog)
    let row = try #require(show(charizard, [flame], on: [charizard]).first)
    #expect(row.usedAs == "g-max-wildfire")
    #expect(row.cells[0]?.hp == 2 * (try #require(show.dex.battler(charizard)?.smallHP)))
    charizard.dynamax = .dynamax
    #expect(show(charizard, [flame], on: [charizard]).first?.brings == .weather(.sun))

    let (old, _) = try await self.show("7")
    #expect(old(charizard, [flame], on: [charizard]).first?.usedAs == nil)
    #expect(old.gaps(of: charizard).map(\.subject) == ["dynamax"])
    #expect(old.dex.fault(of: .dynamax, of: charizard.member) == .noneInGames)
  }

  @Test func `some Pokémon cannot grow`() async throws {
    let (show, catalog) = try await show("sword-shield")
    let zacian = try set("zacian", show, catalog)
    #expect(show.dex.fault(of: .dynamax, of: zacian.member) == .unable)
    let garchomp = try set("garchomp", show, catalog)
    #expect(show.dex.fault(of: .gigantamax, of: garchomp.member) == .noGigantamax)
    #expect(show.dex.growths(of: garchomp.member) == [.dynamax])
  }

  @Test(
    arguments: [
      ("pikachu", "pikanium", "volt-tackle", "catastropika"),
      ("raichu-alola", "aloraichium", "thunderbolt", "stoked-sparksurfer"),
      ("raichu", "aloraichium", "thunderbolt", nil),
      ("mewtwo", "mewnium", "psychic", nil), ("mew", "mewnium", "psychic", "genesis-supernova"),
      ("tapu-koko", "tapunium", "natures-madness", "guardian-of-alola"),
      ("garchomp", "groundium", "earthquake", "tectonic-rage--physical"),
      ("garchomp", "groundium", "dragon-claw", nil),
    ] as [(String, String, String, String?)])
  func `a held Z-Crystal makes a Z-Move of the moves that it fits`(
    _ user: String, _ crystal: String, _ slug: String, _ zMove: String?
  ) async throws {
    let (show, catalog) = try await show("7")
    var user = try set(user, holding: "\(crystal)-z--held", show, catalog)
    let foe = try set("blissey", show, catalog)
    let move = try move(slug, catalog)
    #expect(show(user, [move], on: [foe]).first?.usedAs == zMove)
    user.usesZMoves = false
    #expect(show(user, [move], on: [foe]).first?.usedAs == nil)
  }

  @Test func `without a crystal, Z-Moves are used only if that is stated, in games that have them`()
    async throws
  {
    let (show, catalog) = try await show("7")
    var user = try set("garchomp", show, catalog)
    let move = try move("earthquake", catalog)
    #expect(show(user, [move], on: [user]).first?.usedAs == nil)
    user.usesZMoves = true
    #expect(show(user, [move], on: [user]).first?.usedAs == "tectonic-rage--physical")
    let (today, _) = try await self.show("9")
    #expect(today(user, [move], on: [user]).first?.usedAs == nil)
    #expect(today.gaps(of: user).map(\.subject) == ["zMoves"])
  }

  // MARK: Batches

  @Test(
    arguments: [
      (8, #"{"isDynamaxed":"gmax","species":"Charizard"}"#, #"{"name":"Flamethrower"}"#, nil),
      (
        8, #"{"species":"Zacian","isDynamaxed":true}"#, #"{"name":"Crunch"}"#,
        "Zacian has no Dynamax"
      ),
      (
        9, #"{"species":"Charizard"}"#, #"{"name":"Flamethrower","useMax":true}"#,
        "Dynamax does not exist in generation 9"
      ),
      (
        8, #"{"species":"Charizard"}"#, #"{"name":"Flamethrower","useZ":true}"#,
        "Z-Moves do not exist in generation 8"
      ),
      (8, #"{"species":"Charizard","isDynamaxed":"big"}"#, #"{"name":"Crunch"}"#, "gmax"),
    ] as [(Int, String, String, String?)])
  func `a batch knows the calculator's words, and refuses what the games lack`(
    _ generation: Int, _ attacker: String, _ move: String, _ problem: String?
  ) async throws {
    let (_, catalog) = try await show("8")
    let line =
      #"{"gen":\#(generation),"attacker":\#(attacker),"defender":{"species":"Snorlax"},"move":\#(move)}"#
    do throws(CalculationProblem) {
      let written = try CalculationDocument.Reader().read(Array(line.utf8))
      let result = try CalculateDamage(catalog)(written)
      #expect(problem == nil)
      #expect(result.notCounted == [])
    } catch {
      #expect(error.text.contains(try #require(problem)), "\(error.text)")
    }
  }
}
