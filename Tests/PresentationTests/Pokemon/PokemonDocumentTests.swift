import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@Suite struct PokemonDocumentTests {
  private func dex(_ fill: (inout TableDex) -> Void) -> ScriptedPokedex {
    var dex = TableDex()
    fill(&dex)
    return ScriptedPokedex(
      .success(dex.catalog(forms: SampleDex.forms, species: SampleDex.species)))
  }

  private func text(_ document: Document) -> [String] {
    document.blocks.map { block in
      switch block {
      case .heading(let text), .error(let text): text
      case .fact(let label, let parts):
        "\(label): \(parts.map(\.text).joined(separator: " · "))"
      default: block.inlines.map(\.text).joined(separator: " ")
      }
    }
  }

  // MARK: Overview

  @Test func theOverviewLinksToTypesAbilitiesAndItems() {
    var names = LinkedNames()
    names[ID<EggGroup>(2)] = "Ground"
    names[ID<Form>(25)] = "Pikachu"
    let page = PokemonPage(
      FormRecord(
        form: SampleDex.forms[1], species: SampleDex.species[1], name: "Pikachu", names: names))
    let destinations = Document(overview: page).destinations
    #expect(destinations.contains(.to(ID<PokemonType>.electric)))
    #expect(destinations.contains(.thing(.ability, 9)))
    #expect(destinations.contains(.thing(.eggGroup, 2)))
    #expect(destinations.contains(.thing(.item, 213)))
  }

  @Test func anErrorIsShownAboveTheFacts() {
    let page = PokemonPage(
      FormRecord(form: SampleDex.forms[1], species: nil, name: "Pikachu", names: LinkedNames()))
    let blocks = Document(overview: page, failure: .offline).blocks
    #expect(blocks.contains { if case .error = $0 { true } else { false } })
    #expect(blocks.contains(.total(320)))
  }

  // MARK: Stats

  @Test func ranksAreOrdinalsWithPercentiles() async throws {
    let rows = PokemonRows(SampleDex.catalog)
    let page = try await ShowStats(pokedex: ScriptedPokedex())(
      25, through: nil, among: .init(Array(0..<16), of: rows))
    let document = Document(stats: page)
    #expect(text(document).contains("Rank among 16 Pokémon"))
    #expect(text(document).contains { $0.contains("Speed 6th top 38 %") })
    let histograms = document.blocks.flatMap(\.inlines).filter { $0.spans.count == 3 }
    #expect(histograms.count == 6)
    #expect(histograms.allSatisfy { $0.text.count == StatHistogram.bins })
  }

  @Test func withoutNaturesThereIsNoMostColumn() async throws {
    let lens = Lens(
      data: GameData(generation: 2, groups: [3], isGame: false, order: 6),
      rules: GameRules(in: 2), slug: "gen-2", name: "Generation II")
    let page = try await ShowStats(pokedex: ScriptedPokedex())(25, through: lens)
    let titles = Document(stats: page).blocks.compactMap { block -> [String]? in
      if case .table(let table) = block { table.titles } else { nil }
    }
    #expect(titles == Array(repeating: ["", "0 DV", "15 DV", "Max"], count: 2))
  }

  // MARK: Matchups

  @Test func multipliersAreGroupedAndAbilitiesAreSeparate() async throws {
    let pokedex = dex {
      $0.put(StandardTypeRows.all)
      $0.put([Ability(id: 31, slug: "lightning-rod"), Ability(id: 9, slug: "static")])
    }
    let page = try await pokedex.dex().matchups(of: 25)
    let lines = text(Document(matchups: page))
    #expect(lines.contains("×2: Ground"))
    #expect(lines.contains("×½: Flying · Steel · Electric"))
    #expect(lines.contains("Lightning Rod (hidden)"))
    #expect(lines.contains("×0: Electric instead of ×½"))
    #expect(!lines.contains("Static"))
    #expect(!lines.contains("Resist both"))
  }

  @Test func twoTypesListWhatResistsBoth() async throws {
    let dex = try await dex { $0.put(StandardTypeRows.all) }.dex()
    let water = try dex.matchups(ofTypes: [.water, .electric])
    #expect(text(Document(matchups: water)).last == "×½: Grass · Dragon")
    let ground = try dex.matchups(ofTypes: [.dragon, .ground])
    #expect(
      text(Document(matchups: ground)).last
        == "None: against every type, at least one of them deals normal damage or more.")
  }

  @Test(arguments: [
    (400, "×4"), (100, "×1"), (0, "×0"), (75, "¾"), (50, "½"), (25, "¼"), (12, "⅛"), (62, "⅝"),
    (150, "×1½"), (125, "×1¼"), (250, "×2½"), (31, "×0.31"), (105, "×1.05"),
  ])
  func multipliersAreWrittenWithFractions(_ percent: Int, _ expected: String) {
    let text = Formatting.multiplier(percent: percent)
    #expect(text == (expected.hasPrefix("×") ? expected : "×\(expected)"))
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (111, "111th"), (1_322, "1,322nd"),
  ])
  func ranksAreWrittenAsOrdinals(_ number: Int, _ expected: String) {
    #expect(Formatting.ordinal(number) == expected)
  }

  // MARK: Evolution

  @Test func aFamilyIsATreeOfLinks() async throws {
    let pokedex = dex {
      $0.put(SampleDex.looks)
      $0.put([SampleDex.family])
      $0.put([Item(id: 83, slug: "thunder-stone"), Item(id: 84, slug: "water-stone")])
    }
    let document = Document(evolution: try await pokedex.dex().evolution(of: 134))
    #expect(
      text(document) == [
        "Eevee", "Vaporeon use a Water Stone", "Jolteon use a Thunder Stone",
      ])
    #expect(
      document.destinations == [
        .pokemon(133, .evolution), .thing(.item, 84), .pokemon(135, .evolution), .thing(.item, 83),
      ])
    let follows = document.blocks.compactMap { block -> [Bool]? in
      if case .branch(let branch) = block { branch.follows } else { nil }
    }
    #expect(follows == [[], [true], [false]])
  }

  // MARK: Forms

  @Test func aFormShowsItsDifferencesFromTheDefaultOne() async throws {
    let pokedex = dex {
      $0.put(SampleDex.looks)
      $0.put(SampleDex.species)
    }
    let lines = text(Document(forms: try await ShowForms(pokedex: pokedex)(10_100, through: nil)))
    #expect(lines.first == "Raichu (default)")
    #expect(lines.contains("Raichu Alola"))
    #expect(
      lines.contains(
        "Stats: total 485 · Attack 85 −5 · Defense 50 −5 · Sp. Atk 95 +5 · Sp. Def 85 +5"))
  }
}
