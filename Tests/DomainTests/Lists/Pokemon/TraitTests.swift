import PokedexDomain
import PokedexTesting
import Testing

/// The values of the field `is:`.
@Suite struct TraitTests {
  typealias Kind = PokedexDomain.Trait

  private static let holders: [(Kind, String)] = [
    (.legendary, "ho-oh"),
    (.mythical, ""),
    (.baby, "pichu"),
    (.mega, "kangaskhan-mega"),
    (.gmax, ""),
    (.battleOnly, "kangaskhan-mega"),
    (.regional, "raichu-alola farfetchd-galar"),
    (.form, "raichu-alola farfetchd-galar kangaskhan-mega"),
    (.first, "charizard nidoran-f \(unusual) mr-mime eevee pichu ho-oh flabebe"),
    (.middle, "pikachu"),
    (
      .final,
      "charizard raichu raichu-alola nidoran-f \(unusual) mr-mime vaporeon jolteon ho-oh flabebe"
    ),
    (.single, "charizard nidoran-f \(unusual) mr-mime ho-oh flabebe"),
    (.branched, "vaporeon jolteon"),
    (.branching, "eevee"),
    (.dual, "charizard raichu-alola farfetchd mr-mime ho-oh"),
    (.ultrabeast, ""),
    (.paradox, ""),
    (.starter, "charizard"),
    (.fossil, ""),
  ]
  private static let unusual = "farfetchd farfetchd-galar kangaskhan kangaskhan-mega"

  @Test(arguments: holders)
  func traitsFindTheirForms(_ trait: Kind, _ expected: String) {
    #expect(find("is:\(trait.rawValue)").joined(separator: " ") == expected)
  }

  @Test(arguments: [(Kind.default, Kind.form), (.dual, .mono)])
  func complementaryTraitsCoverAllForms(_ one: Kind, _ other: Kind) {
    let all = Set(SampleDex.forms.map(\.slug))
    let first = Set(find("is:\(one.rawValue)"))
    #expect(first.symmetricDifference(find("is:\(other.rawValue)")) == all)
  }

  @Test func everyTraitIsTestedAndExplained() {
    let marked: [Kind] = [.favorite, .seen, .caught, .shiny, .noted, .team, .mine, .fallen]
    let tested = Self.holders.map(\.0) + [.default, .form, .dual, .mono] + marked
    #expect(Set(tested) == Set(Kind.allCases))
    #expect(Set(Kind.allCases.map(\.meaning)).count == Kind.allCases.count)
  }

  @Test(arguments: [
    ("pikachu-alola-cap", false), ("raticate-totem-alola", true), ("darmanitan-galar-zen", true),
    ("tauros-paldea-blaze-breed", true), ("zorua-hisui", true), ("galarian", false),
  ])
  func regionalFormsAreRecognizedByTheirSlugs(_ slug: String, _ isRegional: Bool) {
    var form = Form(id: 10_000, slug: slug)
    form.type1 = .normal
    let engine = QueryEngine(
      PokemonRows(Catalog(forms: Table([form]), species: Table(), names: [slug])))
    #expect(find("is:regional", in: engine) == (isRegional ? [slug] : []))
  }

  @Test(arguments: [
    ("charizard-mega-x", Kind.mega), ("groudon-primal", .mega), ("meowth-gmax", .gmax),
    ("urshifu-single-strike-gmax", .gmax),
  ])
  func battleFormsAreRecognizedByTheirSlugs(_ slug: String, _ trait: Kind) {
    let form = Form(id: 10_000, slug: slug)
    let engine = QueryEngine(
      PokemonRows(Catalog(forms: Table([form]), species: Table(), names: [slug])))
    #expect(find("is:\(trait.rawValue)", in: engine) == [slug])
    #expect(find("is:mega is:gmax", in: engine) == [])
  }
}
