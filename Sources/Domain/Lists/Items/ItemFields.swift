/// Query fields of items.
extension ItemRows {
  package static let fields: [QueryField<ItemRows>] =
    names + kindFields + valueFields + usageFields + berryFields

  private static let names: [QueryField<ItemRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:leftovers", "name:überreste"]),
    .called("leftovers"),
  ]

  private static let kindFields: [QueryField<ItemRows>] = [
    QueryField(
      ["category", "c"], "is in the category", .choice(.category, nil),
      ["category:evolution", "category:choice"]),
    QueryField(
      ["pocket"], "goes into the pocket of the bag", .choice(.pocket, nil),
      ["pocket:berries", "pocket:medicine"]),
    QueryField(
      ["attribute"], "has the attribute, as in PokéAPI", .choice(.attribute, nil),
      ["attribute:consumable", "attribute:usable-in-battle"]),
    .traits("kind of item", traits, ["is:berry", "is:stone", "is:ball price<=300"]),
  ]

  private static let valueFields: [QueryField<ItemRows>] = [
    .number(
      ["price", "cost"], title: "Price",
      "buying price in Pokémon dollars, in the newest game with a price",
      Measure(suffix: " ₽") { $0.prices().purchase },
      ["price>=1000", "price<500"]),
    .number(
      ["sell"], title: "Sell", "selling price in Pokémon dollars, in the newest game with a price",
      Measure(suffix: " ₽") { $0.prices().sell },
      ["sell>=250"]),
    .number(
      ["fling"], title: "Fling", "power of the move Fling with the item",
      Measure { $0.table.column(\.flingPower) }, ["fling>=100"]),
    QueryField(
      ["flingeffect"], "additional effect of the move Fling with the item",
      .choice(.flingEffect, nil), ["flingeffect:flinch"]),
  ]

  private static let usageFields: [QueryField<ItemRows>] = [
    QueryField(
      ["holder"],
      "the Pokémon may hold it in the wild; @ limits it to a game, a number is compared with the percentage",
      .choice(.holder, nil), ["holder:chansey", "holder:pikachu>=50", "holder:abra@platinum"]),
    .number(
      ["holders"], title: "Holders", "how many forms may hold it in the wild",
      Measure { rows in
        let isTold = rows.gap(about: "holders") == nil
        return rows.holdings().holders.map { isTold ? $0 : .min }
      },
      ["holders>10", "holders:1 is:berry"]),
    QueryField(
      ["machine"], "teaches the move; @ limits it to a game", .choice(.machine, nil),
      ["machine:earthquake", "machine:flamethrower@scarlet-violet"]),
    QueryField(
      ["evolves"], "needed to evolve the Pokémon", .choice(.evolves, nil),
      ["evolves:eevee", "evolves:onix,scyther"]),
  ]

  private static let berryFields: [QueryField<ItemRows>] = [
    QueryField(
      ["firmness"], "firmness of the berry", .choice(.firmness, nil),
      ["firmness:very-hard", "firmness:soft"]),
    QueryField(
      ["flavor", "flavour", "taste"], "flavour of the berry; a number is compared with the potency",
      .choice(.flavor, nil), ["flavor:spicy", "flavor:sweet>=30"]),
    berry(["size"], title: "Size", "size of the berry in millimetres", \.size, " mm", ["size>250"]),
    berry(
      ["growth"], title: "Growth", "hours for each of the berry's four stages of growth",
      \.growthTime, " h", ["growth<=3", "growth:24"]),
    berry(
      ["harvest"], title: "Harvest", "highest number of berries that a plant bears", \.maxHarvest,
      "",
      ["harvest>=15"]),
    berry(
      ["smoothness"], title: "Smooth", "smoothness of the berry, for Pokéblocks and Poffins",
      \.smoothness, "",
      ["smoothness>=50"]),
    berry(
      ["dryness"], title: "Soil", "how fast the berry's plant dries its soil",
      \.soilDryness, "", ["dryness<=6"]),
    berry(
      ["gift"], title: "Gift", "power of the move Natural Gift with the berry",
      \.naturalGiftPower, "", ["gift>=100"]),
    QueryField(
      ["gifttype"], "type of the move Natural Gift with the berry", .choice(.giftType, nil),
      ["gifttype:dragon"]),
  ]

  private static func berry(
    _ names: [String], title: String, _ summary: String,
    _ path: PartialKeyPath<Berry> & Sendable, _ suffix: String, _ examples: [String]
  ) -> QueryField<ItemRows> {
    .number(
      names, title: title, summary, Measure(suffix: suffix) { $0.berryColumn(path) }, examples)
  }
}
