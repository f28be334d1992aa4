import PokedexDomain
import PokedexPresentation
import Testing

@Suite struct FormattingTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (1_351, "1,351"), (100_000, "100,000"),
    (1_000_000, "1,000,000"), (-1_351, "-1,351"), (-100, "-100"),
  ])
  func thousandsAreSeparated(_ number: Int, _ expected: String) {
    #expect(Formatting.count(number) == expected)
  }

  @Test(arguments: [(0, "0.0 m"), (3, "0.3 m"), (19, "1.9 m"), (200, "20.0 m")])
  func heightsAreInMetres(_ decimetres: Int, _ expected: String) {
    #expect(Formatting.height(decimetres) == expected)
  }

  @Test(arguments: [(1, "0.1 kg"), (950, "95.0 kg"), (9_999, "999.9 kg")])
  func weightsAreInKilograms(_ hectograms: Int, _ expected: String) {
    #expect(Formatting.weight(hectograms) == expected)
  }

  @Test(arguments: [(0, "0 %"), (125, "12.5 %"), (500, "50 %"), (875, "87.5 %"), (1_000, "100 %")])
  func onlyFractionalPercentsHaveADecimal(_ thousandths: Int, _ expected: String) {
    #expect(Formatting.percent(thousandths: thousandths) == expected)
  }

  @Test func aRangeOfOneIsOneNumber() {
    #expect(Formatting.percents(5...5) == "5 %")
    #expect(Formatting.percents(5...50) == "5–50 %")
    #expect(Formatting.dexNumber(445) == "#445")
  }

  @Test(arguments: [(19, "1.9"), (-19, "-1.9"), (-5, "-0.5"), (0, "0.0")])
  func tenthsKeepTheirSign(_ number: Int, _ expected: String) {
    #expect(Formatting.tenths(number) == expected)
  }
}
