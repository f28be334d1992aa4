import ArgumentParser
import PokedexTesting
import Testing

@testable import pokedex

/// The completions that the program offers to a shell when Tab is pressed. `Tests/Checks` tries
/// them in the real shells.
@Suite(.timeLimit(minutes: 5)) struct CompletionTests {
  private func answer(
    _ line: String, replacing end: String = "", home: Home? = nil, locale: String = "C.UTF-8",
    shell: String = "zsh"
  ) throws -> [String] {
    let run = try (home ?? Home()).run(
      ["---complete", shell, "pokedex \(line)", end], ["LC_MESSAGES": locale])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Returns the candidates at the end of a line, without their descriptions.
  private func offers(_ line: String, locale: String = "C.UTF-8") throws -> [String] {
    let answer = try answer(line, locale: locale)
    #expect(answer.first == "words")
    return answer.dropFirst().compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  // MARK: Commands and options

  @Test(arguments: [
    ("evol", ["evolution"]), ("team imp", ["import"]), ("help te", ["teach", "team"]),
    ("list --col", ["--columns", "--color"]), ("--of", ["--offline"]),
    ("caught list --js", ["--json", "--jsonl"]), ("favorite rem", ["remove"]),
    ("browse --theme pro", ["protanopia"]), ("--theme pro", ["protanopia"]),
    ("browse --theme=pro", ["--theme=protanopia"]), ("export --format js", ["json"]),
    ("list --columns name,abil", ["name,abilities"]), ("list --game plati", ["platinum"]),
    ("speed --condition tailw", ["tailwind"]), ("list --limit --js", []),
    ("matchup fire/fl", ["fire/flying"]), ("matchup fire/fire", []), ("matchup mew/fl", []),
    ("matchup fai", ["fairy"]), ("schema bre", ["breed"]),
  ])
  func commandsOptionsAndTheirValuesComplete(_ line: String, _ expected: [String]) throws {
    #expect(try offers(line) == expected)
  }

  @Test func theRunIsOfferedWhereAGameOrATeamIs() throws {
    let home = try Home()
    #expect(home.run(["run", "new", "Ada", "--game", "platinum"]).ending == .exited(0))
    #expect(home.run(["run", "caught", "turtwig", "--nickname", "Groot"]).ending == .exited(0))
    #expect(try answer("list move:bite@ru", home: home).contains("move:bite@run"))
    #expect(try !answer("list move:bite@ru").contains("move:bite@run"))
    #expect(try answer("damage @ru", home: home) == ["words", "@run", "@run/Groot"])
    #expect(try answer("sources @ru", home: home).contains("@run"))
  }

  @Test func anOptionIsOfferedOnceAndNoneAfterTheDashes() throws {
    #expect(try offers("list --no-header --no-h") == [])
    #expect(try offers("show -- --js") == [])
    #expect(try offers("sync ").contains("--facts-only"))
  }

  @Test func optionsAndCommandsAreExplained() throws {
    #expect(
      try answer("prog").last
        == "progress\t\(ProgressCommand.configuration.abstract)")
    #expect(try answer("list --count").last?.hasPrefix("--count\tPrint only the number") == true)
  }

  @Test(arguments: ["export ", "team import te", "backup a", "dump a", "import --replace -- x"])
  func fileNamesAreLeftToTheShell(_ line: String) throws {
    #expect(try answer(line) == ["files"])
  }

  /// If the argument parser described its arguments in another format, nothing would be offered.
  @Test func theArgumentsOfEveryCommandAreKnown() {
    var commands: [any ParsableCommand.Type] = [Pokedex.self]
    while let command = commands.popLast() {
      commands += command.configuration.subcommands
      guard command.configuration.subcommands.isEmpty else { continue }
      #expect(CommandArguments.all(of: command).contains { $0.words.contains("--help") })
    }
  }

  /// `pokedex --help` begins with the most useful options of each command.
  @Test func theUsageNamesOnlyOptionsThatThereAre() throws {
    let lines = try #require(Pokedex.configuration.usage).split(separator: "\n")
    for words in lines.map({ $0.split(separator: " ").dropFirst() }) {
      let commands = words.first?.split(separator: "|").map(String.init) ?? []
      let options = words.joined(separator: " ").matches(of: /--[a-z]+/).map { String($0.output) }
      for command in commands.filter(Pokedex.commandNames.contains) {
        let unknown = options.flatMap {
          CommandLineReader([command, $0], of: Pokedex.self).unknownOptions
        }
        #expect(unknown == [], "\(command)")
      }
    }
  }

  // MARK: Names and queries

  @Test(arguments: [
    ("C.UTF-8", "chariz", "charizard"), ("de_DE.UTF-8", "glur", "glurak"),
    ("de_DE.UTF-8", "Glur", "Glurak"), ("fr_FR.UTF-8", "dracauf", "dracaufeu"),
    ("ja_JP.UTF-8", "フシギダ", "フシギダネ"), ("de_DE.UTF-8", "chariz", "charizard"),
  ])
  func namesCompleteInTheLanguage(_ locale: String, _ typed: String, _ name: String) throws {
    #expect(try offers("show \(typed)", locale: locale).first == name)
  }

  @Test func theLanguageOptionOverridesTheLocale() throws {
    #expect(try offers("move --language de erdb", locale: "fr_FR.UTF-8") == ["erdbeben"])
  }

  @Test(arguments: ["\"Mr. M", "'Mr. M", "Mr.\\ M", "'Mr. M'"])
  func quotedNamesComplete(_ typed: String) throws {
    #expect(try offers("show \(typed)") == ["Mr. Mime"])
  }

  @Test(arguments: [
    ("type:drag", "C.UTF-8", "type:dragon"),
    ("'gen:1 type:drag", "C.UTF-8", "gen:1 type:dragon"),
    ("type:drac", "de_DE.UTF-8", "type:drache"),
    ("ability:schweb", "de_DE.UTF-8", "ability:schwebe"),
    ("fire mov", "C.UTF-8", "move:"), ("list -is:leg", "C.UTF-8", "-is:legendary"),
    ("moves learner:garcho", "C.UTF-8", "learner:garchomp"),
  ])
  func queriesComplete(_ line: String, _ locale: String, _ term: String) throws {
    #expect(try offers(line, locale: locale).contains(term))
  }

  @Test func anUnquotedLineCompletesOneTerm() throws {
    #expect(try offers("list type:drag").allSatisfy { !$0.contains(" ") })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theSecondTypeOfAPairCompletes(_ shell: String) throws {
    let answer = try answer("matchup fire/fl", replacing: "fire/fl", shell: shell)
    #expect(answer == ["words", "fire/flying"])
  }

  // MARK: Names that a shell would run

  @Test(arguments: [
    ("x", "$(touch y)"), ("x", "`y`"), ("x", "a;b"), ("x", "it's \"so\""), ("x", "!!"),
    ("x", "{a,b}*?[c]"), ("x", "~"), ("", "~root"), ("x", "\\"),
  ])
  func teamNamesAreQuotedForBash(_ start: String, _ rest: String) throws {
    let home = try Home()
    #expect(home.run(["team", "add", "--", start + rest, "mew"]).ending == .exited(0))
    for quote in ["", "'", "\""] {
      let line = "team remove \(quote)\(start)"
      let offered = try answer(line, replacing: start, home: home, shell: "bash")
      let word = try #require(offered.count == 2 ? offered[1] : nil)
      #expect(ShellWord(quote + word).text == start + rest)
    }
    #expect(try answer("team remove \(start)", home: home).last == start + rest)
  }

  /// Readline inserts the text after an open quotation mark, and adds the closing mark.
  @Test(arguments: ["a", "'", "\"", "!", "$x", "'a'", "\"a\"", "!a!", "\\", "`a`", "it's"])
  func textAfterAnOpenQuotationMarkIsQuoted(_ text: String) {
    for mark in ["'", "\""] {
      let quoted = BashQuoting.quoted(text, in: mark.unicodeScalars.first)
      let opening = quoted.hasPrefix(mark) ? "" : mark
      let closing = quoted.hasSuffix(mark) ? "" : mark
      let word = ShellWord(opening + quoted + closing)
      #expect(word.text == text)
      #expect(word.quote == nil)
    }
  }

  @Test(arguments: ["a\u{1B}[2Jb", "a\tb", "a\nb", "a\u{202E}b", "a\u{200B}b"])
  func aNameWithInvisibleCharactersIsNotOffered(_ name: String) {
    #expect(!Candidate(word: name).isShownAsItIs)
    #expect(Candidate(word: "Flabébé 雨").isShownAsItIs)
  }

  @Test func aNameWithADashIsOfferedOnlyAsAnArgument() throws {
    let home = try Home()
    #expect(home.run(["team", "add", "--", "-rf", "mew"]).ending == .exited(0))
    #expect(try answer("team remove -r", home: home) == ["words"])
    #expect(try answer("team remove -- -r", home: home) == ["words", "-rf"])
    #expect(try answer("speed --team=-r", home: home) == ["words", "--team=-rf"])
  }

  /// bash replaces only the part after a colon.
  @Test func thePartAfterAColonIsCompletedIfTheRestIsLiteral() throws {
    #expect(try answer("list type:drag", replacing: "drag", shell: "bash").last == "dragon")
    #expect(try answer("list \"type\":drag", replacing: "drag", shell: "bash").last == "dragon")
    #expect(try answer("list $(x):drag", replacing: "drag", shell: "bash") == ["words"])
    #expect(try answer("list $type:drag", replacing: "drag", shell: "bash") == ["words"])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func aScriptCallsTheProgram(_ shell: String) throws {
    let script = try Home().run(["--generate-completion-script", shell]).output
    #expect(script.contains(" ---complete \(shell) \""))
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
  }
}
