import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Editing teams on the screen.
@MainActor @Suite struct TeamScreenTests {
  private func stage(_ keys: String = "", _ teams: [Team]? = nil) async throws -> (
    Stage, MemoryTeams
  ) {
    try await TeamScene.stage(keys, .usual, teams.map { MemoryTeams($0) })
  }

  private func names(_ teams: MemoryTeams) -> [String] { teams.kept.map(\.name) }

  @Test func creatingRenamingCopyingAndDeletingATeamCanBeUndone() async throws {
    let (stage, teams) = try await stage("", [])
    await stage.type("TaSun<enter><esc>")
    #expect(names(teams) == ["Sun"])
    await stage.type("e<c-u>Snow<enter>")
    #expect(names(teams) == ["Snow"])
    await stage.type("&")
    #expect(names(teams) == ["Snow", "Snow 2"])
    await stage.type("d")
    #expect(names(teams) == ["Snow"])
    #expect(stage.foot.contains("Snow 2 deleted: u undoes it"))
    await stage.type("u")
    #expect(names(teams) == ["Snow", "Snow 2"])
    await stage.type("uuu")
    #expect(names(teams) == [])
    await stage.type("<c-r><c-r><c-r><c-r>")
    #expect(names(teams) == ["Snow"])
  }

  @Test func aTakenNameIsRefusedWithTheReason() async throws {
    let (stage, teams) = try await stage("Tarain<enter>")
    #expect(stage.foot.contains("There is a team “rain” already."))
    #expect(teams.kept.count == 2)
    await stage.type("a<enter>")
    #expect(stage.foot.contains("A team needs a name."))
  }

  @Test func theFirstMemberCreatesATeam() async throws {
    let (stage, teams) = try await stage("/garchomp<enter>t", [])
    #expect(stage.foot.contains("Garchomp added to Team, 1 of 6 · T shows it · u undoes it"))
    #expect(teams.kept == [Team(name: "Team", members: [TeamMember(445)])])
    await stage.type("t")
    #expect(teams.kept.first?.members.count == 2)
    await stage.type("uu")
    #expect(teams.kept.isEmpty)
  }

  @Test func tickedPokemonJoinATeamTogether() async throws {
    let (stage, teams) = try await stage("<space><space>t", [])
    #expect(stage.foot.contains("2 Pokémon added to Team, 2 of 6 · T shows it"))
    #expect(teams.kept.first?.members.map(\.form) == [1, 2])
    await stage.type("u")
    #expect(teams.kept.isEmpty)
  }

  @Test func mOpensTheSourcesOfTheTeamsMoves() async throws {
    var member = TeamMember(445)
    member.moves = [.init(89)]
    let team = Team(name: "Rain", members: [member])
    let (stage, _) = try await stage("T<enter>m", [team])
    #expect(stage.title.hasPrefix("Move sources: Rain"))
    #expect(stage.text.contains("Earthquake"))
  }

  @Test func aNewMemberMatchesIsTeamAtOnce() async throws {
    let teams = MemoryTeams([])
    let marks = TrainerMarks(nil, teams: teams)
    let stage = try await Stage.after("/is:team<enter>", marks: marks, teams: teams)
    #expect(stage.selectedRow == nil)
    await stage.type("<esc>/garchomp<enter>t<esc>/is:team<enter>")
    #expect(stage.selectedRow?.contains("Garchomp") == true)
  }

  @Test func withSeveralTeamsAChooserOpensWithTheLastOneFirst() async throws {
    let (stage, teams) = try await stage("/garchomp<enter>t")
    #expect(stage.dialog == "Add Garchomp to")
    await stage.type("<down><enter>")
    #expect(teams.kept.last?.members.count == 5)
    await stage.type("t<enter>")
    #expect(teams.kept.last?.members.count == 6)
    await stage.type("t<enter>")
    #expect(stage.foot.contains("A team can have at most 6 members, not 7."))
    await stage.type("t<down><down><enter>")
    #expect(names(teams) == ["Rain", "Sand", "Team"])
  }

  @Test func aPokemonCanJoinFromItsPage() async throws {
    let (_, teams) = try await stage(":garchomp<enter>t", [Team(name: "One")])
    #expect(teams.kept.first?.members.map(\.form) == [445])
  }

  @Test(arguments: [1, 2, 6], [Size.small, .usual])
  func aTeamHasTitlesAboveItsColumnsEvenWithoutValues(_ members: Int, _ size: Size) async throws {
    let forms = (1...members).map { TeamMember(ID($0)) }
    let store = MemoryTeams([Team(name: "New", members: forms)])
    let (stage, _) = try await TeamScene.stage("T", size, store)
    #expect(stage.text.contains("Members"))
    await stage.type("<enter>")
    #expect(stage.text.contains("Types"))
    #expect(stage.text.contains("Bulbasaur"))
  }

  @Test(arguments: ["Tj", "Tj<enter>"])
  func aWideWindowHasTheAnalysisBesideTeamsAndMembers(_ keys: String) async throws {
    let size = Size(width: 160, height: 60)
    let (stage, _) = try await TeamScene.stage(keys, size)
    for title in ["Damage taken", "Best attacks against each type", "Choice Scarf"] {
      #expect(stage.text.contains(title), "\(stage.text)")
    }
  }

  @Test func membersAreAddedRemovedAndMoved() async throws {
    let (stage, teams) = try await stage("Tj<enter>")
    let members = { teams.kept.last?.members.map(\.form) }
    await stage.type("J")
    #expect(members() == [248, 445, 145, 10_009])
    await stage.type("K")
    #expect(members() == [445, 248, 145, 10_009])
    await stage.type("ddaditto<enter>")
    #expect(members() == [145, 10_009, 132])
    await stage.type("uuuuu")
    #expect(members() == [445, 248, 145, 10_009])
  }

  @Test func fieldsOfferLegalValues() async throws {
    let (stage, teams) = try await stage("Tj<enter>jj<enter>")
    let zapdos = { teams.kept.last?.members[2] }
    await stage.type("jj<enter>stat<enter>")
    #expect(zapdos()?.ability == 9)
    await stage.type("j<enter>leftov<enter>")
    #expect(zapdos()?.item == 211)
    await stage.type("j<enter>timid<enter>")
    #expect(stage.text.contains("+Speed −Attack"))
    await stage.type("jj<enter>thunderb<enter>")
    #expect(zapdos()?.moves.map(\.move) == [85])
    await stage.type("<enter>earthq")
    #expect(stage.text.contains("Nothing has that name"), "Zapdos does not learn Earthquake")
    await stage.type("<esc>d")
    #expect(zapdos()?.moves == [])
    await stage.type("uuuuu")
    #expect(zapdos() == TeamMember(145))
  }

  @Test func numbersOutOfRangeAreRefusedInTheField() async throws {
    let keys = "Tj<enter>jj<enter>" + String(repeating: "k", count: 6)
    let (stage, teams) = try await stage(keys + "<enter>300<enter>")
    #expect(stage.foot.contains("Zapdos has 300 EVs in HP: EVs go from 0 to 252."))
    await stage.type("x<enter>")
    #expect(stage.foot.contains("A number, or empty"))
    await stage.type("<c-u>252<enter>j<enter>252<enter>j<enter>8<enter>")
    #expect(stage.foot.contains("Zapdos has 512 EVs in all: at most 510 are allowed."))
    await stage.type("<c-u>4<enter>")
    #expect(teams.kept.last?.members[2].effort.total == 508)
    #expect(stage.text.contains("2 EVs left"))
  }

  @Test func aShowdownPasteIsImported() async throws {
    let (stage, teams) = try await stage("T")
    await stage.paste("Torkoal @ Heat Rock\nAbility: Drought\n- Solar Beam\n- Nonsense\n")
    #expect(names(teams) == ["Rain", "Sand", "Team"])
    #expect(stage.text.contains("Team imported; line 4 is kept as text"))
    await stage.paste("no team at all !!")
    #expect(stage.foot.contains("There is no team in that text"))
    await stage.type("u")
    #expect(names(teams) == ["Rain", "Sand"])
  }

  @Test func teamsAreReadFromFilesAndWrittenToThem() async throws {
    let files = MemoryFiles(["sun.txt": "=== Sun ===\n\nTorkoal\n"])
    let (stage, teams) = try await TeamScene.stage("T<c-o>sun.txt<enter>", files: files)
    #expect(names(teams) == ["Rain", "Sand", "Sun"])
    await stage.type("\"<c-s>out.txt<enter>")
    #expect(files["out.txt"] == "=== Sun ===\n\nTorkoal\n")
    #expect(stage.foot.contains("Sun written to out.txt"))
    await stage.type("<esc><c-o>none.txt<enter>")
    #expect(stage.foot.contains("Error: there is no file none.txt"))
  }

  /// Terminals send the ends of pasted lines as `\r`.
  @Test(arguments: ["\n", "\r"])
  func `the question for a file of teams takes a paste, too`(_ end: String) async throws {
    let (stage, teams) = try await TeamScene.stage(
      "T<c-o>", files: MemoryFiles(["sun.txt": "=== Sun ===\n\nTorkoal\n"]))
    await stage.paste("Torkoal @ Heat Rock\(end)- Solar Beam\(end)")
    #expect(stage.dialog == nil)
    #expect(names(teams) == ["Rain", "Sand", "Team"])
    #expect(stage.foot.contains("Team imported"), "\(stage.text)")
    await stage.type("<c-o>")
    await stage.paste("sun.txt")
    await stage.type("<enter>")
    #expect(names(teams).contains("Sun"), "a path can be pasted")
  }

  @Test func changesOfAnotherProgramAppearAndAreNotOverwritten() async throws {
    let (stage, teams) = try await stage("T<enter>")
    var rain = try #require(teams.kept.first)
    rain.members.append(TeamMember(382))
    try teams.save(rain)
    stage.trainer.refresh()
    #expect(stage.text.contains("Kyogre"))
    await stage.type("d")
    rain.members = [TeamMember(132)]
    try teams.save(rain)
    await stage.type("u")
    #expect(stage.foot.contains("Not undone, because it has changed since"))
    #expect(teams.kept.first?.members == [TeamMember(132)])
    #expect(stage.text.contains("Ditto"))
  }

  @Test(arguments: [Size.usual, Size(width: 40, height: 12)])
  func aDamagedTeamIsReportedBelowTheOthers(_ size: Size) async throws {
    let teams = MemoryTeams([Team(name: "Sand", members: [TeamMember(445)])], damaged: ["Rain"])
    let (stage, _) = try await TeamScene.stage("T", size, teams)
    #expect(stage.text.contains("Sand"))
    #expect(stage.text.contains("The team “Rain” is damaged: restore a"))
    await stage.type("<enter>")
    #expect(stage.text.contains("Garchomp"))
    let (alone, _) = try await TeamScene.stage("T", size, MemoryTeams(damaged: ["Rain"]))
    #expect(alone.text.contains("The team “Rain” is damaged"))
    #expect(!alone.text.contains("No teams yet"))
  }

  @Test func anUnreadableStoreIsReported() async throws {
    let teams = MemoryTeams([Team(name: "Sand")])
    teams.fail(.file(path: "trainer.sqlite", reason: "it is damaged"))
    let (stage, _) = try await TeamScene.stage("T", .usual, teams)
    #expect(stage.text.contains("the teams cannot be read"))
    await stage.type("aSun<enter>")
    #expect(stage.foot.contains("Error: trainer.sqlite cannot be used: it is damaged"))
  }

  @Test func openingAScreenDrawsOneFrame() async throws {
    for keys in ["T", "T<enter>", "T<enter><enter>", "T+", "T!", "TZ", "V"] {
      let (stage, _) = try await stage(keys)
      _ = stage.frame
      let before = stage.terminal.frames
      await Task.yield()
      _ = stage.frame
      #expect(stage.terminal.frames == before, "\(keys)")
    }
  }

  @Test func escLeadsBackFromEverywhere() async throws {
    for keys in ["T", "T<enter>", "T<enter>2", "T<enter><enter>", "T+", "T!", "TZ", "V", "T\""] {
      let (stage, _) = try await stage(keys + "<esc><esc><esc><esc>")
      #expect(stage.router.routes == [.pokedex], "\(keys)")
    }
  }
}
