import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ShowFormsTests {
  private func show(_ form: ID<Form>, through lens: Lens? = nil) async throws -> FormsPage {
    var dex = TableDex()
    dex.put(SampleDex.species)
    dex.put(SampleDex.looks.map(Self.dated))
    dex.put([Self.group(1, order: 3, [1, 2]), Self.group(17, order: 19, [1, 3])])
    dex.put([(1, "national"), (2, "kanto"), (3, "alola")].map(Self.pokedex))
    dex.put([LanguageEntry(id: 6, slug: "de"), LanguageEntry(id: 9, slug: "en")])
    var species = SampleDex.species
    species[2].dexNumbers = [(3, 43), (1, 26), (2, 26)].map(Self.number)
    let catalog = dex.catalog(forms: SampleDex.forms, species: species)
    return try await ShowForms(pokedex: ScriptedPokedex(.success(catalog)))(form, through: lens)
  }

  private static func dated(_ look: Look) -> Look {
    var look = look
    if look.slug.hasSuffix("-alola") { look.versionGroup = 17 }
    return look
  }

  private static func group(
    _ id: ID<VersionGroup>, order: Int, _ dexes: [ID<Pokedex>]
  ) -> VersionGroup {
    var group = VersionGroup(id: id, slug: "group-\(id)")
    group.order = order
    group.pokedexes = dexes
    return group
  }

  private static func pokedex(_ id: Int, _ slug: String) -> Pokedex {
    var pokedex = Pokedex(id: ID(id), slug: slug)
    pokedex.isMainSeries = true
    return pokedex
  }

  private static func number(_ pokedex: ID<Pokedex>, _ number: Int) -> DexNumber {
    var entry = DexNumber()
    entry.pokedex = pokedex
    entry.number = number
    return entry
  }

  @Test func formsListTheirDifferencesFromTheDefaultForm() async throws {
    let forms = try await show(26).forms
    #expect(forms.map(\.form.id) == [26, 10_100])
    #expect(forms.map(\.isDefault) == [true, false])
    #expect(forms.map(\.differences) == [[], [.types, .stats, .abilities, .size]])
    #expect(forms.last?.types == [.electric, .psychic])
  }

  @Test func theNationalDexComesFirst() async throws {
    let numbers = try await show(26).numbers
    #expect(numbers.map(\.dex.name) == ["National", "Kanto", "Alola"])
    #expect(numbers.map(\.number) == [26, 26, 43])
  }

  @Test func aLensLimitsFormsAndDexes() async throws {
    let red = Lens(
      data: GameData(generation: 1, groups: [1], isGame: true, order: 3),
      rules: GameRules(in: 1), slug: "red-blue", name: "Red/Blue")
    let page = try await show(26, through: red)
    #expect(page.forms.map(\.form.id) == [26])
    #expect(page.numbers.map(\.dex.name) == ["National", "Kanto"])
  }

  @Test func aFormNameIsListedBesideTheSpeciesName() async throws {
    let names = try await show(10_100).names
    #expect(names.map(\.language.rawValue) == ["de", "en"])
    #expect(names.map(\.species) == ["Raichu", "Raichu"])
    #expect(names.map(\.form) == ["Alola-Raichu", "Alolan Raichu"])
    #expect(try await show(26).names.allSatisfy { $0.form == nil })
  }
}
