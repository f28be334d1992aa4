import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTesting

/// All commands that print texts of the user's or of other people's, and a home where each such text
/// has the same odd characters.
struct PrintingCommands {
  let home: Home
  /// The odd characters.
  private let text: String

  /// - Parameter text: must be possible as a part of an argument and of a file's name.
  init(_ text: String) throws {
    self.text = text
    home = try Home()
    try plantTeams()
    try plantNote()
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/data/\(text)", withIntermediateDirectories: true)
    try home.write(settings: "theme = \(line)\n\(line) = x\n[\(line)]\n")
    try home.write(theme: "\(line)\n\(line) = #ffffff\n", called: "odd")
    try write("\(line) (Mew)\n- Psychic\n- \(line)\n", "lenient.txt")
    try write("\(line) (Mew)\n- Psychic\n", "set.txt")
    try write("{\"gen\":9,\"attacker\":{\"species\":\"\(line)\"}}\n\(line)\n", "batch.jsonl")
    try write("slug,seen\n\(line),yes\n", "wrong.csv")
  }

  /// The text on one line.
  private var line: String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
  }

  private var team: String { "Team \(text)" }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(home.path)/\(name)"))
  }

  private func plantTeams() throws {
    var member = TeamMember(ID<Form>(151))
    member.nickname = text
    member.unread = [text]
    let store = TrainerStore(path: home.store)
    try store.save([Team(name: team, format: text, members: [member], unread: [[text]])])
    try store.save(SavedSearch(name: "odd", query: "name:mew \(text)"))
  }

  private func plantNote() throws {
    try write("slug,note\ngarchomp,\"\(text.replacing("\"", with: "\"\""))\"\n", "marks.csv")
    _ = home.run(["import", "\(home.path)/marks.csv"])
  }

  /// The arguments of each command. `HOME` stands for the folder of the files.
  var arguments: [[String]] {
    (ofTeams + ofSets + ofNotes + ofNames + ofFiles + ofTheProgram)
      .map { $0.map { $0.replacing("HOME", with: home.path) } }
  }

  private var ofTeams: [[String]] {
    [
      ["team", "list"], ["team", "list", "--json"], ["team", "show", team],
      ["team", "show", team, "--json"], ["team", "show", team, "--linear"], ["team", "export"],
      ["team", "export", team], ["team", "copy", team], ["team", "rename", team, "\(team) 2"],
      ["team", "add", team, "pikachu"], ["team", "add", "Other \(text)", "mew"],
      ["team", "remove", "No \(team)"], ["team", "show", "No \(team)"],
      ["speed", "--team", team, "--limit", "3"], ["counter", "team:\(team)", "--limit", "3"],
      ["complete", team, "--limit", "3"], ["sources", "@\(team)"],
      ["speed", "name:mew", "--team", team, "--json"], ["search", "list"],
      ["search", "list", "--json"], ["list", "@odd"], ["search", "save", text, "gen:1"],
      ["search", "save", "odd2", text], ["search", "remove", text],
    ]
  }

  private var ofSets: [[String]] {
    [
      ["damage", "HOME/set.txt", "garchomp"], ["damage", "garchomp", "HOME/set.txt"],
      ["damage", "HOME/set.txt", "psychic", "HOME/set.txt"],
      ["damage", "HOME/set.txt", "garchomp", "--json"],
      ["damage", "HOME/set.txt", "garchomp", "--linear"], ["damage", text, "mew"],
      ["damage", "mew", text, "mew"], ["damage", "--batch", "HOME/batch.jsonl"],
      ["team", "show", "HOME/set.txt"], ["team", "show", "HOME/lenient.txt"],
      ["team", "import", "HOME/set.txt"], ["team", "import", "HOME/lenient.txt"],
      ["team", "import", "HOME/lenient.txt", "--lenient"],
    ]
  }

  private var ofNotes: [[String]] {
    [
      ["note", "garchomp"], ["note", "mew", text], ["show", "garchomp"],
      ["show", "garchomp", "--json"], ["show", "garchomp", "--linear"],
      ["list", "is:noted", "--why"], ["list", "is:noted", "--why", "--csv"],
      ["list", "is:noted", "--why", "--tsv"], ["list", "is:noted", "--why", "--json"],
      ["list", "is:noted", "--why", "--linear"], ["list", "note:owned", "--columns", "name,why"],
    ]
  }

  private var ofNames: [[String]] {
    [
      ["list", text], ["list", "type:\(text)"], ["list", "--columns", text],
      ["list", "--game", text], ["list", "--limit", text], ["list", "--\(text)"],
      ["list", "--language", text], ["list", "flabebe"], ["show", text], ["show", "move:\(text)"],
      ["show", "mew", "--tab", text], ["show", "burmy", "--look", text], ["move", text],
      ["where", text], ["evolution", text], ["matchup", text], ["compare", "mew", text],
      ["coverage", text], ["stat", "mew", "--nature", text], ["stat", "mew", "--ev", text],
      ["breed", "mew", text], ["train", text, "--game", text], ["catch", "mew", "--ball", text],
      ["iv", "mew", "--level", "5", "--stats", text], ["progress", text], ["caught", "add", text],
      ["caught", "list", "--query", text], ["random", text], ["quiz", text], [text],
      ["help", text], ["config", "--theme", text], ["list", "--api-url", text, "--source", "api"],
    ]
  }

  private var ofFiles: [[String]] {
    [
      ["import", "HOME/wrong.csv"], ["import", "HOME/\(text).csv"], ["export", "HOME/\(line).csv"],
      ["export", "HOME/\(text)/x.csv"], ["backup", "HOME/\(line)"], ["restore", "HOME/\(text)"],
      ["damage", "--batch", "HOME/\(text)"], ["team", "import", "HOME/\(text)"],
      ["sync", "--into", "HOME/\(text)/dex", "--facts-only"],
    ]
  }

  /// With the plants in the paths of the files and in the name of the terminal.
  private var ofTheProgram: [[String]] {
    [
      ["info"], ["info", "--json"], ["config"], ["config", "--json"], ["config", "path"],
      ["config", "keys"], ["config", "theme", "--theme", "odd"], ["--help"], ["list", "--help"],
      ["--version"], ["chart"], ["games"], ["places", "--limit", "20"], ["random", "--seed", "1"],
      ["show", "mew", "--sprite"], ["evolution", "flabebe"], ["compare", "mew", "flabebe"],
      ["stat", "flabebe"], ["show", "flabeb"], ["catch", "flabebe"], ["progress", "ruby"],
    ]
  }

  /// The environment for a run of one of the commands.
  ///
  /// - Parameter onTerminal: whether `TERM` must name a terminal.
  func variables(onTerminal: Bool) -> [String: String] {
    [
      "TERM": onTerminal ? "xterm-256color" : "xterm\(text)",
      "XDG_STATE_HOME": "\(home.path)/data/\(text)", "XDG_CACHE_HOME": "\(home.path)/data/\(text)",
      "POKEDEX_UNITS": text, "POKEDEX_LINKS": "yes",
    ]
  }
}
