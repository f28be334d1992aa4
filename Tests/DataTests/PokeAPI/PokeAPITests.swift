import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

private struct Form: Decodable, Hashable {
  struct Stat: Decodable, Hashable {
    let value: Int

    private enum CodingKeys: String, CodingKey {
      case value = "base_stat"
    }
  }

  let id: Int
  let name: String
  let stats: [Stat]
}

/// A response that is refused, with the field and the reason of the error.
private struct Refused: Sendable {
  let fault: Fault
  let field: String
  let reason: String

  init(_ fault: Fault, _ field: String, _ reason: String) {
    self.fault = fault
    self.field = field
    self.reason = reason
  }

  init(_ body: String, _ field: String, _ reason: String) {
    self.init(.body(Array(body.utf8)), field, reason)
  }
}

@Suite(.timeLimit(minutes: 5)) struct PokeAPITests {
  private func withAPI(_ body: (FaultyServer, PokeAPI) async throws -> Void) async throws {
    try await withServer { server, transport in
      let api = PokeAPI(base: try address(server.base), transport: transport)
      server.serve(garchomp, at: "pokemon/445")
      try await body(server, api)
    }
  }

  private func badData(_ field: String, _ reason: String) -> PokedexError {
    .badData(BadData(resource: "pokemon/445", field: field, reason: reason))
  }

  @Test func aDocumentIsRead() async throws {
    try await withAPI { server, api in
      let form = try await api.resource(Form.self, path: "pokemon/445")
      #expect(form == Form(id: 445, name: "garchomp", stats: [.init(value: 108)]))
      #expect(server.counts.byTarget == ["/api/v2/pokemon/445/": 1])
    }
  }

  @Test func aMissingDocumentIsNamed() async throws {
    try await withAPI { _, api in
      await #expect(throws: PokedexError.notFound("pokemon/446 at PokéAPI (404)")) {
        try await api.resource(Form.self, path: "pokemon/446")
      }
    }
  }

  @Test func aPathOutsideTheAPIIsNeverRequested() async throws {
    try await withAPI { server, api in
      await #expect(throws: PokedexError.notFound("pokemon/../..")) {
        try await api.resource(Form.self, path: "pokemon/../..")
      }
      #expect(server.counts.requests == 0)
    }
  }

  @Test func aNetworkFailureIsPassedOn() async throws {
    try await withAPI { server, api in
      server.fail(.status(500))
      await #expect(throws: PokedexError.network(.status(500))) {
        try await api.resource(Form.self, path: "pokemon/445")
      }
    }
  }

  private static let refused: [Refused] = [
    Refused(.empty, "", "is empty"),
    Refused(.html, "", "is a web page, perhaps a network's login page"),
    Refused(.nulls, "id", "has no value"),
    Refused(.wrongTypes, "id", "is not a whole number"),
    Refused(.missing, "name", "is missing"),
    Refused("  <html>", "", "is a web page, perhaps a network's login page"),
    Refused(" \n ", "", "is empty"),
    Refused(#"{"id":1"#, "", "ends in the middle"),
    Refused(#"{"id":1,"name":"a"#, "", "ends in the middle"),
    Refused(#"{"id":1,"name":"\"#, "", "ends in the middle"),
    Refused("{]", "", "is not JSON"),
    Refused(.body([0xFF, 0xFE, 0x7B, 0x00]), "", "is not UTF-8"),
    Refused(.body([0x7B, 0x00, 0x7D, 0x00]), "", "is not UTF-8"),
    Refused(.body([0x22, 0xE9, 0x22]), "", "is not UTF-8"),
    Refused("[1]", "", "is not an object"),
    Refused(
      #"{"id":1,"name":"a","stats":[{"base_stat":1},{"base_stat":"x"}]}"#,
      "stats[1].base_stat", "is not a whole number"),
    Refused(#"{"id":1,"name":"a","stats":[null]}"#, "stats[0]", "has no value"),
    Refused(#"{"id":1,"name":"a"}"#, "stats", "is missing"),
    Refused(#"{"id":1,"name":"a","stats":7}"#, "stats", "is not a list"),
  ]

  @Test(arguments: refused)
  fileprivate func badDataIsNamedWithItsField(_ refused: Refused) async throws {
    try await withAPI { server, api in
      server.fail(refused.fault)
      await #expect(throws: badData(refused.field, refused.reason)) {
        try await api.resource(Form.self, path: "pokemon/445")
      }
    }
  }

  @Test(arguments: [
    #"{"id":1"#, #"{"id":1}x"#, "{]", "nul", "\"", #"{"id":1e999,"name":"a","stats":[]}"#,
    #"{"id":9223372036854775808,"name":"a","stats":[]}"#, #"{"id":1.5,"name":"a","stats":[]}"#,
    #"{"a":"\ud800"}"#, "\u{1}",
  ])
  func invalidJSONIsBadData(_ json: String) async throws {
    try await withAPI { server, api in
      server.fail(.body(Array(json.utf8)))
      let error = await #expect(throws: PokedexError.self) {
        try await api.resource(Form.self, path: "pokemon/445")
      }
      guard case .badData(let data) = error else {
        Issue.record("\(String(describing: error)) is not bad data")
        return
      }
      #expect(data.resource == "pokemon/445")
      #expect(!data.reason.isEmpty)
    }
  }

  @Test(arguments: 0..<20)
  func randomBytesAreBadData(_ round: Int) async throws {
    try await withAPI { server, api in
      server.fail(.garbage)
      let error = await #expect(throws: PokedexError.self) {
        try await api.resource(Form.self, path: "pokemon/445")
      }
      guard case .badData = error else {
        Issue.record("\(String(describing: error)) is not bad data")
        return
      }
    }
  }

  private func nested(_ depth: Int, _ open: String, _ close: String) -> JSONDocument {
    let json =
      #"{"id":1,"name":"a","stats":[],"x":"# + String(repeating: open, count: depth) + "1"
      + String(repeating: close, count: depth) + "}"
    return JSONDocument(
      resource: "pokemon/445", response: HTTPResponse(body: Array(json.utf8)))
  }

  @Test func nestingUpTo512LevelsIsRead() throws {
    #expect(try nested(511, "[", "]").decode(Form.self).id == 1)
    #expect(try nested(511, #"{"a":"#, "}").decode(Form.self).id == 1)
  }

  @Test(arguments: [512, 513, 10_000, 1_000_000])
  func deeperNestingIsRefused(_ depth: Int) async throws {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let document = nested(depth, open, close)
      let fault = #expect(throws: BadData.self) { try document.decode(Form.self) }
      #expect(fault?.reason == "is nested too deeply")
    }
  }

  @Test func bracketsInStringsAreNotNesting() throws {
    let json = #"{"id":1,"name":"\"\\"# + String(repeating: "[", count: 99) + #"","stats":[]}"#
    let document = JSONDocument(resource: "a", response: HTTPResponse(body: Array(json.utf8)))
    #expect(try document.decode(Form.self).name.count == 101)
  }

  @Test func escapeSequencesInTextAreNotRemoved() async throws {
    try await withAPI { server, api in
      server.fail(.escapes)
      let form = try await api.resource(Form.self, path: "pokemon/445")
      #expect(form.name == "garchomp" + hostileText)
    }
  }

  @Test func cancellingThrowsCancelled() async throws {
    try await withAPI { server, api in
      server.fail(.silent)
      let task = Task { try await api.resource(Form.self, path: "pokemon/445") }
      await server.wait { $0.requests == 1 }
      task.cancel()
      await #expect(throws: PokedexError.cancelled) { try await task.value }
    }
  }
}

@Suite(.timeLimit(minutes: 5)) struct PokeAPIListTests {
  private func withAPI(_ body: (FaultyServer, PokeAPI) async throws -> Void) async throws {
    try await withServer { server, transport in
      try await body(server, PokeAPI(base: try address(server.base), transport: transport))
    }
  }

  private func json(count: Int, next: String?, _ urls: [String]) -> Fault {
    let next = next.map { "\"\($0)\"" } ?? "null"
    let results = urls.map { "{\"name\":\"x\",\"url\":\"\($0)\"}" }.joined(separator: ",")
    return .body(Array("{\"count\":\(count),\"next\":\(next),\"results\":[\(results)]}".utf8))
  }

  @Test func aWholeListIsOneRequest() async throws {
    try await withAPI { server, api in
      server.list("type", (1...50).map { ($0, "type-\($0)") })
      let links = try await api.list("type")
      #expect(links == (1...50).map { ResourceLink(resource: "type", id: $0, name: "type-\($0)") })
      #expect(server.counts.byTarget == ["/api/v2/type/?limit=100000&offset=0": 1])
    }
  }

  @Test func aListWithoutNamesIsRead() async throws {
    try await withAPI { server, api in
      server.list("machine", [(1, nil), (-1, nil)])
      let links = try await api.list("machine")
      #expect(links.map(\.id) == [1, -1])
      #expect(links.allSatisfy { $0.name == nil })
    }
  }

  @Test func anEmptyListIsEmpty() async throws {
    try await withAPI { server, api in
      server.list("type", [])
      let links = try await api.list("type")
      #expect(links.isEmpty)
    }
  }

  @Test func aPaginatedListIsReadCompletely() async throws {
    try await withAPI { server, api in
      server.list("type", (1...50).map { ($0, "type-\($0)") })
      server.limitPages(to: 20)
      let links = try await api.list("type")
      #expect(links.map(\.id) == Array(1...50))
      #expect(server.counts.requests == 3)
    }
  }

  @Test func theNextPageIsRequestedFromTheSameHost() async throws {
    try await withAPI { server, api in
      let evil = "http://evil.example/steal?offset=1&limit=1"
      server.fail(json(count: 2, next: evil, ["a/type/1/"]), below: "type/?limit=100000&offset=0")
      server.fail(json(count: 2, next: nil, ["a/type/2/"]), below: "type/?limit=100000&offset=1")
      let links = try await api.list("type")
      #expect(links.map(\.id) == [1, 2])
    }
  }

  @Test(arguments: ["?offset=0", "?offset=-1", "?offset=x", "", "?limit=1"])
  func aCircularListIsRefused(_ next: String) async throws {
    try await withAPI { server, api in
      server.fail(json(count: 9, next: next, ["a/type/1/"]))
      await #expect(
        throws: PokedexError.badData(
          BadData(resource: "type", field: "next", reason: "leads nowhere"))
      ) { try await api.list("type") }
      #expect(server.counts.requests == 1)
    }
  }

  @Test func anEndlessListIsRefused() async throws {
    try await withAPI { server, api in
      server.list("type", (1...1_000).map { ($0, nil) })
      server.limitPages(to: 1)
      await #expect(throws: PokedexError.self) { try await api.list("type") }
      #expect(server.counts.requests == 64)
    }
  }

  @Test func invalidEntriesAreSkipped() async throws {
    try await withAPI { server, api in
      let urls = [
        "a/type/1/", "", "a/type/x/", "a/pokemon/3/", "a/type/4", "/type/99999999999/",
        "a/type/5/?a=b", "a/type/1/",
      ]
      server.fail(json(count: 8, next: nil, urls))
      let links = try await api.list("type")
      #expect(links.map(\.id) == [1, 4, 5])
    }
  }

  @Test(arguments: [Fault.wrongTypes, .nulls, .missing])
  func aListOfOnlyInvalidEntriesIsAnError(_ fault: Fault) async throws {
    try await withAPI { server, api in
      server.list("type", (1...50).map { ($0, "type-\($0)") })
      server.fail(fault)
      let error = await #expect(throws: PokedexError.self) { try await api.list("type") }
      guard case .badData(let data) = error else {
        Issue.record("\(String(describing: error)) is not bad data")
        return
      }
      #expect(data.resource == "type")
    }
  }

  @Test func anIncompleteListIsAnError() async throws {
    try await withAPI { server, api in
      server.fail(json(count: 3, next: nil, ["a/type/1/", "a/type/2/"]))
      await #expect(
        throws: PokedexError.badData(
          BadData(resource: "type", field: "results", reason: "has 2 entries of 3"))
      ) { try await api.list("type") }
    }
  }
}

@Suite(.timeLimit(minutes: 5)) struct ComposedTransportTests {
  @Test func aFlakyServerGivesEitherTheDocumentOrItsError() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.flaky(0.4))
      let pace = RetryClock(now: { .now }, sleep: { _ in }, chance: { 0 })
      let retrying = RetryingTransport(transport, policy: RetryPolicy(), pace: pace)
      let bounded = BoundedTransport(retrying, bound: 8)
      let api = PokeAPI(base: try address(server.base), transport: bounded)
      var good = 0
      for _ in 0..<100 {
        do throws(PokedexError) {
          good += try await api.resource(Form.self, path: "pokemon/445").id == 445 ? 1 : 0
        } catch {
          switch error {
          case .network(.interrupted), .network(.status(503)), .badData: break
          default: Issue.record("\(error) is none of the server's faults")
          }
        }
      }
      #expect(good > 50)
    }
  }

  @Test func aHundredRequestsAtOnceOpenEightConnections() async throws {
    try await withServer { server, transport in
      let bounded = BoundedTransport(transport, bound: 8)
      for id in 0..<100 { server.serve("{}", at: "type/\(id)") }
      try await withThrowingTaskGroup { group in
        for id in 0..<100 {
          let request = try server.request("type/\(id)")
          group.addTask { _ = try await bounded.get(request) }
        }
        try await group.waitForAll()
      }
      #expect(server.counts.requests == 100)
      #expect(server.counts.peak <= 8)
      #expect(server.counts.accepted <= 8)
    }
  }
}
