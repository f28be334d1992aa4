import PokedexDomain

/// A document that a sync reads, and what it makes of it.
struct SyncJob: Sendable {
  typealias Read = @Sendable (JSONDocument, Int) throws(BadData) -> WorkFile.Findings

  let path: String
  let id: Int
  let wantsText: Bool
  let read: Read

  /// All documents of a kind.
  static func all<Document: Endpoint>(
    _ type: Document.Type, _ ids: [Int], withTexts: Bool
  ) -> [SyncJob] {
    let wantsText = withTexts && Subject.kinds.contains(Document.Entity.kind)
    let read: Read = { document, id throws(BadData) in
      try document.read { reader throws(BadData) in
        let object = try JSONObject(from: &reader)
        let row = try row(type, id, object)
        let text = wantsText ? try ProseEndpoint(object).prose : nil
        return WorkFile.Findings(
          body: PackedRow(row, SpriteViews(object)).bytes, text: text.map(StoredProse.bytes))
      }
    }
    return ids.map { id in
      let path = ID<Document.Entity>(id).resourcePath
      return SyncJob(path: path, id: id, wantsText: wantsText, read: read)
    }
  }

  /// The two documents of each form.
  static func forms(_ ids: [Int]) -> [SyncJob] {
    ids.flatMap { id in
      [
        SyncJob(path: ID<Form>(id).resourcePath, id: id, wantsText: false, read: form),
        SyncJob(
          path: EncountersEndpoint.path(of: ID(id)), id: id, wantsText: false, read: encounters),
      ]
    }
  }

  /// Whoever asks for one thing and is given another would file it under the wrong number.
  private static func row<Document: Endpoint>(
    _ type: Document.Type, _ id: Int, _ object: JSONObject
  ) throws(BadData) -> Document.Entity {
    let row = try Document(object).entity
    guard row.id.rawValue == id else {
      throw object.badData("is \(row.id), not \(id)", key: "id")
    }
    return row
  }

  private static let form: Read = { document, id throws(BadData) in
    try document.read { reader throws(BadData) in
      let object = try JSONObject(from: &reader)
      let form = try row(PokemonEndpoint.self, id, object)
      let learnset = try LearnsetEndpoint(object).learnset
      return WorkFile.Findings(body: PackedForm(form, learnset, SpriteViews(object)).bytes)
    }
  }

  private static let encounters: Read = { document, _ throws(BadData) in
    let encounters = try document.decode(EncountersEndpoint.self).encounters
    return WorkFile.Findings(body: EncounterPacking.pack(encounters))
  }
}

extension Subject {
  /// Of what something is told.
  static let kinds: Set<Kind> = [.species, .move, .ability, .item]
}
