import PokedexDomain
import Testing

/// The page on the query language agrees with the program.
@MainActor @Suite struct QueryDocumentTests {
  @Test func thePageIsUpToDate() async throws {
    try await QueryDocument().check()
  }

  @Test func queriesForOtherSearchesHaveMatches() async throws {
    let engine = try await QueryDocument().pokemon
    for query in QueryCapability.sources.flatMap(\.capabilities).flatMap(\.queries) {
      let result = SearchPokedex()(query, in: engine)
      #expect(result.problems == [], "\(query)")
      #expect(!result.rows.isEmpty, "\(query)")
    }
  }

  @Test func queriesOfMovesForOtherSearchesHaveMatches() async throws {
    let engine = try await QueryDocument().moves
    for query in QueryCapability.movesearch.flatMap(\.queries) {
      let result = SearchPokedex()(query, in: engine)
      #expect(result.problems == [], "\(query)")
      #expect(!result.rows.isEmpty, "\(query)")
    }
  }

  @Test func everyCapabilityHasAQueryOrARemark() {
    for capability in QueryCapability.sources.flatMap(\.capabilities) {
      #expect(!capability.queries.isEmpty || !capability.remark.isEmpty, "\(capability.theirs)")
    }
  }

  @Test func everyExampleOfThePageHasMatches() async throws {
    let engine = try await QueryDocument().pokemon
    for example in QueryExamples.all {
      let result = SearchPokedex()(example.query, in: engine)
      #expect(result.problems == [], "\(example.query)")
      #expect(!result.rows.isEmpty, "\(example.query)")
    }
  }

  @Test func everyMistakeOfThePageIsReported() async throws {
    let engine = try await QueryDocument().pokemon
    for query in QueryExamples.problems {
      #expect(!SearchPokedex()(query, in: engine).problems.isEmpty, "\(query)")
    }
  }

  @Test func everyExampleOfAFieldHasMatches() async throws {
    let document = try await QueryDocument()
    expectRows(document.pokemon)
    expectRows(document.moves)
    expectRows(document.abilities)
    expectRows(document.items)
  }

  private func expectRows<Rows: QueryRows>(_ engine: QueryEngine<Rows>) {
    // Without a run, no Pokémon has a level.
    for query in Rows.fields.flatMap(\.examples) where !query.contains("level") {
      let result = SearchPokedex()(query, in: engine)
      #expect(result.problems == [], "\(query)")
      #expect(!result.rows.isEmpty, "\(query)")
    }
  }
}
