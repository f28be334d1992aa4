import Glibc
import PokedexDomain
import PokedexPresentation

/// The reason why a command failed: a sentence and an exit status.
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
  /// Lines printed before the message, such as the invalid query.
  let context: [String]

  /// - Parameter message: the message to localize.
  init(_ message: Phrase, _ status: Status, context: [String] = []) {
    self.init(localized: message.text, status, context: context)
  }

  /// - Parameter message: a message that is already localized.
  init(localized message: String, _ status: Status, context: [String] = []) {
    self.message = message
    self.status = status
    self.context = context
  }

  init(_ error: PokedexError) {
    let status: Status =
      switch error {
      case .notFound, .unclearName, .lacking: .nothingFound
      case .network, .offline, .cancelled: .unavailable
      case .badData: .unavailable
      case .file, .missingFile: .file
      case .wrongWords, .needsDex: .usage
      }
    self.init(localized: error.text, status)
  }

  /// The failure that an error stands for; `nil` for those of other libraries.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as PokedexError: self.init(error)
    default: return nil
    }
  }

  /// Prints messages about parts of the input if those are left out, or else fails with all of them.
  ///
  /// - Parameter failure: makes the failure of the last message, with the lines before it.
  static func report(
    _ messages: [String], isLenient: Bool, failure: (String, [String]) -> Failure
  ) throws {
    guard let last = messages.last else { return }
    let lines = messages.map { "pokedex: \($0)" }
    guard isLenient else { throw failure(last, lines.dropLast()) }
    for line in lines { Output.error(line) }
  }

  func exit() -> Never {
    for line in context { Output.error(line) }
    Output.error("pokedex: \(message)")
    Glibc.exit(status.rawValue)
  }
}
