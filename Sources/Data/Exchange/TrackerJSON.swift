import FoundationEssentials
import PokedexDomain

/// The captures that pokedextracker.com's server answers, as its source in `pkg/captures` had them in
/// November 2026: a list of `{"dex_id": 1, "pokemon": {"national_id": 1, "name": "Bulbasaur", "form":
/// null}, "captured": true}`.
enum TrackerJSON {
  /// The rows of what is captured.
  static func rows(_ bytes: [UInt8]) throws(LineProblem) -> [MarkRow] {
    try MarkJSON.rows(bytes) { try JSONDecoder().decode(Capture.self, from: $0).row }
      .filter { $0.entry.marks.contains(.caught) }
  }

  private struct Capture: Decodable {
    let captured: Bool
    let pokemon: Pokemon

    var row: MarkRow {
      var row = MarkRow()
      row.number = pokemon.number.value
      row.name = pokemon.name.value
      row.form = pokemon.form?.value ?? ""
      row.set(.caught, captured)
      return row
    }
  }

  private struct Pokemon: Decodable {
    let number: Bounded<1, 100_000>
    let name: NameText
    let form: NameText?

    private enum CodingKeys: String, CodingKey {
      case name, form
      case number = "national_id"
    }
  }
}
