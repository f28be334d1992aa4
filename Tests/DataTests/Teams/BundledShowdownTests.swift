import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Showdown pastes over the bundled dex.
@Suite struct BundledShowdownTests {
  private func names() async throws -> ShowdownNames {
    try ShowdownNames(try await Bundled.catalog())
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
        "no item is called “Some New Item”", "“Favourite Colour: White” is not understood",
        "no move is called “Sacred Swrod”: did you mean Sacred Sword?",
        "no move is called “Ice Spinner / Crunch”", "no Pokémon is called “Notamon”",
      ])
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
    let usual = try dex.table(Nature.self).ids.map { nature in
      var member = TeamMember(445)
      member.nature = nature
      return member
    }
    let moves = try dex.table(Move.self)
    let known = moves.ids.indices.filter { !moves.slugs[$0].hasSuffix("--special") }.map { row in
      var member = TeamMember(445)
      member.moves = [TeamMove(moves.ids[row])]
      return member
    }
    let abilities = try dex.table(Ability.self).ids.map { ability in
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
