import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

@Suite(.timeLimit(minutes: 5)) struct LivePokedexTests {
  private func withPokedex(
    _ body: (FaultyServer, LivePokedex) async throws -> Void
  ) async throws {
    try await withServer { server, transport in
      try server.serveSampleDex()
      let api = PokeAPI(base: try address(server.base), transport: transport)
      try await body(server, LivePokedex(api: api))
    }
  }

  @Test func theListTakesOneRequestAndHasNumbersAndNames() async throws {
    try await withPokedex { server, pokedex in
      let catalog = try await pokedex.catalog()
      #expect(server.counts.requests == 1)
      #expect(catalog.names.prefix(4) == ["Charizard", "Pikachu", "Raichu", "Nidoran F"])
      #expect(!(0..<catalog.count).contains { catalog.isComplete($0) })
      #expect(SearchPokedex()("hp<50", in: QueryEngine(PokemonRows(catalog))).rows == [])
    }
  }

  @Test func aRecordIsFetchedOnce() async throws {
    try await withPokedex { server, pokedex in
      _ = try await pokedex.record(of: 25, through: nil)
      _ = try await pokedex.record(of: 25, through: nil)
      #expect(
        server.counts.byTarget == [
          "/api/v2/pokemon/25/": 1, "/api/v2/pokemon-species/25/": 1,
          "/api/v2/pokemon-form/25/": 1,
        ])
    }
  }

  @Test func aFormWithoutItsSpeciesIsShownWithTheFailure() async throws {
    try await withPokedex { server, pokedex in
      server.fail(.status(500), below: "pokemon-species")
      let record = try await pokedex.record(of: 25, through: nil)
      #expect(record.form == SampleDex.forms[1])
      #expect(record.species == nil)
      #expect(record.speciesFailure == .network(.status(500)))
      #expect(record.name == "Pikachu")
    }
  }

  @Test func failuresAreNotCached() async throws {
    try await withPokedex { server, pokedex in
      server.fail(.status(500), below: "pokemon-species")
      _ = try await pokedex.record(of: 25, through: nil)
      server.fail(.status(503), below: "pokemon/25")
      await #expect(throws: PokedexError.network(.status(503))) {
        try await pokedex.record(of: 25, through: nil)
      }
      server.fail(.none, below: "pokemon-species")
      server.fail(.none, below: "pokemon/25")
      #expect(try await pokedex.record(of: 25, through: nil).species?.id == 25)
    }
  }

  @Test func aFormWithoutItsLookIsNamedByItsSlug() async throws {
    try await withPokedex { server, pokedex in
      server.fail(.garbage, below: "pokemon-form")
      let record = try await pokedex.record(of: 10_100, through: nil)
      #expect(record.name == "Raichu Alola")
      #expect(record.species?.id == 26)
      #expect(record.speciesFailure != nil)
    }
  }

  @Test(arguments: [
    Fault.empty, .garbage, .html, .wrongTypes, .nulls, .missing, .body(Array("[]".utf8)),
    .body(Array(String(repeating: "[", count: 100_000).utf8)),
  ])
  func anInvalidRecordIsBadDataAndNamed(_ fault: Fault) async throws {
    try await withPokedex { server, pokedex in
      server.fail(fault, below: "pokemon/25")
      let error = await #expect(throws: PokedexError.self) {
        try await pokedex.record(of: 25, through: nil)
      }
      guard case .badData(let data)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(data.resource == "pokemon/25")
    }
  }

  private static let path = "/api/v2/pokemon/25/"

  /// The test puts the server's host in place of the empty host.
  private static let failures: [(Fault, PokedexError)] = [
    (.status(404), .notFound("pokemon/25 at PokéAPI (404)")),
    (.status(500), .network(.status(500))),
    (.status(403), .network(.status(403))),
    (.status(429, headers: "Retry-After: 7"), .network(.rateLimited(retryAfter: 7))),
    (.close, .network(.interrupted(host: ""))),
    (.reset, .network(.interrupted(host: ""))),
    (.truncate, .network(.interrupted(host: ""))),
    (.loop, .network(.redirected(path: path))),
    (.foreignRedirect, .network(.redirected(path: path))),
    (.huge, .network(.tooLarge(path: path, limit: 8 << 20))),
    (.bomb, .network(.tooLarge(path: path, limit: 8 << 20))),
  ]

  @Test(arguments: failures)
  func eachNetworkFailureHasItsOwnError(
    _ fault: Fault, _ failure: PokedexError
  ) async throws {
    try await withPokedex { server, pokedex in
      server.fail(fault, below: "pokemon/25")
      let isBroken = failure == .network(.interrupted(host: ""))
      let expected = isBroken ? .network(.interrupted(host: server.host)) : failure
      await #expect(throws: expected) { try await pokedex.record(of: 25, through: nil) }
    }
  }

  @Test func aDocumentOfAnotherFormIsRefused() async throws {
    try await withPokedex { server, pokedex in
      server.fail(.redirect(to: "{base}pokemon/26/"), below: "pokemon/25")
      await #expect(
        throws: PokedexError.badData(
          BadData(resource: "pokemon/25", field: "id", reason: "is 26, not 25"))
      ) { try await pokedex.record(of: 25, through: nil) }
    }
  }

  @Test func aPaginatedListIsComplete() async throws {
    try await withPokedex { server, pokedex in
      server.limitPages(to: 3)
      let catalog = try await pokedex.catalog()
      #expect(catalog.forms.ids == SampleDex.forms.map(\.id))
    }
  }

  @Test func escapeSequencesInNamesDoNotAffectTheRecord() async throws {
    try await withPokedex { server, pokedex in
      server.fail(.escapes, below: "pokemon-species")
      let record = try await pokedex.record(of: 25, through: nil)
      #expect(record.form.slug == "pikachu")
    }
  }
}
