import PokedexDomain

/// A document that a sync fetches.
struct SyncJob: Sendable {
  let path: String
  /// Refuses a document that is not JSON, or of which no row could be made: it is not kept, and asked
  /// for again. Its texts and lists of moves and places are read once, when the dex is made.
  let check: @Sendable (JSONDocument) throws(BadData) -> Void

  /// All documents of a kind.
  static func all<Document: Endpoint>(_ type: Document.Type, _ ids: [Int]) -> [SyncJob] {
    ids.map { id in
      SyncJob(path: ID<Document.Entity>(id).resourcePath) { document throws(BadData) in
        _ = try document.decode(type).entity(ID(id))
      }
    }
  }

  /// Where each form is met, beside its own document.
  static func encounters(_ forms: [Int]) -> [SyncJob] {
    forms.map { id in
      SyncJob(path: EncountersEndpoint.path(of: ID(id))) { document throws(BadData) in
        _ = try document.decode([AnyValue].self)
      }
    }
  }
}

/// `pokemon/{id}`, with the moves.
struct FormDocument: Decodable, Sendable {
  let form: PokemonEndpoint
  let learnset: LearnsetEndpoint

  init(from decoder: any Decoder) throws {
    form = try PokemonEndpoint(from: decoder)
    learnset = try LearnsetEndpoint(from: decoder)
  }
}
