import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexPresentation
@testable import PokedexScreens

/// Columns stay aligned for all names of the dex.
@Suite struct NameWidthTests {
  /// The widths of a narrow list, of a list beside a page, and of the widest list.
  private static let widths = [30, 46, 62]

  /// Returns all names with characters beyond ASCII, which may be wider or narrower than a column.
  private func names(_ kinds: [Kind]) async throws -> Set<String> {
    let dex = try #require(try await Stage.bundled().catalog().reference)
    var names: Set<String> = []
    for kind in kinds {
      for language in dex.languages(of: kind) {
        names.formUnion(dex.names(of: kind, in: language))
      }
    }
    return names.filter { $0.utf8.contains { $0 >= 0x80 } }
  }

  @Test func everyNameOfAPokemonKeepsTheColumnsAligned() async throws {
    let names = try await names([.species, .form])
    #expect(names.count > 3_000)
    for width in Self.widths {
      let layout = await DexRowColumns(width: width, asked: [])
      let plain = await row("x", layout, width)
      let start = try #require(plain.rowText(0).firstIndex(of: "x"))
      let name = plain.rowText(0).distance(from: plain.rowText(0).startIndex, to: start)
      // The part after the name begins with the first badge, or with the total.
      let end = try #require((name + 1..<width).first { plain[x: $0, y: 0].scalar != " " })
      for text in names {
        let drawn = await row(text, layout, width)
        let isStraight = (end..<width).allSatisfy { drawn[x: $0, y: 0] == plain[x: $0, y: 0] }
        #expect(isStraight, "\(text) at \(width): \(drawn.rowText(0))")
      }
    }
  }

  @MainActor private func row(_ name: String, _ layout: DexRowColumns, _ width: Int) -> Grid {
    let row = DexRow(name: name, number: "#445", types: [16, 5].map { ID($0) }, total: 600)
    var canvas = Canvas(size: Size(width: width, height: 1))
    let columns = RowColumns(layout.columns, width: width - 1, symbols: .unicode)
    columns.draw(
      layout.cells(of: row, .unicode), on: &canvas,
      in: Rect(x: 1, y: 0, width: width - 1, height: 1))
    return canvas.grid
  }

  @Test func everyOtherNameFitsItsColumn() async throws {
    let names = try await names(Kind.allCases.filter { ![.species, .form].contains($0) })
    #expect(names.count > 10_000)
    for name in names {
      let text = DrawableText(name)
      #expect(text.string.unicodeScalars.reduce(0) { $0 + TextWidth.of($1).cells } == text.width)
      for width in [8, 14, 32] {
        #expect(text.clipped(to: width).width <= width, "\(name)")
        #expect(text.padded(to: width).width == width, "\(name)")
      }
    }
  }
}
