import PokedexDomain

/// The rows of a subcommand, by its name.
struct CompletionRows {
  private let command: String

  init(arguments: [String]) {
    command = arguments.first { Self.commands.contains($0) } ?? "list"
  }

  private static let commands: Set<String> = [
    "moves", "abilities", "items", "types", "natures", "places", "egg-groups", "games", "dexes",
  ]

  func terms(for text: String) throws -> [String] {
    let pokemon = PokemonRows(try CompletionDex().catalog)
    return switch command {
    case "moves": try terms(text, MoveRows(of: pokemon))
    case "abilities": try terms(text, AbilityRows(of: pokemon))
    case "items": try terms(text, ItemRows(of: pokemon))
    case "types": try terms(text, TypeRows(of: pokemon))
    case "natures": try terms(text, NatureRows(of: pokemon))
    case "places": try terms(text, LocationRows(of: pokemon))
    case "egg-groups": try terms(text, EggGroupRows(of: pokemon))
    case "games": try terms(text, GameRows(of: pokemon))
    case "dexes": try terms(text, RegionalDexRows(of: pokemon))
    default: try terms(text, pokemon)
    }
  }

  private func terms<Rows: QueryRows>(_ text: String, _ rows: Rows) throws -> [String] {
    let saved = (try? CompletionDex.store?.searches()) ?? SavedSearches()
    let letters = Array(text)
    return try QueryEngine(rows).completions(of: text, cursor: letters.count, saved: saved).map {
      String(letters[..<$0.range.lowerBound]) + $0.text
    }
  }

  var columns: [String] {
    switch command {
    case "moves": QueryColumn<MoveRows>.all.map(\.name)
    case "abilities": QueryColumn<AbilityRows>.all.map(\.name)
    case "items": QueryColumn<ItemRows>.all.map(\.name)
    case "types": QueryColumn<TypeRows>.all.map(\.name)
    case "natures": QueryColumn<NatureRows>.all.map(\.name)
    case "places": QueryColumn<LocationRows>.all.map(\.name)
    case "egg-groups": QueryColumn<EggGroupRows>.all.map(\.name)
    case "games": QueryColumn<GameRows>.all.map(\.name)
    case "dexes": QueryColumn<RegionalDexRows>.all.map(\.name)
    default: QueryColumn<PokemonRows>.all.map(\.name)
    }
  }
}
