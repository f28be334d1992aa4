import PokedexData
import PokedexDomain

/// The dex for a completion: whatever is wrong with it, nothing is offered and nothing is said.
struct CompletionDex {
  let catalog: Catalog
  /// What the user has made.
  let store: TrainerStore?
  private let reference: DexFileReference

  init() throws {
    let composition = Composition(.offline)
    store = composition.store
    reference = DexFileReference(dex: try composition.dex { _ in }, language: .english)
    catalog = Catalog(
      forms: try reference.table(Form.self), species: try reference.table(Species.self),
      names: try reference.names(of: .form), reference: reference,
      marks: TrainerMarks(store, teams: store))
  }

  func slugs<Row: Tabular>(_ type: Row.Type) throws -> [String] { try reference.table(type).slugs }

  var lenses: [String] { get throws { try Lenses(reference).all.map(\.slug) } }

  static var store: TrainerStore? { Composition(.offline).store }
}
