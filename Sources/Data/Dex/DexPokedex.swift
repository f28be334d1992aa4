import PokedexDomain
import Synchronization

/// A Pokédex read from a dex file, with all data available at once.
package final class DexPokedex: PokedexRepository {
  private let dex: DexFile
  private let reference: DexFileReference
  private let marks: any MarkSource
  private let overlays: any OverlaySource
  /// The catalog, cached after the first read, since each page asks for it.
  private let loaded = Mutex<Catalog?>(nil)

  /// Creates a Pokédex with names in the language, or in English where the dex has no translation.
  ///
  /// - Parameters:
  ///   - marks: the user's marks.
  ///   - overlays: the user's changed games.
  package init(
    dex: DexFile, language: Language = .english, marks: any MarkSource = NoMarks(),
    overlays: any OverlaySource = NoOverlays()
  ) {
    self.dex = dex
    self.marks = marks
    self.overlays = overlays
    reference = DexFileReference(dex: dex, language: language)
  }

  package func catalog() async -> Catalog {
    if let catalog = loaded.withLock({ $0 }) { return catalog }
    let catalog = Catalog(
      forms: reference.table(Form.self), species: reference.table(Species.self),
      names: reference.names(of: .form), reference: reference, marks: marks,
      overlays: overlays)
    loaded.withLock { $0 = catalog }
    return catalog
  }

  package func record(
    of form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> FormRecord {
    let catalog = await catalog().through(lens)
    let record = catalog.record(of: form, through: lens, names: catalog.dex.name)
    guard let record else { throw .notFound("Pokémon \(form)") }
    return record
  }

  package func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String] {
    Dictionary(
      try dex.keys(of: kind).map { ($0.id, $0.slug) }, uniquingKeysWith: { first, _ in first })
  }
}
