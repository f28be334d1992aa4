import PokedexDomain
import PokedexPresentation
import Testing

@Suite struct ErrorTextTests {
  private static let texts: [(PokedexError, String)] = [
    (.notFound("Pokémon 'x'"), "there is no Pokémon 'x'"),
    (.offline, "not in the cache, and --offline forbids the network"),
    (.cancelled, "stopped"),
    (.file(path: "/d", reason: "it is damaged"), "/d cannot be used: it is damaged"),
    (
      .badData(BadData(resource: "pokemon/1", field: "stats[0]", reason: "is missing")),
      "PokéAPI sent an invalid document (pokemon/1, stats[0]): is missing"
    ),
    (
      .badData(BadData(resource: "pokemon/1", field: "", reason: "is empty")),
      "PokéAPI sent an invalid document (pokemon/1): is empty"
    ),
    (.network(.unreachable(host: "h")), "cannot reach h: are you online?"),
    (.network(.refused(host: "h")), "h refused the connection"),
    (.network(.timedOut(host: "h", seconds: 5)), "no answer from h within 5 s"),
    (.network(.interrupted(host: "h")), "the connection to h was lost"),
    (.network(.notHTTP(host: "h")), "h sent an invalid HTTP response"),
    (
      .network(.insecure(host: "h", reason: "it expired")),
      "no secure connection to h: it expired"
    ),
    (.network(.proxy("p:1 is odd")), "the proxy failed: p:1 is odd"),
    (.network(.notFound(path: "pokemon/0")), "PokéAPI has no pokemon/0 (404)"),
    (.network(.rateLimited(retryAfter: 7)), "PokéAPI asks you to wait 7 s (429)"),
    (.network(.rateLimited(retryAfter: nil)), "PokéAPI asks you to wait (429)"),
    (.network(.status(503)), "PokéAPI has a problem (503)"),
    (.network(.status(403)), "PokéAPI refused the request (403)"),
    (
      .network(.tooLarge(path: "pokemon", limit: 4 << 20)),
      "pokemon is larger than 4 MiB: not read"
    ),
    (.network(.redirected(path: "pokemon")), "pokemon redirects elsewhere: not followed"),
  ]

  @Test(arguments: texts)
  func everyErrorHasAMessage(_ error: PokedexError, _ text: String) {
    #expect(error.text == text)
  }

  @Test func noTwoErrorsShareAMessage() {
    #expect(Set(Self.texts.map(\.0.text)).count == Self.texts.count)
  }
}
