import PokedexTesting
import Testing

@testable import PokedexDomain

/// The files of changed games, on top of the sample.
enum OverlayText {
  static let head = "game meadow \"Meadow Platinum\"\nbase platinum\n"

  static func read(_ lines: String) -> OverlayReading {
    OverlayReader.read(Array((head + lines).utf8), named: "meadow.pkgame", on: SampleDex.catalog)
  }

  /// The catalog and lens of a file without mistakes.
  static func game(_ lines: String) throws -> (lens: Lens, catalog: Catalog) {
    let reading = read(lines)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let lens = try #require(reading.lens)
    return (lens, SampleDex.catalog.through(lens))
  }
}

@Suite struct OverlayReaderTests {
  @Test func theHeadSaysWhichGameItIs() throws {
    let (lens, catalog) = try OverlayText.game("overlay 1\nrules 4 fairy -natures mega-evolution\n")
    #expect(lens.slug == "meadow")
    #expect(lens.name == "Meadow Platinum")
    #expect(lens.data.generation == 4)
    #expect(!lens.rules.has(.natures))
    #expect(lens.rules.has(.megaEvolution))
    #expect(lens.overlay?.file == "meadow.pkgame")
    #expect(GameNames(catalog.dex)[9] == "Meadow Platinum")
    #expect(GameNames(SampleDex.catalog.dex)[9] == "Platinum")
  }

  @Test func aPokemonHasTheFactsOfTheFile() throws {
    let (lens, catalog) = try OverlayText.game(
      """
      pokemon pikachu stats 1 2 3 4 5 6 types electric fairy abilities blaze - static
      pokemon pikachu capture_rate 30 weight 99
      pokemon mr-mime types psychic fairy
      """)
    let pikachu = try #require(catalog[25, lens])
    #expect(Stat.allCases.map { pikachu.stats[$0] } == [1, 2, 3, 4, 5, 6])
    #expect(pikachu.types == [.electric, .fairy])
    #expect(pikachu.ability1 == 66)
    #expect(pikachu.ability2 == nil)
    #expect(pikachu.weight == 99)
    #expect(catalog.species[25]?.captureRate == 30)
    #expect(catalog[122, lens]?.types == [.psychic, .fairy])
    #expect(SampleDex.catalog[122, lens]?.types == [.psychic, .fairy])
    #expect(SampleDex.catalog[25, nil]?.stats.hp == 35)
  }

  @Test func eachChangeIsToldWithItsLineAndTheBasesValue() {
    let changes = OverlayText.read("pokemon pikachu hp 36 speed 91\nmove toxic power 5\n").changes
    #expect(changes.map(\.line) == [3, 3, 4])
    #expect(changes.map(\.slug) == ["pikachu", "pikachu", "toxic"])
    #expect(changes.map(\.before) == ["35", "90", "-"])
    #expect(changes.map(\.after) == ["36", "91", "5"])
  }

  @Test func aFactCountsOnlyWhileTheBaseHasTheOldValue() throws {
    let reading = OverlayText.read("pokemon pikachu hp 36 was 30 speed 91 was 90\n")
    #expect(reading.changes.map(\.field) == ["speed"])
    #expect(reading.errors.isEmpty)
    #expect(reading.problems.map { "\($0.line):\($0.column)" } == ["3:27"])
    let lens = try #require(reading.lens)
    #expect(SampleDex.catalog[25, lens]?.stats.hp == 35)
    #expect(SampleDex.catalog[25, lens]?.stats.speed == 91)
  }

  @Test func blanksQuotesAndCommentsAreAsInAShell() {
    let reading = OverlayText.read(
      "\t pokemon   pikachu\thp 36 # stronger\r\n\n#\nmove toxic name \"Very # Toxic\"\n")
    #expect(reading.problems.isEmpty)
    #expect(reading.changes.map(\.after) == ["36", "Very # Toxic"])
  }

  @Test func onlyThePastValuesOfChangedFieldsGo() throws {
    let hp = try #require(Form.facts["hp"]?.past.first)
    // Generation, stat, base stat and effort of HP, Attack and the one Special of generation I.
    let past: [Int?] = [5, 1, 40, 0, 5, 2, 30, 0, 1, 9, 50, 0]
    #expect(hp.dropped(from: past) == [5, 2, 30, 0])
    let power = try #require(Move.facts["power"]?.past.first)
    let element = PastMoveValues.fields.map { $0.name == "power" ? 40 : 7 }
    let kept = PastMoveValues.fields.map { $0.name == "power" ? nil : 7 }
    #expect(power.dropped(from: element + element) == kept + kept)
    #expect(try #require(Form.facts["height"]).past.isEmpty)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("pokemon pikachuu hp 1", "3:9"), ("pokemon pikachu hp 0", "3:20"),
    ("pokemon pikachu hp 256", "3:20"), ("pokemon pikachu hp", "3:19"),
    ("pokemon pikachu stats 1 2 3 4 5", "3:32"), ("pokemon pikachu", "3:16"),
    ("pokemon pikachu type_1 13", "3:24"), ("pokemon pikachu type_1 -", "3:24"),
    ("pokemon pikachu species 3", "3:17"), ("pokemon \"pikachu\" hp 1", "3:9"),
    ("pokemon pikachu hp 99999999999999999999", "3:20"), ("Pokemon pikachu hp 1", "3:1"),
    ("move toxic power 1000", "3:18"), ("move toxic name Toxin", "3:17"),
    ("move toxic name \"\"", "3:17"), ("move toxic name \"a", "3:17"),
    ("move toxic name-xx \"a\"", "3:12"), ("move toxic name \"a\u{1B}[2J\"", "3:19"),
    ("move toxic name \"a\u{202E}b\"", "3:19"), ("learn pikachu level 101 toxic", "3:21"),
    ("learn pikachu level toxic", "3:21"), ("learn pikachu toxic", "3:15"),
    ("learn pikachu level 5 -", "3:23"), ("learn pikachu -toxin", "3:16"),
    ("place trophy-garden walk pikachu 3 5", "3:7"),
    ("place trophy-garden-area walk pikachu 5-3 20", "3:39"),
    ("place trophy-garden-area walk pikachu 3 0", "3:41"),
    ("place trophy-garden-area fly pikachu 3 20", "3:26"),
    ("place trophy-garden-area walk@noon pikachu 3 20", "3:31"),
    ("evolve pikachu pikachu level 3", "3:16"), ("evolve raichu pichu level 3", "3:15"),
    ("evolve eevee raichu level 3", "3:14"), ("evolve pikachu raichu", "3:22"),
    ("evolve pikachu raichu level 0", "3:29"), ("evolve pikachu raichu level 3 tiem day", "3:31"),
    ("chart fairy electric 4", "3:22"), ("chart fairy sound 2", "3:13"),
    ("new pokemon pikachu of pikachu", "3:13"), ("new pokemon Pika of pikachu", "3:13"),
    ("new pokemon -a of pikachu", "3:13"), ("new pokemon 12 of pikachu", "3:13"),
    ("new berry sweet", "3:5"), ("new move", "3:9"), ("roster 9-1", "3:8"), ("roster some", "3:8"),
    ("base x", "3:6"), ("game other \"Other\"", "3:6"), ("rules 12", "3:7"),
    ("rules 4 fairies", "3:9"), ("overlay 2", "3:9"), ("learnsets meadow", "3:11"),
  ])
  func aLineWithAMistakeIsToldByItsPlaceAndLeftOut(_ line: String, _ place: String) {
    let reading = OverlayText.read(line + "\n")
    #expect(reading.errors.map { "\($0.line):\($0.column)" } == [place], "\(reading.problems)")
    #expect(reading.changes.isEmpty)
    #expect(reading.lens?.overlay?.patch.isEmpty == true)
    #expect(reading.lens?.overlay?.mistakes.first?.hasPrefix(place) == true)
  }

  @Test(arguments: [
    "game meadow \"Meadow\"\nbase platinium\n", "base platinum\n", "",
    "game meadow \"Meadow\"\nbase red-blue\n",
  ])
  func aFileOfNoKnownGameHidesNoOtherMistake(_ head: String) {
    let text = head + "pokemon pikachuu hp 1\npokemon eevee hp 1\nplace viridian walk pika 3 5\n"
    let reading = OverlayReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    let first = head.split(separator: "\n").count + 1
    #expect(reading.lens == nil)
    #expect(Set(reading.errors.map(\.line)).isSuperset(of: [first, first + 2]))
    #expect(reading.errors.filter { $0.line > first }.map(\.column) == [7])
    #expect(reading.changes.map(\.slug) == ["eevee"])
  }

  @Test func factsBeforeTheBaseDoNotCount() throws {
    let text = "game a \"A\"\npokemon eevee hp 1\nbase platinum\npokemon pikachu hp 2\n"
    let reading = OverlayReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    #expect(reading.errors.map(\.line) == [2])
    #expect(reading.changes.map(\.slug) == ["pikachu"])
    let lens = try #require(reading.lens)
    #expect(SampleDex.catalog[133, lens]?.stats.hp != 1)
  }

  @Test func oneEntryIsNoEntries() {
    let changes = OverlayText.read(
      "learn pikachu level 5 toxic\nlearn eevee level 5 toxic 6 quick-attack\nroster +flabebe\n"
    ).changes
    #expect(changes.map(\.after) == ["1 entry", "2 entries", "+1 -0 Pokémon"])
  }

  @Test func aLineThatIsLeftOutLeavesNoTrace() throws {
    let reading = OverlayText.read(
      "learn pikachu level 12 thunderbolt 300 toxic\nlearn pikachu level 9 thunderbolt\n")
    #expect(reading.errors.map(\.line) == [3])
    let lens = try #require(reading.lens)
    let moves = SampleDex.catalog.through(lens).dex.learnset(of: 25).moves
    #expect(moves.filter { $0.versionGroup == 9 && $0.move == 85 }.map(\.level) == [9])
  }

  @Test func aMisspelledWordIsAnsweredWithTheNearest() {
    let texts = OverlayText.read("pokemon pikachuu hp 1\nmoove toxic power 3\n").problems.map(
      \.text)
    #expect(texts.count == 2)
    #expect(texts.first?.contains("pikachu?") == true)
    #expect(texts.last?.contains("move?") == true)
  }

  @Test(arguments: [
    "", "base platinum\n", "game platinum \"P\"\nbase platinum\n", "game a \"A\"\nbase red-blue\n",
    "game a \"A\"\nbase gen-4\n", "game a \"A\"\npokemon pikachu hp 3\n",
    "game a A\nbase platinum\n",
  ])
  func withoutGameAndBaseThereIsNoGame(_ text: String) {
    let reading = OverlayReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    #expect(reading.lens == nil)
    #expect(!reading.errors.isEmpty)
  }

  @Test func aFileOfTooManyLinesOrMistakesIsNotReadToItsEnd() {
    let lines = OverlayText.read(String(repeating: "\n", count: 60_000) + "pokemon pikachu hp 1\n")
    #expect(lines.errors.count == 1)
    #expect(lines.changes.isEmpty)
    let mistakes = OverlayText.read(String(repeating: "?\n", count: 60_000))
    #expect(mistakes.problems.count < 300)
  }

  @Test func linesOnWhichParsersStumbleAreMistakes() {
    for line in HostileLines.all {
      let bytes = Array(OverlayText.head.utf8) + Array("pokemon ".utf8) + line
      let reading = OverlayReader.read(bytes, named: "a", on: SampleDex.catalog)
      #expect(reading.changes.isEmpty, "\(line.prefix(20))")
      #expect(reading.problems.allSatisfy { $0.column >= 1 && $0.line >= 1 })
    }
  }
}
