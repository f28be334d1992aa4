import PokedexDomain

/// The whole of PokeAPI. All documents are fetched into a work file, several at a time; what is
/// there and not old is not asked for again. The dex is then made of the work file alone, in the
/// order of the numbers, so that it does not matter how often a sync was interrupted, nor in which
/// order its answers came.
package struct PokeAPISource: DexSource {
  private let api: PokeAPI
  private let work: WorkFile
  private let scope: SyncScope
  private let host: SpriteHost?
  private let passes: RetryPasses

  /// - Parameters:
  ///   - width: how many documents are read at the same time.
  ///   - host: where the pictures are, if they are wanted.
  package init(
    api: PokeAPI, work: WorkFile, scope: SyncScope = .facts, width: Int, host: SpriteHost? = nil
  ) {
    (self.api, self.work, self.scope) = (api, work, scope)
    self.host = scope.withPictures ? host : nil
    passes = RetryPasses(width: width)
  }

  package func read(
    into sink: any DexSink, progress: (SyncProgress) -> Void
  ) async throws(PokedexError) {
    let ids = try await fetch(progress)
    try work.readingAtOnce { () throws(PokedexError) in
      for endpoint in AllEndpoints.all where endpoint.resource != PokemonEndpoint.resource {
        try write(endpoint, ids[endpoint.kind] ?? [], into: sink)
      }
      try writeForms(ids[.form] ?? [], into: sink)
    }
  }

  /// Brings the work file up to date; whatever ends it, what came is kept.
  private func fetch(
    _ progress: (SyncProgress) -> Void
  ) async throws(PokedexError) -> [Kind: [Int]] {
    defer { try? work.flush() }
    var tally = SyncTally()
    progress(SyncProgress(.lists))
    let ids = try await lists()
    try await fetchDocuments(ids, &tally, progress)
    if let host {
      try work.flush()
      let pictures = SyncPictures(host: host, work: work, passes: passes)
      try await pictures.fetch(
        of: ids[.form] ?? [], looks: ids[.look] ?? [], &tally, progress)
    }
    try work.flush()
    return ids
  }

  /// The ids of every kind, for what there is to do must be known before it is begun.
  private func lists() async throws(PokedexError) -> [Kind: [Int]] {
    let (api, work) = (api, work)
    var ids: [Kind: [Int]] = [:]
    let marks = try work.marks()
    let old = Kind.allCases.filter { kind in
      marks[kind.rawValue].map(work.isFresh) != true
    }
    try await passes.run(old) { kind throws(PokedexError) in
      (kind, try await api.list(kind.rawValue).map(\.id).sorted())
    } take: { (found: (Kind, [Int])) throws(PokedexError) in
      ids[found.0] = found.1
      try work.keep(list: found.1, of: found.0)
    }
    try work.readingAtOnce { () throws(PokedexError) in
      for kind in Kind.allCases where ids[kind] == nil {
        ids[kind] = try work.read(kind.rawValue) { document throws(BadData) in
          try document.decode([Int].self)
        }
      }
    }
    return ids
  }

  private func jobs(_ ids: [Kind: [Int]]) -> [SyncJob] {
    AllEndpoints.all.flatMap { Self.jobs($0, ids) } + SyncJob.encounters(ids[.form] ?? [])
  }

  private static func jobs<Document: Endpoint>(
    _ type: Document.Type, _ ids: [Kind: [Int]]
  ) -> [SyncJob] {
    SyncJob.all(type, ids[Document.Entity.kind] ?? [])
  }

  private func fetchDocuments(
    _ ids: [Kind: [Int]], _ tally: inout SyncTally, _ progress: (SyncProgress) -> Void
  ) async throws(PokedexError) {
    let (api, work) = (api, work)
    let jobs = jobs(ids)
    let marks = try work.marks().filter { !Kind.lists.contains($0.key) }
    let needed = jobs.filter { marks[$0.path].map(work.isFresh) != true }
    tally.fresh += jobs.count - needed.count
    var state = SyncProgress(.documents, total: jobs.count, tally: tally)
    state.done = jobs.count - needed.count
    progress(state)
    try await passes.run(needed) { job throws(PokedexError) in
      try await Self.fetch(job, marks[job.path], from: api)
    } take: { (document: JSONDocument) throws(PokedexError) in
      try work.keep(document.response, at: document.resource)
      state.tally.count(document.response)
      state.done += 1
      progress(state)
    }
    tally = state.tally
    try work.forgetAll(but: Set(jobs.map(\.path)).union(Kind.lists), in: .document)
  }

  @concurrent
  private static func fetch(
    _ job: SyncJob, _ mark: WorkFile.Mark?, from api: PokeAPI
  ) async throws(PokedexError) -> JSONDocument {
    let document = try await api.document(job.path, etag: mark?.etag)
    guard document.response.status != 304 else { return document }
    do throws(BadData) { try job.check(document) } catch { throw .badData(error) }
    return document
  }
}

extension PokeAPISource {
  // MARK: Making the dex

  private func write<Document: Endpoint>(
    _ type: Document.Type, _ ids: [Int], into sink: any DexSink
  ) throws(PokedexError) {
    var rows: [Document.Entity] = []
    for id in ids {
      rows.append(
        try work.read(ID<Document.Entity>(id).resourcePath) { document throws(BadData) in
          try document.decode(type).entity(ID(id))
        })
    }
    try sink.write(rows)
  }

  private func writeForms(_ ids: [Int], into sink: any DexSink) throws(PokedexError) {
    var forms: [Form] = []
    for id in ids.map({ ID<Form>($0) }) {
      let (form, learnset) = try work.read(id.resourcePath) { document throws(BadData) in
        let document = try document.decode(FormDocument.self)
        return (try document.form.entity(id), document.learnset.learnset)
      }
      let encounters = try work.read(EncountersEndpoint.path(of: id)) { document throws(BadData) in
        try document.decode(EncountersEndpoint.self).encounters
      }
      forms.append(form)
      try sink.write(learnset, of: id)
      try sink.write(encounters, of: id)
    }
    try sink.write(forms)
  }
}

extension Endpoint {
  fileprivate static var kind: Kind { Entity.kind }
}

extension Kind {
  /// The paths under which lists are kept.
  fileprivate static let lists = Set(allCases.map(\.rawValue))
}

extension WorkFile {
  /// As a document of our own, for a list may come in parts.
  fileprivate func keep(list ids: [Int], of kind: Kind) throws(PokedexError) {
    let list = "[\(ids.map(String.init).joined(separator: ","))]"
    try keep(HTTPResponse(body: Array(list.utf8)), at: kind.rawValue)
  }
}

extension SyncTally {
  /// Counts an answer, which was kept.
  mutating func count(_ response: HTTPResponse) {
    if response.status == 304 { unchanged += 1 } else { fetched += 1 }
  }
}
