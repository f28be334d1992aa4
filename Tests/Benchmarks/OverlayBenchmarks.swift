import Glibc
import PokedexData
import PokedexDomain
import PokedexTerminalUI

/// Games that people changed: reading the file, and the lists of the game.
extension Benchmarks {
  static func overlays() async throws {
    let catalog = try await DexPokedex(dex: DexFile()).catalog()
    measure(overlay(of: 1, on: catalog), "1 line", on: catalog)
    measure(overlay(of: 5_000, on: catalog), "5,000 lines", on: catalog)
  }

  private static func measure(_ file: [UInt8], _ size: String, on catalog: Catalog) {
    let before = residentBytes
    measure("a changed game of \(size): read it") { _ = lens(file, catalog) }
    measure("a changed game of \(size): read it and list its Pokémon") {
      _ = PokemonRows(catalog, through: lens(file, catalog)).existing
    }
    measure("a changed game of \(size): read it, and query its moves and places") {
      let engine = QueryEngine(PokemonRows(catalog, through: lens(file, catalog)))
      _ = SearchPokedex()("move:surf found:route-201", in: engine)
    }
    print("\((residentBytes - before) / 1024) KiB more memory after these")
  }

  private static func lens(_ file: [UInt8], _ catalog: Catalog) -> Lens? {
    OverlayReader.read(file, named: "meadow.pkgame", on: catalog, listsChanges: false).lens
  }

  /// A file with facts of all Pokémon and moves, learnsets and places, as far as it has lines.
  private static func overlay(of count: Int, on catalog: Catalog) -> [UInt8] {
    let moves = catalog.dex.table(Move.self).slugs
    let facts = catalog.forms.slugs.map { "pokemon \($0) stats 80 81 82 83 84 85 types fire dark" }
    let powers = moves.map { "move \($0) power 77 accuracy 95" }
    let learnsets = catalog.forms.slugs.enumerated().map { index, slug in
      "learn \(slug) level 5 \(moves[index % moves.count]) 9 surf"
    }
    let routes = [201, 202, 203, 206, 207, 208]
    let places = (0..<count).map { number in
      "place route-\(routes[number % routes.count]) walk starly \(2 + number % 50) 20 bidoof 2-3 20"
    }
    let lines = (facts + powers + learnsets + places).prefix(count)
    let text = ["game meadow \"Meadow\"", "base platinum", "rules 4 fairy"] + lines
    return Array(text.joined(separator: "\n").utf8)
  }

  /// The memory of the program that is in use.
  private static var residentBytes: Int {
    let pages = (try? WholeFile.read("/proc/self/statm")).map {
      String(decoding: $0, as: UTF8.self).split(separator: " ")
    }
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(getpagesize())
  }
}
