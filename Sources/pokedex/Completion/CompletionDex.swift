import PokedexData
import PokedexDomain

/// The dex used for completion. If it cannot be read, there are no candidates and no error message.
struct CompletionDex {
  /// That of the changed game on the command line, if there is one.
  let catalog: Catalog
  /// The user's marks, teams and searches.
  let store: TrainerStore?

  private var dex: any DexReference { catalog.dex }

  /// - Parameter arguments: the words of the command line.
  init(arguments: [String] = []) throws {
    let composition = Composition(.offline)
    store = composition.store
    let reference = DexFileReference(
      dex: try composition.dex { _ in }, language: Wording.current.language)
    let published = Catalog(
      forms: reference.table(Form.self), species: reference.table(Species.self),
      names: reference.names(of: .form), reference: reference,
      marks: TrainerMarks(
        store, teams: store, sets: composition.sets, collections: store,
        playing: composition.playedRun(in: store) { _ in }),
      overlays: OverlayFiles(folder: composition.folder(of: .games)))
    catalog = published.through(Self.game(in: arguments).flatMap(published.lens))
  }

  /// The words that choose a game: `--game` or `--overlay` with its value, which may be behind a `=`.
  static func wordsOfGame(in words: [String]) -> [String] {
    let options = ["--game", "--overlay"]
    guard let place = words.firstIndex(where: { options.contains($0.optionName) }) else {
      return []
    }
    return Array(words[place...].prefix(words[place].contains("=") ? 1 : 2))
  }

  /// The game that options choose, by its name or by the path of its file.
  private static func game(in arguments: [String]) -> String? {
    let words = wordsOfGame(in: arguments)
    guard let option = words.first?.optionName, let last = words.last, last != option else {
      return nil
    }
    let value = words.count > 1 ? last : String(last.dropFirst(option.count + 1))
    return option == "--game" || value.contains("/") ? value : "./\(value)"
  }

  /// The names of all entries of a kind.
  func names<Row: Tabular>(of type: Row.Type) -> [ShellName] {
    zip(dex.table(type).slugs, dex.names(of: Row.kind)).map {
      ShellName(slug: $0, name: $1)
    }
  }

  /// The names that lead to pages.
  func names(of source: NameSource) -> [ShellName] {
    zip(source.keys(dex).slugs, source.names(dex)).map {
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

extension String {
  /// The name of the option that a word begins with.
  fileprivate var optionName: String { String(prefix { $0 != "=" }) }
}
