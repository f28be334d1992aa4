import PokedexDomain

extension Shape<Stats> {
  /// - Parameter stats: in the order in which they are printed.
  fileprivate static func stats(_ stats: [Stat]) -> Shape {
    Shape<[(key: String, value: Int)]>.members(stats.map(\.jsonKey), of: .count)
      .of { values in stats.map { ($0.jsonKey, values[$0]) } }
  }

  fileprivate static var sorted: Shape {
    stats([.attack, .defense, .hp, .specialAttack, .specialDefense, .speed])
  }
}

/// A form in a list. Its keys are in alphabetical order.
struct ListedForm: Shaped {
  let form: Form
  let name: String
  /// PokéAPI's slugs of all abilities, by ID.
  let abilities: [Int: String]
  /// The user's marks of its slots.
  var marks: [SlotMark] = []
  /// The words for these marks.
  var words = SlotMarkWords(nil)
  /// The facts of it that people changed.
  var changes: [Overlay.ChangedFact] = []
  /// Why it matches the query, if that was asked.
  var why: String?

  static let shape = Shape<ListedForm>.object(
    facts + [
      .changed(\.changes),
      .ifAny("slots", "your marks of its slots, if there are any", as: [ShownMark].shape) {
        $0.marks.isEmpty ? nil : $0.shownMarks
      },
      .ifAny("why", "the reason why it matches, with --why", as: String.shape, \.why),
    ])

  fileprivate static let facts: [Field<ListedForm>] = [
    Field("abilities", \.slots), Field("height", "decimetres", as: .count, \.form.height),
    Field("id", "PokéAPI's number of the form", as: .number(1...), \.form.id.rawValue),
    Field("isDefault", "whether it is the default form of its species", \.form.isDefault),
    Field("name", "in English", \.name), Field("slug", "PokéAPI's name of the form", \.form.slug),
    Field("species", "the National Dex number", as: .number(1...), \.form.species.rawValue),
    Field("stats", "base stats", as: .sorted, \.form.stats),
    Field("total", "the base stat total", as: .count, \.form.stats.total),
    Field("types", \.form.types),
    Field("weight", "hectograms; 0 if unknown", as: .count) { $0.form.knownWeight ?? 0 },
  ]

  private var slots: [AbilitySlug] {
    [(form.ability1, false), (form.ability2, false), (form.hiddenAbility, true)]
      .compactMap { id, isHidden in
        id.map { AbilitySlug(isHidden: isHidden, name: abilities[$0.rawValue] ?? "") }
      }
  }
}

extension ListedForm {
  fileprivate var shownMarks: [ShownMark] {
    marks.map { mark in
      ShownMark(
        slot: words.shownSlot(mark.key, of: form.id), mark: mark, ball: words.ball(of: mark),
        game: words.game(of: mark))
    }
  }
}

/// The user's mark of a slot.
private struct ShownMark: Shaped {
  let slot: String
  let mark: SlotMark
  let ball: String?
  let game: String?

  static let shape = Shape<ShownMark>.object([
    Field("slot", "the stable name, or untold if neither look nor gender is told", \.slot),
    Field("state", "caught, pending or wanted", \.mark.state.word),
    Field("ball", "PokéAPI's name of the ball; null if it is not told", \.ball),
    Field("game", "PokéAPI's name of the games of origin; null if they are not told", \.game),
    Field("note", "empty for none", \.mark.note),
  ])
}

private struct AbilitySlug: Shaped {
  let isHidden: Bool
  let name: String

  static let shape = Shape<AbilitySlug>.object([
    Field("isHidden", \.isHidden), Field("name", "PokéAPI's name", \.name),
  ])
}

/// The page of a form: what a list tells of it, and more.
struct ShownForm: Shaped {
  let listed: ListedForm
  let page: PokemonPage
  let itemSlugs: [Int: String]
  let gaps: [GameGap]

  static let shape = Shape<ShownForm>.object(
    (ListedForm.facts.map { $0.of(\.listed) } + more).sorted { $0.key < $1.key })

  private static let more: [Field<ShownForm>] = [
    Field(
      "baseExperience", "experience when defeated; null if unknown",
      \.page.form.baseExperience),
    Field("effort", "EVs when defeated", as: .sorted, \.page.form.effort),
    Field(
      "femalePercent", "percentage that is female; null for no gender",
      as: .optional(.eighths), \.femaleEighths),
    Field("heldItems", "items held by wild Pokémon") { shown in
      shown.page.heldItems.map {
        ShownItem(name: shown.itemSlugs[$0.id.rawValue] ?? "", percent: $0.rarity)
      }
    },
    .lacks(\.gaps), .changed(\.page.changes),
  ]

  private var femaleEighths: Int? {
    guard page.rules.has(.genders), let eighths = page.species?.genderRate, eighths >= 0 else {
      return nil
    }
    return eighths
  }
}

private struct ShownItem: Shaped {
  let name: String
  let percent: ClosedRange<Int>

  static let shape = Shape<ShownItem>.object([
    Field(
      "highestPercent", "the highest chance in any game", as: .number(0...100),
      \.percent.upperBound),
    Field(
      "lowestPercent", "the lowest chance in any game", as: .number(0...100),
      \.percent.lowerBound),
    Field("name", "PokéAPI's name", \.name),
  ])
}

extension Shape<Int> {
  /// Eighths as percent.
  fileprivate static var eighths: Shape {
    Shape(schema: decimal(places: 1, most: 100, \.self).schema) { eighths in
      let whole = eighths * 25 / 2
      return eighths.isMultiple(of: 2) ? .number(whole) : .decimal("\(whole).5")
    }
  }
}

extension FormsPage: Shaped {
  static let shape = Shape<FormsPage>.object([
    Field("name", \.form.name), Field("forms", "the default one first", \.forms),
    Field("numbers", "those of the species in the dexes", \.numbers),
    Field("names", "those of the species and of the form, by language", \.names),
  ])
}

extension FormFigures: Shaped {
  static let shape = Shape<FormFigures>.object(
    Named<Form>.shape.fields.map { $0.of(\.form) } + [
      Field("isDefault", \.isDefault), Field("types", \.types),
      Field("stats", "base stats", as: .stats(Stat.allCases), \.stats),
      Field("abilities", \.abilities), Field("height", "decimetres", as: .count, \.height),
      Field("weight", "hectograms; 0 if unknown", as: .count) { $0.weight ?? 0 },
      Field("looks", "the names of its looks") { $0.looks.map(\.name) },
    ])
}

extension PokemonPage.AbilitySlot: Shaped {
  static let shape = Shape<PokemonPage.AbilitySlot>.object([
    Field("name", \.name), Field("isHidden", \.isHidden),
  ])
}

extension FormsPage.DexEntry: Shaped {
  static let shape = Shape<FormsPage.DexEntry>.object([
    Field("dex", \.dex.name), Field("number", as: .count, \.number),
  ])
}

extension FormsPage.LanguageName: Shaped {
  static let shape = Shape<FormsPage.LanguageName>.object([
    Field("language", \.languageName), Field("species", \.species),
    Field("form", "null if it has no name of its own", \.form),
  ])
}
