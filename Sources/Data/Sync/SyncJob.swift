import PokedexDomain

/// A document that a sync fetches.
struct SyncJob: Sendable {
  let path: String
  /// Refuses a document of which no dex could be made: it is not kept, and asked for again.
  let check: @Sendable (JSONDocument) throws(BadData) -> Void

  /// All documents of a kind.
  static func all<Document: Endpoint>(
    _ type: Document.Type, _ ids: [Int], withTexts: Bool
  ) -> [SyncJob] {
    ids.map { id in
      SyncJob(path: ID<Document.Entity>(id).resourcePath) { document throws(BadData) in
        _ = try document.decode(type).entity(ID(id))
        guard withTexts, let subject = Subject(Document.Entity.kind, id) else { return }
        _ = try document.prose(about: subject)
      }
    }
  }

  /// The two documents of each form.
  static func forms(_ ids: [Int]) -> [SyncJob] {
    ids.flatMap { id in
      [
        SyncJob(path: ID<Form>(id).resourcePath) { document throws(BadData) in
          _ = try document.decode(FormDocument.self).form.entity(ID(id))
        },
        SyncJob(path: EncountersEndpoint.path(of: ID(id))) { document throws(BadData) in
          _ = try document.decode(EncountersEndpoint.self)
        },
      ]
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
