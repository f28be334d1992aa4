import FoundationEssentials
import PokedexTesting
import Testing

/// `pokedex damage` with a team on both sides, and counters to a team, in the shell.
@Suite(.timeLimit(minutes: 5)) struct MeetingCommandTests {
  private static let teams = [
    """
    === [gen9vgc2025] sun ===

    Torkoal @ Charcoal
    Ability: Drought
    EVs: 252 HP / 252 SpA
    Quiet Nature
    - Eruption

    Flutter Mane
    - Moonblast

    """,
    """
    === [gen9vgc2025] rain ===

    Pelipper
    Ability: Drizzle
    - Hurricane

    Archaludon @ Focus Sash
    - Draco Meteor
    - Body Press

    """,
  ]

  private func homeWithTeams() throws -> Home {
    let home = try Home()
    for (index, team) in Self.teams.enumerated() {
      let file = "\(home.path)/team\(index).txt"
      try Data(team.utf8).write(to: URL(filePath: file))
      #expect(home.run(["team", "import", file]).ending == .exited(0))
    }
    return home
  }

  private func damage(_ options: String...) throws -> String {
    try homeWithTeams().run(["damage", "@sun", "@rain"] + options).output
  }

  /// The lines of Torkoal's attacks on a foe and of the foe's on it.
  private func lines(of foe: String, in text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.firstIndex { $0.hasPrefix("  \(foe)") } ?? 0
    return Array(lines[first...].prefix(2))
  }

  @Test func `each attack tells the weather in which it was calculated`() throws {
    let text = try damage()
    #expect(text.hasPrefix("double battle\n"), "\(text)")
    #expect(!text.contains("no weather"))
    // Of the two, Torkoal is slower, so that its weather stays.
    for line in lines(of: "Pelipper", in: text) {
      #expect(line.contains("Sun by Drought"), "\(line)")
    }
    #expect(text.contains("Rain by Drizzle"), "\(text)")
  }

  @Test func `a weather that all have is told once`() throws {
    let text = try damage("--weather", "snow", "--screen", "reflect")
    #expect(text.hasPrefix("double battle · Snow · no terrain · Reflect\n"), "\(text)")
    #expect(text.ranges(of: "Snow").count == 1, "\(text)")
  }

  @Test func `JSON and CSV tell weather and conditions of each attack`() throws {
    let json = try damage("--json", "--screen", "reflect")
    for part in [
      #""weather":"sun""#, #""weather":"rain""#, #""doubles":true"#, #""targetSide":{"reflect":1}"#,
      #""attackerSide":{"reflect":1}"#,
    ] {
      #expect(json.contains(part), "\(part)\n\(json)")
    }
    let csv = try damage("--csv")
    #expect(csv.hasPrefix("Attacker,Target,Move,Damage,Percent,Result,Faster,Weather,Terrain\n"))
    #expect(csv.contains(",Sun,\n"), "\(csv)")
  }

  @Test func `a Pokémon that no attack hurts has the reason`() throws {
    let text = try damage()
    #expect(text.contains("Fairy is immune to Dragon") || text.contains("Ghost is immune to Fight"))
    let json = try damage("--json")
    #expect(json.contains(#""answer":null"#), "\(json)")
    #expect(json.contains(#""answerFailure":{"move":"#), "\(json)")
    #expect(json.contains(#""attackFailure":null"#), "\(json)")
  }

  @Test func `a Focus Sash is the reason for a second hit`() throws {
    #expect(try damage().contains("2 hits after Focus Sash"))
  }

  @Test func `linear mode tells each attack in a sentence`() throws {
    let text = try damage("--linear")
    #expect(text.contains("Torkoal: Eruption on Pelipper: "), "\(text)")
    #expect(text.contains("Sun by Drought, "), "\(text)")
    #expect(!text.contains("  "))
    let single = try Home().run(["damage", "garchomp", "earthquake", "heatran", "--linear"]).output
    #expect(single.contains("\nEarthquake, "), "\(single)")
  }

  @Test func `a Pokémon without a level has that of the other side`() throws {
    let home = try Home()
    let file = "\(home.path)/set.txt"
    try Data("Garchomp\nLevel: 50\n- Outrage\n".utf8).write(to: URL(filePath: file))
    let foe = home.run(["damage", file, "heatran"]).output
    #expect(foe.contains("Heatran: level 50"), "\(foe)")
    let own = home.run(["damage", "heatran", file]).output
    #expect(own.contains("Heatran: level 50"), "\(own)")
    let given = home.run(["damage", "heatran", file, "--level", "60"]).output
    #expect(given.contains("Heatran: level 60"), "\(given)")
  }

  @Test func `foes of counters without room are named`() throws {
    let names = ["garchomp", "gholdengo", "dragapult", "heatran", "zapdos", "tyranitar", "mew"]
    let text = try Home().run(["counter", "--limit", "1"] + names).output
    #expect(text.contains("no room for: "), "\(text)")
    #expect(text.contains("--csv has all columns"), "\(text)")
    let few = try Home().run(["counter", "--limit", "1"] + names.prefix(2)).output
    #expect(!few.contains("no room for: "), "\(few)")
  }

  @Test func `counters are in words in linear mode`() throws {
    let home = try homeWithTeams()
    let text = home.run(["counter", "@rain", "--limit", "3", "--linear"]).output
    #expect(text.contains("Pelipper takes "), "\(text)")
    #expect(text.contains(", deals "), "\(text)")
    #expect(!text.contains("▸"), "\(text)")
  }
}
