import Testing

@testable import PokedexData

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://pokeapi.co/api/v2/", "https://pokeapi.co/api/v2/"),
    ("HTTPS://PokeAPI.co", "https://pokeapi.co/"),
    ("http://127.0.0.1:8080/api?limit=2", "http://127.0.0.1:8080/api?limit=2"),
    ("http://[::1]:80/#part", "http://[::1]/"),
    ("https://pokeapi.co:443/a", "https://pokeapi.co/a"),
  ])
  func anAddressIsReadAndWritten(_ text: String, _ expected: String) {
    #expect(WebAddress(text)?.description == expected)
  }

  @Test(arguments: [
    "", "pokeapi.co", "ftp://pokeapi.co/", "file:///etc/passwd", "https://", "https:///a",
    "https://user@pokeapi.co/", "https://user:pass@pokeapi.co/", "https://pokeapi.co:0/",
    "https://pokeapi.co:65536/", "https://pokeapi.co:+80/", "https://pokeapi.co:/",
    "https://poke api.co/", "https://pokeapi.co/\u{1B}[2J", "https://pokeapi.co/a\r\nHost: b",
    "https://pokeapi.co/../etc", "https://pokeapi.co/a/./b", "https://poke..api/",
    "https://pokeapi.co/é", "https://[::1/", "https://[]/", #"https://pokeapi.co\@evil.example/"#,
    "https://a%41.example/", "https://pokeapi.co/\(String(repeating: "a", count: 2_048))",
  ])
  func invalidAddressesAreRefused(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(arguments: [
    ("https://pokeapi.co/api/v2/", "https://pokeapi.co/api/v2/"),
    ("http://h:8080/sprites@1/", "http://h:8080/sprites@1/"),
    ("ftp://example.org", "ftp://example.org"), ("pokeapi.co", "pokeapi.co"),
    ("pokeapi.co:80", "pokeapi.co:80"), ("https://poke api.co/", "https://poke api.co/"),
    ("http://u:pw@h/", "http://…@h/"), ("http://u@h/", "http://…@h/"), ("u:pw@h", "…@h"),
    ("http://u:p@w@h/", "http://…@h/"), ("http://u:p/w@h/", "http://…@h/"),
    ("u:p://w@h", "…@h"), ("http://u:pw", "http://u:…"), ("u:pw", "u:…"),
    ("http://u:pw/x", "http://u:…"), ("http://h:99999/", "http://h:99999/"),
    ("http://[::1", "http://[:…"), ("http:///[::1]", "http:///[::1]"), ("", ""), ("@", "…@"),
  ])
  func aRefusedAddressIsShownWithoutItsPassword(_ text: String, _ shown: String) {
    #expect(WebAddress.shown(text) == shown)
  }

  @Test(arguments: [
    ("api-url http://u:pw@h/", "api-url http://…@h/"), ("type:fire", "type:fire"),
    ("learns:surf@crystal", "learns:surf@crystal"),
    ("x http://pokeapi.co/", "x http://pokeapi.co/"),
    ("http://u:pw@h", "http://…@h"), ("a u:p://w@h", "a …@h"), ("[http://u:pw]", "[http://…"),
    ("a http://u:pw]", "a http://u:…"), ("a http://[::1]:pw", "a http://[::1]:…"),
  ])
  func anAddressInATextIsShownWithoutItsPassword(_ text: String, _ shown: String) {
    #expect(WebAddress.shown(in: text) == shown)
  }

  @Test(arguments: [
    ("pokemon/445", "https://pokeapi.co/api/v2/pokemon/445/"),
    ("pokemon", "https://pokeapi.co/api/v2/pokemon/"),
    ("pokemon/mr. mime?x=1#y", "https://pokeapi.co/api/v2/pokemon/mr.%20mime%3Fx%3D1%23y/"),
    ("pokemon/flabébé", "https://pokeapi.co/api/v2/pokemon/flab%C3%A9b%C3%A9/"),
  ])
  func aPathIsAppendedToTheBaseWithATrailingSlash(_ path: String, _ expected: String) throws {
    for base in ["https://pokeapi.co/api/v2/", "https://pokeapi.co/api/v2"] {
      #expect(try #require(WebAddress(base)).below(path)?.description == expected)
    }
  }

  @Test(arguments: ["", "..", "pokemon/..", "pokemon//445", "/pokemon", "pokemon/", "a/./b"])
  func aPathCannotLeadElsewhere(_ path: String) throws {
    #expect(try #require(WebAddress("https://pokeapi.co/api/v2/")).below(path) == nil)
  }

  @Test(arguments: [
    ("http://a.example/", "http://a.example/b", true), ("http://a.example/", "/b", true),
    ("http://a.example/", "https://a.example/", true),
    ("https://a.example/", "http://a.example/", false),
    ("https://a.example/", "https://b.example/", false),
    ("https://a.example/", "//b.example/", false),
    ("https://a.example/", "https://a.example.evil.example/", false),
    ("http://a.example:8080/", "http://a.example:9090/", false),
    ("http://a.example:8080/", "https://a.example/", false),
  ])
  func aRedirectStaysOnTheHostAndLosesNoEncryption(
    _ from: String, _ to: String, _ isAllowed: Bool
  ) throws {
    let start = try #require(WebAddress(from))
    #expect(start.following(to).map { start.maySendOn(to: $0) } == isAllowed)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", "javascript://a.example/"])
  func aRedirectToAnotherSchemeIsRefused(_ to: String) throws {
    #expect(try #require(WebAddress("https://a.example/")).following(to) == nil)
  }

  @Test func aQueryFollowsTheTrailingSlash() throws {
    let list = try #require(WebAddress("https://pokeapi.co/api/v2/")).below(
      "type", query: "limit=9")
    #expect(list?.description == "https://pokeapi.co/api/v2/type/?limit=9")
  }
}
