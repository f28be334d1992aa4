/// The manual page `docs/man/pokedex.1`: the commands and options from the argument parser, and the
/// handwritten sections of `docs/man/sections.mdoc`.
struct ManualPage {
  private let tree: CommandTree
  private let sections: String

  init(_ tree: CommandTree, sections: String) {
    self.tree = tree
    self.sections = sections
  }

  var text: String {
    (head + commands + options + [sections]).joined(separator: "\n")
  }

  private static let date = "November 22, 2026"
  /// Options of every command.
  private static let everywhere: Set<String> = ["help", "version"]
  /// Options of nearly every command, which appear only in the list of options.
  private static let usual: Set<String> = [
    "source", "offline", "api-url", "color", "ascii", "language", "verbose", "no-pager",
  ]

  private var head: [String] {
    [
      ".\\\" Made from the commands of the program: RECORD=1 scripts/test --filter ManualTests.",
      ".Dd \(Self.date)", ".Dt POKEDEX 1", ".Os", ".Sh NAME", ".Nm pokedex",
      ".Nd a full-screen Pokédex for the terminal", ".Sh SYNOPSIS", ".Nm", ".Op Ar query ...",
      ".Nm", ".Ar command", ".Op Ar argument ...", ".Nm", ".Fl -version", ".Sh DESCRIPTION",
      ".Nm", "shows every Pokémon, move, ability, item, type and place of the games,",
      "offline and in colour.", "Without a command the full screen opens, filtered by the",
      ".Ar query",
      "if one is given.", "With a command it prints the result, and exits.",
      "Without a terminal, the list is printed instead of the screen.",
    ]
  }

  // MARK: Commands

  private var commands: [String] {
    let all = (tree.command.subcommands ?? []).filter { $0.commandName != "help" }
    return [".Sh COMMANDS", ".Bl -tag -width Ds"] + all.flatMap { entry($0, under: nil) } + [".El"]
  }

  private func entry(_ command: CommandTree.Command, under parent: String?) -> [String] {
    let name = [parent, command.commandName].compactMap { $0 }.joined(separator: " ")
    let parts = (command.subcommands ?? []).filter { $0.commandName != "help" }
    guard parts.isEmpty else { return parts.flatMap { entry($0, under: name) } }
    return [".It Cm \(name)\(arguments(of: command))"] + Self.lines(command.abstract ?? "")
      + examples(in: command.discussion ?? "")
  }

  private func arguments(of command: CommandTree.Command) -> String {
    let shown = (command.arguments ?? []).filter(\.shouldDisplay)
    let options = shown.filter { argument in
      argument.option.map { !Self.everywhere.union(Self.usual).contains($0) } ?? false
    }
    .map { " Oo Fl -\($0.option ?? "")\($0.takesValue ? " Ar \($0.valueName ?? "value")" : "") Oc" }
    let positions = shown.filter { $0.kind == "positional" }.map { argument in
      let name = (argument.valueName ?? "name") + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? " Oo Ar \(name) Oc" : " Ar \(name)"
    }
    return (options + positions).joined()
  }

  private func examples(in discussion: String) -> [String] {
    discussion.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("pokedex ") }.map { ".Dl \(Self.quoted(String($0)))" }
  }

  // MARK: Options

  private struct Option {
    let argument: CommandTree.Argument
    var commands: [String]
  }

  /// Each option once, with its commands if there are few.
  private var options: [String] {
    var all: [Option] = []
    for command in tree.command.subcommands ?? [] where command.commandName != "help" {
      add(command, command.commandName, to: &all)
    }
    let sorted = all.sorted { ($0.argument.option ?? "") < ($1.argument.option ?? "") }
    return [
      ".Sh OPTIONS", ".Bl -tag -width Ds", ".It Fl h , Fl -help", "Show the help of a command.",
      ".It Fl -version", "Show the version.",
    ] + sorted.flatMap(entry) + [".El"]
  }

  private func add(_ command: CommandTree.Command, _ name: String, to all: inout [Option]) {
    for argument in command.arguments ?? [] where argument.shouldDisplay {
      guard let option = argument.option, !Self.everywhere.contains(option) else { continue }
      let index = all.firstIndex {
        $0.argument.option == option && $0.argument.abstract == argument.abstract
      }
      if let index {
        if !all[index].commands.contains(name) { all[index].commands.append(name) }
      } else {
        all.append(Option(argument: argument, commands: [name]))
      }
    }
    for part in command.subcommands ?? [] { add(part, name, to: &all) }
  }

  private func entry(_ option: Option) -> [String] {
    let value = option.argument.takesValue ? " Ar \(option.argument.valueName ?? "value")" : ""
    let commands =
      option.commands.count > 4 ? [] : ["Only for \(option.commands.joined(separator: ", "))."]
    return [".It Fl -\(option.argument.option ?? "")\(value)"]
      + Self.lines(option.argument.abstract ?? "") + commands
  }

  // MARK: Text

  /// Splits text into lines of at most 80 bytes, with each sentence on a new line.
  private static func lines(_ text: String) -> [String] {
    quoted(text).replacing(". ", with: ".\n").split(separator: "\n").flatMap { sentence in
      var lines = [""]
      for word in sentence.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.utf8.count + word.utf8.count + 1 > 78 {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
        }
      }
      return lines
    }.map { $0.hasPrefix("'") || $0.hasPrefix(".") ? "\\&\($0)" : $0 }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\e")
  }
}
