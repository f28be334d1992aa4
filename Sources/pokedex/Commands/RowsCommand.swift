import ArgumentParser
import PokedexDomain

/// Prints the list of a kind, such as `pokedex moves`.
struct RowsCommand<Entity: Browsable>: PagedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Entity.listWord, abstract: "Print the \(Entity.plural) that match a query.",
      discussion: CommandExamples.text(Entity.listWord, Entity.listExamples))
  }

  @OptionGroup var rows: RowArguments

  var dex: DexOptions { rows.dex }

  @MainActor func execute(_ configuration: Configuration) async throws {
    try await rows.print(Entity.Rows.rows, configuration)
  }
}

/// Prints the page of an entry, such as `pokedex move earthquake`.
struct PageCommand<Entity: Browsable>: PagedCommand {
  static var configuration: CommandConfiguration {
    let usage = Entity.pageUsage
    return CommandConfiguration(
      commandName: Entity.words[0],
      abstract: "Print the page of \(Entity.withArticle): \(usage?.summary ?? "").",
      discussion: CommandExamples.text(Entity.words[0], usage?.examples ?? []))
  }

  @Argument(
    help: ArgumentHelp(
      "The name of \(Entity.withArticle), in any language; \(NameListOptions.help)."),
    completion: ShellCompletion.names(of: Entity.self))
  var name: [String] = []

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws { try list.check(name, "a name") }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let find = { (name: String) in try printer.page(name, of: Entity.kind) }
    let found = try list.found(name, isLenient: show.isLenient, find)
    try await printer.printAll(found, isList: list.isUsed(for: name)) {
      try await printer.print($0, tab: nil)
    }
  }
}

private enum CommandExamples {
  /// Returns one line for each example.
  static func text(_ command: String, _ examples: [String]) -> String {
    examples.map { $0.isEmpty ? "pokedex \(command)" : "pokedex \(command) \($0)" }
      .joined(separator: "\n")
  }
}

extension Browsable {
  /// The English name of the kind with its article, such as `an ability`.
  fileprivate static var withArticle: String {
    "\("aeiou".contains(words[0].prefix(1)) ? "an" : "a") \(words[0])"
  }

  fileprivate static var rowsCommand: any ParsableCommand.Type { RowsCommand<Self>.self }

  fileprivate static var pageCommand: (any ParsableCommand.Type)? {
    pageUsage.map { _ in PageCommand<Self>.self }
  }
}

extension Kinds {
  static var rowsCommands: [any ParsableCommand.Type] { all.map { $0.rowsCommand } }
  static var pageCommands: [any ParsableCommand.Type] { bySearch.compactMap { $0.pageCommand } }
}
