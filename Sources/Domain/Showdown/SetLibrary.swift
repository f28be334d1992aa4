/// The user's library of sets. Each file is a team that is named after it: `sets/cynthia`. If it has
/// several, each is named after both: `sets/cynthia/Sinnoh`.
package struct SetLibrary: Hashable, Sendable {
  /// The beginning of the names.
  package static let prefix = "sets/"

  /// The facts read from a file.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let path: String
    package let teams: [Team]
    /// The lines that are not understood.
    package let problems: [ShowdownProblem]
    /// Why there are no teams; `nil` if there are.
    package let fault: PokedexError?
  }

  package let entries: [Entry]
  package var teams: [Team] { entries.flatMap(\.teams) }

  package init(_ files: [UserFile] = [], in catalog: Catalog = .empty) {
    guard !files.isEmpty else {
      entries = []
      return
    }
    let read = ShowdownReader(ShowdownNames(catalog))
    entries = files.map { Entry($0, read) }
  }

  /// Whether a name is that of a team or a set of the library.
  package static func has(_ name: String) -> Bool { name.lowercased().hasPrefix(prefix) }

  /// The file that a name, or the name of a set in it, begins with.
  package func entry(of name: String) -> Entry? {
    entries.first { Self.isOf($0.name, name) }
  }

  /// The library as far as a name needs it: the file that it begins with, or all if there is none.
  package static func reading(
    _ files: [UserFile], for name: String, in catalog: Catalog
  ) -> SetLibrary {
    let named = files.filter { isOf(prefix + $0.name, name) }
    return SetLibrary(named.isEmpty ? files : named, in: catalog)
  }

  private static func isOf(_ file: String, _ name: String) -> Bool {
    let (own, wanted) = (file.lowercased(), name.lowercased())
    return wanted == own || wanted.hasPrefix(own + "/")
  }

  /// The set of `sets/cynthia/garchomp`, the only one of `sets/garchomp`, or all sets of that name in
  /// any file.
  package func mates(_ name: String, in catalog: Catalog) -> [TeamMate] {
    if let mate = teams.mate(name, in: catalog) { return [mate] }
    guard Self.has(name), entry(of: name) == nil else { return [] }
    let word = String(name.dropFirst(Self.prefix.count))
    return teams.compactMap { $0.mate(word, in: catalog, byPlace: false) }
  }
}

extension SetLibrary.Entry {
  fileprivate init(_ file: UserFile, _ read: ShowdownReader) {
    name = SetLibrary.prefix + file.name
    path = file.path
    let reading: ShowdownReading
    switch file.text.flatMap({ read.reading($0, of: file.path) }) {
    case .success(let found): reading = found
    case .failure(let error):
      (teams, problems, fault) = ([], [], error)
      return
    }
    let found = reading.teams.filter { !$0.members.isEmpty }
    problems = reading.problems
    fault =
      found.isEmpty ? .file(path: file.path, reason: worded("there is no Pokémon in it")) : nil
    teams = Self.named(found, name)
  }

  private static func named(_ teams: [Team], _ name: String) -> [Team] {
    var names = TeamNames(besides: [])
    return teams.map { team in
      var team = team
      team.name = teams.count == 1 ? name : "\(name)/\(names.take(team.name))"
      return team
    }
  }
}

extension ShowdownReader {
  fileprivate func reading(
    _ text: String, of path: String
  ) -> Result<ShowdownReading, PokedexError> {
    do throws(ShowdownLimitExceeded) { return .success(try self(text)) } catch {
      return .failure(.file(path: "\(path):\(error.line)", reason: error.message))
    }
  }
}
