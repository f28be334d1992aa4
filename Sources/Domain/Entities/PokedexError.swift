/// Errors of the Pokédex, in terms that a screen can present to the user.
package enum PokedexError: Error, Hashable, Sendable {
  /// No such entity exists; the text is the requested name.
  case notFound(String)
  /// No entity has the name that the user wrote, or several have it; the text is the message.
  case unclearName(String)
  /// The words that the user wrote ask no question; the text is the message.
  case wrongWords(String)
  /// A network request failed.
  case network(NetworkFailure)
  /// The response is malformed.
  case badData(BadData)
  /// The network is needed, and the user disabled it.
  case offline
  /// The user named a file that does not exist.
  case missingFile(String)
  /// A dex or store file cannot be used.
  case file(path: String, reason: String)
  /// The request needs a local dex; the live PokeAPI cannot answer it.
  case needsDex
  /// The games of the lens lack what was asked for, or the dex does not know it; the text is the
  /// message.
  case lacking(String)
  /// The task was cancelled. There is nothing to show.
  case cancelled
}

/// The reason that a request failed. The cases are those to which the user can respond differently.
package enum NetworkFailure: Error, Hashable, Sendable {
  /// The host's name could not be resolved, or no route leads there.
  case unreachable(host: String)
  /// Nothing listens on the port.
  case refused(host: String)
  /// No response within the timeout, in seconds.
  case timedOut(host: String, seconds: Int)
  /// The connection was lost before the end of the response.
  case interrupted(host: String)
  /// The response is not HTTP, or its head is not terminated.
  case notHTTP(host: String)
  /// The TLS connection failed.
  case insecure(host: String, reason: String)
  /// The proxy from the environment failed.
  case proxy(String)
  /// 404.
  case notFound(path: String)
  /// 429, or 503 with a `Retry-After`; the seconds to wait, if the server sent them.
  case rateLimited(retryAfter: Int?)
  /// Any status other than 200.
  case status(Int)
  /// The response exceeds the size limit for such a resource.
  case tooLarge(path: String, limit: Int)
  /// More than five redirects, or one to another host.
  case redirected(path: String)
}

/// A missing field or an impossible value, with its location.
package struct BadData: Error, Hashable, Sendable {
  /// The resource's path, such as `pokemon/445`.
  package let resource: String
  /// The field's path, such as `stats[3].base_stat`; empty when the error concerns the whole
  /// document.
  package let field: String
  /// The problem with the field.
  package let reason: String

  package init(resource: String, field: String, reason: String) {
    self.resource = resource
    self.field = field
    self.reason = reason
  }
}
