import PokedexDomain

/// The kinds about games, places and things.
extension DumpKind {
  static let games: [DumpKind] = [
    DumpKind(
      Generation.self, "A generation of games.", ["main_region": "The region of its first games."]),
    DumpKind(
      VersionGroup.self, "Paired games, such as Scarlet/Violet. `game` has what they have.",
      [
        "generation": "Their generation.", "order": "The position in the order of release.",
      ],
      lists: [
        .links(
          "learn_methods", to: .moveLearnMethod, as: "version_group_learn_method",
          "A way to learn moves in games.", "The way."),
        .links(
          "pokedexes", to: .pokedex, as: "version_group_pokedex", "A regional dex of games.",
          "The dex."),
        .links(
          "regions", to: .region, as: "version_group_region", "A region of games.", "The region."),
      ],
      names: { source in
        let names = GameNames(source.dex)
        return source.dex.table(VersionGroup.self).ids.map { names[$0] }
      }),
    DumpKind(Version.self, "A game, such as Scarlet.", ["version_group": "Its paired games."]),
    DumpKind(Region.self, "A region.", ["main_generation": "The generation that begins there."]),
    DumpKind(
      Pokedex.self, "A national or regional dex. `dex_number` has its species.",
      [
        "region": "Its region; empty for the National Dex.",
        "is_main_series": "1, or 0 for dexes of spin-off games.",
      ]),
    DumpKind(Location.self, "A place: a route, a town, a cave.", ["region": "Its region."]),
    DumpKind(
      LocationArea.self, "A part of a place with its own encounters.",
      [
        "location": "Its place.", "game_index": "The number of the area in the games' data.",
      ],
      lists: [
        .elements(
          "method_rates", MethodRate.self, as: "encounter_rate",
          "How often Pokémon appear in an area by a method.",
          ["method": "The method.", "version": "The version.", "rate": "Percent."])
      ],
      nameMeaning: "The English name within the place, such as `B1F`; '' for the whole place.",
      names: { source in
        let names = EncounterNames(source.dex)
        return source.dex.table(LocationArea.self).ids.map(names.part)
      }),
    DumpKind(
      EncounterMethod.self, "A way to meet Pokémon, such as walking or surfing.",
      ["order": "The position in PokéAPI's order."]),
    DumpKind(EncounterCondition.self, "What an encounter may depend on, such as the time."),
    DumpKind(
      EncounterConditionValue.self, "A condition of encounters, such as night.",
      ["condition": "What it is a case of."]),
  ]

  static let things: [DumpKind] = [
    DumpKind(
      Item.self, "An item.",
      [
        "category": "Its category.", "fling_power": "The power of Fling with it.",
        "fling_effect": "The effect of Fling with it.",
        "baby_trigger_for": "The family whose baby hatches if a parent holds it.",
      ],
      lists: [
        .links(
          "attributes", to: .itemAttribute, as: "item_has_attribute", "A property of an item.",
          "The property."),
        .elements(
          "prices", Price.self, as: "item_price", "The prices of an item in games.",
          [
            "version_group": "The games.", "currency": "The currency.",
            "purchase": "What it costs; empty if it is not sold.",
            "sell": "What one gets for it; empty if it cannot be sold.",
          ]),
      ]),
    DumpKind(
      ItemCategory.self, "A category of items.", ["pocket": "The pocket of the Bag."]),
    DumpKind(ItemPocket.self, "A pocket of the Bag."),
    DumpKind(ItemAttribute.self, "A property of items, such as that they can be held."),
    DumpKind(ItemFlingEffect.self, "An effect of Fling."),
    DumpKind(
      Machine.self, "A TM, HM or TR of games.",
      ["item": "The item.", "move": "The move that it teaches.", "version_group": "The games."],
      isNamed: false),
    DumpKind(
      Berry.self, "A berry.",
      [
        "item": "The berry as an item.", "firmness": "How firm it is.",
        "growth_time": "Hours in each of the four stages of growth.",
        "max_harvest": "The most berries of a plant.",
        "natural_gift_power": "The power of Natural Gift with it.",
        "natural_gift_type": "The type of Natural Gift with it.", "size": "Millimetres.",
        "smoothness": "How smooth it makes Pokéblocks and Poffins.",
        "soil_dryness": "How fast it dries the soil.",
      ],
      lists: [
        .elements(
          "flavors", BerryTaste.self, as: "berry_taste", "A flavour of a berry.",
          ["flavor": "The flavour.", "potency": "How strong it is; 0 for none."])
      ]),
  ]

  static let terms: [DumpKind] = [
    DumpKind(LanguageEntry.self, "A language of names; `slug` is its code."),
    DumpKind(
      StatEntry.self, "A stat; accuracy and evasion only in battle, Special in generation I."),
    DumpKind(EggGroup.self, "An egg group: Pokémon of one can breed."),
    DumpKind(PokemonColor.self, "A colour of the Pokédex."),
    DumpKind(PokemonShape.self, "A shape of the Pokédex."),
    DumpKind(PokemonHabitat.self, "A habitat of the Pokédex."),
    DumpKind(EvolutionTrigger.self, "What starts an evolution."),
    DumpKind(BerryFirmness.self, "A firmness of berries."),
    DumpKind(BerryFlavor.self, "A flavour of berries."),
    DumpKind(Currency.self, "A currency of shops."),
  ]
}
