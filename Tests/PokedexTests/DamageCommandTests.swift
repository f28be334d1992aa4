import FoundationEssentials
import PokedexTesting
import Testing

/// `pokedex damage` in the shell.
@Suite(.timeLimit(minutes: 5)) struct DamageCommandTests {
  /// A calculation of each generation and of Champions, with its least and most damage and the number
  /// of rolls.
  private static let calculations: [(line: String, least: Int, most: Int, rolls: Int)] = [
    (
      #"""
      {"gen":1,"attacker":{"species":"Golduck","level":100,"boosts":{"spd":6}},\#
      "defender":{"species":"Chansey","level":100,"boosts":{"spd":-2}},\#
      "move":{"name":"Blizzard"},"field":{"defenderSide":{"isLightScreen":true}}}
      """#, 72, 85, 39
    ),
    (
      #"""
      {"gen":2,"attacker":{"species":"Piloswine","level":100,"item":"Never-Melt Ice"},\#
      "defender":{"species":"Porygon","level":100,"item":"Leftovers","boosts":{"spd":-2}},\#
      "move":{"name":"Earthquake"}}
      """#, 136, 160, 39
    ),
    (
      #"""
      {"gen":3,"attacker":{"species":"Banette","level":100,"ability":"Insomnia",\#
      "item":"Salac Berry","nature":"Adamant","evs":{"hp":32,"atk":252,"spe":224},"curHP":91},\#
      "defender":{"species":"Slowbro","level":100,"ability":"Own Tempo","item":"Leftovers",\#
      "nature":"Relaxed","evs":{"hp":252,"atk":96,"spa":160},"boosts":{"spe":-2},"curHP":98},\#
      "move":{"name":"Shadow Ball"},"field":{"weather":"Hail",\#
      "defenderSide":{"isReflect":true}}}
      """#, 113, 134, 16
    ),
    (
      #"""
      {"gen":4,"attacker":{"species":"Swampert","level":100,"ability":"Torrent",\#
      "item":"Choice Specs","nature":"Modest","evs":{"hp":172,"spa":252,"spe":84},\#
      "ivs":{"atk":30,"spa":30},"status":"slp"},"defender":{"species":"Lickilicky",\#
      "level":100,"ability":"Own Tempo","item":"Leftovers","nature":"Careful","evs":{"hp":252,\#
      "def":4,"spd":252},"boosts":{"spe":-2}},"move":{"name":"Hidden Power Grass",\#
      "isCrit":true},"field":{"defenderSide":{"isReflect":true}}}
      """#, 141, 166, 16
    ),
    (
      #"""
      {"gen":5,"attacker":{"species":"Excadrill","level":50,"ability":"Sand Rush",\#
      "item":"Focus Sash","nature":"Adamant","evs":{"hp":4,"atk":252,"spe":252},\#
      "status":"brn"},"defender":{"species":"Dwebble","level":5,"ability":"Weak Armor",\#
      "item":"Eviolite","nature":"Adamant","evs":{"hp":36,"atk":236,"spe":236},\#
      "status":"slp"},"move":{"name":"Earthquake"},\#
      "field":{"defenderSide":{"isReflect":true}}}
      """#, 131, 154, 16
    ),
    (
      #"""
      {"gen":6,"attacker":{"species":"Charizard-Mega-Y","level":100,"ability":"Drought",\#
      "item":"Charizardite Y","nature":"Timid","evs":{"spa":252,"spd":4,"spe":252}},\#
      "defender":{"species":"Gourgeist-Super","level":100,"ability":"Frisk",\#
      "item":"Colbur Berry","nature":"Impish","evs":{"hp":252,"def":252,"spd":4},"curHP":187},\#
      "move":{"name":"Solar Beam"},"field":{"defenderSide":{"isReflect":true}}}
      """#, 96, 113, 16
    ),
    (
      #"""
      {"gen":7,"attacker":{"species":"Swanna","level":100,"ability":"Hydration",\#
      "item":"Flyinium Z","nature":"Timid","evs":{"def":4,"spa":252,"spe":252}},\#
      "defender":{"species":"Hoopa-Unbound","level":100,"ability":"Magician",\#
      "item":"Choice Specs","nature":"Bold","evs":{"hp":252,"def":252,"spa":4},\#
      "boosts":{"spd":2},"status":"psn"},"move":{"name":"Scald","isCrit":true},\#
      "field":{"gameType":"Doubles","defenderSide":{"isLightScreen":true}}}
      """#, 118, 141, 16
    ),
    (
      #"""
      {"gen":8,"attacker":{"species":"Volcanion","level":100,"ability":"Water Absorb",\#
      "item":"Choice Specs","nature":"Modest","evs":{"hp":248,"def":108,"spa":120,"spd":16,\#
      "spe":16}},"defender":{"species":"Rillaboom","level":50,"ability":"Grassy Surge",\#
      "item":"Assault Vest","nature":"Adamant","evs":{"hp":188,"atk":252,"def":68},\#
      "boosts":{"spd":2},"status":"psn"},"move":{"name":"Steam Eruption","isCrit":true},\#
      "field":{"gameType":"Doubles","defenderSide":{"isLightScreen":true}}}
      """#, 352, 414, 16
    ),
    (
      #"""
      {"gen":9,"attacker":{"species":"Roaring Moon","level":100,"ability":"Protosynthesis",\#
      "item":"Booster Energy","nature":"Adamant","evs":{"atk":252,"spd":4,"spe":252},\#
      "status":"par"},"defender":{"species":"Reuniclus","level":100,"ability":"Regenerator",\#
      "item":"Assault Vest","nature":"Modest","evs":{"hp":248,"spa":20,"spd":240},\#
      "ivs":{"atk":0}},"move":{"name":"Earthquake"},"field":{"weather":"Rain",\#
      "terrain":"Misty","defenderSide":{"isReflect":true}}}
      """#, 103, 122, 16
    ),
    (
      #"""
      {"gen":"champions","attacker":{"species":"Sneasler","level":50,"ability":"Poison Touch",\#
      "item":"Choice Scarf","nature":"Jolly","evs":{"atk":32,"spd":1,"spe":32}},\#
      "defender":{"species":"Abomasnow-Mega","level":50,"ability":"Snow Warning",\#
      "item":"Abomasite","nature":"Rash","evs":{"atk":12,"spa":32,"spe":21},\#
      "boosts":{"spd":2},"status":"psn"},"move":{"name":"Close Combat","isCrit":true},\#
      "field":{"gameType":"Doubles","defenderSide":{"isLightScreen":true}}}
      """#, 296, 350, 16
    ),
  ]

  private struct Answer: Decodable {
    let damage: [Int]
    let notCounted: [String]
  }

  /// Writes lines to a file and calculates them.
  private func batch(_ lines: [String]) throws -> Program.Run {
    let home = try Home()
    let file = "\(home.path)/calculations.jsonl"
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: file))
    return home.run(["damage", "--batch", file])
  }

  @Test func calculationsOfEachGenerationAreExact() throws {
    let run = try batch(Self.calculations.map(\.line))
    #expect(run.ending == .exited(0))
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == Self.calculations.count)
    for (text, expected) in zip(answers, Self.calculations) {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
      #expect(answer.damage.first == expected.least, "\(expected.line)")
      #expect(answer.damage.last == expected.most, "\(expected.line)")
      #expect(answer.damage.count == expected.rolls)
      #expect(answer.notCounted == [])
    }
  }

  private static func line(
    gen: String = "9", attacker: String = "", defender: String = "", move: String = ""
  ) -> String {
    #"{"gen":\#(gen),"attacker":{"species":"Garchomp"\#(attacker)},"#
      + #""defender":{"species":"Dragonite"\#(defender)},"move":{"name":"Outrage"\#(move)}}"#
  }

  @Test(arguments: [
    ("", "the line is not JSON"), ("[]", "the line is not an object"),
    (line(gen: "10"), "gen 10 is not from 1 to 9"),
    (line(attacker: #","level":101"#), "attacker.level 101 is not from 1 to 100"),
    (line(attacker: #","boosts":{"atk":-7}"#), "attacker.boosts.atk -7 is not from -6 to 6"),
    (line(attacker: #","evs":{"acc":1}"#), "attacker.evs.acc is not a stat"),
    (line(defender: #","curHP":1e99"#), "defender.curHP is not a whole number"),
    (line(move: #","hits":0"#), "move.hits 0 is not from 1 to 10"),
    (
      line(attacker: #","item":"Life Orbb""#),
      "there is no item 'Life Orbb': did you mean Life Orb?"
    ),
    (
      line(gen: #""champions""#, attacker: #","evs":{"atk":252}"#),
      "Garchomp has 252 stat points in one stat; 32 are the most"
    ),
    (line(gen: "2"), "Garchomp does not exist in generation 2"),
  ]) func aWrongLineSaysWhatIsWrongAndTheOthersAreCalculated(
    _ line: String, _ error: String
  ) throws {
    let answers = try batch([line, Self.line()]).output.split(separator: "\n")
    #expect(answers.first == #"{"error":"\#(error)"}"#)
    #expect(answers.last?.hasPrefix(#"{"damage":["#) == true)
  }

  @Test func theFieldAndItsSidesCountInTheWordsOfTheCalculator() throws {
    let quake = Self.line().replacing("Outrage", with: "Earthquake")
    let pulled =
      quake.dropLast() + #","field":{"isGravity":true,"defenderSide":{"isSR":true,"spikes":1}}}"#
    let answers = try batch([quake, String(pulled)]).output.split(separator: "\n")
    #expect(answers.first?.contains(#""damage":0"#) == true)
    #expect(answers.last?.contains(#""after":["Stealth Rock","Spikes"]"#) == true, "\(answers)")
  }

  @Test func aSettingWithoutARuleIsNamed() throws {
    let lines = ["true", "false"].map { Self.line(move: #","zap":\#($0)"#) }
    let run = try batch(lines)
    let answers = run.output.split(separator: "\n")
    #expect(answers.first?.hasSuffix(#""notCounted":["zap"]}"#) == true)
    #expect(answers.last?.hasSuffix(#""notCounted":[]}"#) == true)
  }

  @Test func aMissingFileIsAFileError() throws {
    let run = try Home().run(["damage", "--batch", "/nowhere.jsonl"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("/nowhere.jsonl"))
  }

  @Test func aSetOfAFileIsUsed() throws {
    let home = try Home()
    let file = "\(home.path)/set.txt"
    let set = "Garchomp @ Choice Band\nEVs: 252 Atk\nAdamant Nature\n- Outrage\n- Swords Dance\n"
    try Data(set.utf8).write(to: URL(filePath: file))
    let run = home.run(["damage", file, "dragonite"])
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("Outrage"))
    #expect(!run.output.contains("Swords Dance"))
  }

  @Test(arguments: [
    (["garchomp", "dragon-claw", "blissey", "--target-item", "leftovers"], "2HKO after Leftovers"),
    (["garchomp", "dragon-claw", "tyranitar"], "Sandstorm by Sand Stream"),
    (["garchomp", "dragon-claw", "tyranitar", "--weather", "rain"], "single battle · Rain · no"),
    (["gengar", "psychic", "alakazam", "--game", "1"], "have no EVs to distribute"),
    (["garchomp", "outrage", "blissey", "--game", "champions"], "32 Atk 32 Spe"),
    (["garchomp", "outrage", "blissey", "--ev", "248atk,8spe"], "248 Atk 8 Spe"),
    (["garchomp", "outrage", "blissey", "--target-ev", "252 HP / 252 Def"], "252 HP 252 Def"),
    (
      ["latios", "draco-meteor", "garchomp", "--target-item", "focus-sash"],
      "not counted: Draco Meteor in later hits"
    ),
    (
      ["garchomp", "dragon-claw", "blissey", "--stealth-rock", "--spikes", "3"],
      "after Stealth Rock, Spikes"
    ),
    (["garchomp", "dragon-claw", "blissey", "--toxic-spikes"], "after poison"),
    (
      ["garchomp", "dragon-claw", "blissey", "--gravity", "--wonder-room"], "Gravity · Wonder Room"
    ),
    (
      ["jolteon", "hidden power ice", "garchomp", "--game", "4"], "Hidden Power (Ice, special, 70)"
    ),
    (["jolteon", "hidden-power-ice", "salamence", "--game", "3"], "(Ice, special, 70)"),
    (["jolteon", "hidden power [rock]", "pidgey", "--game", "3"], "(Rock, physical, 70)"),
    (["jolteon", "hidden power", "garchomp", "--game", "4"], "Dark, that of the highest IVs"),
    (
      ["charizard", "overheat", "scizor", "--game", "6", "--item", "charizardite-y", "--mega"],
      "by Drought"
    ),
    (["houndstone", "last-respects", "gengar", "--fallen", "3"], "fainted partners: 3"),
    (
      ["ogerpon-wellspring", "ivy-cudgel", "mew", "--hits", "3"],
      "without effect here: Hits of a move"
    ),
    (["flutter-mane", "moonblast", "garchomp", "--boosted", "spa"], "Sp. Atk raised"),
    (["maushold-family-of-four", "population-bomb", "blissey", "--hits", "2"], "several: 2"),
    (["magearna", "flash-cannon", "garchomp", "--partner", "battery"], "Battery of the attacker"),
    (["lucario-mega-z", "aura-sphere", "blissey", "--game", "champions"], "ability not known"),
  ]) func theResultSaysWhatItCounts(_ arguments: [String], _ text: String) throws {
    let run = try Home().run(["damage"] + arguments)
    #expect(run.ending == .exited(0))
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test func jsonNamesWhatChangesTheHPBetweenTheUses() throws {
    let run = try Home().run([
      "damage", "garchomp", "dragon-claw", "blissey", "--target-item", "leftovers", "--json",
    ])
    #expect(run.output.contains(#""after":["Leftovers"],"notCounted":[]"#), "\(run.output)")
  }

  @Test(arguments: [
    (["garchomp", "toxapex", "--game", "platinum"], "Toxapex is not in Platinum"),
    (
      ["tyranitar", "stone-edge", "charizard", "--game", "2"], "Stone Edge does not exist in these"
    ),
    (["garchomp", "toxic", "heatran"], "Toxic is a status move: it does no damage"),
    (["garchomp", "heatran", "--boost", "atk=7"], "a stage must be -6 to 6, not 7"),
    (["garchomp", "heatran", "--boost", "foo=1"], "such as atk=2"),
    (["garchomp", "heatran", "--level", "101"], "--level must be 1 to 100, not 101"),
    (["garchomp", "heatran", "--target-item", "xyz"], "there is no item 'xyz'"),
    (["garchomp", "heatran", "--target-ev", "many"], "'many' is no value of 'target-ev'"),
    (["garchomp", "heatran", "--iv", "32"], "has 32 IVs in HP: IVs go from 0 to 31"),
    (["garchomp", "heatran", "--gender", "x"], "'x' is no value of 'gender'"),
    (["garchomp", "heatran", "--spikes", "4"], "--spikes must be 0 to 3, not 4"),
    (["garchomp", "heatran", "--partner", "friend-guard"], "--partner is one of helping-hand"),
    (["garchomp", "heatran", "--boosted", "hp"], "a stat is one of atk, def, spa, spd, spe"),
    (["pikachu", "heatran", "--mega"], "Pikachu has no Mega Evolution in these games"),
    (["charizard", "heatran", "--game", "6", "--mega"], "Charizard has several Mega Evolutions"),
  ]) func aMistakeIsNamed(_ arguments: [String], _ text: String) throws {
    let run = try Home().run(["damage"] + arguments)
    #expect(run.ending != .exited(0))
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test func aSetWithEVsHasStatPointsInChampions() throws {
    let home = try Home()
    let file = "\(home.path)/set.txt"
    let set = "Garchomp\nLevel: 80\nEVs: 4 HP / 252 Atk / 252 Spe\nJolly Nature\n- Outrage\n"
    try Data(set.utf8).write(to: URL(filePath: file))
    let run = home.run(["damage", file, "blissey", "--game", "champions"])
    #expect(run.output.contains("level 50 · Jolly · 1 HP 32 Atk 32 Spe"), "\(run.output)")
  }

  // MARK: Sets that the games do not allow

  /// Runs the command on Blissey with the set in a file.
  private func damage(by set: String, _ options: String...) throws -> Program.Run {
    let home = try Home()
    let file = "\(home.path)/set.txt"
    try Data(set.utf8).write(to: URL(filePath: file))
    return home.run(["damage", file, "blissey"] + options)
  }

  @Test func aMoveThatTheGamesLackIsNamed() throws {
    let set = "Garchomp\n- Earthquake\n- Kowtow Cleave\n- Breaking Swipe\n"
    let text = try damage(by: set, "--game", "platinum")
    #expect(text.output.contains("\nnot in Platinum: Kowtow Cleave, Breaking Swipe\n"))
    let json = try damage(by: set, "--game", "platinum", "--json")
    #expect(json.output.contains(#""absentMoves":["Kowtow Cleave","Breaking Swipe"]"#))
    let today = try damage(by: set)
    #expect(!today.output.contains("not in"), "\(today.output)")
  }

  @Test func aSetWithoutAnyMoveOfTheGamesIsExplained() throws {
    let run = try damage(by: "Garchomp\n- Kowtow Cleave\n", "--game", "platinum")
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains("not in Platinum: Kowtow Cleave"), "\(run.errors)")
  }

  @Test(arguments: [
    ("EVs: 252 HP / 252 Atk / 252 Spe", "9", "has 756 EVs in all: at most 510 are allowed"),
    ("EVs: 300 Atk", "9", "“300 Atk” is outside 0 to 252"),
    (
      "EVs: 32 HP / 32 Atk / 6 Spe", "champions",
      "Garchomp has 70 stat points in all: at most 66 are allowed"
    ),
    ("EVs: 252 HP / 252 Atk / 252 Spe", "champions", "756 EVs in all: at most 510 are allowed"),
  ]) func tooMuchTrainingIsAnError(_ training: String, _ game: String, _ text: String) throws {
    let run = try damage(by: "Garchomp\n\(training)\n- Outrage\n", "--game", game)
    #expect(run.ending != .exited(0))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test func generationsIAndIIHaveNoLimitInAll() throws {
    let set = "Tauros\nEVs: 252 HP / 252 Atk / 252 Def / 252 SpA / 252 Spe\n- Body Slam\n"
    #expect(try damage(by: set, "--game", "2").ending == .exited(0))
  }

  @Test func whatIsNotCountedIsNamedInTheLanguageAndInEnglishInJSON() throws {
    let arguments = ["damage", "serperior", "leaf-storm", "gyarados"]
    let text = try Home().run(arguments + ["--language", "de"])
    #expect(text.output.contains("nicht berücksichtigt: Blättersturm"), "\(text.output)")
    let json = try Home().run(arguments + ["--language", "de", "--json"])
    #expect(json.output.contains(#""notCounted":["Leaf Storm"]"#), "\(json.output)")
  }

  @Test func jsonTellsWhatWasStated() throws {
    let run = try Home().run([
      "damage", "kingambit", "kowtow-cleave", "gholdengo", "--fallen", "2", "--spikes", "2",
      "--tera", "dark",
      "--partner", "sword-of-ruin", "--json",
    ])
    for text in [
      #""fallen":2"#, #""tera":"dark""#, #""targetSide":{"spikes":2}"#,
      #""field":["sword-of-ruin"]"#,
      #""type":"dark","class":"physical""#,
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
  }

  @Test func aPokemonIsFoundByItsEnglishNameInAnyLanguage() throws {
    let run = try Home().run(["damage", "garchomp", "outrage", "garchomp", "--language", "de"])
    #expect(run.output.contains("\nKnakrack: "), "\(run.output)")
  }
}
