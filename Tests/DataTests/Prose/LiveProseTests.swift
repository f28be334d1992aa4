import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Synchronization
import Testing

@testable import PokedexData

/// Texts from the network, with their cache.
@Suite(.timeLimit(minutes: 5)) struct LiveProseTests {
  private let document = """
    {"id": 7, "name": "sample", "effect_chance": 30,
     "genera": [{"genus": "Sample\\nPokémon", "language": \(link("language", 9, "en"))}],
     "effect_entries": [{"effect": "Has a $effect_chance% chance.", "short_effect": "May.",
                         "language": \(link("language", 9, "en"))}],
     "flavor_text_entries": [
       {"flavor_text": "A\\nsample.", "language": \(link("language", 9, "en")),
        "version": \(link("version", 1, "red"))},
       {"flavor_text": "Ein\\nMuster.", "language": \(link("language", 6, "de")),
        "version": \(link("version", 1, "red"))},
       {"text": "Held.", "language": \(link("language", 9, "en")),
        "version_group": \(link("version-group", 3, "gold-silver"))},
       {"flavor_text": 5}]}
    """

  private func withProse(
    _ body: (FaultyServer, LiveProse, ExtrasCache) async throws -> Void
  ) async throws {
    try await withServer { server, transport in
      for path in ["pokemon-species/7", "move/7", "ability/7", "item/7"] {
        server.serve(document, at: path)
      }
      let cache = ExtrasCache(path: nil)
      let api = PokeAPI(base: try address(server.base), transport: transport)
      try await body(server, LiveProse(api: api, cache: cache), cache)
    }
  }

  @Test(arguments: [Subject.species(7), .move(7), .ability(7), .item(7)])
  func aDocumentHasTextsInSeveralLanguages(_ subject: Subject) async throws {
    try await withProse { _, prose, _ in
      let told = try await prose.fetch(subject).value
      let english = try #require(told.byLanguage[.english])
      #expect(english.genus == "Sample Pokémon")
      #expect(english.summary == "May.")
      #expect(english.effect == ["Has a 30% chance."])
      #expect(english.entries.map(\.text) == ["A sample.", "Held."])
      #expect(
        english.entries.flatMap(\.games) == [
          .version(1, slug: "red"), .group(3, slug: "gold-silver"),
        ])
      #expect(told.byLanguage[Language(rawValue: "de")]?.entries.map(\.text) == ["Ein Muster."])
    }
  }

  @Test func fetchedTextsAreCached() async throws {
    try await withProse { server, prose, _ in
      #expect(prose.known(.move(7)) == nil)
      let fetched = try await prose.fetch(.move(7)).value
      #expect(prose.known(.move(7))?.value == fetched)
      #expect(prose.known(.item(7)) == nil)
      #expect(server.counts.requests == 1)
    }
  }

  @Test func cachedTextsAreRevalidatedByETag() async throws {
    try await withProse { server, prose, _ in
      let first = try await prose.fetch(.move(7)).value
      #expect(try await prose.fetch(.move(7)).value == first)
      #expect(server.counts.notModified == 1)
    }
  }

  @Test(arguments: [
    Fault.status(404), .status(500), .close, .truncate, .html, .garbage, .empty, .nulls,
    .wrongTypes, .loop, .escapes,
  ])
  func aFailureIsNotCachedAndReplacesNothing(_ fault: Fault) async throws {
    try await withProse { server, prose, _ in
      let known = try await prose.fetch(.move(7)).value
      server.fail(fault)
      // Faults of the body have no effect on a 304 response, which has no body.
      _ = try? await prose.fetch(.move(7))
      await #expect(throws: PokedexError.self) { try await prose.fetch(.item(7)) }
      #expect(prose.known(.move(7))?.value == known)
      #expect(prose.known(.item(7)) == nil)
    }
  }

  @Test func aMissingTextIsRequestedAgainOnlyByARefresh() async throws {
    try await withProse { server, prose, _ in
      for forceRefresh in [false, false, true] {
        await #expect(throws: PokedexError.notFound("move/9 at PokéAPI (404)")) {
          try await prose.fetch(.move(9), forceRefresh: forceRefresh)
        }
      }
      #expect(server.counts.requests == 2)
      server.serve(document.replacing("7", with: "9"), at: "move/9")
      _ = try await prose.fetch(.move(9), forceRefresh: true)
      #expect(prose.known(.move(9)) != nil)
    }
  }

  @Test func twoProgramsShareTheCache() async throws {
    try await withDirectory { directory in
      try await withServer { server, transport in
        for path in ["move/7", "item/7"] { server.serve(document, at: path) }
        let api = PokeAPI(base: try address(server.base), transport: transport)
        let programs = (0..<2).map { _ in
          LiveProse(api: api, cache: ExtrasCache(path: directory + "/extras.sqlite"))
        }
        let given = try await programs[0].fetch(.move(7)).value
        #expect(programs[1].known(.move(7))?.value == given)
        // Both programs write the item at the same time. Then one fails to refresh the move; this
        // must not remove the copy that the other reads.
        async let one = programs[0].fetch(.item(7))
        async let other = programs[1].fetch(.item(7))
        _ = try await (one, other)
        server.fail(.status(500))
        _ = try? await programs[1].fetch(.move(7), forceRefresh: true)
        #expect(programs[0].known(.move(7))?.value == given)
        #expect(programs.allSatisfy { $0.known(.item(7)) != nil })
      }
    }
  }

  @Test func theTextOfAnotherEntryIsRefused() async throws {
    try await withProse { server, prose, _ in
      server.serve(document, at: "move/8")
      await #expect(
        throws: PokedexError.badData(
          BadData(resource: "move/8", field: "id", reason: "is 7, not 8"))
      ) { try await prose.fetch(.move(8)) }
    }
  }

  @Test func nothingIsRequestedOffline() async throws {
    let prose = LiveProse(api: nil, cache: ExtrasCache(path: nil))
    await #expect(throws: PokedexError.offline) { try await prose.fetch(.move(7)) }
  }

  @Test func cancellingClosesTheConnection() async throws {
    try await withProse { server, prose, _ in
      server.fail(.silent)
      let asking = Task { try await prose.fetch(.move(7)) }
      await server.wait { $0.pending == 1 }
      asking.cancel()
      await server.wait { $0.open == 0 }
      await #expect(throws: PokedexError.cancelled) { try await asking.value }
    }
  }
}
