import Testing

@testable import PokedexData

@Suite struct ProxySettingsTests {
  private func server(_ environment: [String: String], _ address: String) throws -> ProxyServer? {
    ProxySettings(environment: environment).server(for: try #require(WebAddress(address)))
  }

  @Test func withoutVariablesThereIsNoProxy() throws {
    #expect(try server([:], "https://pokeapi.co/") == nil)
    #expect(try server(["https_proxy": ""], "https://pokeapi.co/") == nil)
  }

  @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
  func theProxyComesFromTheVariableOfTheSchemeOrFromAllProxy(_ variable: String) throws {
    let proxy = try #require(try server([variable: "http://Proxy.lan:3128/"], "https://a.b/"))
    #expect(proxy.host == "proxy.lan")
    #expect(proxy.port == 3_128)
    #expect(proxy.name == "proxy.lan:3128 (from \(variable))")
  }

  /// CGI servers set `HTTP_PROXY` from the `Proxy` header of a request.
  @Test func upperCaseHTTPProxyIsIgnored() throws {
    #expect(try server(["HTTP_PROXY": "evil:1"], "http://a.b/") == nil)
    let other = ["HTTP_PROXY": "evil:1", "ALL_PROXY": "good:1"]
    #expect(try server(other, "http://a.b/")?.host == "good")
  }

  @Test func theVariableOfAnotherSchemeIsIgnored() throws {
    #expect(try server(["http_proxy": "p:1"], "https://a.b/") == nil)
    #expect(try server(["http_proxy": "p:1"], "http://a.b/")?.host == "p")
  }

  @Test func lowerCaseVariablesTakePrecedence() throws {
    let both = ["http_proxy": "low:1", "HTTP_PROXY": "high:1", "all_proxy": "all:1"]
    #expect(try server(both, "http://a.b/")?.host == "low")
  }

  @Test func userAndPasswordAreReadAndNeverShown() throws {
    let proxy = try #require(
      try server(["http_proxy": "http://ash:p%40ss:w@proxy:8080"], "http://a.b/"))
    #expect(proxy.kind == .tunnel(user: "ash", password: "p@ss:w"))
    #expect(proxy.name == "proxy:8080 (from http_proxy)")
  }

  @Test(arguments: [
    "http://ash:p1k4/chu@proxy:8080", "http://ash:25/p1k4chu@proxy:8080", "ash:p1k4chu@proxy",
    "ash:p1k4://chu@proxy", "http://ash:p1k4?chu@proxy", "http://ash:25#p1k4chu@proxy",
    "http://ash:p1k4@chu@proxy", "p1k4://chu@proxy", "ash://p1k4chu@proxy", "http://p1k4chu@:1",
    "http://ash:p1k4chu@", "http://ash:p1k4chu@pro xy", "http://ash:p1k4chu@proxy:99999",
    "http://ash:p1k4:25@proxy/25", "socks5://ash:p1k4/chu@proxy", "ftp://ash:p1k4/chu@proxy",
    "http://ash:p1k4chu@[::1]:80", "http://ash:p1k4chu@proxy@", "http://ash:p1k4chu",
  ])
  func noPieceOfAPasswordIsEverShown(_ value: String) throws {
    let proxy = try #require(try server(["http_proxy": value], "http://a.b/"))
    var shown = proxy.name
    if case .unusable(let reason) = proxy.kind { shown += reason }
    for piece in ["ash", "p1k4", "chu", "25"] { #expect(!shown.contains(piece), "\(shown)") }
    #expect(["proxy", "[::1]", ""].contains(proxy.host))
  }

  @Test(arguments: [
    ("proxy", 80), ("http://proxy", 80), ("http://proxy:80", 80), ("http://proxy:9", 9),
  ])
  func thePortMayBeLeftOut(_ value: String, _ port: Int) throws {
    #expect(try server(["all_proxy": value], "http://a.b/")?.port == port)
  }

  @Test(arguments: [
    "https://secure:1", "socks5://x:1", "ftp://x:1", "http://", "http://a b", "http://p:99999",
  ])
  func anUnusableValueIsReported(_ value: String) throws {
    let proxy = try #require(try server(["http_proxy": value], "http://a.b/"))
    guard case .unusable = proxy.kind else {
      Issue.record("\(proxy) should not be usable")
      return
    }
  }

  @Test(arguments: [
    ("127.0.0.0/8", true), ("127.0.0.1", true), ("127.0.0.1/32", true), ("127.0.0.2", false),
    ("128.0.0.0/8", false), ("126.0.0.0/7", true), ("0.0.0.0/0", true), ("::/0", false),
    ("127.0.0.0/33", false), ("127.0.0.0/-1", false), ("127.0.0.0/+8", false), ("127/8", false),
    ("127.0.0.0/", false), ("127.0.0.1:443", true), ("127.0.0.1:80", false), ("0.1", false),
    ("10.0.0.0/8,127.0.0.0/8", true), ("*.0.0.1", false), ("0.0.1", false),
  ])
  func anExceptionMayBeANetwork(_ exceptions: String, _ isExcepted: Bool) throws {
    let environment = ["https_proxy": "p:1", "no_proxy": exceptions]
    #expect(try (server(environment, "https://127.0.0.1/") == nil) == isExcepted)
  }

  @Test(arguments: [
    ("fd00::/8", true), ("fd12:3456::1", true), ("[fd12:3456::1]", true),
    ("[fd12:3456::1]:443", true), ("[fd12:3456::1]:80", false), ("fd12:3456:0:0::1", true),
    ("fe00::/8", false), ("fd12:3456::/127", true), ("fd12:3456::2/127", false),
    ("fd00::/129", false), ("0.0.0.0/0", false),
  ])
  func anExceptionMayBeAnIPv6Network(_ exceptions: String, _ isExcepted: Bool) throws {
    let environment = ["https_proxy": "p:1", "no_proxy": exceptions]
    #expect(try (server(environment, "https://[fd12:3456::1]/") == nil) == isExcepted)
  }

  @Test(arguments: [
    ("*.pokeapi.co", true), ("*.co", true), ("*.other.org", false), ("*pokeapi.co", false),
    ("*.pokeapi.co:443", true), ("*.pokeapi.co:80", false), ("*.", false),
    ("*", true), ("pokeapi.co", true), (".pokeapi.co", true), ("co", true), ("eapi.co", false),
    ("other.org, pokeapi.co", true), ("pokeapi.co:443", true), ("pokeapi.co:80", false),
    ("POKEAPI.CO", true), (",, ,", false), (".", false), ("beta.pokeapi.co", false),
  ])
  func anExceptionCoversAHostAndItsSubdomains(_ exceptions: String, _ isExcepted: Bool) throws {
    let environment = ["https_proxy": "p:1", "no_proxy": exceptions]
    #expect(try (server(environment, "https://pokeapi.co/") == nil) == isExcepted)
  }
}
