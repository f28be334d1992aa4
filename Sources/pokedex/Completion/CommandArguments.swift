import ArgumentParser
import FoundationEssentials

/// The arguments of a command, decoded from ArgumentParser's `--experimental-dump-help`.
struct CommandArguments: Decodable {
  private struct DumpedCommand: Decodable {
    let arguments: [CommandArgument]?
  }

  private let command: DumpedCommand

  /// Returns the arguments of a command without subcommands; empty if the format of the dump has
  /// changed.
  static func all(of command: any ParsableCommand.Type) -> [CommandArgument] {
    let dump = try? JSONDecoder().decode(Self.self, from: Data(command._dumpHelp().utf8))
    return dump?.command.arguments ?? []
  }
}

/// An argument of a command.
struct CommandArgument: Decodable {
  enum Kind: String, Decodable {
    case positional
    case option
    case flag
  }

  /// The source of its candidates.
  enum Values: Decodable {
    case list(values: [String])
    case file(extensions: [String])
    /// One of ``ShellCompletion``.
    case custom
  }

  private struct Name: Decodable {
    enum Kind: String, Decodable {
      case long
      case short
      case longWithSingleDash
    }

    let kind: Kind
    let name: String
  }

  let kind: Kind
  let isRepeating: Bool
  let abstract: String?
  private let parsingStrategy: String
  private let names: [Name]?
  private let completionKind: Values?
  private let allValues: [String]?

  /// The names with their dashes.
  var words: [String] {
    (names ?? []).map { ($0.kind == .long ? "--" : "-") + $0.name }
  }

  var values: Values? { completionKind ?? allValues.map { .list(values: $0) } }

  /// Whether a value may begin with a dash without being mistaken for an option.
  var takesDashes: Bool { ["allUnrecognized", "unconditional"].contains(parsingStrategy) }
}
