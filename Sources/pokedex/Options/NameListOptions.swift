import ArgumentParser
import PokedexData
import PokedexDomain

/// A list of names in place of arguments.
struct NameListOptions: ParsableArguments {
  /// The help of arguments that may be a `-`.
  static let help = "- for names on the standard input, one a line"

  @Option(
    help: "Take the names from a file, one a line; rows of lists and spreadsheets are read, too.",
    completion: .file())
  var file: String?

  /// - Throws: `ValidationError` unless there are either arguments or a file.
  func check(_ arguments: [String], _ wanted: String) throws {
    if arguments.isEmpty == (file == nil) {
      throw ValidationError("give \(wanted), or a file with a name on each line after --file")
    }
  }

  /// - Throws: ``Failure`` if a text has too many lines with problems to be a list.
  static func check(_ problems: Int) throws(Failure) {
    if problems > ListedLineProblem.most {
      throw Failure(localized: ListedLineProblem.tooMany, .nothingFound)
    }
  }

  /// Whether the names come from a list.
  func isUsed(for arguments: [String]) -> Bool { file != nil || arguments == ["-"] }

  /// The lines of the list; `nil` if the arguments are the names.
  func lines(for arguments: [String]) throws -> [Substring]? {
    if let file { return try Self.names(StandardInput.lines(of: file)) }
    guard arguments == ["-"] else { return nil }
    guard let lines = try StandardInput.lines() else {
      throw Failure(
        "'-' reads names from the standard input, which is neither a pipe nor a file", .usage)
    }
    return try Self.names(lines)
  }

  /// The names in lines, which may be rows of a table below its head.
  ///
  /// - Throws: ``Failure`` for JSON, of which each line would be reported.
  static func names(_ lines: [Substring]) throws(Failure) -> [Substring] {
    let start = lines.lazy.map(\.trimmed).first { !$0.isEmpty } ?? ""
    guard start != "[", !start.hasPrefix("[{"), !start.hasPrefix("{") else {
      throw Failure(
        localized: worded("the list is JSON: give names, one a line, or CSV"), .usage)
    }
    return NameTable.names(lines) ?? lines
  }

  /// Finds the one thing that the arguments name together, or the thing on each line of the list. All
  /// lines are read before anything is done.
  ///
  /// - Parameter isLenient: whether lines that name nothing are left out.
  func found<Found>(
    _ arguments: [String], isLenient: Bool, _ find: (String) throws -> Found
  ) throws -> [Found] {
    guard let lines = try lines(for: arguments) else {
      return [try find(arguments.joined(separator: " "))]
    }
    var found: [Found] = []
    var problems: [String] = []
    for (number, line) in zip(1..., lines.map(\.trimmed))
    where !line.isEmpty && problems.count <= ListedLineProblem.most {
      do { found.append(try find(line)) } catch {
        guard let failure = Failure(error) else { throw error }
        problems.append("\(ListedLineProblem.place(ofLine: number)): \(failure.message)")
      }
    }
    try Self.report(problems, isLenient: isLenient)
    return found
  }

  /// - Throws: ``Failure`` with all problems, unless lines with problems are left out; with none of them
  ///   if there are too many.
  static func report(_ problems: [String], isLenient: Bool) throws {
    try check(problems.count)
    try Failure.report(problems, isLenient: isLenient) { last, others in
      Failure(localized: last, .nothingFound, context: others)
    }
  }
}
