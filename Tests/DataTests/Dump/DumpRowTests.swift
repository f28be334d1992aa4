import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Every row of the dex is in the dump. `Tests/Checks/compare_dump.py` compares all values without the
/// program's code.
@Suite(.timeLimit(minutes: 10)) struct DumpRowTests {
  private static let dex = Result { () throws(PokedexError) in try DexFile() }

  /// The number of rows of each kind, from the dex's own counts.
  @Test(arguments: Kind.allCases)
  func `a kind has all of its rows`(_ kind: Kind) throws {
    let counts = try Self.dex.get().counts()
    #expect(try BundledDump.file().count(kind.table) == counts[kind])
  }

  @Test func `every form has its numbers and its name`() async throws {
    let catalog = try await Bundled.catalog()
    let rows = try BundledDump.file().numbers(
      """
      SELECT id, species_id, hp, attack, defense, special_attack, special_defense, speed, type_1_id,
        type_2_id, ability_1_id, ability_2_id, ability_hidden_id FROM form ORDER BY id
      """)
    let expected = catalog.forms.ids.sorted().compactMap { catalog.forms[$0] }.map { form in
      [form.id.rawValue, form.species.rawValue] + Stat.allCases.map { form.stats[$0] }
        + [form.type1.rawValue, form.type2?.rawValue, form.ability1?.rawValue]
        + [form.ability2?.rawValue, form.hiddenAbility?.rawValue]
    }
    #expect(rows == expected)
    let names = try BundledDump.file().rows("SELECT name FROM form ORDER BY id").map { $0[0] }
    #expect(names == catalog.forms.ids.sorted().map { catalog.named($0).name })
  }

  @Test func `every move has the values of today, its flags and its classes`() async throws {
    let moves = try await Bundled.reference().table(Move.self)
    let rows = try BundledDump.file().numbers(
      "SELECT id, type_id, power, accuracy, pp, priority FROM move ORDER BY id")
    #expect(
      rows
        == moves.ids.sorted().compactMap { moves[$0] }.map {
          [$0.id.rawValue, $0.type.rawValue, $0.power, $0.accuracy, $0.pp, $0.priority]
        })
    for (table, path) in [("move_flag", \Move.flags), ("move_class", \Move.classes)] {
      let bits = moves.column(path).reduce(0) { $0 + $1.nonzeroBitCount }
      #expect(try BundledDump.file().count(table) == bits)
    }
  }

  @Test func `every learnset has all of its rows`() throws {
    let dex = try Self.dex.get()
    let dump = try BundledDump.file()
    var count = 0
    for (index, form) in try dex.ids(of: Form.self).enumerated() {
      let moves = try dex.learnset(of: form).moves
      count += moves.count
      guard index.isMultiple(of: Bundled.step) else { continue }
      let rows = try dump.numbers(
        """
        SELECT version_group_id, move_learn_method_id, move_id, level, sort_order FROM learnset
        WHERE form_id = \(form)
        """)
      let expected = moves.map { learned in
        [
          learned.versionGroup.rawValue, learned.method.rawValue, learned.move.rawValue,
          learned.level, learned.order,
        ]
      }
      #expect(Set(rows) == Set(expected), "\(form)")
    }
    #expect(try dump.count("learnset") == count)
  }

  @Test func `every encounter has its chance and its conditions`() throws {
    let dex = try Self.dex.get()
    let dump = try BundledDump.file()
    var (slots, needs) = (0, 0)
    for (index, form) in try dex.ids(of: Form.self).enumerated() {
      let encounters = try dex.encounters(of: form)
      slots += encounters.count
      needs += encounters.reduce(0) { $0 + Set($1.conditions).count }
      guard index.isMultiple(of: Bundled.step) else { continue }
      let rows = try dump.numbers(
        """
        SELECT location_area_id, version_id, encounter_method_id, min_level, max_level, chance,
          is_alpha + 2 * is_always_shiny + 4 * is_never_shiny,
          (SELECT sum(encounter_condition_value_id) FROM encounter_need
            WHERE encounter_id = encounter.id)
        FROM encounter WHERE form_id = \(form) ORDER BY id
        """)
      #expect(rows == encounters.map(Self.numbers), "\(form)")
    }
    #expect(try dump.count("encounter") == slots)
    #expect(try dump.count("encounter_need") == needs)
  }

  private static func numbers(_ slot: Encounter) -> [Int?] {
    let needed = Set(slot.conditions).map(\.rawValue)
    return [
      slot.area.rawValue, slot.version.rawValue, slot.method.rawValue, slot.minLevel, slot.maxLevel,
      slot.chance, slot.traits.rawValue, needed.isEmpty ? nil : needed.reduce(0, +),
    ]
  }

  /// The places of a page, form by form.
  @Test func `a form is met where its page says`() async throws {
    let catalog = try await Bundled.catalog()
    let dex = try await Bundled.pokedex().dex()
    for form in catalog.forms.ids where form.rawValue.isMultiple(of: 5 * Bundled.step) {
      let page = dex.encounters(of: form).encounters.filter(\.isMet)
      let met = Set(
        page.flatMap { group in group.versions.map { [group.area.rawValue, $0.rawValue] } })
      let rows = try BundledDump.file().numbers(
        "SELECT location_area_id, version_id FROM ordinary_encounter WHERE form_id = \(form)")
      #expect(Set(rows) == Set(met.map { $0.map(Optional.some) }), "\(form)")
    }
  }

  /// The Pokémon and moves of each game, from its lists.
  @Test func `a game has the Pokémon and the moves of its lists`() async throws {
    let dex = try await Bundled.reference()
    let dump = try BundledDump.file()
    for lens in Lenses(dex).all where lens.data.isGame {
      let group = try #require(lens.data.groups.first)
      let forms = try dump.numbers(
        "SELECT form_id FROM form_in_game WHERE version_group_id = \(group)")
      #expect(Set(forms.map { $0[0] }) == Set(lens.roster(in: dex).map(\.rawValue)), "\(lens.slug)")
      let moves = MoveRows(dex, through: lens)
      #expect(
        try dump.numbers(
          "SELECT count(*) FROM move_in_game WHERE version_group_id = \(group)")
          == [[moves.existing.size]], "\(lens.slug)")
      let rules = try dump.numbers(
        "SELECT has_abilities, has_eggs, has_z_moves FROM game WHERE version_group_id = \(group)")
      let features: [GameFeature] = [.abilities, .eggs, .zMoves]
      #expect(rules == [features.map { lens.rules.has($0) ? 1 : 0 }], "\(lens.slug)")
    }
  }
}
