import PokedexDomain
import Testing

/// Traits, columns and pages agree on which Pokémon evolve.
@Suite struct StageTests {
  @Test(arguments: [
    ("farfetchd is:final", "farfetchd", nil),
    ("farfetchd is:first -is:final", "farfetchd-galar", nil),
    ("linoone is:final", "linoone", nil),
    ("basculin is:single", "basculin-red-striped basculin-blue-striped", nil),
    ("name:floette is:final", "floette-eternal floette-mega", nil),
    ("pikachu -is:final", "pikachu", nil), ("eevee -is:final", "eevee", nil),
    ("gimmighoul -is:final", "gimmighoul gimmighoul-roaming", nil),
    ("dunsparce is:single", "dunsparce", "5"), ("dunsparce is:single", "", "9"),
    ("misdreavus is:final", "misdreavus", "2"), ("misdreavus is:final", "", "4"),
    ("pikachu stage:1", "pikachu", "1"), ("pikachu stage:2", "pikachu", "2"),
    ("venusaur stage:3 is:final is:mega", "venusaur-mega", nil),
    ("obstagoon stage:3", "obstagoon", nil), ("meowth is:branching", "", nil),
    ("meltan -is:final", "meltan", nil), ("melmetal stage:2", "melmetal melmetal-gmax", nil),
    ("dipplin is:middle stage:2", "dipplin", "scarlet"), ("applin -is:final", "applin", "scarlet"),
    ("hydrapple stage:3", "hydrapple", "scarlet"), ("archaludon stage:2", "archaludon", "scarlet"),
    ("sinistcha stage:2", "sinistcha", "scarlet"),
    ("duraludon is:final", "duraludon duraludon-gmax", "sword"),
    ("sliggoo is:middle", "sliggoo sliggoo-hisui", "scarlet"),
    ("goodra stage:3", "goodra goodra-hisui", "scarlet"),
  ])
  func stagesAreThoseOfTheFormInTheGame(
    _ query: String, _ expected: String, _ lens: String?
  ) async throws {
    let found = try await Bundled.find(query, lens)
    #expect(found == expected.split(separator: " ").map(String.init), "\(query)")
  }

  private static let lenses =
    (1...9).map(String.init) + [
      "sword", "the-crown-tundra", "shining-pearl", "legends-arceus", "scarlet", "the-teal-mask",
    ]

  @Test(arguments: lenses.indices) func traitsAgreeWithTheTreeOfThePage(
    _ index: Int
  ) async throws {
    let name = Self.lenses[index]
    let lens = try #require(try await Bundled.lens(name))
    let engine = try await Bundled.engine(name)
    let catalog = engine.rows.catalog
    let traits = ["single", "final", "first", "middle"]
    var found: [String: Set<String>] = [:]
    for trait in traits {
      found[trait] = Set(try await Bundled.find("is:\(trait)", name))
    }
    let dex = try await Bundled.pokedex().dex(through: lens)
    for row in stride(from: index % Bundled.step, to: catalog.count, by: Bundled.step)
    where engine.rows.existing.contains(row) {
      let form = catalog.forms.ids[row]
      let page = try dex.evolution(of: form)
      guard let position = TreePosition(of: form, page.roots) ?? TreePosition(current: page.roots)
      else { continue }
      let isOwn = position.form == form
      let evolves = isOwn && position.evolves
      let slug = catalog.forms.slugs[row]
      #expect(found["final"]?.contains(slug) == !evolves, "\(slug)")
      #expect(found["first"]?.contains(slug) == (position.depth == 0), "\(slug)")
      #expect(found["single"]?.contains(slug) == (!evolves && position.depth == 0), "\(slug)")
      #expect(found["middle"]?.contains(slug) == (evolves && position.depth > 0), "\(slug)")
    }
  }
}

/// A form in an evolution tree.
private struct TreePosition {
  let form: ID<Form>
  let depth: Int
  let evolves: Bool

  init?(of form: ID<Form>, _ roots: [EvolutionNode]) {
    self.init(roots) { $0.form.id == form }
  }

  init?(current roots: [EvolutionNode]) {
    self.init(roots, where: \.isCurrent)
  }

  private init?(
    _ nodes: [EvolutionNode], depth: Int = 0, where matches: (EvolutionNode) -> Bool
  ) {
    for node in nodes {
      if matches(node) {
        form = node.form.id
        self.depth = depth
        evolves = !node.children.isEmpty
        return
      }
      if let found = TreePosition(node.children, depth: depth + 1, where: matches) {
        self = found
        return
      }
    }
    return nil
  }
}
