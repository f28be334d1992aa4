import PokedexData
import PokedexDomain

/// The library of sets, for commands.
extension UserTeams {
  /// The team that the library has under a name, `sets/cynthia`; `nil` if it has none.
  ///
  /// - Throws: ``Failure`` if the file cannot be read, if a line of it is not understood, or if it has
  ///   several teams.
  func libraryTeam(_ name: String) throws -> Team? {
    guard let library = try library(for: name), let entry = library.entry(of: name) else {
      return nil
    }
    if let fault = entry.fault { throw Failure(fault) }
    try Self.refuse(Self.lines(entry.problems, of: entry.path), of: entry.path)
    if entry.teams.count > 1, entry.name.lowercased() == name.lowercased() {
      throw Self.unclear(entry.teams.map(\.name))
    }
    return entry.teams.first { $0.isCalled(name) }
  }

  static func noSet(_ name: String, in library: SetLibrary = SetLibrary()) -> Failure {
    let names = (library.entries.map(\.name) + library.teams.map(\.name)).unique
    let hint = NearestWord.question(name, among: names)
    return Failure("there is no set '\(name)' in the library\(hint)", .nothingFound)
  }

  /// Asks for one of some names, which an `@` precedes.
  static func unclear(_ names: [String]) -> Failure {
    Failure("name one of \(names.map { "@\($0)" }.joined(separator: ", "))", .usage)
  }

  /// The set of `sets/garchomp` in any file; `nil` for the name of a file or of a stored team's member.
  ///
  /// - Throws: ``Failure`` if there is none, or if there are several.
  func librarySet(_ name: String) throws -> TeamMate? {
    guard let library = try library(for: name), library.entry(of: name) == nil,
      try storedTeam(String(SetLibrary.prefix.dropLast())) == nil
    else { return nil }
    let mates = library.mates(name, in: catalog)
    if let mate = mates.first, mates.count == 1 { return mate }
    guard mates.isEmpty else {
      throw Self.unclear(mates.flatMap { $0.alone.memberNames(in: catalog) }.unique)
    }
    throw Self.noSet(name, in: library)
  }

  private func library(for name: String) throws -> SetLibrary? {
    guard SetLibrary.has(name), let files = sets?.files() else { return nil }
    return SetLibrary.reading(files, for: name, in: catalog)
  }
}
