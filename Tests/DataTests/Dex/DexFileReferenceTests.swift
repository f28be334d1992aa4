import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

@Suite struct DexFileReferenceTests {
  private func reference(
    _ path: String, language: Language = .english
  ) throws -> DexFileReference {
    DexFileReference(dex: try DexFile(path: path), language: language)
  }

  @Test func aMoveTellsWhoLearnsIt() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      #expect(
        try reference.lessons(of: 98) == [
          Lesson(form: 25, versionGroup: 1, method: 1, level: 16),
          Lesson(form: 133, versionGroup: 1, method: 1, level: 27),
          Lesson(form: 134, versionGroup: 20, method: 1, level: 0),
        ])
      #expect(try reference.lessons(of: 92).count == 9)
      #expect(try reference.lessons(of: 1) == [])
      #expect(try reference.learnset(of: 25) == Learnset(SampleDex.learnset.moves.sorted()))
    }
  }

  @Test func anAreaTellsWhoIsMetInIt() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let met = SampleDex.encounters.map { Resident(form: 25, encounter: $0) }
      #expect(try reference.residents(of: 321).prefix(2) == met.prefix(2))
      #expect(try reference.residents(of: 321).map(\.form) == [25, 25, 29])
      #expect(try reference.residents(of: 322) == [met[2]])
      #expect(try reference.residents(of: 1) == [])
      #expect(try reference.encounters(of: 25) == SampleDex.encounters)
    }
  }

  /// Those that learn moves in it, and those that learn none anywhere and that it brought.
  @Test func aGameTellsWhomItKnows() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      #expect(try reference.roster(of: 1) == [6, 25, 29, 83, 115, 133])
      #expect(try reference.roster(of: 20) == [25, 134, 10_166])
      #expect(try reference.roster(of: 2) == [])
    }
  }

  @Test func itSaysWhatTheSampleInMemorySays() async throws {
    try await withSampleDex { path in
      let kept = try reference(path)
      let known = try #require(SampleDex.reference)
      for group in try known.table(VersionGroup.self).ids {
        #expect(try kept.roster(of: group) == known.roster(of: group))
      }
      for move in try known.table(Move.self).ids {
        #expect(try Set(kept.lessons(of: move)) == Set(known.lessons(of: move)))
      }
      for area in try known.table(LocationArea.self).ids {
        #expect(try Set(kept.residents(of: area)) == Set(known.residents(of: area)))
      }
      for kind in Kind.allCases {
        #expect(try kept.names(of: kind) == known.names(of: kind), "\(kind)")
      }
    }
  }

  @Test(arguments: [
    (Kind.form, "glurak", [0]), (.form, "Farfetch’d (Galarian Form)", [15]),
    (.form, "Porenta (Galarian Form)", [15]), (.form, "raichu-alola", [14]),
    (.form, "Raichu", [2, 14]), (.form, "メガガルーラ", [13]), (.species, "Évoli", [7]),
    (.move, "quick attack", [4]), (.move, "quick-attack", [4]), (.move, "attack", []),
    (.nature, "hardy", []), (.locationArea, "Power Plant Area", [1]),
  ])
  func aThingIsFoundByAnyOfItsNames(_ kind: Kind, _ name: String, _ rows: [Int]) async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      #expect(try reference.nameIndex(of: kind).rows(named: Spelling.folded(name)) == rows)
    }
  }

  @Test func aThingIsFoundByAWordOfItsName() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let moves = try reference.nameIndex(of: .move)
      #expect(moves.rows(beginningWith: Spelling.folded("shock")) == [0])
      #expect(moves.rows(beginningWith: Spelling.folded("hock")) == [])
    }
  }

  @Test func theIndexOfTheDexFindsWhatOneMadeOfTheNamesFinds() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      let kept = try reference.nameIndex(of: .form)
      let made = SampleDex.catalog.nameIndex()
      for typed in ["pikachu", "achu", "ra", "m", "charzard", "ばりやーど", "mime", "galar", "x"] {
        let letters = Spelling.folded(typed)
        #expect(kept.matches(letters) == made.matches(letters), "\(typed)")
      }
    }
  }

  @Test func namesAreInTheLanguageElseInEnglishElseMadeOfTheSlug() async throws {
    try await withSampleDex { path in
      let reference = try reference(path, language: Language(rawValue: "de"))
      #expect(try reference.names(of: .species).first == "Glurak")
      #expect(try reference.names(of: .form).last == "Porenta (Galarian Form)")
      #expect(try reference.names(of: .look).first == "Charizard")
      #expect(
        try reference.names(of: .move).prefix(5) == [
          "Thunder Shock", "Thunderbolt", "Earthquake", "Toxin", "Quick Attack",
        ])
      #expect(try reference.names(of: .nature) == [])
    }
  }

  @Test func whatIsAskedForAgainIsTheSame() async throws {
    try await withSampleDex { path in
      let reference = try reference(path)
      for _ in 1...2 {
        #expect(
          try reference.table(Move.self).slugs.prefix(4) == [
            "thunder-shock", "thunderbolt", "earthquake", "toxic",
          ])
        #expect(try reference.table(Form.self)[1] == SampleDex.forms[1])
        #expect(try reference.names(of: .type).first == "Normal")
        #expect(try reference.nameIndex(of: .type).count == 18)
      }
    }
  }
}
