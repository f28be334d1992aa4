/// The commands of the program as its argument parser describes them, with
/// `--experimental-dump-help`.
struct CommandTree: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }
}

extension CommandTree.Argument {
  /// The long name of an option or flag.
  var option: String? { names?.first { $0.kind == "long" }?.name }
  var takesValue: Bool { kind == "option" }
}
