import Glibc
import PokedexData
import PokedexDomain

/// The user's teams and those in files with Showdown pastes, for commands.
struct UserTeams {
  /// `nil` without a home directory.
  private let store: TrainerStore?
  let sets: UserFolder?
  /// That of the games whose Pokémon a file may name.
  let catalog: Catalog
  /// The run that the user plays, whose living Pokémon are the team `@run`.
  let run: Run?

  /// - Parameter catalog: that of the games whose Pokémon a file may name.
  init(_ catalog: Catalog, _ configuration: Configuration, during run: Run? = nil) {
    self.run = run
    self.catalog = catalog
    let composition = Composition(configuration)
    (store, sets) = (composition.store, composition.sets)
  }

  /// - Throws: ``Failure`` if the dex cannot be read.
  @MainActor init(_ dex: DexSettings) async throws {
    self.init(try await Composition(dex).pokedex().catalog(), dex.configuration)
  }

  /// - Throws: ``Failure`` if there is no home directory.
  private func requiredStore() throws -> TrainerStore {
    try store.required(for: .teams)
  }

  func storedTeams() throws -> StoredTeams {
    try requiredStore().storedTeams()
  }

  /// Throws if any teams cannot be read, after reporting each by name. Call this after the readable
  /// teams are printed.
  static func reportDamaged(in storedTeams: StoredTeams) throws {
    let sentences = storedTeams.damaged.map {
      (TeamError.damaged($0).message ?? "").asShellMessage
    }
    guard let last = sentences.last else { return }
    for sentence in sentences.dropLast() { Output.error("pokedex: \(sentence)") }
    throw Failure(localized: last, .file)
  }

  /// Returns the stored team with a name.
  func team(named name: String) throws -> Team {
    let storedTeams = try storedTeams()
    if let team = try Self.team(name, in: storedTeams) { return team }
    throw Self.noTeam(name, among: storedTeams.names)
  }

  /// Returns the stored team with a name; `nil` if there is none.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  func storedTeam(_ name: String) throws -> Team? { try Self.team(name, in: keptTeams()) }

  /// The stored teams; none without a home directory.
  private func keptTeams() throws -> StoredTeams {
    try store?.storedTeams() ?? StoredTeams()
  }

  /// Changes the stored teams.
  ///
  /// - Returns: the changed team.
  @discardableResult func change(
    _ body: (EditTeam) throws(TeamError) -> TeamEdit
  ) throws -> Team? {
    try Output.requireWholeData()
    let store = try requiredStore()
    do throws(TeamError) {
      return try body(EditTeam(catalog, teams: store)).team
    } catch {
      guard case .noTeam(let name) = error else { throw Self.failure(error) }
      throw Self.noTeam(name, among: try storedTeams().names)
    }
  }

  static func failure(_ error: TeamError) -> Failure {
    switch error {
    case .failed(let cause): Failure(cause)
    case .damaged: Failure(localized: (error.message ?? "").asShellMessage, .file)
    default: Failure(localized: (error.message ?? "").asShellMessage, .usage)
    }
  }

  /// Adds all members to a team, or none of them. Creates the team if there is none with the name.
  func add(_ members: [TeamMember], to name: String) throws -> Team {
    guard let team = try Self.team(name, in: try storedTeams()) else {
      return try change { edit throws(TeamError) in
        try edit.create(named: name, with: members)
      } ?? Team(name: name)
    }
    return try change { edit throws(TeamError) in
      try edit(.members(team.members + members), of: name)
    } ?? team
  }

  /// The team of a name, which `@` may precede.
  ///
  /// - Throws: ``Failure`` if the team cannot be read.
  private static func team(_ name: String, in storedTeams: StoredTeams) throws -> Team? {
    do throws(TeamError) {
      if let team = try storedTeams.team(named: name) { return team }
      return name.hasPrefix("@") ? try storedTeams.team(named: String(name.dropFirst())) : nil
    } catch {
      throw failure(error)
    }
  }

  static func noTeam(_ name: String, among names: [String]) -> Failure {
    let hint = NearestWord.question(name, among: names)
    return Failure("there is no team '\(name)'\(hint)", .nothingFound)
  }

  // MARK: Files

  /// Whether a word can only mean a file, unless it is the name of a team in a folder.
  static func isFile(_ word: String) -> Bool { word == "-" || word.contains("/") }

  /// Whether a word is the path of a file that exists, or stands for the standard input.
  static func isPath(_ word: String) -> Bool { isFile(word) && (word == "-" || isThere(word)) }

  /// Whether a file with this name exists.
  static func isThere(_ file: String) -> Bool { access(file, F_OK) == 0 }

  /// Returns the team of the library of sets or the stored one with a name, otherwise that of a file,
  /// or a member as a team of one. An `@` may precede a name.
  func team(_ word: String) throws -> Team {
    let name = word.hasPrefix("@") ? String(word.dropFirst()) : word
    if word != name, let team = try ofRun(name) { return team }
    if let team = try libraryTeam(name) { return team }
    guard !Self.isPath(word) else { return try onlyTeam(of: word) }
    let storedTeams = try keptTeams()
    if let team = try Self.team(word, in: storedTeams) { return team }
    if let file = [word, name].first(where: { Self.isPath($0) || Self.isThere($0) }) {
      return try onlyTeam(of: file)
    }
    if let mate = try mate(of: name, in: storedTeams) { return mate.alone }
    guard !Self.isFile(name) || word != name else { return try onlyTeam(of: word) }
    if SetLibrary.has(name) { throw Self.noSet(name) }
    let owner = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? name
    throw Self.noTeam(owner, among: storedTeams.names)
  }

  /// The team that a word after an `@` means in the run; `nil` for words that mean no run.
  func ofRun(_ name: String) throws -> Team? {
    do throws(RunProblem) { return try run?.team(name, in: catalog) } catch { throw Failure(error) }
  }

  /// The member of `team/member` whose team is stored or in the library; `nil` without such a team.
  private func mate(
    of name: String, in storedTeams: StoredTeams
  ) throws -> TeamMate? {
    guard let slash = name.lastIndex(of: "/") else { return nil }
    let owner = try Self.team(String(name[..<slash]), in: storedTeams)
    guard owner != nil || SetLibrary.has(name) else { return nil }
    return try mate("@" + name)
  }

  /// Whether a team is stored under a name, or the library of sets or a file has it.
  func hasTeam(_ name: String) throws -> Bool {
    if Self.isThere(name) { return true }
    if try storedTeam(name) != nil { return true }
    return try libraryTeam(name) != nil
  }

  private func onlyTeam(of file: String) throws -> Team {
    let teams = try read(file)
    guard teams.count == 1, let team = teams.first else {
      throw Failure(
        """
        \(file) has \(teams.count) teams, but one is needed: import them, then give the name of one \
        instead of the file
        """, .usage)
    }
    return team
  }

  /// Reads the teams of a file, which must contain at least one.
  ///
  /// - Throws: ``Failure`` with every line that is not understood.
  func read(_ file: String) throws -> [Team] {
    try read(file, isLenient: false)
  }

  private func read(_ file: String, isLenient: Bool) throws -> [Team] {
    let text = try Self.text(of: file)
    let reading = try reading(text, of: file)
    let problems = Self.lines(reading.problems, of: file)
    if !isLenient { try Self.refuse(problems, of: file) }
    guard reading.teams.contains(where: { !$0.members.isEmpty || !$0.unread.isEmpty }) else {
      throw Failure("there is no team in \(file)", .nothingFound)
    }
    for problem in problems { Output.error(problem) }
    return reading.teams
  }

  static func lines(_ problems: [ShowdownProblem], of file: String) -> [String] {
    problems.map { "\(file):\($0.line): \($0.message)" }
  }

  /// - Throws: ``Failure`` if lines of a file are not understood.
  static func refuse(_ problems: [String], of file: String) throws {
    guard !problems.isEmpty else { return }
    throw Failure(
      problems.count == 1
        ? "1 line of \(file) not understood; no team was read"
        : "\(problems.count) lines of \(file) not understood; no team was read",
      .file, context: problems)
  }

  private func reading(_ text: String, of file: String) throws -> ShowdownReading {
    do throws(PokedexError) { return try ReadTeams(catalog)(text, name: file) } catch {
      guard case .file(let path, let reason) = error else { throw Failure(error) }
      throw Failure("\(path): \(reason); no team was read", .file)
    }
  }

  private static func text(of file: String) throws -> String {
    let bytes = try StandardInput.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(file):1: it is not UTF-8 text; no team was read", .file)
    }
    return text
  }

  /// Stores all teams of a file, or none of them.
  ///
  /// - Parameter isLenient: whether lines that are not understood are kept unchanged.
  func importTeams(_ file: String, isLenient: Bool) throws -> [Team] {
    let store = try requiredStore()
    let teams = try read(file, isLenient: isLenient)
    try Output.requireWholeData()
    return try ImportTeams(catalog, teams: store).keep(teams)
  }
}
