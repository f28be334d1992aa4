/// A line or an item in a Showdown paste that is not understood. The team keeps its text unchanged.
package struct ShowdownProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No move, item … has this name. The values are the sort (`move`, `item` …), the name, and the
    /// most similar known name.
    case unknown(String, String, nearest: String?)
    case notUnderstood(String)
    case duplicate(String)
    /// A number outside the range that any game allows.
    case outside(String, ClosedRange<Int>)
  }

  /// The line number, from 1.
  package let line: Int
  package let reason: Reason

  /// The problem as a sentence, without the line number.
  package var message: String { reason.message }
}

extension ShowdownProblem.Reason {
  /// The reason as a sentence.
  package var message: String {
    switch self {
    case .unknown(let sort, let word, let nearest):
      worded("no \(Phrase(sort)) is called “\(word)”")
        + NearestWord.hint(nearest)
    case .notUnderstood(let text): worded("“\(text)” is not understood")
    case .duplicate(let text): worded("“\(text)” is given twice")
    case .outside(let text, let range):
      worded("“\(text)” is outside \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// Advice for correcting the line, in a few words; empty if there is none.
  package var remedy: String {
    switch self {
    case .unknown(_, _, let nearest): nearest.map { worded("did you mean \($0)?") } ?? ""
    case .outside(_, let range): worded("only \(range.lowerBound) to \(range.upperBound)")
    case .duplicate: worded("given twice")
    case .notUnderstood: ""
    }
  }
}

/// An error for a text that exceeds a limit of ``ShowdownReader``.
package struct ShowdownLimitExceeded: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case teams
    case members
    case membersOfTeam
    case unread
    case line
  }

  /// The line number, from 1, at which the limit is exceeded.
  package let line: Int
  package let reason: Reason

  /// The error as a sentence, without the line number.
  package var message: String {
    switch reason {
    case .teams: worded("a paste can have at most \(ShowdownReader.maxTeams) teams")
    case .members: worded("a paste can have at most \(ShowdownReader.maxMembers) Pokémon")
    case .membersOfTeam:
      worded("a team can have at most \(ShowdownReader.maxMembersOfTeam) Pokémon")
    case .unread: worded("more than \(ShowdownReader.maxUnread) lines were not understood")
    case .line: worded("a line can have at most \(ShowdownReader.maxLineLength) bytes")
    }
  }
}

/// The result of reading a text in Showdown's format.
package struct ShowdownReading: Hashable, Sendable {
  package let teams: [Team]
  /// The problems, sorted by line.
  package let problems: [ShowdownProblem]
}
