import PokedexDomain

extension PokedexError {
  /// A message for players.
  package var text: String {
    switch self {
    case .notFound(let what): Self.missing(what)
    case .unclearName(let message), .wrongWords(let message), .lacking(let message): message
    case .missingFile(let path): Self.missing(worded("file \(path)"))
    case .network(let failure): failure.text
    case .badData(let data): data.text
    case .cancelled: worded("stopped")
    case .needsDex: worded("this needs the local data: leave out --source api")
    case .offline: worded("not in the cache, and --offline forbids the network")
    case .file(let path, let reason): worded("\(path) cannot be used: \(reason)")
    }
  }

  /// The text as a sentence.
  package var sentence: String {
    // The names of some games end with an exclamation mark.
    text.hasSuffix("?") || text.hasSuffix("!") ? text : text + "."
  }

  private static func missing(_ name: String) -> String { worded("there is no \(name)") }
}

extension BadData {
  package var text: String {
    let location = field.isEmpty ? resource : "\(resource), \(field)"
    return worded("PokéAPI sent an invalid document (\(location)): \(reason)")
  }
}

extension NetworkFailure {
  package var text: String {
    switch self {
    case .unreachable(let host): worded("cannot reach \(host): are you online?")
    case .refused(let host): worded("\(host) refused the connection")
    case .timedOut(let host, let seconds): worded("no answer from \(host) within \(seconds) s")
    case .interrupted(let host): worded("the connection to \(host) was lost")
    case .notHTTP(let host): worded("\(host) sent an invalid HTTP response")
    case .insecure(let host, let reason): worded("no secure connection to \(host): \(reason)")
    case .proxy(let reason): worded("the proxy failed: \(reason)")
    case .notFound(let path): worded("PokéAPI has no \(path) (404)")
    case .rateLimited(let wait): Self.rateLimited(wait)
    case .status(let code): Self.status(code)
    case .tooLarge(let path, let limit):
      worded("\(path) is larger than \(limit >> 20) MiB: not read")
    case .redirected(let path): worded("\(path) redirects elsewhere: not followed")
    }
  }

  private static func rateLimited(_ wait: Int?) -> String {
    wait.map { worded("PokéAPI asks you to wait \($0) s (429)") }
      ?? worded("PokéAPI asks you to wait (429)")
  }

  private static func status(_ code: Int) -> String {
    code >= 500
      ? worded("PokéAPI has a problem (\(code))")
      : worded("PokéAPI refused the request (\(code))")
  }
}
