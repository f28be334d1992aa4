import PokedexDomain
import PokedexPresentation
import Testing

@Suite struct UnitsTests {
  @Test func metricUnitsAreTheDefault() {
    #expect(Formatting.height(19) == "1.9 m")
    #expect(Formatting.weight(950) == "95.0 kg")
  }

  /// The heights and weights that the games print in America.
  @Test(arguments: [(19, 950, "6′3″", "209.4 lb"), (4, 60, "1′4″", "13.2 lb")])
  func feetAndPounds(_ height: Int, _ weight: Int, _ feet: String, _ pounds: String) {
    Units.imperial.used {
      #expect(Formatting.height(height) == feet)
      #expect(Formatting.weight(weight) == pounds)
    }
  }

  @Test(arguments: [
    "en_US.UTF-8": Units.imperial, "es_US": .imperial, "en_GB.UTF-8": .metric, "de_DE": .metric,
    "C.UTF-8": .metric, "": .metric, "en_US@euro": .imperial,
  ])
  func theTerritoryOfALocaleChoosesTheUnits(_ locale: String, _ units: Units) {
    #expect(Units(locale: locale) == units)
  }
}
