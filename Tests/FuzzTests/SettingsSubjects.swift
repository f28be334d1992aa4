import NIOHTTP1
import PokedexTesting

@testable import PokedexData
@testable import pokedex

extension FuzzSubject {
  /// The settings file.
  static let settings = FuzzSubject(
    name: "settings",
    seeds: [
      """
      # what I like
      theme = "dark"
      language = de
      sprites = off
      units = metric
      api-url = https://pokeapi.co/api/v2/
      [keys]
      quit = q <c-q>
      filter = / <f3>
      """
    ].map { Array($0.utf8) }
  ) { bytes in
    let read = ConfigurationParser(String(decoding: bytes, as: UTF8.self))
    if read.problems.contains(where: { $0.line < 1 }) { return "a mistake in no line" }
    let wrong = read.settings.first { setting, entry in setting.problem(in: entry.value) != nil }
    return wrong.map { "\($0.key.name) is settled to what it cannot be" }
  }

  /// A server's `Retry-After`, with its `Date` in the second line.
  static let retryAfter = FuzzSubject(
    name: "Retry-After",
    seeds: [
      "2", "Sun, 06 Nov 1994 08:49:37 GMT\nSun, 06 Nov 1994 08:49:07 GMT", "-5", "1000000000",
    ].map { Array($0.utf8) }
  ) { bytes in
    let headers = HTTPHeaders(lines(of: bytes, named: ["Retry-After", "Date"]))
    guard let seconds = RetryAfter.seconds(headers) else { return nil }
    return (0...RetryAfter.longest).contains(seconds) ? nil : "a wait of \(seconds) s"
  }

  /// The value of `http_proxy`, with the value of `no_proxy` in the second line.
  static let proxies = FuzzSubject(
    name: "proxies",
    seeds: [
      "http://user:pw@proxy:3128/\nlocalhost,.example.org:80,*", "http://[::1]:9",
    ].map { Array($0.utf8) }
  ) { bytes in
    let variables = lines(of: bytes, named: ["http_proxy", "no_proxy"])
    guard let address = WebAddress("http://a.example.org:80/"),
      let proxy = ProxySettings(environment: Dictionary(uniqueKeysWithValues: variables))
        .server(for: address)
    else { return nil }
    let isPlain = proxy.host.unicodeScalars.allSatisfy { !isObeyed($0) }
    return isPlain ? nil : "a proxy with controls in its name"
  }

  private static func lines(of bytes: [UInt8], named names: [String]) -> [(String, String)] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    return zip(names, lines).map { ($0, String($1)) }
  }
}
