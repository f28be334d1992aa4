import PokedexTesting
import Testing

/// What the program offers to a shell that asks it at the tabulator. `Tests/Checks` tries it in the
/// real shells.
@Suite(.timeLimit(minutes: 2)) struct CompletionTests {
  /// - Parameters:
  ///   - command: the subcommand that the shell takes the line for.
  ///   - line: the words behind `pokedex`, as they stand in the line; the last is completed.
  private func offers(
    _ command: String, _ line: [String], locale: String = "C.UTF-8", shell: String = "bash"
  ) throws -> [String] {
    let typed = line.last ?? ""
    let run = try Home().run(
      [
        "---completion", command, "--", "positional@0", "\(line.count)", "\(typed.count)",
        "pokedex",
      ]
        + line,
      ["LC_MESSAGES": locale, "SAP_SHELL": shell, "SAP_SHELL_VERSION": "5.2"])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("C.UTF-8", "chariz", "charizard"), ("de_DE.UTF-8", "glur", "glurak"),
    ("de_DE.UTF-8", "Glur", "Glurak"), ("fr_FR.UTF-8", "dracauf", "dracaufeu"),
    ("ja_JP.UTF-8", "フシギダ", "フシギダネ"), ("de_DE.UTF-8", "chariz", "charizard"),
  ])
  func namesCompleteInTheLanguage(_ locale: String, _ typed: String, _ name: String) throws {
    #expect(try offers("show", ["show", typed], locale: locale).first == name)
  }

  @Test func theLanguageOfTheLineGoesBeforeThatOfTheLocale() throws {
    let line = ["move", "--language", "de", "erdb"]
    #expect(try offers("move", line, locale: "fr_FR.UTF-8") == ["erdbeben"])
  }

  @Test(arguments: ["\"Mr. M", "'Mr. M", "Mr.\\ M", "'Mr. M'"])
  func aNameInQuotationMarksIsCompletedAsItIsWritten(_ typed: String) throws {
    let offered = try offers("show", ["show", typed])
    #expect(offered == (typed.hasSuffix("M'") ? offered : ["Mr. Mime"]))
    #expect(offered.contains("Mr. Mime"))
  }

  @Test(arguments: [
    (["type:drag"], "C.UTF-8", "type:dragon"),
    (["'gen:1 type:drag"], "C.UTF-8", "gen:1 type:dragon"),
    (["type:drac"], "de_DE.UTF-8", "type:drache"),
    (["ability:schweb"], "de_DE.UTF-8", "ability:schwebe"),
    (["fire", "mov"], "C.UTF-8", "move:"),
  ])
  func theQueryOfTheScreenCompletes(_ line: [String], _ locale: String, _ term: String) throws {
    #expect(try offers("browse", line, locale: locale).contains(term))
  }

  @Test func termsBehindEachOtherNeedQuotationMarks() throws {
    #expect(try offers("list", ["list", "type:drag"]).allSatisfy { !$0.contains(" ") })
  }

  @Test func aColonIsMaskedForZsh() throws {
    #expect(try offers("list", ["list", "type:drag"], shell: "zsh").first == "type\\:dragon")
  }

  @Test(arguments: [
    ("bash", "COMP_WORDBREAKS=${COMP_WORDBREAKS//:/}"), ("bash", "= \"${cur//\\\\/}\"*"),
    ("bash", "declare -F \"_pokedex_${subcommand}\""),
    ("zsh", "${#QIPREFIX} + ${#IPREFIX}"), ("zsh", "(( ret )) && [[ -n \"${PREFIX}\" ]]"),
    ("zsh", "        *)\n            __pokedex_custom_complete"),
    ("fish", "positional \"pokedex\" -ge 1"),
  ])
  func theScriptsKnowMoreThanThoseOfTheLibrary(_ shell: String, _ part: String) throws {
    let script = try Home().run(["--generate-completion-script", shell]).output
    #expect(script.contains(part))
  }
}
