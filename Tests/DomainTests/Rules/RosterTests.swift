import PokedexDomain
import Testing

/// Two species, and games with and without learnsets. Species 1 has the default form 1, the
/// regional form 101 and the Gigantamax form 201; species 2 has the form 2.
@Suite struct RosterTests {
  private static let forms: [Form] = [
    form(1, of: 1, isDefault: true), form(2, of: 2, isDefault: true), form(101, of: 1),
    form(201, of: 1),
  ]
  private static let species: [Species] = [species(1, in: [3]), species(2, in: [3, 4])]
  private static let looks: [Look] = [
    look(1, in: 1), look(2, in: 1), look(101, in: 2), look(201, in: 1), look(202, of: 201, in: 2),
    look(102, of: 2, in: 2),
  ]

  private func roster(
    of group: ID<VersionGroup>, in dexes: [ID<Pokedex>],
    learners: [ID<VersionGroup>: Set<ID<Form>>]
  ) -> [ID<Form>] {
    var entity = VersionGroup(id: group, slug: "")
    entity.pokedexes = dexes
    return Roster(
      forms: Self.forms, species: Self.species, looks: Self.looks, learners: learners)(of: entity)
  }

  @Test func aGameHasThePokemonWithALearnset() {
    #expect(roster(of: 1, in: [], learners: [1: [2, 1], 5: [101, 201]]) == [1, 2])
    #expect(roster(of: 5, in: [3], learners: [1: [2, 1], 5: [101, 201]]) == [101, 201])
  }

  @Test func formsWithoutLearnsetsAreInTheGamesThatIntroducedAVariant() {
    #expect(roster(of: 1, in: [], learners: [1: [1], 2: [2]]) == [1, 201])
    #expect(roster(of: 2, in: [], learners: [1: [1], 2: [2]]) == [2, 101, 201])
    #expect(roster(of: 2, in: [], learners: [1: [201, 101], 2: [2]]) == [2])
  }

  @Test func aGameWithoutLearnsetsHasTheDefaultFormsOfItsDexesAndItsNewForms() {
    let learners: [ID<VersionGroup>: Set<ID<Form>>] = [1: [1, 2, 101, 201]]
    #expect(roster(of: 2, in: [3], learners: learners) == [1, 2, 101, 201])
    #expect(roster(of: 3, in: [3], learners: learners) == [1, 2])
    #expect(roster(of: 3, in: [4, 3, 9], learners: learners) == [1, 2])
    #expect(roster(of: 3, in: [4], learners: learners) == [2])
    #expect(roster(of: 3, in: [], learners: learners) == [])
  }

  private static func form(_ id: Int, of species: ID<Species>, isDefault: Bool = false) -> Form {
    var form = Form(id: ID(id), slug: "")
    form.species = species
    form.isDefault = isDefault
    return form
  }

  private static func species(_ id: Int, in dexes: [ID<Pokedex>]) -> Species {
    var species = Species(id: ID(id), slug: "")
    species.dexNumbers = dexes.map {
      var number = DexNumber()
      number.pokedex = $0
      number.number = id
      return number
    }
    return species
  }

  private static func look(_ id: Int, of form: ID<Form>? = nil, in group: ID<VersionGroup>) -> Look
  {
    var look = Look(id: ID(id), slug: "")
    look.form = form ?? ID(id)
    look.versionGroup = group
    return look
  }
}
