import PokedexDomain

/// Fetches the pictures of all forms, and of the looks that have their own, into the work file.
struct SyncPictures {
  let host: SpriteHost
  let work: WorkFile
  let passes: SyncPasses

  func fetch(
    of forms: [Int], looks: [Int], _ tally: inout SyncTally, _ progress: (SyncProgress) -> Void
  ) async throws(PokedexError) {
    let (host, work) = (host, work)
    let paths = try paths(of: forms) + paths(ofLooks: looks)
    let marks = try work.marks(of: .picture)
    let needed = paths.filter { marks[$0].map(work.isFresh) != true }
    tally.fresh += paths.count - needed.count
    tally.hasPictures = true
    var state = SyncProgress(.pictures, total: paths.count, tally: tally)
    state.done = paths.count - needed.count
    progress(state)
    try await passes.run(needed) { path throws(PokedexError) in
      try await Self.fetch(path, marks[path], from: host)
    } take: { (answer: PokeAPISource.Answer) throws(PokedexError) in
      try answer.keep(in: work, .picture, &state.tally)
      state.done += 1
      progress(state)
    }
    tally = state.tally
    try work.forgetAll(but: Set(paths), in: .picture)
  }

  private func paths(of forms: [Int]) throws(PokedexError) -> [String] {
    var paths: [String] = []
    for form in forms {
      let views = try work.read(ID<Form>(form).resourcePath) { reader throws(ByteReader.Damaged) in
        try PackedForm.views(from: &reader)
      }
      paths += views.views.map { SpriteHost.path($0, of: ID(form)) }
    }
    return paths
  }

  private func paths(ofLooks looks: [Int]) throws(PokedexError) -> [String] {
    var paths: [String] = []
    for id in looks {
      let (look, views) = try look(id)
      guard !look.isDefault, !views.isEmpty,
        let name = look.word(beside: try slug(of: look.form))
      else { continue }
      paths += views.views.map { view in
        SpriteHost.path(
          SpriteView(view.side, isShiny: view.isShiny, look: name), of: look.form)
      }
    }
    return paths
  }

  private func look(_ id: Int) throws(PokedexError) -> (Look, SpriteViews) {
    try work.read(ID<Look>(id).resourcePath) { reader throws(ByteReader.Damaged) in
      let packed = try PackedRow<Look>(id, from: &reader)
      return (packed.row, packed.views)
    }
  }

  private func slug(of form: ID<Form>) throws(PokedexError) -> String {
    try work.read(form.resourcePath) { reader throws(ByteReader.Damaged) in
      try PackedForm(form.rawValue, from: &reader).form.slug
    }
  }

  /// A picture that the host does not have is an answer, too: nothing is kept in its place.
  @concurrent
  private static func fetch(
    _ path: String, _ mark: WorkFile.Mark?, from host: SpriteHost
  ) async throws(PokedexError) -> PokeAPISource.Answer {
    let response: HTTPResponse
    do throws(PokedexError) {
      response = try await host.picture(path, etag: mark?.etag)
    } catch .notFound {
      return PokeAPISource.Answer(
        path: path, response: HTTPResponse(status: 404, body: []), findings: WorkFile.Findings()
      )
    }
    guard response.status != 304 else {
      return PokeAPISource.Answer(path: path, response: response, findings: nil)
    }
    _ = try host.sprite(response.body, from: path)
    return PokeAPISource.Answer(
      path: path, response: response, findings: WorkFile.Findings(body: response.body))
  }
}
