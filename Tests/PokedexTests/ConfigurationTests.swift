import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import pokedex

/// The configuration file.
@Suite struct ConfigurationTests {
  private func configuration(
    _ text: String, _ variables: [String: String] = [:]
  ) -> Configuration {
    Configuration(path: "config", text: .success(text)) { variables[$0] }
  }

  @Test func withoutAFileAllSettingsHaveDefaults() {
    let none = Configuration(path: nil, text: nil) { _ in nil }
    for setting in Setting.allCases {
      #expect(none[setting] == setting.defaultValue)
      #expect(none.value(setFor: setting) == nil)
      #expect(setting.problem(in: setting.defaultValue) == nil, "\(setting)")
    }
    #expect(none.keys.isEmpty)
    #expect(none.problems.isEmpty)
  }

  @Test func linesAreNamesAndValues() {
    let read = configuration(
      """
      # my settings

      theme = light
        mouse=no\t
      sort = "-total"  # the strongest first
      linear = off # a comment
      [keys]
      filter = <f3> /
      """)
    #expect(read.problems == [])
    #expect(read[.theme] == "light")
    #expect(read.choice(of: .theme).origin == .file(line: 3))
    #expect(!read.isOn(.mouse))
    #expect(read.order == "-total")
    #expect(!read.isOn(.linear))
    #expect(read.keys.chosenKeys(of: "filter") == [.function(3), .character("/")])
  }

  @Test func theEnvironmentOverridesTheFile() {
    let read = configuration("theme = light\nmouse = no", ["POKEDEX_THEME": "contrast"])
    #expect(read[.theme] == "contrast")
    #expect(read.choice(of: .theme).origin == .environment)
    #expect(read.choice(of: .mouse).origin == .file(line: 2))
    #expect(configuration("theme = light", ["POKEDEX_THEME": ""])[.theme] == "light")
  }

  @Test(arguments: [
    ("thme = dark", "config:1: there is no setting 'thme': did you mean theme?"),
    ("\ntheme = drak", "config:2: theme: 'drak' is not one of its values: did you mean dark?"),
    ("theme", "config:1: 'theme' sets nothing: write name = value"),
    ("theme = dark\ntheme = light", "config:2: theme is already on line 1"),
    ("[colours]\n", "config:1: '[colours]' is not a section"),
    ("cache-size = 0", "config:1: cache-size: '0' is not a valid value"),
    ("cache-size = many", "config:1: cache-size: 'many' is not a valid value"),
    ("sort = beauty", "config:1: sort: "),
    ("columns = name,beauty", "config:1: columns: no column 'beauty'"),
    ("api-url = ftp://x", "config:1: api-url: 'ftp://x' is not a valid value"),
    ("theme =", "config:1: theme: a value is missing: auto, dark"),
    ("theme = # dark", "config:1: theme: a value is missing: auto, dark"),
    ("language = klingon", "config:1: language: no texts in 'klingon'; the languages are"),
    ("mouse = maybe", "config:1: mouse: 'maybe' is not one of its values"),
    ("[keys]\nquit = f", "config:2: quit: f is also the key of favourite (list)"),
    ("[keys]\nquti = x", "config:2: no action is called 'quti': did you mean quit?"),
    ("[keys]\nquit = Q\nquit = x", "config:3: quit is already on line 2"),
    ("theme = \u{1B}[31m", "config:1: theme: '[31m' is not one of its values"),
  ])
  func aMistakeIsReportedWithItsLineAndIgnored(_ text: String, _ told: String) {
    let read = configuration(text)
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.text.hasPrefix(told) == true, "\(read.problems)")
    #expect(read.keys.isEmpty || text.contains("quit = Q"))
  }

  @Test func switchesHaveSeveralSpellings() {
    for word in ["true", "on", "1", "yes"] {
      #expect(configuration("linear = \(word)")[.linear] == "yes")
      #expect(configuration("", ["POKEDEX_OFFLINE": word]).isOn(.offline))
    }
    for word in ["false", "off", "0", "no"] {
      #expect(configuration("mouse = \(word)")[.mouse] == "no")
    }
  }

  @Test func aLanguageMayBeALocale() {
    let read = configuration("language = de_DE.UTF-8")
    #expect(read.problems == [])
    #expect(read.language == "de_DE.UTF-8")
  }

  @Test func mistakesAreReportedInTheLanguageOfTheFile() {
    let read = configuration("language = de\ntheme = drak")
    #expect(
      Wording.german.spoken { read.problems.map(\.text) } == [
        "config:2: theme: „drak“ ist keiner der Werte: meintest du dark?"
      ])
  }

  @Test func optionsOverrideEverything() {
    let read = configuration("theme = light", ["POKEDEX_THEME": "contrast"])
      .with([.theme: "dark"])
    #expect(read.choice(of: .theme) == Configuration.Choice(value: "dark", origin: .option))
  }

  @Test func anOptionThatIsNotGivenChangesNothing() {
    let read = configuration("theme = light").with([.theme: nil, .mouse: "no"])
    #expect(read.choice(of: .theme).origin == .file(line: 1))
    #expect(read.choice(of: .mouse).origin == .option)
  }

  @Test func aMistakeInAVariableIsReportedWithItsName() {
    let read = configuration("", ["POKEDEX_UNITS": "stone"])
    #expect(read.problems.first?.text.hasPrefix("POKEDEX_UNITS: 'stone' is not one of") == true)
    #expect(read[.units] == "auto")
  }

  @Test func randomTextNeverTraps() {
    var random = SplitMix(seed: 445)
    let pieces = [
      "theme", "=", "dark", "\n", "[keys]", "quit", "<c-x>", "\"", "#", "\u{FEFF}", "é", "\u{0}",
      "\r\n", "sort", "-total", " ", "<", ">", "[", "]", "\u{1B}", "フ", "none",
    ]
    for _ in 0..<5_000 {
      let count = Int(random.next() % 12)
      let text = (0..<count).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      for problem in configuration(text).problems { #expect(problem.text.hasPrefix("config:")) }
    }
  }

  @Test func thePageIsUpToDate() {
    GoldenFile("config.md", in: "docs", of: #filePath)
      .check(ConfigurationDocument().text, #_sourceLocation)
  }
}

/// A generator that gives the same numbers for the same seed: Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators" (2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
