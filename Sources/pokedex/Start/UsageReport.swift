import PokedexDomain

/// An error message of ArgumentParser in the form of the program's other failures: what is wrong,
/// the meaning of the argument, and the usage on one line.
struct UsageReport {
  private static let start = "Error: "

  private let message: [String]
  private let arguments: [String]
  private let reader: CommandLineReader

  /// - Parameters:
  ///   - message: the lines of ArgumentParser.
  ///   - arguments: the arguments without the program name.
  init(_ message: [String], _ arguments: [String]) {
    self.message = message
    self.arguments = arguments
    reader = CommandLineReader(arguments, of: Pokedex.self)
  }

  var lines: [String] {
    guard let first = message.first, first.hasPrefix(Self.start) else {
      return message == [""] ? [] : message
    }
    let text = String(first.dropFirst(Self.start.count))
    if let option = unknownOption(text) { return ["pokedex: \(problem(option, text))"] + usage }
    return ["pokedex: \(Self.lowercased(text))\(choices)"] + meaning + usage
  }

  // MARK: Unknown options

  private static let unknown = "unknown option '"
  /// The former names of options, with those that they have now.
  private static let renamed = ["--effort": "--ev", "--helping-hand": "--partner helping-hand"]

  /// The unknown option that a message names, or that may have caused it: an unknown option can
  /// lead to other errors, such as a missing argument. In a query, words with a dash are terms.
  private func unknownOption(_ text: String) -> String? {
    let text = Self.lowercased(text)
    if text.hasPrefix(Self.unknown) {
      return String(text.dropFirst(Self.unknown.count).prefix { $0 != "'" })
    }
    let takesTerms = reader.arguments.contains { $0.kind == .positional && $0.takesDashes }
    return takesTerms ? nil : reader.unknownOptions.first
  }

  /// Names the nearest option, or the command that has the option.
  private func problem(_ option: String, _ text: String) -> String {
    let name = String(option.prefix { $0 != "=" })
    let known = reader.arguments.flatMap(\.words).filter { $0.hasPrefix("--") && $0 != name }
    let renamed = Self.renamed[name].flatMap { new in
      known.contains { new.hasPrefix($0) } ? ": it is now called \(new)" : nil
    }
    let nearest = NearestWord.to(name, among: known).map(NearestWord.question)
    // The hint of ``QueryArgument`` about a single letter.
    let hint = text.firstIndex(of: ";").map { String(text[$0...]) }
    return "\(Self.unknown)\(option)'" + (renamed ?? nearest ?? place(of: name) ?? hint ?? "")
  }

  /// Says that an option before a command belongs after it.
  private func place(of option: String) -> String? {
    guard arguments.count > 1, arguments[0].prefix(while: { $0 != "=" }) == option else {
      return nil
    }
    let command = CommandLineReader([arguments[1]], of: Pokedex.self)
    guard command.option(named: option) != nil else { return nil }
    return ": write it after the command: pokedex \(arguments[1]) \(option)"
  }

  // MARK: Other lines

  /// The valid values, which ArgumentParser prints one per line.
  private var choices: String {
    message.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
      .joined(separator: ", ")
  }

  private var meaning: [String] {
    let start = "Help:  "
    return message.filter { $0.hasPrefix(start) }.map { "  " + $0.dropFirst(start.count) }
  }

  /// The usage without the individual options, and the command that explains these options.
  private var usage: [String] {
    let start = "Usage: "
    guard let usage = message.first(where: { $0.hasPrefix(start) })?.dropFirst(start.count),
      let help = message.last?.split(separator: "'").first(where: { $0.hasSuffix("--help") })
    else { return [] }
    return ["usage: \(Self.short(String(usage), of: String(help))) (see \(help))"]
  }

  /// - Parameter help: the words of the command with `--help`.
  private static func short(_ usage: String, of help: String) -> String {
    let rest = usage.replacing(/\ \[(?:-|<options>)[^\]]*\]/, with: "")
    guard rest != usage else { return usage }
    let command = help.replacing(" --help", with: "")
    return rest.replacing(command, with: "\(command) [options]", maxReplacements: 1)
  }

  /// ArgumentParser's wordings, with shorter ones that replace them.
  private static let rewordings = [
    ("Missing expected argument", "missing argument"),
    (". Please provide one of the following:", ": "), (". Please provide one of ", ": "),
  ]

  /// A sentence like those of ``Failure``: in lower case, without a full stop.
  private static func lowercased(_ text: String) -> String {
    var text = rewordings.reduce(text) { $0.replacing($1.0, with: $1.1) }
    if text.hasSuffix(".") { text.removeLast() }
    let isWord = text.dropFirst().first.map { $0.isLowercase || $0 == " " } ?? false
    return isWord ? text.prefix(1).lowercased() + text.dropFirst() : text
  }
}
