import PokedexData
import PokedexDomain

/// The dex used for completion. If it cannot be read, there are no candidates and no error message.
struct CompletionDex {
  let catalog: Catalog
  /// The user's marks, teams and searches.
  let store: TrainerStore?
  private let reference: DexFileReference

  init() throws {
    let composition = Composition(.offline)
    store = composition.store
    reference = DexFileReference(
      dex: try composition.dex { _ in }, language: Wording.current.language)
    catalog = Catalog(
      forms: reference.table(Form.self), species: reference.table(Species.self),
      names: reference.names(of: .form), reference: reference,
      marks: TrainerMarks(
        store, teams: store, sets: composition.sets, collections: store,
        playing: composition.playedRun(in: store) { _ in }),
      overlays: OverlayFiles(folder: composition.folder(of: .games)))
  }

  /// The names of all entries of a kind.
  func names<Row: Tabular>(of type: Row.Type) -> [ShellName] {
    zip(reference.table(type).slugs, reference.names(of: Row.kind)).map {
      ShellName(slug: $0, name: $1)
    }
  }

  /// The names that lead to pages.
  func names(of source: NameSource) -> [ShellName] {
    zip(source.keys(reference).slugs, source.names(reference)).map {
      ShellName(slug: $0, name: $1)
    }
  }

  var lenses: [ShellName] {
    (catalog.lenses.all + catalog.changedGames).map { ShellName(slug: $0.slug, name: $0.name) }
  }

  var teams: [ShellName] {
    get throws { try store?.storedTeams().names.map { ShellName($0) } ?? [] }
  }

  /// The teams, sets and members whose names begin with a text after an `@`.
  func marked(_ text: String) -> [ShellName] {
    OfferedWords.teams(beginningWith: text, in: catalog).map { ShellName($0) }
  }

  static var store: TrainerStore? { Composition(.offline).store }
}
