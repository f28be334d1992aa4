/// Something in a text that is not understood. It is kept as it was written.
package struct ShowdownProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Nothing of a sort (`move`, `item` …) is called so; the nearest name that something is.
    case unknown(String, String, nearest: String?)
    case notUnderstood(String)
    case toldTwice(String)
    /// A number that no game has there.
    case outside(String, ClosedRange<Int>)
  }

  /// Counted from 1.
  package let line: Int
  package let reason: Reason

  package init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// As a sentence, without the line.
  package var message: String {
    switch reason {
    case .unknown(let sort, let word, let nearest):
      worded("no \(Phrase(sort)) is called “\(word)”")
        + (nearest.map(NearestWord.question) ?? "")
    case .notUnderstood(let text): worded("“\(text)” is not understood")
    case .toldTwice(let text): worded("“\(text)” was told before")
    case .outside(let text, let range):
      worded("“\(text)” cannot be: \(range.lowerBound) to \(range.upperBound) may be")
    }
  }
}

/// The line of a text behind which there is more than can be kept.
package struct ShowdownLimitExceeded: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case teams
    case members
    case membersOfTeam
    case problems
    case line
  }

  /// Counted from 1.
  package let line: Int
  package let reason: Reason

  /// As a sentence, without the line.
  package var message: String {
    switch reason {
    case .teams: worded("a text has \(ShowdownReader.mostTeams) teams at most")
    case .members: worded("a text has \(ShowdownReader.mostMembers) Pokémon at most")
    case .membersOfTeam: worded("a team has \(ShowdownReader.mostMembersOfTeam) Pokémon at most")
    case .problems: worded("more than \(ShowdownReader.mostProblems) lines are not understood")
    case .line: worded("a line has \(ShowdownReader.longestLine) bytes at most")
    }
  }
}

/// What a text in Showdown's format says.
package struct ShowdownReading: Hashable, Sendable {
  package let teams: [Team]
  /// In the order of the lines.
  package let problems: [ShowdownProblem]
}
