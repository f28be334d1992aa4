import PokedexTesting
import Testing

@testable import PokedexDomain

/// A game with the changes of a file answers as one whose dex was built with the same changes.
@Suite struct SameAsBuiltTests {
  private let built: Catalog
  private let changed: Catalog
  private let lens: Lens
  private let base: Lens

  init() throws {
    let sample = try ChangedSample()
    (built, base) = (sample.built, sample.base)
    changed = sample.read.through(sample.lens)
    lens = sample.lens
  }

  @Test func allRowsAreEqual() {
    for form in built.forms.ids { #expect(changed[form, lens] == built[form, base]) }
    for species in built.species.ids { #expect(changed.species[species] == built.species[species]) }
    let moves = built.dex.table(Move.self).ids
    let (own, others) = (
      MoveRows(changed.dex, through: lens).table, MoveRows(built.dex, through: base).table
    )
    for move in moves { #expect(own[move] == others[move]) }
    let chains = built.dex.table(EvolutionChain.self).ids
    for chain in chains {
      #expect(
        changed.dex.table(EvolutionChain.self)[chain]?.routes.count
          == built.dex.table(EvolutionChain.self)[chain]?.routes.count)
    }
  }

  @Test func allDerivedListsAreEqual() {
    let (own, others) = (changed.dex, built.dex)
    for form in built.forms.ids {
      #expect(own.learnset(of: form).sorted == others.learnset(of: form).sorted)
      #expect(Set(own.encounters(of: form)) == Set(others.encounters(of: form)))
    }
    for move in others.table(Move.self).ids {
      #expect(Set(own.lessons(of: move)) == Set(others.lessons(of: move)))
    }
    for area in others.table(LocationArea.self).ids {
      #expect(Set(own.residents(of: area)) == Set(others.residents(of: area)))
    }
    for group in others.table(VersionGroup.self).ids {
      #expect(own.roster(of: group) == others.roster(of: group))
    }
  }

  @Test(arguments: [
    "", "type:fairy", "hp>90", "move:thunderbolt", "move:toxic", "found:trophy-garden",
    "catch<10", "weak:ghost", "sort:-total", "evolves:friendship", "is:final", "flabebe",
    "move:{power>60}",
  ])
  func allQueriesFindTheSame(_ query: String) {
    let own = QueryEngine(PokemonRows(SampleDex.catalog, through: lens))
    let others = QueryEngine(PokemonRows(built, through: base))
    #expect(find(query, in: own) == find(query, in: others))
  }
}
