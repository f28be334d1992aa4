/// Query fields of Pokémon.
extension PokemonRows {
  package static let fields: [QueryField<PokemonRows>] =
    names + typeFields + abilityFields + statFields + sizeFields + originFields + breedingFields
    + kindFields + evolutionFields + matchupFields + damageFields + placeFields

  private static let names: [QueryField<PokemonRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:charizard", "name:glurak"]),
    .called("charizard"),
    .number(
      ["dex", "d"], title: "No.", "National Dex number", .dexNumber, ["dex:1..151", "dex>=906"]),
  ]

  private static let statFields: [QueryField<PokemonRows>] = [
    .number(["hp"], title: "HP", "base HP", .form(\.stats.hp), ["hp>=200"]),
    .number(["atk", "attack"], title: "Atk", "base Attack", .form(\.stats.attack), ["atk>spa"]),
    .number(
      ["def", "defense", "defence"], title: "Def", "base Defense", .form(\.stats.defense),
      ["def=spd"]),
    .number(
      ["spa"], title: "SpA", "base Special Attack", .form(\.stats.specialAttack),
      ["spa>=120", "spa:120..130"]),
    .number(
      ["spd"], title: "SpD", "base Special Defense", .form(\.stats.specialDefense), ["spd<30"]),
    .number(
      ["spe", "speed"], title: "Spe", "base Speed", .form(\.stats.speed),
      ["speed > 100", "spe>=atk"]),
    .number(
      ["total", "bst"], title: "Total", "sum of the base stats", Measure { $0.totals },
      ["total>=600", "bst:600", "total<200"]),
    QueryField(
      ["ev"], title: "EV",
      "yields EVs in the stat when defeated; a number is compared with the amount",
      .choice(.effort, nil), ["ev:spe", "ev:spe>=2", "ev:atk,spa"]),
  ]

  private static let sizeFields: [QueryField<PokemonRows>] = [
    .number(
      ["height", "h"], title: "m", "height in metres", .form(\.height, unit: 10, suffix: " m"),
      ["height<0.5"]),
    .number(
      ["weight", "w"], title: "kg", "weight in kilograms",
      Measure(unit: 10, suffix: " kg") { rows in
        rows.catalog.forms.column(\.weight).map { Form.knownWeight(Int($0)) == nil ? .min : $0 }
      }, ["weight>100"]),
  ]

  private static let originFields: [QueryField<PokemonRows>] = [
    .number(
      ["gen", "g"], title: "Gen", "generation in which the form first appeared",
      Measure(isRoman: true) { $0.debuts().generations },
      ["gen:4", "gen<=2", "gen:iii"]),
    QueryField(
      ["game"], "is available or usable in the game", .choice(.game, nil),
      ["game:platinum", "game:scarlet-violet -is:mega"]
    ).ofDex,
    QueryField(
      ["region"], "debuted in the region", .choice(.region, nil),
      ["region:hisui", "region:alola is:regional"]
    ).ofDex,
    QueryField(
      ["dexof"], "is in the regional dex", .choice(.dexOf, nil),
      ["dexof:kanto", "dexof:paldea"]
    ).ofDex,
  ]

  private static let breedingFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["egg"], "is in the egg group", .choice(.eggGroup, nil), ["egg:dragon", "egg:water-1"]
    ).ofDex,
    QueryField(
      ["gender"],
      "can have the gender: female, male, genderless; a number is compared with its percentage",
      .choice(.gender, nil), ["gender:genderless", "gender:female>50"]),
    .number(
      ["hatch"], title: "Hatch", "egg cycles until it hatches", .species(\.hatchCycles),
      ["hatch<=10"]),
    .number(
      ["catch"], title: "Catch", "catch rate, 0 to 255", .species(\.captureRate),
      ["catch=255"]),
    .number(
      ["happiness"], title: "Happy", "base happiness", .species(\.baseHappiness),
      ["happiness:0"]),
    .number(
      ["exp"], title: "Exp", "base experience since generation V", .form(\.baseExperience),
      ["exp>300"]),
    QueryField(
      ["growth"], "growth rate", .choice(.growth, nil),
      ["growth:medium-slow", "growth:erratic"]
    ).ofDex,
  ]

  private static let kindFields: [QueryField<PokemonRows>] = [
    QueryField(["color", "colour"], "colour in the Pokédex", .choice(.color, nil), ["color:pink"])
      .ofDex,
    QueryField(["shape"], "body shape", .choice(.shape, nil), ["shape:quadruped"]).ofDex,
    QueryField(["habitat"], "habitat of the species", .choice(.habitat, nil), ["habitat:cave"])
      .ofDex,
    .traits("trait", traits, ["is:legendary", "-is:mega", "is:mono is:final"]),
    QueryField(
      ["slot"], "can be kept, in a look of its own: anywhere, game, battle, never",
      .choice(.keeping, nil), ["slot:anywhere", "slot:game"]
    ).ofDex,
  ]

  /// The values of `is:` for Pokémon.
  package static let traits = Trait.allCases.map(RowTrait.init) + MoveTrait.all.map(RowTrait.init)

  private static let placeFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["item"], "may hold the item in the wild", .choice(.heldItem, nil),
      ["item:leftovers", "item:lucky-egg"]
    ).ofDex,
    QueryField(
      ["found"], "appears at the location or in the area", .choice(.found, nil),
      ["found:viridian-forest", "found:route-201@platinum"]
    ).ofDex,
    .number(
      ["level", "lv"], title: "Level",
      "lowest level at which it is met; in a run, that of your own, else of what can be had",
      Measure { $0.lowestLevels() }, ["level<=14", "is:mine level>=20"]
    ).ofDex,
    .number(
      ["cap"], title: "Cap", "the level cap of your run",
      Measure { rows in
        // Without a cap, none is higher.
        let cap = rows.run.map { $0.cap ?? TeamMember.levels.upperBound }
        return [Int32](repeating: cap.map { Int32($0) } ?? .min, count: rows.count)
      }, ["level<=cap"]
    ).ofDex,
  ]
}

extension Measure<PokemonRows> {
  static let dexNumber = Measure { $0.catalog.forms.column(\.species) }

  static func form(
    _ path: PartialKeyPath<Form> & Sendable, unit: Double = 1, suffix: String = ""
  ) -> Measure {
    Measure(unit: unit, suffix: suffix) { $0.catalog.forms.column(path) }
  }

  static func species(_ path: PartialKeyPath<Species> & Sendable) -> Measure {
    Measure { $0.catalog.speciesColumn(path) }
  }
}

extension Catalog {
  /// Returns a property of each form's species.
  package func speciesColumn(_ path: PartialKeyPath<Species>) -> [Int32] {
    let facts = species.column(path)
    return speciesRows.map { $0 < 0 ? Table<Species>.none : facts[Int($0)] }
  }

  /// The base stat total of each form. Generation I has five stats.
  package var totals: [Int32] {
    let hasOneSpecial = generation.map { $0 <= Form.lastWithOneSpecial } ?? false
    let stats = Stat.allCases.filter { !hasOneSpecial || $0 != .specialDefense }
    let columns = stats.map { forms.column($0.column) }
    return (0..<count).map { row in
      guard !columns.contains(where: { $0[row] == Table<Form>.none }) else {
        return Table<Form>.none
      }
      // Wraps on overflow, because a damaged dex may hold numbers of any size.
      return columns.reduce(0) { $0 &+ $1[row] }
    }
  }
}

extension Stat {
  package var column: PartialKeyPath<Form> & Sendable {
    switch self {
    case .hp: \Form.stats.hp
    case .attack: \Form.stats.attack
    case .defense: \Form.stats.defense
    case .specialAttack: \Form.stats.specialAttack
    case .specialDefense: \Form.stats.specialDefense
    case .speed: \Form.stats.speed
    }
  }

  /// The abbreviation in queries.
  package var word: String {
    switch self {
    case .hp: "hp"
    case .attack: "atk"
    case .defense: "def"
    case .specialAttack: "spa"
    case .specialDefense: "spd"
    case .speed: "spe"
    }
  }

  /// The abbreviations in queries.
  package static let words = Set(allCases.map(\.word))

  /// The abbreviation in the current language, as a title of a narrow column.
  package var title: String {
    switch self {
    case .hp: worded("HP")
    case .attack: worded("Atk")
    case .defense: worded("Def")
    case .specialAttack: worded("SpA")
    case .specialDefense: worded("SpD")
    case .speed: worded("Spe")
    }
  }
}
