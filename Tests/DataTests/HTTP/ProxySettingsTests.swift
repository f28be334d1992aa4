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
  func theVariableOfTheSchemeOrOfAllNamesTheProxy(_ variable: String) throws {
    let proxy = try #require(try server([variable: "http://Proxy.lan:3128/"], "https://a.b/"))
    #expect(proxy.host == "proxy.lan")
    #expect(proxy.port == 3_128)
    #expect(proxy.name == "proxy.lan:3128 (from \(variable))")
  }

  @Test func theOtherSchemesVariableDoesNotCount() throws {
    #expect(try server(["http_proxy": "p:1"], "https://a.b/") == nil)
    #expect(try server(["http_proxy": "p:1"], "http://a.b/")?.host == "p")
  }

  @Test func lowerCaseGoesFirst() throws {
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
    ("proxy", 80), ("http://proxy", 80), ("http://proxy:80", 80), ("socks5://proxy", 1_080),
    ("socks5h://proxy:9", 9),
  ])
  func thePortMayBeLeftOut(_ value: String, _ port: Int) throws {
    #expect(try server(["all_proxy": value], "http://a.b/")?.port == port)
  }

  @Test(arguments: ["https://secure:1", "ftp://x:1", "http://", "http://a b", "http://p:99999"])
  func aValueThatCannotBeUsedIsKeptAndNamed(_ value: String) throws {
    let proxy = try #require(try server(["http_proxy": value], "http://a.b/"))
    guard case .unusable = proxy.kind else {
      Issue.record("\(proxy) should not be usable")
      return
    }
  }

  @Test(arguments: [
    ("*", true), ("pokeapi.co", true), (".pokeapi.co", true), ("co", true), ("eapi.co", false),
    ("other.org, pokeapi.co", true), ("pokeapi.co:443", true), ("pokeapi.co:80", false),
    ("POKEAPI.CO", true), (",, ,", false), (".", false), ("beta.pokeapi.co", false),
  ])
  func exceptionsAreHostsAndAllBelowThem(_ exceptions: String, _ isExcepted: Bool) throws {
    let environment = ["https_proxy": "p:1", "no_proxy": exceptions]
    #expect(try (server(environment, "https://pokeapi.co/") == nil) == isExcepted)
  }
}
