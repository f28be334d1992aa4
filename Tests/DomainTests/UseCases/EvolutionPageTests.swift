import PokedexDomain
import PokedexTesting
import Testing

@Suite struct EvolutionPageTests {
  @Test func aFormBranchesAtItsOwnRoute() throws {
    let page = try Family.pikachu.show(26, through: nil)
    #expect(outline(page.roots) == "Pichu(Pikachu(Raichu, Raichu Alola))")
    let raichus = try #require(page.roots.first?.children.first?.children)
    #expect(raichus.map(\.isCurrent) == [true, false])
    #expect(raichus.map { $0.ways.count } == [2, 1])
  }

  @Test func formsWithSeparateEvolutionsHaveSeparateTrees() throws {
    let page = try Family.meowth.show(52, through: nil)
    #expect(outline(page.roots) == "Meowth(Persian), Meowth Galar(Perrserker)")
  }

  @Test func aFormOutsideTheTreeIsMarkedAtTheDefaultForm() throws {
    let page = try Family.pikachu.show(10_199, through: nil)
    #expect(page.form.name == "Pikachu Gmax")
    #expect(page.roots.first?.children.first?.isCurrent == true)
  }

  @Test func aLensLimitsTheFamily() throws {
    let red = try Family.pikachu.show(25, through: lens(1, order: 3, groups: [1]))
    #expect(outline(red.roots) == "Pikachu(Raichu)")
    #expect(red.hatching == nil)
    let gold = try Family.pikachu.show(25, through: lens(2, order: 5, groups: [3]))
    #expect(outline(gold.roots) == "Pichu(Pikachu(Raichu))")
    #expect(gold.hatching?.item.name == "Light Incense")
  }

  @Test func `a form that evolves further hangs on the one that it came from in another region`()
    throws
  {
    let page = try Family.goomy.show(705, through: lens(7, order: 19, groups: [17]))
    #expect(outline(page.roots) == "Goomy(Sliggoo(Goodra), Sliggoo Hisui(Goodra Hisui))")
    let sliggoos = try #require(page.roots.first?.children)
    #expect(sliggoos.map(\.gap) == [nil, .notInGames])
    #expect(sliggoos.map { $0.ways.count } == [1, 0])
  }

  @Test func methodsOfTheGameComeFirst() throws {
    let today = try Family.pikachu.show(25, through: nil)
    let ways = today.roots.first?.children.first?.children.first?.ways
    #expect(ways?.map(\.since.id) == [1, 3])
    let gold = try Family.pikachu.show(25, through: lens(2, order: 5, groups: [3]))
    let then = gold.roots.first?.children.first?.children.first?.ways
    #expect(then?.map(\.since.id) == [3, 1])
  }

  @Test func breedingIsNoEvolution() throws {
    let page = try Family.manaphy.show(490, through: nil)
    #expect(outline(page.roots) == "Phione, Manaphy")
    #expect(page.bred.map(\.parent.name) == ["Manaphy"])
    #expect(page.bred.map(\.hatchling.name) == ["Phione"])
  }

  @Test(arguments: [808, 809] as [ID<Form>])
  func chainsLinkedBySpeciesAreOneFamily(_ form: ID<Form>) throws {
    let page = try Family.melmetal.show(form, through: nil)
    #expect(outline(page.roots) == "Meltan(Melmetal)")
    #expect(page.roots.first?.children.first?.ways == [])
    #expect(page.bred == [])
  }

  @Test func circularEvolutionsEnd() throws {
    let page = try Family.circle.show(1, through: nil)
    #expect(outline(page.roots) == "")
  }

  private func lens(
    _ generation: ID<Generation>, order: Int, groups: [ID<VersionGroup>]
  ) -> Lens {
    Lens(
      data: GameData(generation: generation, groups: groups, isGame: true, order: order),
      rules: GameRules(in: generation), slug: "game", name: "Game")
  }

  private func outline(_ nodes: [EvolutionNode]) -> String {
    nodes.map { node in
      node.children.isEmpty ? node.form.name : "\(node.form.name)(\(outline(node.children)))"
    }.joined(separator: ", ")
  }
}

/// A few species and their evolutions.
private struct Family {
  private var forms: [Form] = []
  private var species: [Species] = []
  private var looks: [Look] = []
  private var chains: [EvolutionChain] = []

  func show(_ form: ID<Form>, through lens: Lens?) throws -> EvolutionPage {
    var dex = TableDex()
    dex.put(looks)
    dex.put(chains)
    dex.put([Item(id: 9, slug: "light-incense"), Item(id: 83, slug: "thunder-stone")])
    dex.put([group(1, order: 3, 1), group(3, order: 5, 2), group(17, order: 19, 7)])
    let catalog = dex.catalog(forms: forms, species: species)
    return try LensedDex(catalog, through: lens).evolution(of: form)
  }

  private func group(
    _ id: ID<VersionGroup>, order: Int, _ generation: ID<Generation>
  ) -> VersionGroup {
    var group = VersionGroup(id: id, slug: "group-\(id)")
    group.order = order
    group.generation = generation
    return group
  }

  private mutating func add(
    _ number: Int, _ slug: String, _ generation: ID<Generation> = 1, from: ID<Species>? = nil,
    chain: ID<EvolutionChain> = 1, others: [(id: Int, slug: String, group: ID<VersionGroup>)] = []
  ) {
    var own = Species(id: ID(number), slug: slug)
    own.generation = generation
    own.evolvesFrom = from
    own.evolutionChain = chain
    own.forms = [ID(number)] + others.map { ID($0.id) }
    species.append(own)
    for form in [(id: number, slug: slug, group: 1 as ID<VersionGroup>)] + others {
      var row = Form(id: ID(form.id), slug: form.slug)
      row.species = own.id
      row.isDefault = form.id == number
      row.looks = [ID(form.id)]
      forms.append(row)
      var look = Look(id: ID(form.id), slug: form.slug)
      look.versionGroup = form.group
      looks.append(look)
    }
  }

  private mutating func chain(
    _ id: ID<EvolutionChain>, _ members: [(ID<Species>, from: ID<Species>?)],
    _ routes: [EvolutionRoute] = [], baby: ID<Item>? = nil
  ) {
    var chain = EvolutionChain(id: id, slug: "")
    chain.members = members.map { species, from in
      var member = ChainMember()
      member.species = species
      member.from = from
      return member
    }
    chain.routes = routes
    chain.babyTriggerItem = baby
    chains.append(chain)
  }

  private static func route(
    _ from: ID<Species>, _ to: ID<Species>, _ group: ID<VersionGroup> = 1,
    base: ID<Form>? = nil, evolved: ID<Form>? = nil, region: ID<Region>? = nil
  ) -> EvolutionRoute {
    var route = EvolutionRoute()
    route.from = from
    route.to = to
    route.versionGroup = group
    route.trigger = 1
    route.baseForm = base
    route.evolvedForm = evolved
    route.region = region
    return route
  }

  /// Raichu has two routes, and an Alolan form.
  static let pikachu: Family = {
    var family = Family()
    family.add(172, "pichu", 2)
    family.add(25, "pikachu", from: 172, others: [(10_199, "pikachu-gmax", 17)])
    family.add(26, "raichu", from: 25, others: [(10_100, "raichu-alola", 17)])
    family.chain(
      1, [(172, nil), (25, 172), (26, 25)],
      [
        route(172, 25), route(25, 26), route(25, 26, 3),
        route(25, 26, 17, base: 25, evolved: 10_100),
      ], baby: 9)
    return family
  }()

  static let meowth: Family = {
    var family = Family()
    family.add(52, "meowth", others: [(10_161, "meowth-galar", 17)])
    family.add(53, "persian", from: 52)
    family.add(863, "perrserker", from: 52)
    family.chain(
      1, [(52, nil), (53, 52), (863, 52)], [route(52, 53), route(52, 863, base: 10_161)])
    return family
  }()

  /// Sliggoo has a form of another region, which evolves further.
  static let goomy: Family = {
    var family = Family()
    family.add(704, "goomy")
    family.add(705, "sliggoo", from: 704, others: [(10_241, "sliggoo-hisui", 17)])
    family.add(706, "goodra", from: 705, others: [(10_242, "goodra-hisui", 17)])
    family.chain(
      1, [(704, nil), (705, 704), (706, 705)],
      [
        route(704, 705), route(704, 705, base: 704, evolved: 10_241, region: 9),
        route(705, 706), route(705, 706, base: 10_241, evolved: 10_242),
      ])
    return family
  }()

  /// Only the chain links the two species.
  static let manaphy: Family = {
    var family = Family()
    family.add(489, "phione")
    family.add(490, "manaphy")
    family.chain(1, [(489, nil), (490, 489)])
    return family
  }()

  /// Only the species Melmetal links to Meltan: each of the two has a chain of its own.
  static let melmetal: Family = {
    var family = Family()
    family.add(808, "meltan", chain: 1)
    family.add(809, "melmetal", from: 808, chain: 2)
    family.chain(1, [(808, nil)])
    family.chain(2, [(809, nil)])
    return family
  }()

  static let circle: Family = {
    var family = Family()
    family.add(1, "one", from: 2)
    family.add(2, "two", from: 1)
    family.chain(1, [(1, 2), (2, 1)], [route(1, 2), route(2, 1)])
    return family
  }()
}
