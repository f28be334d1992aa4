import FoundationEssentials
import PokedexTesting
import Testing

/// Teams and their members behind an `@`, in the commands that take one.
@Suite(.timeLimit(minutes: 5)) struct TeamMateTests {
  /// A home with the stored team "sun".
  private func homeWithTeam() throws -> Home {
    let home = try Home()
    let file = "\(home.path)/team.txt"
    let sets = """
      === [gen9vgc2025] sun ===

      Tork (Torkoal) @ Charcoal
      Ability: Drought
      EVs: 252 HP / 252 SpA
      Quiet Nature
      - Eruption

      Flutter Mane @ Booster Energy
      Ability: Protosynthesis
      EVs: 252 SpA / 252 Spe
      Timid Nature
      - Moonblast

      """
    try Data(sets.utf8).write(to: URL(filePath: file))
    #expect(home.run(["team", "import", file]).ending == .exited(0))
    return home
  }

  @Test(arguments: ["@sun/tork", "@sun/torkoal", "@sun/1"])
  func aMemberOfATeamFightsAtTheLevelOfItsFormat(_ word: String) throws {
    let run = try homeWithTeam().run(["damage", word, "@sun/flutter-mane"])
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(
      run.output.contains("Tork: level 50 · Quiet · 252 HP 252 SpA · Charcoal"),
      "\(run.output)")
    #expect(run.output.contains("Eruption"))
    #expect(run.output.contains("Sun by Drought"))
  }

  @Test func aSpreadIsForTheFormatOfTheTeam() throws {
    let words = [
      "spread", "@sun/tork", "--survive", "@sun/2/moonblast", "--ko", "@sun/2/eruption/1%",
    ]
    let run = try homeWithTeam().run(words)
    #expect(run.output.contains("Tork: level 50 · Quiet"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("double battle"))
  }

  @Test func aTeamOfSeveralNamesItsMembersAndAnUnknownOneIsNamed() throws {
    let home = try homeWithTeam()
    #expect(home.run(["damage", "@sun", "eruption", "garchomp"]).errors.contains("@sun/torkoal"))
    #expect(
      home.run(["damage", "@sun/pikachu", "garchomp"]).errors.contains("'pikachu' in the team"))
    #expect(home.run(["damage", "@rain/torkoal", "garchomp"]).errors.contains("rain"))
  }

  @Test(arguments: [
    ["counter", "@sun/tork", "--limit", "1"], ["counter", "@sun/2"], ["counter", "@sun"],
    ["speed", "--team", "@sun", "--limit", "1"], ["complete", "@sun"], ["team", "show", "@sun"],
  ])
  func everyCommandThatTakesATeamReadsItBehindTheSameSign(_ command: [String]) throws {
    let run = try homeWithTeam().run(command)
    #expect(run.ending == .exited(0), "\(run.errors)")
  }

  @Test(arguments: [
    ["team", "show", "rain/fast"], ["team", "show", "@rain/fast"], ["counter", "@rain/fast"],
    ["counter", "rain/fast"], ["speed", "--team", "rain/fast", "--limit", "1"],
    ["complete", "rain/fast"], ["damage", "@rain/fast/pelipper", "mew"],
  ])
  func aTeamInAFolderIsNoFile(_ command: [String]) throws {
    let home = try Home()
    let file = "\(home.path)/team.txt"
    try Data("=== [gen9ou] rain/fast ===\n\nPelipper\n- Surf\n".utf8).write(to: URL(filePath: file))
    #expect(home.run(["team", "import", file]).ending == .exited(0))
    let run = home.run(command)
    #expect(run.ending == .exited(0), "\(run.errors)")
  }

  /// A home with a team of Little Cup.
  private func homeWithLittleCup() throws -> Home {
    let home = try Home()
    let file = "\(home.path)/team.txt"
    try Data("=== [gen9lc] small ===\n\nMienfoo @ Eviolite\n- Drain Punch\n".utf8)
      .write(to: URL(filePath: file))
    #expect(home.run(["team", "import", file]).ending == .exited(0))
    return home
  }

  @Test func inLittleCupAFoeIsTrainedAndKnowsAllMovesAtLevel5() throws {
    let home = try homeWithLittleCup()
    let foe = home.run(["damage", "pawniard", "@small/mienfoo"]).output
    #expect(foe.contains("Pawniard: level 5 · Adamant · 252 Atk 252 Spe"), "\(foe)")
    #expect(foe.contains("Iron Head"), "\(foe)")
    let own = home.run(["damage", "pawniard", "@small/mienfoo", "--level", "5"]).output
    #expect(!own.contains("Iron Head"), "\(own)")
  }
}
