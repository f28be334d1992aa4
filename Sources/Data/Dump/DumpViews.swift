import PokedexDomain

/// Views for usual questions, which have names in place of numbers.
enum DumpViews {
  static let all = [
    pokemon, learnedMove, wildPokemon, whereMet, moveList, evolutionList, typeChart, dexEntry,
    anyName,
  ]

  private static let pokemon = DumpView(
    name: "pokemon", meaning: "Every form with its number, types, abilities and base stats.",
    select: """
      SELECT form.id, form.slug, form.name, species.id AS number, species.name AS species,
        form.is_default, species.generation_id AS generation,
        type_1.name AS type_1, type_2.name AS type_2,
        ability_1.name AS ability_1, ability_2.name AS ability_2, hidden.name AS hidden_ability,
        hp, attack, defense, special_attack, special_defense, speed,
        hp + attack + defense + special_attack + special_defense + speed AS total,
        height / 10.0 AS metres,
        CASE WHEN weight BETWEEN 1 AND 9999 THEN weight / 10.0 END AS kilograms
      FROM form
      JOIN species ON species.id = species_id
      JOIN type AS type_1 ON type_1.id = type_1_id
      LEFT JOIN type AS type_2 ON type_2.id = type_2_id
      LEFT JOIN ability AS ability_1 ON ability_1.id = ability_1_id
      LEFT JOIN ability AS ability_2 ON ability_2.id = ability_2_id
      LEFT JOIN ability AS hidden ON hidden.id = ability_hidden_id
      """)

  private static let learnedMove = DumpView(
    name: "learned_move", meaning: "Every way to learn a move.",
    select: """
      SELECT form_id, form.slug AS form_slug, form.name AS form, version_group.slug AS games_slug,
        version_group.name AS games, move_learn_method.slug AS method, move_id,
        move.slug AS move_slug, move.name AS move, level, learnset.sort_order
      FROM learnset
      JOIN form ON form.id = form_id
      JOIN version_group ON version_group.id = version_group_id
      JOIN move_learn_method ON move_learn_method.id = move_learn_method_id
      JOIN move ON move.id = move_id
      """)

  private static let wildPokemon = DumpView(
    name: "wild_pokemon", meaning: "Every encounter slot, with its conditions in one text.",
    select: """
      SELECT encounter.id, form_id, form.slug AS form_slug, form.name AS form,
        version.slug AS version_slug, version.name AS version, location.name AS place,
        location_area.id AS location_area_id, location_area.name AS area,
        encounter_method.slug AS method, min_level, max_level, chance,
        (SELECT group_concat(slug, ', ') FROM (
          SELECT slug FROM encounter_need
          JOIN encounter_condition_value AS value ON value.id = encounter_condition_value_id
          WHERE encounter_id = encounter.id ORDER BY value.id)) AS conditions
      FROM encounter
      JOIN form ON form.id = form_id
      JOIN version ON version.id = version_id
      JOIN location_area ON location_area.id = location_area_id
      JOIN location ON location.id = location_id
      JOIN encounter_method ON encounter_method.id = encounter_method_id
      """)

  private static let whereMet = DumpView(
    name: "where_met", meaning: "Where every Pokémon is met on an ordinary day.",
    select: """
      SELECT form.slug AS form_slug, form.name AS form, version.slug AS version_slug,
        version.name AS version, location.slug AS place_slug,
        location.name || iif(location_area.name = '', '', ', ' || location_area.name) AS spot,
        encounter_method.slug AS method, chance, min_level, max_level, needs
      FROM ordinary_encounter
      JOIN form ON form.id = form_id
      JOIN version ON version.id = version_id
      JOIN location_area ON location_area.id = location_area_id
      JOIN location ON location.id = location_id
      JOIN encounter_method ON encounter_method.id = encounter_method_id
      """)

  private static let moveList = DumpView(
    name: "move_list", meaning: "Every move of today with its type, class and flags.",
    select: """
      SELECT move.id, move.slug, move.name, type.name AS type, move_damage_class.slug AS class,
        power, accuracy, pp, priority, move.generation_id AS generation,
        move_target.slug AS target,
        (SELECT group_concat(flag, ' ') FROM (
          SELECT flag FROM move_flag WHERE move_id = move.id ORDER BY flag)) AS flags
      FROM move
      JOIN type ON type.id = type_id
      JOIN move_damage_class ON move_damage_class.id = move.damage_class_id
      JOIN move_target ON move_target.id = target_id
      """)

  private static let evolutionList = DumpView(
    name: "evolution_list", meaning: "Every way to evolve in each game, with its usual conditions.",
    select: """
      SELECT version_group.slug AS games_slug, version_group.name AS games,
        base.slug AS base_slug, base.name AS base, evolved.slug AS evolved_slug,
        evolved.name AS evolved, evolution_trigger.slug AS "trigger", min_level, item.slug AS item,
        held.slug AS held_item, move.slug AS known_move, type.slug AS known_move_type,
        location.slug AS place, min_happiness, time_of_day, version.slug AS only_version
      FROM evolution_in_game
      JOIN version_group ON version_group.id = evolution_in_game.version_group_id
      JOIN form AS base ON base.id = base_form_id
      JOIN form AS evolved ON evolved.id = evolved_form_id
      JOIN evolution_trigger ON evolution_trigger.id = trigger_id
      LEFT JOIN item ON item.id = item_id
      LEFT JOIN item AS held ON held.id = held_item_id
      LEFT JOIN move ON move.id = known_move_id
      LEFT JOIN type ON type.id = known_move_type_id
      LEFT JOIN location ON location.id = evolution_in_game.location_id
      LEFT JOIN version ON version.id = only_version_id
      """)

  private static let typeChart = DumpView(
    name: "type_chart", meaning: "How effective types are against each other, by generation.",
    select: """
      SELECT type_effect.generation_id AS generation, attacking.name AS attacking,
        defending.name AS defending, percent
      FROM type_effect
      JOIN type AS attacking ON attacking.id = attacking_id
      JOIN type AS defending ON defending.id = defending_id
      """)

  private static let dexEntry = DumpView(
    name: "dex_entry", meaning: "Every entry of every regional dex.",
    select: """
      SELECT pokedex.slug AS dex_slug, pokedex.name AS dex, number, species_id,
        species.name AS species
      FROM dex_number
      JOIN pokedex ON pokedex.id = pokedex_id
      JOIN species ON species.id = species_id
      """)

  /// The kinds that people ask for by name.
  private static let named: [Kind] = [
    .form, .species, .move, .ability, .item, .type, .nature, .location,
  ]

  private static let anyName = DumpView(
    name: "any_name", meaning: "The names of Pokémon, moves, abilities and other things at once.",
    select: named.map { kind in
      """
      SELECT '\(kind.table)' AS kind, \(kind.table)_id AS id, language, name FROM \(kind.table)_name
      """
    }.joined(separator: "\nUNION ALL "))
}
