import PokedexDomain
import Testing

/// The manual of the query language says what the program does.
@MainActor @Suite struct QueryDocumentTests {
  @Test func theManualIsMadeOfTheTables() async throws {
    try await QueryDocument().check()
  }

  @Test func whatAnotherSearchCanDoFindsSomethingHere() async throws {
    let engine = try await QueryDocument().pokemon
    for query in QueryCapability.sources.flatMap(\.capabilities).flatMap(\.queries) {
      let result = SearchPokedex()(query, in: engine)
      #expect(result.problems == [], "\(query)")
      #expect(!result.rows.isEmpty, "\(query)")
    }
  }

  @Test func everyCapabilityIsSpelledOrSaysWhyNot() {
    for capability in QueryCapability.sources.flatMap(\.capabilities) {
      #expect(!capability.queries.isEmpty || !capability.remark.isEmpty, "\(capability.theirs)")
    }
  }

  @Test func everyExampleOfTheManualFindsSomething() async throws {
    let engine = try await QueryDocument().pokemon
    for example in QueryExamples.all {
      let result = SearchPokedex()(example.query, in: engine)
      #expect(result.problems == [], "\(example.query)")
      #expect(!result.rows.isEmpty, "\(example.query)")
    }
  }

  @Test func everyMistakeOfTheManualIsOne() async throws {
    let engine = try await QueryDocument().pokemon
    for query in QueryExamples.mistakes {
      #expect(!SearchPokedex()(query, in: engine).problems.isEmpty, "\(query)")
    }
  }

  @Test func everyExampleOfAFieldFindsSomething() async throws {
    let document = try await QueryDocument()
    expectRows(document.pokemon)
    expectRows(document.moves)
    expectRows(document.abilities)
    expectRows(document.items)
  }

  private func expectRows<Rows: QueryRows>(_ engine: QueryEngine<Rows>) {
    for query in Rows.fields.flatMap(\.examples) {
      let result = SearchPokedex()(query, in: engine)
      #expect(result.problems == [], "\(query)")
      #expect(!result.rows.isEmpty, "\(query)")
    }
  }
}
