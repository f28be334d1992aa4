import Glibc
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The user's teams, as commands see them, and those of files in Showdown's text.
struct UserTeams {
  /// None where there is no home for one.
  private let store: TrainerStore?
  private let pokedex: any PokedexRepository

  init(_ pokedex: any PokedexRepository) {
    self.pokedex = pokedex
    store = Composition(.ofUser).store
  }

  /// - Throws: ``Failure`` where there is no home for teams.
  private func home() throws -> TrainerStore {
    try store
      ?? Composition(.ofUser).store(or: "HOME is not set: there is no place for teams")
  }

  func shelf() throws -> StoredTeams {
    let store = try home()
    return try Failure.catching { () throws(PokedexError) in try store.shelf() }
  }

  /// Fails where teams cannot be read, each with its name: to be asked after the others are printed.
  static func check(_ shelf: StoredTeams) throws {
    let sentences = shelf.damaged.map { sentence(TeamError.damaged($0).message ?? "") }
    guard let last = sentences.last else { return }
    for sentence in sentences.dropLast() { Output.error("pokedex: \(sentence)") }
    throw Failure(told: last, .file)
  }

  /// The team that is kept under a name.
  func team(named name: String) throws -> Team {
    let shelf = try shelf()
    if let team = try Self.team(name, in: shelf) { return team }
    throw Self.noTeam(name, among: shelf.names)
  }

  func remove(_ name: String) throws {
    let store = try home()
    let isRemoved = try Failure.catching { () throws(PokedexError) in
      try store.removeTeam(named: name)
    }
    guard !isRemoved else { return }
    throw Self.noTeam(name, among: try shelf().names)
  }

  /// Changes what is kept.
  ///
  /// - Returns: the team as it is now.
  @discardableResult func change(
    _ catalog: Catalog, _ body: (EditTeam) throws(TeamError) -> TeamEdit
  ) throws -> Team? {
    let store = try home()
    do throws(TeamError) {
      return try body(EditTeam(catalog, teams: store)).team
    } catch {
      guard case .noTeam(let name) = error else { throw Self.failure(error) }
      throw Self.noTeam(name, among: try shelf().names)
    }
  }

  private static func failure(_ error: TeamError) -> Failure {
    switch error {
    case .failed(let cause): Failure(cause)
    case .damaged: Failure(told: sentence(error.message ?? ""), .file)
    default: Failure(told: sentence(error.message ?? ""), .usage)
    }
  }

  /// As errors are told in the shell: without a capital at the start, and without the stop.
  private static func sentence(_ text: String) -> String {
    let text = text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text
    let isWord = text.hasPrefix("A ") || text.hasPrefix("There ") || text.hasPrefix("The ")
    return isWord ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// Puts somebody into a team, all of them or nobody; where there is none of that name, one is
  /// made.
  func add(_ members: [TeamMember], to name: String, _ catalog: Catalog) throws -> Team {
    guard let team = try Self.team(name, in: try shelf()) else {
      return try change(catalog) { edit throws(TeamError) in
        try edit.create(named: name, with: members)
      } ?? Team(name: name)
    }
    return try change(catalog) { edit throws(TeamError) in
      try edit(.members(team.members + members), of: name)
    } ?? team
  }

  /// - Throws: ``Failure`` where it cannot be read.
  private static func team(_ name: String, in shelf: StoredTeams) throws -> Team? {
    do throws(TeamError) { return try shelf.team(named: name) } catch { throw failure(error) }
  }

  private static func noTeam(_ name: String, among names: [String]) -> Failure {
    let nearest = NearestWord.to(name, among: names).map(NearestWord.question) ?? ""
    return Failure("there is no team '\(name)'\(nearest)", .nothingFound)
  }

  // MARK: Files

  /// Whether a word can only mean a file.
  static func isFile(_ word: String) -> Bool { word == "-" || word.contains("/") }

  /// Whether a file is called so.
  static func isThere(_ file: String) -> Bool { access(file, F_OK) == 0 }

  /// The team that is kept under a name, else that of a file.
  @MainActor func team(_ word: String) async throws -> Team {
    guard !Self.isFile(word) else { return try await onlyTeam(of: word) }
    // Whoever has no home has no teams.
    let shelf = store == nil ? StoredTeams() : try shelf()
    if let team = try Self.team(word, in: shelf) { return team }
    guard Self.isThere(word) else { throw Self.noTeam(word, among: shelf.names) }
    return try await onlyTeam(of: word)
  }

  @MainActor private func onlyTeam(of file: String) async throws -> Team {
    let teams = try await read(file)
    guard teams.count == 1, let team = teams.first else {
      throw Failure("\(file) has \(teams.count) teams: import them, and name one", .usage)
    }
    return team
  }

  /// The teams of a file; there is at least one.
  ///
  /// - Throws: ``Failure`` with the line of everything that is not understood.
  @MainActor func read(_ file: String) async throws -> [Team] {
    try await read(file, isLenient: false)
  }

  @MainActor private func read(_ file: String, isLenient: Bool) async throws -> [Team] {
    let text = try Self.text(of: file)
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.catalog()
    }
    let reading = try Self.reading(text, of: file, catalog)
    let problems = reading.problems.map { "\(file):\($0.line): \($0.message)" }
    guard problems.isEmpty || isLenient else {
      throw Failure(
        problems.count == 1
          ? "1 line of \(file) not understood; nothing was read"
          : "\(problems.count) lines of \(file) not understood; nothing was read",
        .file, context: problems)
    }
    guard reading.teams.contains(where: { !$0.members.isEmpty || !$0.unread.isEmpty }) else {
      throw Failure("there is no team in \(file)", .nothingFound)
    }
    for problem in problems { Output.error(problem) }
    return reading.teams
  }

  private static func reading(
    _ text: String, of file: String, _ catalog: Catalog
  ) throws -> ShowdownReading {
    do throws(PokedexError) { return try ReadTeams(catalog)(text, name: file) } catch {
      guard case .file(let place, let reason) = error else { throw Failure(error) }
      throw Failure("\(place): \(reason); nothing was read", .file)
    }
  }

  private static func text(of file: String) throws -> String {
    let bytes = try Failure.catching { () throws(PokedexError) in
      file == "-" ? try WholeFile.read(STDIN_FILENO, name: file) : try WholeFile.read(file)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(file):1: it is no text in UTF-8; nothing was read", .file)
    }
    return text
  }

  /// Keeps the teams of a file, all of them or none.
  ///
  /// - Parameter isLenient: whether what is not understood is kept as it stands.
  @MainActor func importTeams(_ file: String, isLenient: Bool) async throws -> [Team] {
    let store = try home()
    let teams = try await read(file, isLenient: isLenient)
    return try await Failure.translating { () throws(PokedexError) in
      try ImportTeams(try await pokedex.catalog(), teams: store).keep(teams)
    }
  }
}
