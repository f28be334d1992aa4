/// What can go wrong between a question and its answer, in terms that a screen can put into words.
package enum PokedexError: Error, Hashable, Sendable {
  /// There is no such thing; the text names what was asked for.
  case notFound(String)
  /// The network did not bring it.
  case network(NetworkFailure)
  /// An answer came and was not what it should be.
  case badData(BadData)
  /// The network would be needed, and the user forbade it.
  case offline
  /// A dex or store file cannot be used.
  case file(path: String, reason: String)
  /// Only a dex knows, and the Pokédex is PokeAPI's.
  case needsDex
  /// Whoever asked waits no more: the task was cancelled. There is nothing to tell the player.
  case cancelled
}

/// Why a request brought nothing. Each case is told apart because the player can do something
/// different about it.
package enum NetworkFailure: Error, Hashable, Sendable {
  /// The host's name could not be resolved, or no route leads there.
  case unreachable(host: String)
  /// Nobody listens at the address.
  case refused(host: String)
  /// Nothing came within the time; seconds waited.
  case timedOut(host: String, seconds: Int)
  /// The connection broke in the middle.
  case interrupted(host: String)
  /// The answer is no HTTP, or its head has no end.
  case notHTTP(host: String)
  /// The secure connection could not be made; the text says why.
  case insecure(host: String, reason: String)
  /// The proxy named by the environment failed.
  case proxy(String)
  /// 404.
  case notFound(path: String)
  /// 429, or 503 with a time to come back; seconds the server asked to wait, where it said.
  case rateLimited(retryAfter: Int?)
  /// Any other answer than 200.
  case status(Int)
  /// More bytes than such a resource may have.
  case tooLarge(path: String, limit: Int)
  /// More than five redirects, or one that leads to another host.
  case redirected(path: String)
}

/// A field that is missing or has an impossible value, named so that it can be found.
package struct BadData: Error, Hashable, Sendable {
  /// The resource's path, such as `pokemon/445`.
  package let resource: String
  /// The field's path, such as `stats[3].base_stat`; empty when the whole document is at fault.
  package let field: String
  /// What is wrong with it.
  package let reason: String

  package init(resource: String, field: String, reason: String) {
    self.resource = resource
    self.field = field
    self.reason = reason
  }
}
