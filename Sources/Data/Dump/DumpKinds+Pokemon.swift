import PokedexDomain

/// The kinds about Pokémon.
extension DumpKind {
  static let pokemon: [DumpKind] = [
    species, form, look,
    DumpKind(
      EvolutionChain.self, "A family of species.",
      ["baby_trigger_item": "The item that a parent must hold for the baby to hatch."],
      lists: [members, routes], isNamed: false),
    DumpKind(
      Ability.self, "An ability.",
      [
        "generation": "The first generation with it.",
        "is_main_series": "1, or 0 for abilities of spin-off games.",
      ]),
    DumpKind(
      Nature.self, "A nature, which changes two stats by 10 %.",
      [
        "increased_stat": "The stat that it raises; neutral natures raise and lower the same.",
        "decreased_stat": "The stat that it lowers.",
        "likes_flavor": "The flavour that its Pokémon like.",
        "hates_flavor": "The flavour that they do not like.",
      ]),
    DumpKind(
      GrowthRate.self, "A speed of growth.",
      lists: [
        .elements(
          "levels", LevelExperience.self, as: "level_experience",
          "The experience at which a level starts.",
          ["level": "1 to 100.", "experience": "The experience in all."])
      ]),
  ]

  private static let species = DumpKind(
    Species.self, "A species: an entry of the National Dex, whose number is `id`.",
    [
      "order": "The position in PokéAPI's order by family.",
      "generation": "The first generation with it.",
      "evolves_from": "The species that it evolves from.",
      "evolution_chain": "Its family.",
      "gender_rate": "The share of females in eighths; -1 for species without a gender.",
      "capture_rate": "0 to 255; a higher one is caught more easily. That of the newest games.",
      "base_happiness": "0 to 255; that of the newest games.",
      "is_baby": "1 for a baby, else 0.",
      "is_legendary": "1 for a Legendary Pokémon, else 0.",
      "is_mythical": "1 for a Mythical Pokémon, else 0.",
      "hatch_cycles": "The egg cycles until it hatches.",
      "has_gender_differences": "1 if females look different, else 0.",
      "forms_switchable": "1 if its forms can change into each other, else 0.",
      "growth_rate": "How fast its level rises.",
      "color": "Its colour in the Pokédex.",
      "shape": "Its shape in the Pokédex.",
      "habitat": "Its habitat, which only FireRed and LeafGreen tell.",
    ],
    lists: [
      .links(
        "egg_groups", to: .eggGroup, as: "species_egg_group", "An egg group of a species.",
        "The egg group."),
      .elements(
        "dex_numbers", DexNumber.self, as: "dex_number",
        "The number of a species in a national or regional dex.",
        ["pokedex": "The dex.", "number": "The number there."]),
    ], omitted: ["forms"])

  private static let form = DumpKind(
    Form.self, "A form of a species, with its own stats, types and abilities, as of today.",
    formFields,
    lists: [
      .elements(
        "held_items", HeldItem.self, as: "held_item",
        "An item that a wild Pokémon of a form may hold in a version.",
        [
          "item": "The item.", "version": "The version.",
          "rarity": "The chance in percent.",
        ]),
      .elements(
        "past_types", PastType.self, as: "past_type",
        "A type that a form had up to a generation; a slot without a row was empty then.",
        ["generation": lastGeneration, "slot": "1 or 2.", "type": "The type."]),
      .elements(
        "past_abilities", PastAbility.self, as: "past_ability",
        "An ability that a form had up to a generation.",
        [
          "generation": lastGeneration, "slot": "1, 2, or 3 for the hidden one.",
          "is_hidden": "1 for the hidden ability, else 0.",
          "ability": "The ability; empty if the slot was empty.",
        ]),
      .elements(
        "past_stats", PastStat.self, as: "past_stat",
        "A base stat that a form had up to a generation; generation I has one Special.",
        [
          "generation": lastGeneration, "stat": "The stat.", "base": "The base stat.",
          "effort": "The EVs in it.",
        ]),
    ], omitted: ["looks"])

  private static let look = DumpKind(
    Look.self, "An appearance of a form, such as a letter of Unown.",
    [
      "form": "Its form.", "is_default": "1 for the usual appearance, else 0.",
      "is_battle_only": "1 if it appears only in battle, else 0.",
      "is_mega": "1 for a Mega Evolution, else 0.",
      "form_order": "The position among those of its form.",
      "order": "The position in PokéAPI's order of all.", "type_1": "The first type.",
      "type_2": "The second type.", "version_group": "The first games with it.",
    ])

  private static let members = DumpList.elements(
    "members", ChainMember.self, as: "chain_member", "A species of a family.",
    [
      "from": "The species that it evolves from; empty for the first of the family.",
      "species": "The species.",
    ])

  private static let routes = DumpList.elements(
    "routes", EvolutionRoute.self, as: "evolution",
    """
    A way to evolve as PokéAPI has it, with the first games that have it. All conditions must hold. \
    `evolution_in_game` has what each game has.
    """, evolutionFields)

  static let lastGeneration = "The last generation with it."

  /// The meanings of the fields of a form.
  static let formFields = [
    "species": "Its species.", "is_default": "1 for the usual form of the species, else 0.",
    "order": "The position in PokéAPI's order by family; not unique, -1 for none.",
    "type_1": "The first type.", "type_2": "The second type.",
    "hp": "Base HP.", "attack": "Base Attack.", "defense": "Base Defense.",
    "special_attack": "Base Special Attack.", "special_defense": "Base Special Defense.",
    "speed": "Base Speed.", "effort_hp": "EVs in HP for defeating it, 0 to 3.",
    "effort_attack": "EVs in Attack.", "effort_defense": "EVs in Defense.",
    "effort_special_attack": "EVs in Special Attack.",
    "effort_special_defense": "EVs in Special Defense.", "effort_speed": "EVs in Speed.",
    "ability_1": "The first ability.", "ability_2": "The second ability.",
    "ability_hidden": "The hidden ability.", "height": "Decimetres.",
    "weight": "Hectograms; 0 and 10000 or more where the games do not tell it.",
    "base_experience": "The basis of the experience for defeating it, in the newest games.",
  ]

  /// The meanings of the fields of an evolution.
  static let evolutionFields = [
    "from": "The species that evolves.", "to": "The species that it becomes.",
    "version_group": "The first games with this way.",
    "is_default": "1 for the way that PokéAPI considers the usual one, else 0.",
    "trigger": "What starts it: a level, a trade, an item …",
    "base_form": "The form that evolves; empty for the usual one.",
    "evolved_form": "The form that it becomes; empty for the usual one.",
    "gender": "The gender that it needs: 1 female, 2 male.", "item": "The item that is used on it.",
    "held_item": "The item that it must hold.", "known_move": "The move that it must know.",
    "known_move_type": "The type of which it must know a move.",
    "used_move": "The move that it must have used.", "location": "Where it must be.",
    "region": "The region where it must be.",
    "party_species": "The species that must be in the party.",
    "party_type": "The type of which another Pokémon must be in the party.",
    "trade_species": "The species for which it must be traded.",
    "min_level": "The lowest level.", "min_happiness": "The least friendship.",
    "min_beauty": "The least Beauty.", "min_affection": "The least affection, in hearts.",
    "min_damage_taken": "The HP that it must have lost.",
    "min_move_count": "How often it must have used the move.",
    "min_steps": "The steps that it must have walked.",
    "relative_physical_stats": "Its Attack beside its Defense: 1 above, 0 equal, -1 below.",
    "time_of_day": "1 day, 2 night, 3 dusk, 4 full moon.",
    "near_special_rock": "1 if it must be near a special rock, else 0.",
    "needs_multiplayer": "1 if another player must be there, else 0.",
    "needs_overworld_rain": "1 if it must rain outside of battle, else 0.",
    "turn_upside_down": "1 if the console must be upside down, else 0.",
  ]
}
