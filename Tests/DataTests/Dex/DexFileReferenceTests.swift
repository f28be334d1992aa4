import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

@Suite struct DexFileReferenceTests {
  private func reference(_ path: String, language: Language = .english) throws -> DexFileReference {
    DexFileReference(dex: try DexFile(path: path), language: language)
  }

  @Test func aMoveListsTheFormsThatLearnIt() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let sample = try #require(SampleDex.reference)
      for move in [98, 92] as [ID<Move>] {
        let lessons = reference.lessons(of: move)
        #expect(!lessons.isEmpty)
        #expect(Set(lessons) == Set(sample.lessons(of: move)))
      }
      #expect(reference.lessons(of: 1) == [])
      #expect(reference.learnset(of: 25) == Learnset(SampleDex.learnset.moves.sorted()))
    }
  }

  @Test func anAreaListsItsEncounters() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let sample = try #require(SampleDex.reference)
      for area in [321, 322] as [ID<LocationArea>] {
        let residents = reference.residents(of: area)
        #expect(!residents.isEmpty)
        #expect(Set(residents) == Set(sample.residents(of: area)))
      }
      #expect(reference.residents(of: 1) == [])
      #expect(reference.encounters(of: 25) == SampleDex.encounters)
    }
  }

  @Test func aGameListsItsForms() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let sample = try #require(SampleDex.reference)
      for group in reference.table(VersionGroup.self).ids {
        #expect(reference.roster(of: group) == sample.roster(of: group), "\(group)")
      }
    }
  }

  @Test(arguments: [
    (Kind.form, "glurak", [0]), (.form, "Farfetch’d (Galarian Form)", [15]),
    (.form, "Porenta (Galarian Form)", [15]), (.form, "raichu-alola", [14]),
    (.form, "Raichu", [2, 14]), (.form, "メガガルーラ", [13]), (.species, "Évoli", [7]),
    (.move, "attack", []),
    (.nature, "hardy", []), (.locationArea, "Power Plant Area", [1]),
  ])
  func anEntryIsFoundByAnyOfItsNames(_ kind: Kind, _ name: String, _ rows: [Int]) async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      #expect(reference.nameIndex(of: kind).rows(named: Spelling.folded(name)) == rows)
    }
  }

  @Test func anEntryIsFoundByAWordOfItsName() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let moves = reference.nameIndex(of: .move)
      #expect(moves.rows(beginningWith: Spelling.folded("shock")) == [0])
      #expect(moves.rows(beginningWith: Spelling.folded("hock")) == [])
    }
  }

  /// The stored index has more names: those of Showdown and those of forms with their labels.
  @Test func theStoredIndexFindsAllThatOneBuiltFromTheNamesDoes() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let kept = reference.nameIndex(of: .form)
      let made = SampleDex.catalog.nameIndex()
      for typed in ["pikachu", "achu", "ra", "m", "charzard", "ばりやーど", "mime", "galar", "x"] {
        let letters = Spelling.folded(typed)
        let found = made.matches(letters).indices.filter { made.matches(letters)[$0] != nil }
        #expect(found.allSatisfy { kept.matches(letters)[$0] != nil }, "\(typed)")
      }
    }
  }

  @Test func namesFallBackToEnglishAndThenToTheSlug() async throws {
    try await withSampleDex { path in
      let reference = try reference(path, language: Language(rawValue: "de"))
      #expect(reference.names(of: .species).first == "Glurak")
      #expect(reference.names(of: .form).last == "Porenta (Galarian Form)")
      #expect(reference.names(of: .look).first == "Charizard")
      let moves = reference.names(of: .move)
      #expect(moves.contains("Toxin"))
      #expect(moves.contains("Earthquake"))
      #expect(reference.names(of: .nature) == [])
    }
  }

  @Test func repeatedReadsGiveTheSame() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      for _ in 1...2 {
        #expect(reference.table(Move.self).slugs.contains("thunder-shock"))
        #expect(reference.table(Form.self)[1] == SampleDex.forms[1])
        #expect(reference.names(of: .type).first == "Normal")
        #expect(reference.nameIndex(of: .type).count == 18)
      }
    }
  }
}
