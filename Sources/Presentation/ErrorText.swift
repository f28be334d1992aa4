import PokedexDomain

extension PokedexError {
  /// What happened, in words a player understands.
  package var text: String {
    switch self {
    case .notFound(let what): "there is no \(what)"
    case .network(let failure): failure.text
    case .badData(let data): data.text
    case .cancelled: "stopped"
    case .needsDex: "only a dex knows: leave out --source api"
    case .offline: "not here, and --offline forbids the network"
    case .file(let path, let reason): "\(path) cannot be used: \(reason)"
    }
  }
}

extension BadData {
  package var text: String {
    let place = field.isEmpty ? resource : "\(resource), \(field)"
    return "PokeAPI sent something odd (\(place)): \(reason)"
  }
}

extension NetworkFailure {
  package var text: String {
    switch self {
    case .unreachable(let host): "no way to \(host): are you online?"
    case .refused(let host): "\(host) does not answer at that address"
    case .timedOut(let host, let seconds): "no answer from \(host) within \(seconds) s"
    case .interrupted(let host): "the connection to \(host) broke off"
    case .insecure(let host, let reason): "no secure connection to \(host): \(reason)"
    case .proxy(let reason): "the proxy failed: \(reason)"
    case .notFound(let path): "PokeAPI knows no \(path) (404)"
    case .rateLimited(let wait): Self.rateLimited(wait)
    case .status(let code): Self.status(code)
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit >> 20) MiB: not read"
    case .redirected(let path): "\(path) leads elsewhere: not followed"
    }
  }

  private static func rateLimited(_ wait: Int?) -> String {
    wait.map { "PokeAPI asks to wait \($0) s (429)" } ?? "PokeAPI asks to wait (429)"
  }

  private static func status(_ code: Int) -> String {
    code >= 500
      ? "PokeAPI has trouble of its own (\(code))" : "PokeAPI refused the request (\(code))"
  }
}
