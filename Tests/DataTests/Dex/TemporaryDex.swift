import FoundationEssentials
import GRDB
import PokedexData
import PokedexDomain
import PokedexTesting

/// Runs the body with a temporary directory, and removes it afterwards.
func withDirectory<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let path = FileManager.default.temporaryDirectory.path + "/pokedex-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try await body(path)
}

/// Runs the body with a dex file of the sample.
func withSampleDex<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  try await withDirectory { directory in
    let path = directory + "/dex.sqlite"
    try await sync(SampleSource(), to: path)
    return try await body(path)
  }
}

func sync(_ source: any DexSource, to path: String) async throws(PokedexError) {
  try await SyncPokedex(source: source)(into: DexReplacement(path: path)) { _ in }
}

/// Changes a database behind the program's back, as another process might.
func change(_ path: String, _ sql: String) throws {
  try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: sql) }
}

func contents(of path: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(filePath: path)))
}

func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
  try Data(bytes).write(to: URL(filePath: path))
}

/// Returns the reason why a dex is refused, or `nil` if all of it can be read.
func refusal(_ path: String) async -> String? {
  do throws(PokedexError) {
    try await readAll(DexFile(path: path))
  } catch {
    guard case .file(path, let reason) = error else { return "\(error)" }
    return reason
  }
  return nil
}

/// Reads everything that the program reads from a dex.
func readAll(_ dex: DexFile) async throws(PokedexError) {
  let pokedex = DexPokedex(dex: dex, language: Language(rawValue: "de"))
  let catalog = await pokedex.catalog()
  _ = catalog.totals
  for id in catalog.forms.ids {
    _ = try await PokemonPage(pokedex.record(of: id, through: nil))
    _ = try dex.learnset(of: id)
    _ = try dex.encounters(of: id)
  }
  _ = try dex.counts()
  _ = try dex.table(EvolutionChain.self)[0]
  readReference(DexFileReference(dex: dex, language: .english))
  if let damage = dex.damage { throw damage }
}

private func readReference(_ reference: DexFileReference) {
  for kind in [Kind.form, .species, .move, .nature] {
    let index = reference.nameIndex(of: kind)
    _ = reference.names(of: kind)
    for letters in ["a", "pika", "zzzz", "ピカ"].map({ Spelling.folded($0) }) {
      _ = index.matches(letters)
      _ = index.rows(named: letters)
      _ = index.rows(beginningWith: letters)
    }
  }
  for move in reference.table(Move.self).ids { _ = reference.lessons(of: move) }
  for area in reference.table(LocationArea.self).ids {
    _ = reference.residents(of: area)
  }
  for group in reference.table(VersionGroup.self).ids { _ = reference.roster(of: group) }
}
