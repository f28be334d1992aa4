import PokedexDomain

/// Fetches the pictures of all forms, and those of looks with their own pictures, into the work
/// file.
struct SyncPictures {
  let host: SpriteHost
  let work: WorkFile
  let passes: RetryPasses

  func fetch(
    of forms: [Int], looks: [Int], _ tally: inout SyncTally, _ progress: (SyncProgress) -> Void
  ) async throws(PokedexError) {
    let host = host
    let work = work
    let paths = try paths(of: forms, looks)
    let marks = try work.marks(of: .picture)
    let needed = paths.filter { marks[$0].map(work.isFresh) != true }
    tally.fresh += paths.count - needed.count
    tally.hasPictures = true
    var state = SyncProgress(.pictures, total: paths.count, tally: tally)
    state.done = paths.count - needed.count
    progress(state)
    try await passes.run(needed) { path throws(PokedexError) in
      try await Self.fetch(path, marks[path], from: host)
    } take: { (answer: (path: String, response: HTTPResponse)) throws(PokedexError) in
      try work.keep(answer.response, at: answer.path, in: .picture)
      state.tally.count(answer.response)
      state.done += 1
      progress(state)
    }
    tally = state.tally
    try work.forgetAll(but: Set(paths), in: .picture)
  }

  private func paths(of forms: [Int], _ looks: [Int]) throws(PokedexError) -> [String] {
    var paths: [String] = []
    try work.readingAtOnce { () throws(PokedexError) in
      for form in forms { paths += try self.paths(of: ID<Form>(form)) }
      for look in looks { paths += try self.paths(of: ID<Look>(look)) }
    }
    return paths
  }

  private func paths(of form: ID<Form>) throws(PokedexError) -> [String] {
    try work.read(form.resourcePath) { document throws(BadData) in
      try document.decode(SpriteLinks.self).views.map { SpriteHost.path($0, of: form) }
    }
  }

  /// The paths of a look's pictures; empty if it has none of its own.
  private func paths(of id: ID<Look>) throws(PokedexError) -> [String] {
    let (look, views) = try work.read(id.resourcePath) { document throws(BadData) in
      (
        try document.decode(LookEndpoint.self).entity(id),
        try document.decode(SpriteLinks.self).views
      )
    }
    guard !look.isDefault, !views.isEmpty, let name = look.word(beside: try slug(of: look.form))
    else { return [] }
    return views.map { view in
      SpriteHost.path(SpriteView(view.side, isShiny: view.isShiny, look: name), of: look.form)
    }
  }

  private func slug(of form: ID<Form>) throws(PokedexError) -> String {
    try work.read(form.resourcePath) { document throws(BadData) in
      try document.decode(PokemonEndpoint.self).entity(form).slug
    }
  }

  /// Fetches a picture. A missing picture is a valid result, stored as an entry without a body.
  @concurrent
  private static func fetch(
    _ path: String, _ mark: WorkFile.Mark?, from host: SpriteHost
  ) async throws(PokedexError) -> (path: String, response: HTTPResponse) {
    let response: HTTPResponse
    do throws(PokedexError) {
      response = try await host.picture(path, etag: mark?.etag)
    } catch .notFound {
      return (path, HTTPResponse(status: 404, body: []))
    }
    if response.status != 304 { _ = try host.sprite(response.body, from: path) }
    return (path, response)
  }
}
