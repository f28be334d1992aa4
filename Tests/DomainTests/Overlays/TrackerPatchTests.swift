import PokedexDomain
import PokedexTesting
import Testing

/// Patches in the line format of trackers, with the mistakes that real ones have.
@Suite struct TrackerPatchTests {
  private func patch(_ text: String) -> TrackerPatch {
    TrackerPatch(Array(text.utf8), on: SampleDex.catalog)
  }

  @Test func filledFieldsBecomeFacts() {
    let patch = patch(
      """
      35,55,40,50,50,99|pikachu|electric,fairy
      ,,,,60,|Mr. Mime|

      --move
      Quick Attack|fairy|70|a text
      toxic||0|
      --fakemon
      60,61,62,63,64,65|Ember Fox|fire
      """)
    #expect(patch.problems.isEmpty, "\(patch.problems)")
    #expect(
      patch.lines == [
        "pokemon pikachu hp 35 attack 55 defense 40 special_attack 50 special_defense 50 speed 99"
          + " types electric fairy",
        "pokemon mr-mime special_defense 60", "move quick-attack type fairy power 70",
        "move toxic power -",
        "new pokemon ember-fox name \"Ember Fox\" stats 60 61 62 63 64 65 types fire",
      ])
  }

  @Test func whatIsPrintedIsReadAsAGame() throws {
    let patch = patch("1,2,3,4,5,6|pikachu|fairy\n--fakemon\n9,9,9,9,9,9|Ember Fox|fire\n")
    let text = "game a \"A\"\nbase platinum\n" + patch.lines.joined(separator: "\n")
    let reading = OverlayReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let lens = try #require(reading.lens)
    #expect(SampleDex.catalog.through(lens).forms[25]?.stats.speed == 6)
  }

  @Test(arguments: [
    ("1,2,3,4,5,6|pikachuu|fairy", "1:13"), ("1,2,3,4,5|pikachu|fairy", "1:1"),
    ("1,2,x,4,5,6|pikachu|fairy", "1:1"), ("1,2,3,4,5,256|pikachu|", "1:1"),
    ("1,2,3,4,5,6|pikachu|60", "1:21"), ("1,2,3,4,5,6|pikachu|fire,fairy,ice", "1:21"),
    ("1,2,3,4,5,6 pikachu fairy", "1:1"), ("--trainers", "1:1"),
    ("--move\ntoxik|fire|60|", "2:1"), ("--move\ntoxic|60|fire|", "2:7"),
    ("--move\ntoxic|fire|strong|", "2:12"), ("--fakemon\n,,,,,6|fox|fire", "2:1"),
  ])
  func aMistakeIsToldByItsPlaceAndTheRestIsUsed(_ line: String, _ place: String) {
    let patch = patch(line + "\n--pokemon\n,,,,,7|eevee|\n")
    #expect(patch.problems.map { "\($0.line):\($0.column)" } == [place], "\(patch.problems)")
    #expect(patch.lines == ["pokemon eevee speed 7"])
  }

  @Test func aBlockThatIsThereTwiceIsTold() {
    let patch = patch("1,,,,,|pikachu|\n2,,,,,|pikachu|\n")
    #expect(patch.problems.map(\.line) == [2])
    #expect(patch.problems.allSatisfy { !$0.isError })
    #expect(patch.lines == ["pokemon pikachu hp 2"])
  }

  @Test func linesOfAnUnknownSectionAreLeftOut() {
    let patch = patch("--leagues\nbrock|12\nonix\n--pokemon\n,,,,,7|eevee|\n")
    #expect(patch.problems.map(\.line) == [1])
    #expect(patch.lines == ["pokemon eevee speed 7"])
  }

  @Test func moreThanAGameTakesIsToldOnce() {
    let patch = patch("1,,,,,|pikachu||static\n2,,,,,|eevee|normal|a|b\n")
    #expect(patch.problems.map { "\($0.line):\($0.column)" } == ["1:17"])
    #expect(patch.problems.allSatisfy { !$0.isError })
    #expect(patch.lines.count == 2)
  }

  @Test func aMisspelledTypeIsAnsweredWithTheNearest() {
    let problems = patch("1,,,,,|pikachu|elektric\n--move\ntoxic|poisn|60\n").problems
    #expect(problems.map(\.line) == [1, 3])
    #expect(problems.first?.text.contains("electric?") == true)
    #expect(problems.last?.text.contains("poison?") == true)
  }

  /// What is printed has no mistake that the file of the tracker did not have.
  @Test(arguments: [
    "6,6,6,6,6,6|Ember Fox|fire\n9,9,9,9,9,9|Ember-Fox|fire",
    "6,6,6,6,6,6|Pikachu|fire", "9,9,9,9,9,9|12|fire", "9,9,9,9,9,9|a \" # b|fire",
    "9,9,9,9,9,9|A name of more than forty letters, which no game shows|fire",
  ])
  func newPokemonCanBeRead(_ lines: String) throws {
    let patch = patch("--fakemon\n\(lines)\n9,9,9,9,9,9|Ash Fox|fire\n")
    let text = "game a \"A\"\nbase platinum\n" + patch.lines.joined(separator: "\n")
    let reading = OverlayReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let lens = try #require(reading.lens)
    #expect(SampleDex.catalog.through(lens).forms.slugs.contains("ash-fox"))
  }
}
