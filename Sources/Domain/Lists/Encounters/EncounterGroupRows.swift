/// Rows that each describe an encounter: where and how a form is met.
package protocol EncounterGroupRows: QueryRows {
  /// The encounter of each row.
  var meetings: [EncounterGroup] { get }
  var words: EncounterNames { get }
}

// MARK: Columns

extension EncounterGroupRows {
  static var methodColumn: QueryColumn<Self> {
    meeting("method", title: "Method", "how it is met, in a word") { $1.method($0.method) }
  }

  static var conditionColumn: QueryColumn<Self> {
    meeting("condition", title: "Condition", "what must be so") { $1.conditions($0.conditions) }
  }

  static var levelsColumn: QueryColumn<Self> {
    meeting("levels", title: "Levels", "the lowest and the highest level", isAtRight: true) {
      meeting, _ in
      meeting.minLevel == meeting.maxLevel
        ? "\(meeting.minLevel)" : "\(meeting.minLevel)–\(meeting.maxLevel)"
    }
  }

  static var areaColumn: QueryColumn<Self> {
    meeting("area", title: "Area", "the part of the place") { $1.part(of: $0.area) }
  }

  static var gameColumn: QueryColumn<Self> {
    meeting("game", title: "Game", "the games in which it is so") { $1.games($0.versions) }
  }

  static var wayColumn: QueryColumn<Self> {
    meeting("how", title: "How", "how it is met, as PokeAPI words it") { $1.way($0.method) }
  }

  static var traitColumn: QueryColumn<Self> {
    meeting("trait", title: "Trait", "alpha, shiny or never shiny") { meeting, _ in
      EncounterGroupTrait.allCases.filter { $0.isOf(meeting) }.map(\.name).joined(separator: ", ")
    }
  }

  static func meeting(
    _ name: String, title: String, _ summary: String, isAtRight: Bool = false,
    text: @escaping @Sendable (EncounterGroup, EncounterNames) -> String
  ) -> QueryColumn<Self> {
    QueryColumn(name, title: title, summary, isAtRight: isAtRight) { listing, rows in
      rows.map { text(listing.rows.meetings[$0], listing.rows.words) }
    }
  }
}

// MARK: Fields

extension EncounterGroupRows {
  /// Query fields of encounters.
  static var meetingFields: [QueryField<Self>] {
    [
      QueryField(
        ["method"],
        "met in that way: " + EncounterWay.allCases.map(\.rawValue).joined(separator: " ")
          + ", or a method of PokeAPI's", .choice(.method, nil),
        ["method:surf", "method:fishing", "-method:gift,egg,trade"]),
      number(
        ["chance"], title: "%", "chance of it in percent, summed over all slots", suffix: " %",
        ["chance>=20"]
      ) { $0.chance },
      number(
        ["level", "lv"], title: "Level", "the highest level that it may have",
        ["level<=20 chance>=10"]
      ) { $0.maxLevel },
      number(["minlevel"], title: "From", "the lowest level that it may have", ["minlevel>=30"]) {
        $0.minLevel
      },
      QueryField(
        ["condition"], "met when this is so, among other things", .choice(.condition, nil),
        ["condition:night", "condition:swarm"]),
      QueryField(["area"], "met in that part of the place", .choice(.area, nil), ["area:mt-moon"]),
      QueryField(
        ["game"], "met in the game", .choice(.meetingGame, nil), ["game:gold", "game:emerald"]),
      QueryField(
        ["trait"],
        "what is special about it: "
          + EncounterGroupTrait.allCases.map(\.rawValue)
          .joined(separator: " "), .choice(.trait, nil), ["trait:alpha"]),
    ]
  }

  private static func number(
    _ names: [String], title: String, _ summary: String, suffix: String = "",
    _ examples: [String], of value: @escaping @Sendable (EncounterGroup) -> Int
  ) -> QueryField<Self> {
    let measure = Measure<Self>(suffix: suffix) { rows in
      rows.meetings.map { Int32(clamping: value($0)) }
    }
    return QueryField(names, title: title, summary, .number(measure), examples)
  }
}
