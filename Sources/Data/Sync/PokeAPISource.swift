import PokedexDomain

/// A dex source that downloads all of PokeAPI. It fetches all documents into a work file, several
/// at a time, except for those that are still fresh. It then builds the dex from the work file
/// alone, in the order of IDs, so that neither interruptions nor the order of responses affect the
/// result.
package struct PokeAPISource: DexSource {
  private let api: PokeAPI
  private let work: WorkFile
  private let host: SpriteHost?
  private let passes: RetryPasses

  /// - Parameters:
  ///   - width: the number of concurrent requests.
  ///   - host: the host of the pictures, used only if the scope includes them.
  package init(
    api: PokeAPI, work: WorkFile, scope: SyncScope = .facts, width: Int, host: SpriteHost? = nil
  ) {
    self.api = api
    self.work = work
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

  /// Brings the work file up to date. Even after an error, everything fetched so far is kept.
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

  /// Fetches the IDs of every kind first, since the total must be known in advance.
  private func lists() async throws(PokedexError) -> [Kind: [Int]] {
    let api = api
    let work = work
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
    let api = api
    let work = work
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
  // MARK: Building the dex

  private func write<Document: Endpoint>(
    _ type: Document.Type, _ ids: [Int], into sink: any DexSink
  ) throws(PokedexError) {
    var rows: [Document.Entity] = []
    for id in ids {
      rows.append(
        try read(ID<Document.Entity>(id).resourcePath) { document throws(BadData) in
          try document.decode(type).entity(ID(id))
        })
    }
    try sink.write(rows)
  }

  private func writeForms(_ ids: [Int], into sink: any DexSink) throws(PokedexError) {
    var forms: [Form] = []
    for id in ids.map({ ID<Form>($0) }) {
      let (form, learnset) = try read(id.resourcePath) { document throws(BadData) in
        let document = try document.decode(FormDocument.self)
        return (try document.form.entity(id), document.learnset.learnset)
      }
      let encounters = try read(EncountersEndpoint.path(of: id)) { document throws(BadData) in
        try document.decode(EncountersEndpoint.self).encounters
      }
      forms.append(form)
      try sink.write(learnset, of: id)
      try sink.write(encounters, of: id)
    }
    try sink.write(forms)
  }

  /// Reads a stored document, unless the task is cancelled: reading all documents takes seconds.
  private func read<Value>(
    _ path: String, _ body: (JSONDocument) throws(BadData) -> Value
  ) throws(PokedexError) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    return try work.read(path, body)
  }
}

extension Endpoint {
  fileprivate static var kind: Kind { Entity.kind }
}

extension Kind {
  /// The paths of lists in the work file.
  fileprivate static let lists = Set(allCases.map(\.rawValue))
}

extension WorkFile {
  /// Stores a list as one document in a format of this program, since the server may split it into
  /// pages.
  fileprivate func keep(list ids: [Int], of kind: Kind) throws(PokedexError) {
    let list = "[\(ids.map(String.init).joined(separator: ","))]"
    try keep(HTTPResponse(body: Array(list.utf8)), at: kind.rawValue)
  }
}

extension SyncTally {
  /// Counts a stored response.
  mutating func count(_ response: HTTPResponse) {
    if response.status == 304 { unchanged += 1 } else { fetched += 1 }
  }
}
