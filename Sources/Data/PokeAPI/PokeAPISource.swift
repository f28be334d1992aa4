import PokedexDomain

/// The whole of PokeAPI, read kind by kind, several documents at a time.
package struct PokeAPISource: DexSource {
  private let api: PokeAPI
  /// How many documents are read at the same time.
  private let width: Int

  package init(api: PokeAPI, width: Int) {
    self.api = api
    self.width = width
  }

  package func read(
    into sink: any DexSink, progress: (LoadingProgress) -> Void
  ) async throws(PokedexError) {
    let counts = try await counts()
    // Each form has a document of its own and one of its encounters.
    let total = counts.values.reduce(0) { $0 + $1.count } + (counts[.form]?.count ?? 0)
    var done = LoadingProgress(done: 0, total: total)
    progress(done)
    let step = {
      done.done += 1
      progress(done)
    }
    for endpoint in AllEndpoints.all where endpoint.resource != PokemonEndpoint.resource {
      try await readKind(endpoint, counts, into: sink, step: step)
    }
    try await readForms(counts[.form] ?? [], into: sink, step: step)
  }

  /// The ids of every kind, for what there is to do must be known before it is begun.
  private func counts() async throws(PokedexError) -> [Kind: [Int]] {
    var ids: [Kind: [Int]] = [:]
    let api = api
    try await each(Kind.allCases) { kind throws(PokedexError) in
      (kind, try await api.list(kind.rawValue).map(\.id))
    } take: { found in
      ids[found.0] = found.1
    }
    return ids
  }

  private func readKind<Document: Endpoint>(
    _ type: Document.Type, _ ids: [Kind: [Int]], into sink: any DexSink, step: () -> Void
  ) async throws(PokedexError) {
    var rows: [Document.Entity] = []
    let api = api
    try await each(ids[Document.Entity.kind] ?? []) { id throws(PokedexError) in
      try await api.read(type, ID(id)).entity
    } take: { row throws(PokedexError) in
      rows.append(row)
      step()
    }
    try sink.write(rows)
  }

  private func readForms(
    _ ids: [Int], into sink: any DexSink, step: () -> Void
  ) async throws(PokedexError) {
    var forms: [Form] = []
    let api = api
    try await each(ids) { id throws(PokedexError) in
      try await Self.form(ID(id), from: api)
    } take: { read throws(PokedexError) in
      forms.append(read.form)
      try sink.write(read.learnset, of: read.form.id)
      try sink.write(read.encounters, of: read.form.id)
      step()
      step()
    }
    try sink.write(forms)
  }

  @concurrent
  private static func form(
    _ id: ID<Form>, from api: PokeAPI
  ) async throws(PokedexError) -> ReadForm {
    async let places = encounters(of: id, from: api)
    let document = try await api.document(id.resourcePath)
    let form: Form
    let learnset: Learnset
    do throws(BadData) {
      form = try document.decode(PokemonEndpoint.self).entity
      learnset = try LearnsetEndpoint([UInt8](document.response.body), of: id).learnset
    } catch {
      throw .badData(error)
    }
    return ReadForm(form: form, learnset: learnset, encounters: try await places.get())
  }

  @concurrent
  private static func encounters(
    of id: ID<Form>, from api: PokeAPI
  ) async -> Result<[Encounter], PokedexError> {
    do throws(PokedexError) {
      let document = try await api.document(EncountersEndpoint.path(of: id))
      do throws(BadData) {
        return .success(
          try EncountersEndpoint([UInt8](document.response.body), of: id).encounters)
      } catch {
        return .failure(.badData(error))
      }
    } catch {
      return .failure(error)
    }
  }
}

/// A form with what its documents tell beside its own facts.
private struct ReadForm: Sendable {
  let form: Form
  let learnset: Learnset
  let encounters: [Encounter]
}

extension PokeAPISource {
  /// Works on several inputs at a time, and takes what comes of each as it comes. The first error
  /// ends it.
  private func each<Input: Sendable, Output: Sendable>(
    _ inputs: [Input],
    _ work: @escaping @Sendable (Input) async throws(PokedexError) -> Output,
    take: (Output) throws(PokedexError) -> Void
  ) async throws(PokedexError) {
    let outcome = await withTaskGroup(
      of: Result<Output, PokedexError>.self
    ) { group -> Result<Void, PokedexError> in
      var rest = inputs[...]
      for input in rest.prefix(width) { group.addTask { await Self.attempt(input, work) } }
      rest = rest.dropFirst(width)
      while let result = await group.next() {
        do throws(PokedexError) {
          try take(try result.get())
        } catch {
          group.cancelAll()
          return .failure(error)
        }
        if let input = rest.popFirst() { group.addTask { await Self.attempt(input, work) } }
      }
      return .success(())
    }
    try outcome.get()
  }

  private static func attempt<Input: Sendable, Output: Sendable>(
    _ input: Input, _ work: @Sendable (Input) async throws(PokedexError) -> Output
  ) async -> Result<Output, PokedexError> {
    do throws(PokedexError) {
      return .success(try await work(input))
    } catch {
      return .failure(error)
    }
  }
}
