import PokedexDomain
import Synchronization

/// A Pokédex that reads PokeAPI, one form at a time.
package final class LivePokedex: PokedexRepository {
  private let api: PokeAPI
  private let language: Language
  private let marks: any MarkSource
  private let cache = RecordCache()

  /// - Parameter marks: the user's marks.
  package init(
    api: PokeAPI, language: Language = .english, marks: any MarkSource = NoMarks()
  ) {
    self.api = api
    self.language = language
    self.marks = marks
  }

  /// IDs and slugs only; all other data comes with each form's record.
  package func catalog() async throws(PokedexError) -> Catalog {
    let api = api
    let links = try await withTaskExecutorPreference(NetworkThread.screen.executor) {
      () throws(PokedexError) in
      try await api.list(Kind.form.rawValue)
    }
    let slugs = links.map { $0.name ?? "" }
    return Catalog(
      forms: Table(ids: links.map { ID($0.id) }, slugs: slugs), species: Table(),
      names: slugs.map(titled), marks: marks)
  }

  /// The record of a form. Only the form's own document is required; species and look are fetched
  /// concurrently, and if one fails, the record reports the failure and lacks that part.
  package func record(
    of form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> FormRecord {
    let record = try await withTaskExecutorPreference(NetworkThread.screen.executor) {
      () throws(PokedexError) in
      try await self.record(of: form)
    }
    return lens.map { record.seen(through: $0) } ?? record
  }

  private func record(of form: ID<Form>) async throws(PokedexError) -> FormRecord {
    if let known = cache[form] { return known }
    let record = try await fetch(form)
    if record.speciesFailure == nil { cache.keep(record) }
    return record
  }

  package func renew(_ form: ID<Form>) { cache.makeOld(form) }

  package func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String] {
    let links = try await api.list(kind.rawValue)
    return Dictionary(
      links.map { ($0.id, $0.name ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  private func fetch(_ id: ID<Form>) async throws(PokedexError) -> FormRecord {
    let (document, form) = try await api.read(PokemonEndpoint.self, id)
    async let species = attempt(SpeciesEndpoint.self, form.species)
    async let look = attempt(LookEndpoint.self, form.looks.first)
    return record(form, document.linkedNames, await species, await look)
  }

  private typealias Answer<Document: Endpoint> = Result<
    (document: Document, entity: Document.Entity), PokedexError
  >

  private func attempt<Document: Endpoint>(
    _ type: Document.Type, _ id: ID<Document.Entity>?
  ) async -> Answer<Document>? {
    guard let id else { return nil }
    do throws(PokedexError) {
      return .success(try await api.read(type, id))
    } catch {
      return .failure(error)
    }
  }

  private func record(
    _ form: Form, _ linked: LinkedNames, _ species: Answer<SpeciesEndpoint>?,
    _ look: Answer<LookEndpoint>?
  ) -> FormRecord {
    let facts = species?.value
    let appearance = look?.value?.entity
    var names = linked
    if let facts { names.add(facts.document.linkedNames) }
    let name = formName(
      slug: form.slug, isDefault: form.isDefault,
      species: facts?.entity.names.preferred(language),
      look: appearance?.names.preferred(language), label: appearance?.labels.preferred(language))
    names[form.id] = name
    return FormRecord(
      form: form, species: facts?.entity, speciesFailure: species?.failure ?? look?.failure,
      name: name, names: names,
      spellings: Self.spellings(facts?.entity.names) + Self.spellings(appearance?.names))
  }

  private static func spellings(_ names: Names?) -> [String] {
    names.map { Array($0.byLanguage.values) } ?? []
  }
}

/// The records read since the program started.
private final class RecordCache: Sendable {
  private struct Records {
    var known: [ID<Form>: FormRecord] = [:]
    /// Known records to fetch again.
    var old: Set<ID<Form>> = []
  }

  private let records = Mutex(Records())

  /// Skips an outdated record once: if the new fetch fails, the outdated one is still the best
  /// available.
  subscript(form: ID<Form>) -> FormRecord? {
    records.withLock { $0.old.remove(form) == nil ? $0.known[form] : nil }
  }

  func keep(_ record: FormRecord) { records.withLock { $0.known[record.form.id] = record } }
  func makeOld(_ form: ID<Form>) { records.withLock { _ = $0.old.insert(form) } }
}
