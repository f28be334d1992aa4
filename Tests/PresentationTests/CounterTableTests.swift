import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// The cells of counters against several opponents.
@Suite struct CounterTableTests {
  private static let percents = [0, 12, 25, 50, 62, 75, 100, 125, 150, 200, 250, 400, 500, 800]

  @Test func noCellIsWiderThanItsColumn() throws {
    let columns = CounterTable(foes: ["a", "b"]).columns
    for taken in Self.percents {
      for dealt in Self.percents {
        for outspeeds in [true, false] {
          let text = Self.cell(taken, dealt, outspeeds).text
          #expect(text.count <= columns[2].width, "\(text)")
        }
      }
    }
  }

  @Test func theCellSaysWhatIsTakenDealtAndWhoIsFaster() {
    #expect(Self.cell(50, 200, true).text == "×½ ▸ ×2 ▲")
    #expect(Self.cell(0, 100, false).text == "×0 ▸ ×1")
    #expect(Self.cell(250, 25, true).text == "×2½ ▸ ×¼ ▲")
  }

  @Test func `the columns are named after the foes`() {
    let columns = CounterTable(foes: ["Garchomp", "Gholdengo"]).columns
    #expect(columns.map(\.title).contains("Garchomp"))
    #expect(columns.map(\.title).contains("Gholdengo"))
  }

  private static func cell(_ taken: Int, _ dealt: Int, _ outspeeds: Bool) -> Inline {
    let matchup = Counter.Matchup(taken: taken, dealt: dealt, outspeeds: outspeeds)
    return CounterTable(foes: ["a", "b"]).cell(matchup)
  }
}
