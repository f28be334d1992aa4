import PokedexDomain

/// A document that a sync fetches.
struct SyncJob: Sendable {
  let path: String
  /// Refuses a document that is not JSON or cannot be converted to a row; it is not stored, and is
  /// fetched again. Texts, learnsets and encounters are decoded only once, when the dex is built.
  let check: @Sendable (JSONDocument) throws(BadData) -> Void

  /// The jobs for all documents of a kind.
  static func all<Document: Endpoint>(_ type: Document.Type, _ ids: [Int]) -> [SyncJob] {
    ids.map { id in
      SyncJob(path: ID<Document.Entity>(id).resourcePath) { document throws(BadData) in
        _ = try document.decode(type).entity(ID(id))
      }
    }
  }

  /// The jobs for the encounters of all forms, which have their own documents.
  static func encounters(_ forms: [Int]) -> [SyncJob] {
    forms.map { id in
      SyncJob(path: EncountersEndpoint.path(of: ID(id))) { document throws(BadData) in
        _ = try document.decode([AnyValue].self)
      }
    }
  }
}

/// `pokemon/{id}`, including the moves.
struct FormDocument: Decodable, Sendable {
  let form: PokemonEndpoint
  let learnset: LearnsetEndpoint

  init(from decoder: any Decoder) throws {
    form = try PokemonEndpoint(from: decoder)
    learnset = try LearnsetEndpoint(from: decoder)
  }
}
