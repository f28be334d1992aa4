import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The type chart, with its cursor.
@MainActor @Suite struct TypeChartTests {
  @Test(arguments: [Size.small, .usual, .wide])
  func itShowsEveryTypeOrScrolls(_ size: Size) async throws {
    let stage = try await stage("Y", size)
    golden("type-chart-\(size.width)", stage)
  }

  @Test func theSentenceNamesThePairAtTheCursor() async throws {
    let stage = try await stage("Y")
    #expect(stage.text.contains("Normal does normal damage to Normal"))
    await stage.type("<down><right><right><right><right>")
    #expect(stage.text.contains("Fire does double damage to Grass"))
    await stage.type("hh")
    #expect(stage.text.contains("Fire does half damage to Water"))
  }

  @Test func enterOpensTheTypeOfTheRowAndTabTheList() async throws {
    let stage = try await stage("Yj<enter>")
    #expect(stage.text.contains("━ Fire ━"))
    await stage.type("<esc><tab>")
    #expect(stage.text.contains("━ Types ━"))
    await stage.type("<esc>")
    #expect(stage.text.contains("Fire does normal damage to Normal"))
  }

  @Test func aGenerationHasItsOwnTypes() async throws {
    let stage = try await stage("YLred-blue<enter>")
    #expect(!stage.text.contains("FAI"))
    #expect(!stage.text.contains("STE"))
  }

  @Test func aClickMovesTheCursor() async throws {
    let stage = try await stage("Y")
    let rows = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("FIR   ·") })
    let column = try #require(rows[1].range(of: "GRA"))
    let x = rows[1].distance(from: rows[1].startIndex, to: column.lowerBound)
    stage.app.handle(.mouse(MouseEvent(point: Point(x: x, y: row), kind: .press)))
    #expect(stage.text.contains("Fire does double damage to Grass"))
  }
}
