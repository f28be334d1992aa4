import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Why a command ends without having done what it was asked: a sentence and an exit status.
struct Failure: Error {
  enum Status: Int32 {
    case nothingFound = 1
    case usage = 64
    case unavailable = 69
    case system = 71
    case file = 74
  }

  let message: String
  let status: Status
  /// Lines that stand before the message, such as the query that is wrong.
  let context: [String]

  /// - Parameter message: what is told, in the language that is spoken.
  init(_ message: Phrase, _ status: Status, context: [String] = []) {
    self.init(told: message.text, status, context: context)
  }

  /// - Parameter message: what others have put into words.
  init(told message: String, _ status: Status, context: [String] = []) {
    self.message = message
    self.status = status
    self.context = context
  }

  init(_ error: PokedexError) {
    let status: Status =
      switch error {
      case .notFound: .nothingFound
      case .network, .offline, .cancelled: .unavailable
      case .badData: .unavailable
      case .file: .file
      case .needsDex: .usage
      }
    self.init(told: error.text, status)
  }

  /// Runs what may fail as the domain fails, and fails as a command does.
  static func translating<Value>(
    _ body: () async throws(PokedexError) -> Value
  ) async throws(Failure) -> Value {
    do { return try await body() } catch { throw Failure(error) }
  }

  /// Runs what may fail as the domain fails, at once, and fails as a command does.
  static func catching<Value>(
    _ body: () throws(PokedexError) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(error) }
  }

  func exit() -> Never {
    for line in context { Output.error(line) }
    Output.error("pokedex: \(message)")
    Glibc.exit(status.rawValue)
  }
}
