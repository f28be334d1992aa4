/// The folders of each module from the bottom up, each with those that it may name.
enum Floors {
  /// By module, or by a folder whose folders have floors of their own. A file right in it lies in the
  /// folder without a name.
  static let all: [String: KeyValuePairs<String, Set<String>>] = [
    "Domain": [
      "Wording": [],
      "Names": ["Wording"],
      "Tables": ["Wording"],
      "Entities": ["Wording", "Names", "Tables"],
      "Dex": ["Wording", "Names", "Tables", "Entities"],
      "Query": ["Wording", "Names", "Tables", "Entities", "Dex"],
      "Rules": ["Wording", "Names", "Tables", "Entities", "Dex"],
      "Lists": ["Wording", "Names", "Tables", "Entities", "Dex", "Query", "Rules"],
      "Teams": ["Wording", "Names", "Tables", "Entities", "Dex", "Rules", "Lists"],
      "Showdown": ["Wording", "Names", "Tables", "Entities", "Dex", "Teams"],
      "Marks": ["Wording", "Tables", "Entities", "Dex", "Teams"],
      "UseCases": [
        "Wording", "Names", "Tables", "Entities", "Dex", "Query", "Rules", "Lists", "Teams",
        "Showdown", "Marks",
      ],
    ],
    "Domain/Lists": [
      "Pokemon": [],
      "Kinds": ["Pokemon"],
      "Moves": ["Pokemon", "Kinds"],
      "Abilities": ["Pokemon", "Kinds"],
      "Items": ["Pokemon", "Kinds"],
      "Berries": ["Pokemon", "Kinds", "Items"],
      "Types": ["Pokemon", "Kinds", "Moves"],
      "Natures": ["Pokemon", "Kinds"],
      "Locations": ["Pokemon", "Kinds"],
      "EggGroups": ["Pokemon", "Kinds"],
      "Games": ["Pokemon", "Kinds"],
      "RegionalDexes": ["Pokemon", "Kinds"],
      "LearnedMoves": ["Pokemon", "Moves"],
      "Encounters": ["Pokemon"],
      "Residents": ["Pokemon", "Encounters"],
    ],
    "TerminalNcurses": ["": []],
  ]

  /// Modules whose folders name each other in circles.
  static let notYet: Set<String> = ["Data", "Presentation", "Screens", "TerminalUI", "pokedex"]

  /// Modules with other files beside their folders than ``loose``.
  static let withLooseFiles: Set<String> = [
    "Data", "Presentation", "Screens", "TerminalUI", "pokedex",
  ]

  /// Files that may lie beside folders, since they bring the features together.
  static let loose: Set<String> = [
    "Sources/Presentation/ViewModels.swift", "Sources/Screens/App.swift",
    "Sources/Screens/Screen.swift", "Sources/Screens/Binding.swift",
    "Sources/Screens/Actions.swift",
  ]
}
