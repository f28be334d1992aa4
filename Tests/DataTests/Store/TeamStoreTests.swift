import GRDB
import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The user's teams in the store.
@Suite(.timeLimit(minutes: 5)) struct TeamStoreTests {
  private func withStore(_ body: (TrainerStore, String) throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/below/trainer.sqlite"
      try body(TrainerStore(path: path), path)
    }
  }

  /// Returns a member with all details.
  private func wholeMember() -> TeamMember {
    var member = TeamMember(10_058)
    member.look = 3
    member.nickname = "O'Hara “雨”\n; DROP TABLE team"
    member.gender = .female
    member.item = 1
    member.ability = 2
    member.level = 50
    member.nature = 4
    member.effort = StatValues([.hp: 0, .attack: 252, .speed: 4])
    member.individual = StatValues([.speed: 31])
    member.moves = [TeamMove(89), TeamMove(237, type: 15), TeamMove(89)]
    member.isShiny = false
    member.happiness = 0
    member.teraType = 10_001
    member.dynamaxLevel = 10
    member.isGigantamax = true
    member.ball = 5
    member.hiddenPower = 15
    member.isAlpha = true
    member.unread = ["Mood: \"good\"", ""]
    return member
  }

  private func wholeTeam(_ name: String) -> Team {
    Team(
      name: name, format: "gen9ou", members: [wholeMember(), TeamMember(25), wholeMember()],
      unread: [["Missingno.", "- Water Gun"], []])
  }

  @Test func noFileIsCreatedBeforeTheFirstTeam() async throws {
    try await withStore { (store, path) throws in
      #expect(try store.teams() == [])
      #expect(try !store.removeTeam(named: "rain"))
      try store.save([Team]())
      #expect(access(path, F_OK) != 0)
    }
  }

  @Test func teamsRoundTrip() async throws {
    try await withStore { (store, path) throws in
      let teams = [
        wholeTeam("rain"), Team(name: "Sun"), Team(name: "été", members: [TeamMember(1)]),
      ]
      try store.save(teams.reversed())
      #expect(try store.teams() == teams)
      #expect(try TrainerStore(path: path).teams() == teams)
    }
  }

  @Test func teamsOfAnOlderStoreAreKept() async throws {
    try await withStore { (store, path) throws in
      let teams = [wholeTeam("rain"), Team(name: "Sun", members: [TeamMember(1)])]
      try store.save(teams)
      store.close()
      let older = try DatabaseQueue(path: path)
      try older.write { db in
        try db.execute(
          sql: """
            DROP TABLE page; DROP TABLE user_file; ALTER TABLE member DROP COLUMN alpha;
            DELETE FROM grdb_migrations WHERE identifier IN ('alphas', 'pages', 'sets', 'files')
            """)
      }
      try older.close()
      let again = TrainerStore(path: path)
      let kept = teams.map { team in
        var team = team
        for index in team.members.indices { team.members[index].isAlpha = nil }
        return team
      }
      #expect(try again.teams() == kept)
      try again.save(teams)
      #expect(try TrainerStore(path: path).teams() == teams)
    }
  }

  @Test(arguments: [("rain", "RAIN"), ("Été", "éTÉ"), ("雨", "雨")])
  func aTeamReplacesOneOfTheSameNameInAnyCase(_ first: String, _ second: String) async throws {
    try await withStore { (store, path) throws in
      try store.save(wholeTeam(first))
      try store.save(Team(name: second, members: [TeamMember(1)]))
      #expect(try store.teams() == [Team(name: second, members: [TeamMember(1)])])
      #expect(try store.removeTeam(named: first))
      #expect(try store.teams() == [])
      let left = try DatabaseQueue(path: path).read { db in
        try Int.fetchOne(db, sql: "SELECT count(*) FROM member")
      }
      #expect(left == 0, "nobody is left over")
    }
  }

  @Test func teamsAreExchangedOnlyIfUnchanged() async throws {
    try await withStore { (store, path) throws in
      let (rain, sun) = (wholeTeam("Rain"), Team(name: "Sun"))
      #expect(try store.exchange([], for: [rain]))
      #expect(try !store.exchange([sun], for: []), "there is none")
      #expect(try store.exchange([rain], for: [sun]))
      #expect(try TrainerStore(path: path).teams() == [sun])
      #expect(try !store.exchange([rain], for: [rain]), "it is Sun now")
      #expect(try store.exchange([], for: [rain]))
      #expect(try !store.exchange([rain], for: [Team(name: "SUN")]), "the name is taken")
      #expect(try store.teams() == [rain, sun])
      #expect(try store.exchange([rain, sun], for: []))
      #expect(try store.teams() == [])
    }
  }

  @Test func aChangeIsUndoneAndRedone() async throws {
    try await withStore { (store, _) throws in
      let (before, after) = (wholeTeam("Rain"), Team(name: "Rain"))
      try store.save(after)
      let undone = try UndoStep("", of: [before], to: [after], in: store).reverse()
      #expect(try store.teams() == [before])
      _ = try undone.opposite?.reverse()
      #expect(try store.teams() == [after])
      try store.save(Team(name: "Rain", format: "gen9ou"))
      #expect(try UndoStep("", of: [before], to: [after], in: store).reverse().opposite == nil)
    }
  }

  @Test func theLastPlacePersists() async throws {
    try await withStore { (store, path) throws in
      #expect(try store.place() == nil)
      try store.keep(place: nil)
      #expect(access(path, F_OK) != 0)
      try store.keep(place: "445\tpage\t\ttype:dragon")
      try store.keep(place: "6\t\tteams\t")
      #expect(try TrainerStore(path: path).place() == "6\t\tteams\t")
      try store.keep(place: nil)
      #expect(try TrainerStore(path: path).place() == nil)
    }
  }

  @Test func twoProgramsSeeEachOthersTeams() async throws {
    try await withStore { (one, path) throws in
      let other = TrainerStore(path: path)
      #expect(try other.teams() == [])
      try one.save(wholeTeam("rain"))
      #expect(try other.teams() == [wholeTeam("rain")])
      #expect(try other.removeTeam(named: "rain"))
      #expect(try one.teams() == [])
      #expect(try !one.removeTeam(named: "rain"))
    }
  }

  @Test(
    arguments: [
      "moves = 'x'", "moves = '1:2:3'", "moves = '1 :'", "effort = '1,2'",
      "effort = 'a,,,,,'", "gender = 'X'", "unread = '[1]'", "unread = ''", "moves = 'garbage'",
      "effort = '[1e999]'", "level = 9223372036854775807", "level = -9223372036854775807 - 1",
      "level = 0", "level = 101", "effort = ',,,,,9223372036854775807'", "effort = '253,,,,,'",
      "individual = ',9223372036854775807,,,,'", "individual = ',-9223372036854775808,,,,'",
      "individual = '32,,,,,'", "happiness = 256", "happiness = -1", "dynamax_level = 11",
    ])
  func aDamagedTeamIsNamedAndCanBeRemovedWithoutAffectingOthers(_ damage: String) async throws {
    try await withStore { (store, path) throws in
      try store.save([wholeTeam("rain"), Team(name: "sun")])
      try change(path, "UPDATE member SET \(damage) WHERE place = 0")
      let storedTeams = StoredTeams(teams: [Team(name: "sun")], damaged: ["rain"])
      #expect(try store.storedTeams() == storedTeams)
      #expect(try store.removeTeam(named: "rain"))
      #expect(try store.teams() == [Team(name: "sun")])
    }
  }

  @Test func aTeamWithADamagedRowDoesNotAffectOthers() async throws {
    try await withStore { (store, path) throws in
      try store.save([wholeTeam("rain"), Team(name: "sun")])
      try change(path, "UPDATE team SET unread = '{' WHERE name = 'rain'")
      #expect(try store.storedTeams() == StoredTeams(teams: [Team(name: "sun")], damaged: ["rain"]))
      #expect(try store.exchange([], for: [Team(name: "RAIN")]) == false, "the name is taken")
    }
  }

  @Test func savingTeamsIsAllOrNothing() async throws {
    try await withStore { (store, _) throws in
      try store.save(wholeTeam("rain"))
      let crowd = Team(name: "a", members: Array(repeating: TeamMember(666), count: 30_001))
      #expect(throws: PokedexError.self) {
        try store.save([Team(name: "rain"), Team(name: "sun"), crowd])
      }
      #expect(try store.teams() == [wholeTeam("rain")])
    }
  }

  @Test func aStoreFromBeforeTeamsIsMigratedAndACopyIsKept() async throws {
    try await withStore { (store, path) throws in
      _ = try store.updateMarks { $0[1].marks.insert(.seen) }
      try change(
        path,
        """
        DROP TABLE member; DROP TABLE team; DROP TABLE page; DROP TABLE user_file;
        DELETE FROM grdb_migrations WHERE identifier IN ('teams', 'alphas', 'pages', 'sets', 'files')
        """)
      let newer = TrainerStore(path: path)
      #expect(try newer.teams() == [])
      try newer.save(wholeTeam("rain"))
      #expect(try newer.teams() == [wholeTeam("rain")])
      #expect(try newer.marks().forms == [1])
      #expect(access(path + ".before-teams", F_OK) == 0)
      #expect(throws: (any Error).self) { try change(path + ".before-teams", "SELECT * FROM team") }
    }
  }

  @Test func aBackupRestoresTeams() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      try store.save(wholeTeam("rain"))
      try store.backUp(to: directory + "/backup", replacing: false)
      _ = try store.removeTeam(named: "rain")
      _ = try store.restore(from: directory + "/backup")
      #expect(try store.teams() == [wholeTeam("rain")])
    }
  }
}
