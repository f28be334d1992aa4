/// Query fields and columns of slots: their own, and those of Pokémon.
extension SlotRows {
  package static let fields: [QueryField<SlotRows>] =
    [
      QueryField(
        ["name", "n"], "the name, in any language", .name, ["name:unown", "name:icognito"]),
      .called("unown"),
      QueryField(
        ["slot", "kept"], "where it can be kept: anywhere, game, battle, never",
        .choice(.keeping, nil), ["slot:anywhere", "slot:game -is:shiny"]),
      QueryField(
        ["state"], "your mark of the slot: nothing, wanted, pending, caught",
        .choice(.slotState, nil), ["state:pending", "state:nothing slot:anywhere"]),
      .traits("trait", traits, ["is:female", "is:shiny slot:anywhere"]),
    ] + pokemonFields

  private static let omittedWords: Set = ["name", "called", "slot", "is"]

  private static let pokemonFields = PokemonRows.fields.filter { !omittedWords.contains($0.name) }
    .map { $0.applied(to: SlotRows.self) }

  /// The values of `is:` for slots.
  package static let traits: [RowTrait<SlotRows>] = {
    let own: [RowTrait<SlotRows>] = [
      .slot("shiny", "in its shiny colours") { $0.slot.isShiny },
      .slot("female", "a female that looks different from a male", { $0.slot.gender == .female }),
      .slot("male", "a male that looks different from a female", { $0.slot.gender == .male }),
      .state(.have, "in your collection"), .state(.wanted, "looked for by you"),
      .state(.pending, "caught by you in a game, and not yet moved"),
      .slot("look", "one of several looks of its form", \.isOfSeveralLooks),
    ]
    let names = Set(own.map(\.name))
    return own
      + PokemonRows.traits.filter { !names.contains($0.name) }.map { $0.applied(to: SlotRows.self) }
  }()

  package static let columns: [QueryColumn<SlotRows>] = [
    .number("number", title: "No.", "National Dex number; with --game, that of the game's dex") {
      listing, rows in
      rows.map { row in
        let number = listing.rows.pokemon.numbers[listing.rows.links[row].row]
        return number == .min ? nil : Int(number)
      }
    },
    .name,
    .word("slot", title: "Slot", "the stable name, for files and commands") { $0.slugs[$1] },
    .word("kept", title: "Kept", "where it can be kept: anywhere, game, battle, never") {
      $0.entries[$1].keeping.rawValue
    },
    .word("limit", title: "Limit", "why it is not kept anywhere") { $0.limit(of: $1) },
    .word("state", title: "State", "your mark: caught, pending, wanted, or empty") {
      $0.mark(of: $1, in: $0.pokemon.catalog.marks.book())?.state.name ?? ""
    },
    .word("gender", title: "Gender", "female or male, if it can be seen; otherwise empty") {
      $0.entries[$1].slot.gender?.slug ?? ""
    },
    .word("shiny", title: "Shiny", "yes in its shiny colours; otherwise empty") {
      $0.entries[$1].slot.isShiny ? "yes" : ""
    },
    .mark("ball", title: "Ball", "the ball that you told, by PokéAPI's name") { $0.ball(of: $1) },
    .mark("origin", title: "Game", "the game of origin that you told, by PokéAPI's name") {
      $0.game(of: $1)
    },
    .mark("note", title: "Note", "your note on it") { $1.note },
    .types { $0.pokemon.types(of: $0.links[$1].row) },
    .id(of: "the form") { $0.entries[$1].slot.form.rawValue },
    .number("look", title: "Look", "PokéAPI's number of the look") { listing, rows in
      rows.map { listing.rows.entries[$0].slot.look.rawValue }
    },
    .word("slug", title: "Slug", "PokéAPI's name of the form") {
      $0.pokemon.slugs[$0.links[$1].row]
    },
    .word("source", title: "Source", "who says so, and when it was read; empty for a rule") {
      $0.entries[$1].source
    },
  ]

  private func limit(of row: Int) -> String {
    let games = GameNames(dex)
    return entries[row].limit?.text
      ?? entries[row].games.map { games[$0] }.joined(separator: ", ")
  }
}

extension QueryColumn<SlotRows> {
  fileprivate static func word(
    _ name: String, title: String, _ summary: String,
    _ word: @escaping @Sendable (SlotRows, Int) -> String
  ) -> QueryColumn {
    .text(name, title: title, summary) { listing, rows in rows.map { word(listing.rows, $0) } }
  }

  /// The user's facts of a slot.
  fileprivate static func mark(
    _ name: String, title: String, _ summary: String,
    _ word: @escaping @Sendable (SlotMarkWords, SlotMark) -> String?
  ) -> QueryColumn<SlotRows> {
    .text(name, title: title, summary) { listing, rows in
      let book = listing.rows.pokemon.catalog.marks.book()
      let words = SlotMarkWords(listing.rows.pokemon.catalog)
      return rows.map { row in
        listing.rows.mark(of: row, in: book).flatMap { word(words, $0) } ?? ""
      }
    }
  }
}

extension RowTrait<SlotRows> {
  fileprivate static func slot(
    _ name: String, _ meaning: String, _ holds: @escaping @Sendable (SlotEntry) -> Bool
  ) -> RowTrait {
    RowTrait(
      name, meaning, rows: { rows in RowSet(count: rows.count) { holds(rows.entries[$0]) } })
  }
}

extension RowTrait<SlotRows> {
  fileprivate static func state(_ state: SlotState, _ meaning: String) -> RowTrait {
    RowTrait(
      state.word, meaning,
      rows: { rows in
        let book = rows.pokemon.catalog.marks.book()
        return RowSet(count: rows.count) { rows.mark(of: $0, in: book)?.state == state }
      },
      reason: { rows, row in
        let note = rows.mark(of: row, in: rows.pokemon.catalog.marks.book())?.note ?? ""
        return note.isEmpty ? nil : note
      }, failure: { $0.pokemon.catalog.marks.failure })
  }
}

extension SlotRows {
  /// The user's mark of a slot; `nil` for none.
  func mark(of row: Int, in book: MarkBook) -> SlotMark? {
    book[entries[row].slot.form][entries[row].key]
  }
}

extension Choice<SlotRows> {
  fileprivate static let keeping = Choice(
    "place to keep it",
    vocabulary: { _ in .keepings },
    criterion: { chosen, _ in
      let wanted = Keeping.chosen(chosen)
      return Criterion(
        rows: { rows in
          RowSet(count: rows.count) { wanted.contains(rows.entries[$0].keeping) }
        },
        reason: { rows, row in rows.entries[row].limit?.text })
    })
}

extension Choice<SlotRows> {
  /// The state of a slot, by its word; that of one without a mark is nothing.
  fileprivate static let slotState = Choice(
    "state of a slot",
    vocabulary: { _ in .slotStates },
    criterion: { chosen, _ in
      let wanted = Set(chosen.entries.map { SlotState(rawValue: $0.id) })
      return Criterion(
        rows: { rows in
          let book = rows.pokemon.catalog.marks.book()
          return RowSet(count: rows.count) { wanted.contains(rows.mark(of: $0, in: book)?.state) }
        },
        reason: { rows, row in
          rows.mark(of: row, in: rows.pokemon.catalog.marks.book())
            .flatMap { $0.note.isEmpty ? nil : $0.note }
        },
        failure: { $0.pokemon.catalog.marks.failure })
    })
}

extension Vocabulary {
  /// No mark, then the states in order, so that each has the number of its state.
  fileprivate static var slotStates: Vocabulary {
    Vocabulary(
      [("nothing", ["missing"])]
        + SlotState.allCases.map { ($0.word, $0 == .have ? ["have", "had"] : []) },
      meanings: ["without a mark", "looked for", "caught, and not yet moved", "in your collection"])
  }
}
