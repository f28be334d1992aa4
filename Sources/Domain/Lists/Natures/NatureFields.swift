/// Query fields and columns of natures.
extension NatureRows {
  package static let fields: [QueryField<NatureRows>] = [
    QueryField(["name", "n"], "the name, in any language", .name, ["name:adamant", "name:hart"]),
    .called("adamant"),
    QueryField(
      ["raises"], "raises the stat by 10 %", .choice(.stat(\.increasedStat), nil),
      ["raises:atk", "raises:spe -lowers:atk"]),
    QueryField(
      ["lowers"], "lowers the stat by 10 %", .choice(.stat(\.decreasedStat), nil),
      ["lowers:spa"]),
    QueryField(
      ["likes"], "likes the flavour", .choice(.flavor(\.likesFlavor), nil), ["likes:spicy"]),
    QueryField(
      ["hates"], "hates the flavour", .choice(.flavor(\.hatesFlavor), nil), ["hates:dry"]),
    .traits("kind of nature", traits, ["is:neutral"]),
  ]

  /// The values of `is:` for natures.
  package static let traits: [RowTrait<NatureRows>] = [
    RowTrait("neutral", "changes no stat") { rows in
      let neutral = rows.neutral
      return RowSet(count: rows.count) { neutral[$0] }
    }
  ]

  package static let columns: [QueryColumn<NatureRows>] = [
    .name,
    .named("raises", title: "Raises", "the stat that it raises", StatEntry.self) {
      $0.column(\.increasedStat)
    },
    .named("lowers", title: "Lowers", "the stat that it lowers", StatEntry.self) {
      $0.column(\.decreasedStat)
    },
    .named("likes", title: "Likes", "the flavour that it likes", BerryFlavor.self) {
      $0.column(\.likesFlavor)
    },
    .named("hates", title: "Hates", "the flavour that it hates", BerryFlavor.self) {
      $0.column(\.hatesFlavor)
    },
    .slug(),
  ]
}

extension Choice<NatureRows> {
  static func flavor(_ path: PartialKeyPath<Nature> & Sendable) -> Choice {
    column("flavour", BerryFlavor.self, { $0.column(path) })
  }

  /// A stat, by the word of the query language or by its name.
  static func stat(_ path: PartialKeyPath<Nature> & Sendable) -> Choice {
    Choice(
      "stat",
      vocabulary: { rows in
        let words = Dictionary(
          uniqueKeysWithValues: Stat.allCases.map { ($0.rawValue, $0.word) })
        return Vocabulary([Vocabulary.Part(.stat, words)])
          + rows.vocabulary(of: StatEntry.self)
      },
      criterion: { chosen, _ in .column(chosen, StatEntry.self, { $0.column(path) }) })
  }
}
