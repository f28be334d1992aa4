import FoundationEssentials
import PokedexTesting
import Testing

/// The output of commands in the language of the locale.
@Suite(.timeLimit(minutes: 5)) struct LanguageTests {
  private static let commands = [
    ["info"], ["list", "zzzz", "type:fire"], ["list", "levitate"], ["list", "--columns", "hue"],
    ["list", "--game", "platin-eum"], ["moves", "name:"], ["caught", "add", "pikachu", "eevee"],
    ["caught", "add", "pikachu"], ["caught", "remove", "eevee"], ["note", "garchomp"],
    ["note", "garchomp", "abc"], ["note", "garchomp", "--remove"], ["team", "list"],
    ["team", "show", "Sun"], ["team", "add", "Rain", "pelipper"], ["team", "copy", "Rain"],
    ["team", "show", "Rian"], ["team", "rename", "Rain", ""], ["search", "list"],
    ["search", "save", "rain", "ability:drizzle"], ["search", "save", "bolt", "pp:15 power>=90"],
    ["search", "remove", "snow"], ["speed", "--nature", "nobody"], ["progress", "nowhere"],
    ["backup", "HOME/all"], ["restore", "HOME/all"], ["restore", "HOME/none"],
    ["export", "HOME/marks.csv"], ["import", "HOME/marks.csv"], ["export", "HOME/marks.csv"],
    ["show", "pikachu", "--look", "x"], ["show", "ability:levitate", "--tab", "moves"],
    ["where", "move:surf"], ["sync", "--into", "HOME/dex"],
  ]

  @Test func outputIsInTheLanguageOfTheLocale() async throws {
    try await concurrently(["de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP"]) { locale in
      let home = try Home()
      let told = Self.commands.map { command in
        let run = home.run(
          command.map { $0.replacing("HOME", with: home.path) }, ["LC_MESSAGES": "\(locale).UTF-8"])
        let line = command.joined(separator: " ")
        return "$ pokedex \(line)\n" + home.neutral(run.output + run.errors)
      }
      GoldenFile("shell-\(locale.prefix(2)).txt", in: "Output", of: #filePath)
        .check(told.joined(), #_sourceLocation)
    }
  }

  /// UTF-8 output needs no installed locale, and the program brings its own translations.
  @Test(arguments: ["de_DE.UTF-8", "de_DE.utf8", "de_CH.UTF-8@euro"])
  func aLocaleThatTheSystemLacksHasItsLanguageAndCharacters(_ locale: String) throws {
    let home = try Home()
    let page = home.run(["show", "garchomp"], ["LANG": locale]).output
    #expect(page.contains("Fähigkeiten"))
    #expect(page.contains("▆"))
    #expect(home.run(["list", "tpye:fire"], ["LANG": locale]).errors.contains("„tpye“"))
    let terminal = home.start(["show", "garchomp"], ["LANG": locale])
    #expect(terminal.wait(for: "Fähigkeiten"))
  }

  @Test func machineReadableOutputIsTheSameInAllLanguages() throws {
    let home = try Home()
    _ = home.run(["team", "add", "Rain", "pelipper", "charizard"])
    for command in [
      ["team", "export", "Rain"], ["team", "list", "--json"], ["list", "garchomp", "--csv"],
      ["moves", "surf", "--json"], ["types", "--json"], ["config", "--json"],
    ] {
      let english = home.run(command)
      let german = home.run(command, ["LC_MESSAGES": "de_DE.UTF-8"])
      #expect(!english.output.isEmpty)
      #expect(german.output == english.output)
    }
  }

  @Test func anEnglishTeamIsImportedInAnyLanguage() throws {
    let home = try Home()
    _ = home.run(["team", "add", "Rain", "pelipper", "charizard"])
    let text = home.run(["team", "export", "Rain"]).output
    let file = "\(home.path)/teams.txt"
    #expect(FileManager.default.createFile(atPath: file, contents: Data(text.utf8)))
    let run = home.run(["team", "import", file], ["LC_MESSAGES": "de_DE.UTF-8"])
    #expect(run.output == "Rain 2 ist aufgenommen: 2 Pokémon\n")
  }
}
