import Testing

@testable import PokedexData

@Suite struct ServerNameTests {
  private func isCovered(_ host: String, by names: [CertificateName]) throws -> Bool {
    let address = try #require(WebAddress("https://\(host)/"))
    return ServerName(address.host).isAmong(names)
  }

  @Test(arguments: [
    ("pokeapi.co", "pokeapi.co", true), ("PokeAPI.co", "pokeapi.co", true),
    ("pokeapi.co", "POKEAPI.CO", true), ("pokeapi.co", "pokeapi.com", false),
    ("pokeapi.co", "www.pokeapi.co", false), ("www.pokeapi.co", "pokeapi.co", false),
    ("pokeapi.co", "pokeapi.co\0.evil.example", false), ("pokeapi.co", "pokeapi.co.", false),
    ("pokeapi.co", "", false), ("pokeapi.co", ".", false), ("pokeapi.co", " pokeapi.co", false),
    ("xn--pokmon-dva.example", "XN--pokmon-dva.example", true), ("localhost", "localhost", true),
    ("raw_1.pokeapi.co", "raw_1.pokeapi.co", true),
  ])
  func namesAreComparedWithoutCase(
    _ host: String, _ name: String, _ isAccepted: Bool
  ) throws {
    #expect(try isCovered(host, by: [.domain(Array(name.utf8))]) == isAccepted)
  }

  @Test(arguments: [
    ("www.pokeapi.co", "*.pokeapi.co", true), ("WWW.pokeapi.co", "*.PokeAPI.co", true),
    ("xn--bcher-kva.pokeapi.co", "*.pokeapi.co", true), ("pokeapi.co", "*.pokeapi.co", false),
    ("a.b.pokeapi.co", "*.pokeapi.co", false), ("a.pokeapi.co", "*.*.co", false),
    ("localhost", "*", false), ("pokeapi.co", "*", false), ("pokeapi.co", "*.co", false),
    ("pokeapi.co", "*.*", false), ("www.pokeapi.co", "w*.pokeapi.co", false),
    ("www.pokeapi.co", "*w.pokeapi.co", false), ("www.pokeapi.co", "**.pokeapi.co", false),
    ("www.pokeapi.co", "www.*.co", false), ("www.pokeapi.co", "*.pokeapi.co.", false),
    ("www.pokeapi.co", "*..co", false), ("www.pokeapi.co", "*.", false),
  ])
  func aWildcardReplacesTheFirstLabelOnly(
    _ host: String, _ name: String, _ isAccepted: Bool
  ) throws {
    #expect(try isCovered(host, by: [.domain(Array(name.utf8))]) == isAccepted)
  }

  @Test(
    arguments: [
      ("127.0.0.1", [127, 0, 0, 1], true), ("127.0.0.1", [127, 0, 0, 2], false),
      ("[::1]", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
      ("[0:0::0:1]", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
      ("[::1]", [0, 0, 0, 1], false), ("127.0.0.1", [127, 0, 0, 1, 0], false),
      ("127.0.0.1", [127, 0, 0], false), ("127.0.0.1", [], false),
      ("[::ffff:127.0.0.1]", [127, 0, 0, 1], false), ("localhost", [127, 0, 0, 1], false),
      ("127.1", [127, 0, 0, 1], false), ("2130706433", [127, 0, 0, 1], false),
    ] as [(String, [UInt8], Bool)])
  func anIPAddressCoversThatAddressOnly(
    _ host: String, _ number: [UInt8], _ isAccepted: Bool
  ) throws {
    #expect(try isCovered(host, by: [.number(number)]) == isAccepted)
  }

  @Test(arguments: ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "10.9.8.0x7"])
  func aNameNeverCoversAnIPAddress(_ host: String) throws {
    #expect(try isCovered(host, by: [.domain(Array(host.utf8))]) == false)
    #expect(try isCovered(host, by: [.domain(Array("*.0.0.1".utf8))]) == false)
    #expect(ServerName(host).indication == nil)
  }

  @Test func oneOfSeveralNamesIsEnough() throws {
    let names: [CertificateName] = [
      .number([10, 0, 0, 1]), .domain(Array("a.example".utf8)), .domain(Array("b.example".utf8)),
    ]
    for host in ["b.example", "a.example", "10.0.0.1"] {
      #expect(try isCovered(host, by: names))
    }
    #expect(try isCovered("c.example", by: names) == false)
    #expect(try isCovered("a.example", by: []) == false)
  }
}
