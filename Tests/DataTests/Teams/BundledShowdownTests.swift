import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Showdown pastes over the bundled dex.
@Suite struct BundledShowdownTests {
  private func names() async throws -> ShowdownNames {
    ShowdownNames(try await Bundled.catalog())
  }

  private func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).sorted()
  }

  @Test func thereAreTwentyTeams() {
    #expect(ShowdownTeams.all.count == 20)
  }

  @Test(arguments: ShowdownTeams.all)
  func teamsRoundTrip(_ text: String) async throws {
    let names = try await names()
    let reading = try ShowdownReader(names)(text)
    let written = ShowdownWriter(names)(reading.teams)
    #expect(lines(written) == lines(text))
    #expect(try ShowdownReader(names)(written).teams == reading.teams)
  }

  @Test func onlyUnknownNamesAreProblems() async throws {
    let read = ShowdownReader(try await names())
    let problems = try ShowdownTeams.all.flatMap { try read($0).problems }
    #expect(
      problems.map(\.message) == [
        "no item is called “Some New Item”; no known name is similar",
        "“Favourite Colour: White” is not understood",
        "no move is called “Sacred Swrod”: did you mean Sacred Sword?",
        "no move is called “Ice Spinner / Crunch”; no known name is similar",
        "no Pokémon is called “Notamon”; no known name is similar",
      ])
  }

  private static let packed = [
    "Chimecho||leftovers||shadowball,psychic,recover,calmmind||85,,85,85,85,85||,0,,,,||83|",
    "Sceptile||sceptilite||gigadrain,focusblast||85,85,85,85,85,85|M||S|78|",
  ]

  @Test func aPackedTeamIsRead() async throws {
    let reading = try ShowdownReader(try await names())(Self.packed.joined(separator: "]"))
    #expect(reading.problems == [])
    #expect(
      ShowdownWriter(try await names())(reading.teams) == """
        Chimecho @ Leftovers
        Ability: Levitate
        Level: 83
        EVs: 85 HP / 85 Def / 85 SpA / 85 SpD / 85 Spe
        IVs: 0 Atk
        - Shadow Ball
        - Psychic
        - Recover
        - Calm Mind

        Sceptile (M) @ Sceptilite
        Ability: Overgrow
        Level: 78
        Shiny: Yes
        EVs: 85 HP / 85 Atk / 85 Def / 85 SpA / 85 SpD / 85 Spe
        - Giga Drain
        - Focus Blast

        """)
  }

  @Test func aPackedTeamMayHaveAFormatAFolderAndAName() async throws {
    let text =
      "gen9vgc2023series2]Fungi/slow one|Shroom|amoonguss|sitrusberry|H|spore,protect|Relaxed|"
      + "252,,156,,100,|M|,0,,,,0||50|70,,,,,Water"
    #expect(ShowdownReader.isPaste(text))
    let reading = try ShowdownReader(try await names())(text)
    #expect(reading.problems == [])
    #expect(
      ShowdownWriter(try await names())(reading.teams) == """
        === [gen9vgc2023series2] Fungi/slow one ===

        Shroom (Amoonguss) (M) @ Sitrus Berry
        Ability: Regenerator
        Level: 50
        Happiness: 70
        Tera Type: Water
        EVs: 252 HP / 156 Def / 100 SpD
        Relaxed Nature
        IVs: 0 Atk / 0 Spe
        - Spore
        - Protect

        """)
  }

  @Test(arguments: [
    "a|b|c", "|||||||||||", "]|||||||||||", "x]y|||||||||||]",
    String(repeating: "|", count: 60_000), "]]]]]]]]]]]]|||||||||||",
  ])
  func aLineThatIsNotAPackedTeamIsNoTeam(_ line: String) async throws {
    let reading = try? ShowdownReader(try await names())(line)
    #expect(reading?.teams.flatMap(\.members) ?? [] == [])
  }

  @Test func shortFormsAndOldAbbreviationsOfStatsAreRead() async throws {
    let text = """
      Kyurem-W @ Life Orb
      EVs: 252 SDef / 252 HP / 4 Def
      IVs: 30 Def / 30 SAtk / 30 SDef / 30 Spd
      - Ice Beam
      """
    let reading = try ShowdownReader(try await names())(text)
    #expect(reading.problems == [])
    let member = try #require(reading.teams.first?.members.first)
    #expect(member.form == 10023)
    #expect(member.effort[.specialDefense] == 252)
    #expect(member.individual[.speed] == 30)
    #expect(member.individual[.specialAttack] == 30)
  }

  @Test func itemsOfGenerationTwoAreKept() async throws {
    let text = "Snorlax @ PRZCureBerry\n- Rest\n"
    let reading = try ShowdownReader(try await names())(text)
    #expect(reading.problems == [])
    #expect(ShowdownWriter(try await names())(reading.teams).contains("@ PRZCureBerry"))
  }

  /// Every form, exported with one of its abilities, is imported as the same form.
  @Test func everyFormAndLookRoundTrips() async throws {
    let catalog = try await Bundled.catalog()
    let looks = try #require(catalog.reference).table(Look.self)
    var members = catalog.forms.ids.map { TeamMember($0) }
    let own = Set(catalog.forms.slugs)
    for row in 0..<looks.count where !looks[row].isDefault && !own.contains(looks.slugs[row]) {
      var member = TeamMember(looks[row].form)
      member.look = looks[row].id
      members.append(member)
    }
    for index in members.indices {
      members[index].ability = catalog.forms[members[index].form]?.ability1
    }
    let lost = try await lost(members)
    #expect(lost == [])
  }

  @Test func everyMoveAbilityAndNatureRoundTrips() async throws {
    let dex = try #require(try await Bundled.catalog().reference)
    let usual = dex.table(Nature.self).ids.map { nature in
      var member = TeamMember(445)
      member.nature = nature
      return member
    }
    let moves = dex.table(Move.self)
    let known = moves.ids.indices.filter { !moves.slugs[$0].hasSuffix("--special") }.map { row in
      var member = TeamMember(445)
      member.moves = [TeamMove(moves.ids[row])]
      return member
    }
    let abilities = dex.table(Ability.self).ids.map { ability in
      var member = TeamMember(445)
      member.ability = ability
      return member
    }
    let lost = try await lost(usual + known + abilities)
    #expect(lost == [])
  }

  /// Returns the pastes of those members that are not imported as the same member.
  private func lost(_ members: [TeamMember]) async throws -> [String] {
    let names = try await names()
    let (read, write) = (ShowdownReader(names), ShowdownWriter(names))
    return try members.compactMap { member in
      let text = write.text(of: member)
      return try read(text).teams.first?.members == [member] ? nil : text
    }
  }

  @Test(arguments: [
    ("Urshifu-Rapid-Strike", "urshifu-rapid-strike"), ("Landorus", "landorus-incarnate"),
    ("Ogerpon-Wellspring", "ogerpon-wellspring-mask"), ("Landorus-Therian", "landorus-therian"),
    ("Rotom-Wash", "rotom-wash"), ("Indeedee-F", "indeedee-female"), ("Kommo-o", "kommo-o"),
    ("Nidoran-M", "nidoran-m"), ("Farfetch'd", "farfetchd"), ("type null", "type-null"),
    ("Knakrack", "garchomp"), ("garchomp", "garchomp"), ("Mega Charizard X", "charizard-mega-x"),
    ("Maushold", "maushold-family-of-three"), ("ガブリアス", "garchomp"),
  ])
  func theSpellingsOfPlayersAreUnderstood(_ name: String, _ slug: String) async throws {
    let reading = try ShowdownReader(try await names())(name)
    let member = try #require(reading.teams.first?.members.first)
    #expect(try await Bundled.catalog().forms[member.form]?.slug == slug)
  }
}
