/// Reads teams in the text format of Pokémon Showdown.
///
/// Lines that are not understood are reported by number and kept in their team or member. The
/// reader rejects a text only if it exceeds one of the limits below.
package struct ShowdownReader: Sendable {
  /// The maximum number of teams in a text, the same as in a store.
  package static let maxTeams = 5_000
  package static let maxMembers = 30_000
  /// The maximum number of members in a team: more than six, because players also share boxes of
  /// sets as teams.
  package static let maxMembersOfTeam = 100
  /// The maximum length of a line in bytes: many times the length of a nickname, a name and an item
  /// together.
  package static let maxLineLength = 1_000
  /// The maximum number of lines that are not understood or say nothing. A text with more of them is
  /// not a Showdown paste.
  package static let maxUnread = 1_000

  private let names: ShowdownNames
  private let ofTeam: (@Sendable (Team) -> ShowdownNames)?
  private let maxMembersOfTeam: Int

  /// Whether a text looks like a Showdown paste: lines with an ability or with moves, or packed teams.
  package static func isPaste(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 1 && lines.contains { $0.hasPrefix("Ability:") || $0.hasPrefix("- ") }
      || lines.contains { packed($0.trimmed) != nil }
  }

  private static func packed(_ line: String) -> PackedTeam? {
    line.utf8.count <= PackedTeam.maxLength ? PackedTeam(line) : nil
  }

  /// - Parameters:
  ///   - areBoxes: whether a team may have as many members as fit into a game.
  ///   - ofTeam: the names of a team whose first line is read, as a changed game has its own; `nil` for
  ///     the same ones.
  package init(
    _ names: ShowdownNames, areBoxes: Bool = false,
    ofTeam: (@Sendable (Team) -> ShowdownNames)? = nil
  ) {
    self.names = names
    self.ofTeam = ofTeam
    maxMembersOfTeam = areBoxes ? Self.maxMembers : Self.maxMembersOfTeam
  }

  /// - Throws: An error for the first line that exceeds a limit.
  package func callAsFunction(_ text: String) throws(ShowdownLimitExceeded) -> ShowdownReading {
    var reading = Reading(names, ofTeam, maxMembersOfTeam)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      let unpacked = Self.packed(text).map { [""] + $0.lines(names) + [""] } ?? [text]
      for text in unpacked { reading.take(Line(number: index + 1, text: text)) }
      if reading.exceeded != nil { break }
    }
    reading.end(line: lines.count)
    if let exceeded = reading.exceeded { throw exceeded }
    return ShowdownReading(teams: reading.teams, problems: reading.problems)
  }

  fileprivate struct Line {
    let number: Int
    let text: String

    var hasStatPoints: Bool { SetField.statPoints.text(of: text) != nil }
  }
}

/// The state of reading a text.
private struct Reading {
  /// Those of the team that is read.
  private var names: ShowdownNames
  private let ofTeam: ((Team) -> ShowdownNames)?
  private let maxMembersOfTeam: Int
  private(set) var teams: [Team] = []
  private(set) var problems: [ShowdownProblem] = []
  /// The first limit that the text exceeds.
  private(set) var exceeded: ShowdownLimitExceeded?
  private var team: Team?
  /// The number of members in all teams.
  private var members = 0
  /// The number of lines that are not understood or say nothing.
  private var unread = 0
  private var header: ShowdownReader.Line?
  private var block: [ShowdownReader.Line] = []

  /// More lines than Showdown writes for a set. Those of a set with an unknown name are not counted
  /// one by one, as they may well be understood.
  private static let usualLines = 20

  /// The held items of generation II that later games and PokeAPI lack; they are kept as text. Source:
  /// Bulbapedia, “List of items by index number (Generation II)”.
  private static let oldItems = Set(
    [
      "Berry", "Gold Berry", "PSNCureBerry", "PRZCureBerry", "Burnt Berry", "Ice Berry",
      "Bitter Berry", "Mint Berry", "MiracleBerry", "MysteryBerry", "Pink Bow", "Polkadot Bow",
      "Berserk Gene",
    ].map { Spelling.folded($0) })

  init(
    _ names: ShowdownNames, _ ofTeam: ((Team) -> ShowdownNames)?, _ maxMembersOfTeam: Int
  ) {
    (self.names, self.ofTeam) = (names, ofTeam)
    self.maxMembersOfTeam = maxMembersOfTeam
  }

  mutating func take(_ line: ShowdownReader.Line) {
    guard line.text.utf8.count <= ShowdownReader.maxLineLength else {
      return exceed(.line, line: line.number)
    }
    if let named = Team(header: line.text) {
      endTeam()
      team = named
      header = line
      names = ofTeam?(named) ?? names
    } else if line.text.isEmpty {
      endBlock()
    } else {
      block.append(line)
    }
    check(line: line.number)
  }

  mutating func end(line: Int) {
    endTeam()
    check(line: line)
  }

  private mutating func exceed(_ reason: ShowdownLimitExceeded.Reason, line: Int) {
    exceeded = exceeded ?? ShowdownLimitExceeded(line: line, reason: reason)
  }

  private mutating func check(line: Int) {
    let isExceeded: [(Bool, ShowdownLimitExceeded.Reason)] = [
      (teams.count > ShowdownReader.maxTeams, .teams),
      (members > ShowdownReader.maxMembers, .members),
      (team.map(\.size) ?? 0 > maxMembersOfTeam, .membersOfTeam),
      (unread > ShowdownReader.maxUnread, .unread),
    ]
    if let (_, reason) = isExceeded.first(where: \.0) { exceed(reason, line: line) }
  }

  private mutating func endTeam() {
    endBlock()
    if let header, team == Team(name: "") {
      problem(header, .notUnderstood(header.text))
    } else if let team {
      teams.append(team)
    }
    team = nil
    header = nil
  }

  private mutating func endBlock() {
    guard let head = block.first else { return }
    var team = self.team ?? Team(name: "")
    switch ShowdownHead.read(head.text, names) {
    case .success(let head):
      if team.format == nil, block.dropFirst().contains(where: \.hasStatPoints) {
        team.format = FormatGame.ofStatPoints
      }
      team.members.append(member(head, in: team.format))
    case .failure(let unknown):
      problem(head, unknown.reason)
      unread += max(0, block.count - Self.usualLines)
      team.unread.append(block.map(\.text))
    }
    self.team = team
    members += 1
    block = []
  }

  private mutating func member(_ head: ShowdownHead, in format: String?) -> TeamMember {
    var member = head.member
    let canHavePoints = format.flatMap(FormatGame.rules)?.effort == .statPoints
    if let item = head.unknownItem, let line = block.first {
      member.unread.append("@ \(item)")
      if !Self.oldItems.contains(Spelling.folded(item)) {
        problem(line, .unknown("item", item, nearest: names.items.nearest(to: item)))
      }
    }
    for line in block.dropFirst() where unread <= ShowdownReader.maxUnread {
      let before = member
      if let reason = member.take(line.text, names, canHavePoints: canHavePoints) {
        member.unread.append(line.text)
        problem(line, reason)
      } else if member == before {
        unread += 1
      }
    }
    // The ability tells forms that share a name apart.
    let fitting = member.ability.flatMap { ability in
      head.variants.first { names.form($0.form, has: ability) }
    }
    if let fitting {
      member.form = fitting.form
      member.look = fitting.look
    }
    return member
  }

  private mutating func problem(_ line: ShowdownReader.Line, _ reason: ShowdownProblem.Reason) {
    problems.append(ShowdownProblem(line: line.number, reason: reason))
    unread += 1
  }
}

extension Team {
  /// The number of members, including those that could not be read.
  fileprivate var size: Int { members.count + unread.count }

  /// Reads `=== [gen9ou] Rain ===`.
  fileprivate init?(header line: String) {
    guard line.count >= 6, line.hasPrefix("==="), line.hasSuffix("===") else { return nil }
    var rest = line.dropFirst(3).dropLast(3).trimmed
    self.init(name: rest)
    guard rest.hasPrefix("["), let end = rest.firstIndex(of: "]") else { return }
    let format = rest[rest.index(after: rest.startIndex)..<end]
    self.format = format.isEmpty ? nil : String(format)
    rest = rest[rest.index(after: end)...].trimmed
    name = rest
  }
}

extension TeamMember {
  private typealias Reason = ShowdownProblem.Reason

  /// Stores the contents of a line in the member, or returns the problem with it.
  ///
  /// - Parameter canHavePoints: whether stat points take the place of EVs.
  mutating func take(
    _ line: String, _ names: ShowdownNames, canHavePoints: Bool
  ) -> ShowdownProblem.Reason? {
    if let move = line.first, move == "-" || move == "~" {
      return takeMove(line.dropFirst().trimmed, names)
    }
    if line.first == "@" { return takeItem(line.dropFirst().trimmed, line, names) }
    let labelled = Self.labelled(line)
    for field in SetField.lines where field != .statPoints || canHavePoints {
      guard let text = field.text(of: labelled) else { continue }
      return field.isSet(in: self) ? .duplicate(line) : field.read(text, into: &self, names)
    }
    return .notUnderstood(line)
  }

  /// The line of a nature as that of any other value.
  private static func labelled(_ line: String) -> String {
    guard line.lowercased().hasSuffix(" nature") else { return line }
    return "Nature: " + line.dropLast(" nature".count).trimmed
  }

  /// Reads an item that a line break has moved to a separate line.
  private mutating func takeItem(
    _ word: String, _ line: String, _ names: ShowdownNames
  ) -> ShowdownProblem.Reason? {
    guard item == nil else { return .duplicate(line) }
    item = names.items.id(word)
    return item == nil ? .unknown("item", word, nearest: names.items.nearest(to: word)) : nil
  }

  private mutating func takeMove(
    _ text: String, _ names: ShowdownNames
  ) -> ShowdownProblem.Reason? {
    guard moves.count < Self.maxKeptMoves else { return .notUnderstood("- \(text)") }
    if let move = names.moves.id(text) {
      moves.append(TeamMove(move))
    } else if let move = TeamMove(hiddenPower: text, names) {
      moves.append(move)
    } else {
      return .unknown("move", text, nearest: names.moves.nearest(to: text))
    }
    return nil
  }
}

extension TeamMove {
  /// Reads `Hidden Power [Ice]` or `Hidden Power Ice`.
  fileprivate init?(hiddenPower text: String, _ names: ShowdownNames) {
    let words = text.split { $0.isWhitespace || $0 == "[" || $0 == "]" }
    guard words.count == 3, let type = names.types.id(words[2]),
      let move = names.moves.id(words[0] + words[1]), names.moves[move] == "Hidden Power"
    else { return nil }
    self.init(move, type: type)
  }
}
