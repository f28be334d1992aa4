/// Rows that each describe an encounter: where and how a form is encountered.
package protocol EncounterGroupRows: QueryRows {
  /// The encounter of each row.
  var encounters: [EncounterGroup] { get }
  var words: EncounterNames { get }
  /// The kinds of circumstances that matter to any of the encounters.
  var kinds: [Circumstances.Kind] { get }
}

// MARK: Columns

extension EncounterGroupRows {
  static var methodColumn: QueryColumn<Self> {
    encounterColumn(
      "method", title: "Method", "encounter method, in one word", merge: QueryColumn<Self>.distinct
    ) {
      $1.method($0.method)
    }
  }

  static var conditionColumn: QueryColumn<Self> {
    encounterList(
      "condition", title: "Condition",
      "conditions of the encounter, and other circumstances with a higher chance"
    ) {
      $1.conditionNames($0.conditions) + $1.otherChances($0.others)
    }
  }

  static var levelsColumn: QueryColumn<Self> {
    let summary = "the lowest and the highest level"
    return encounterColumn("levels", title: "Levels", summary, isAtRight: true, merge: levels) {
      encounter, _ in levels([encounter])
    }
  }

  private static func levels(_ rows: Self, _ same: [Int], _ cells: [CellValue]) -> String {
    levels(same.map { rows.encounters[$0] })
  }

  /// The range from the lowest to the highest level of some encounters.
  private static func levels(_ encounters: [EncounterGroup]) -> String {
    guard let low = encounters.map(\.minLevel).min(), let high = encounters.map(\.maxLevel).max()
    else {
      return ""
    }
    return rangeText(low, high)
  }

  static var areaColumn: QueryColumn<Self> {
    encounterColumn(
      "area", title: "Area", "the area of the place", merge: QueryColumn<Self>.distinct
    ) {
      $1.part(of: $0.area)
    }
  }

  static var gameColumn: QueryColumn<Self> {
    encounterList("game", title: "Game", "the games with this encounter", separator: "/") {
      $1.gameNames($0.versions)
    }
  }

  static var versionColumn: QueryColumn<Self> {
    let summary = "the versions of the game with this encounter, if not all have it"
    return encounterList("only", title: "Only in", summary, separator: "/", merge: versions) {
      $1.onlyNames($0.versions)
    }
  }

  private static func versions(_ rows: Self, _ same: [Int], _ cells: [CellValue]) -> String {
    rows.words.only(same.flatMap { rows.encounters[$0].versions }.unique.sorted())
  }

  static var wayColumn: QueryColumn<Self> {
    encounterColumn("how", title: "How", "encounter method, in PokéAPI's words") {
      $1.way($0.method)
    }
  }

  static var traitColumn: QueryColumn<Self> {
    encounterList("trait", title: "Trait", "alpha, shiny or never shiny") { encounter, _ in
      EncounterGroupTrait.allCases.filter { $0.isOf(encounter) }.map(\.name)
    }
  }

  static func encounterColumn(
    _ name: String, title: String, _ summary: String, isAtRight: Bool = false,
    merge: QueryColumn<Self>.Merge? = nil,
    text: @escaping @Sendable (EncounterGroup, EncounterNames) -> String
  ) -> QueryColumn<Self> {
    .text(name, title: title, summary, isAtRight: isAtRight, merge: merge) { listing, rows in
      rows.map { text(listing.rows.encounters[$0], listing.rows.words) }
    }
  }

  private static func encounterList(
    _ name: String, title: String, _ summary: String, separator: String = ", ",
    merge: QueryColumn<Self>.Merge? = nil,
    list: @escaping @Sendable (EncounterGroup, EncounterNames) -> [String]
  ) -> QueryColumn<Self> {
    .list(name, title: title, summary, separator: separator, merge: merge) { listing, rows in
      rows.map { list(listing.rows.encounters[$0], listing.rows.words) }
    }
  }
}

// MARK: Fields

extension EncounterGroupRows {
  static var gameField: QueryField<Self> {
    QueryField(
      ["game"], "in the game", .choice(.encounterGame, nil), ["game:gold", "game:emerald"])
  }

  /// Query fields of encounters, besides that of their games.
  static var encounterFields: [QueryField<Self>] {
    [
      QueryField(
        ["method"],
        "encounter method: " + EncounterWay.allCases.map(\.rawValue).joined(separator: " ")
          + ", or a method by PokéAPI's name", .choice(.method, nil),
        ["method:surf", "method:fishing", "-method:gift,egg,trade"]),
      number(
        ["chance"], title: "%",
        "chance in percent, summed over all slots that hold; none if it is not met now",
        suffix: " %", ["chance>=20"]
      ) { $0.chance },
      number(
        ["level", "lv"], title: "Level", "highest level",
        ["level<=20 chance>=10"]
      ) { $0.maxLevel },
      number(["minlevel"], title: "Min level", "lowest level", ["minlevel>=30"]) {
        $0.minLevel
      },
      QueryField(
        ["condition"], "has the condition, alone or with others", .choice(.condition, nil),
        ["condition:night", "condition:swarm"]),
      QueryField(["area"], "in the area of the place", .choice(.area, nil), ["area:mt-moon"]),
      QueryField(
        ["trait"],
        "has the trait: "
          + EncounterGroupTrait.allCases.map(\.rawValue)
          .joined(separator: " "), .choice(.trait, nil), ["trait:alpha"]),
    ]
  }

  private static func number(
    _ names: [String], title: String, _ summary: String, suffix: String = "",
    _ examples: [String], of value: @escaping @Sendable (EncounterGroup) -> Int?
  ) -> QueryField<Self> {
    let measure = Measure<Self>(suffix: suffix) { rows in
      rows.encounters.map { value($0).map { Int32(clamping: $0) } ?? .min }
    }
    return QueryField(names, title: title, summary, .number(measure), examples)
  }
}
