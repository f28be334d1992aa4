import PokedexDomain
import Testing

@testable import PokedexData

struct ThingEndpointTests {
  private let item = """
    {"id": 70, "name": "bell", "names": \(names(["en": "Bell"])),
     "category": \(link("item-category", 3)), "fling_power": 30,
     "fling_effect": \(link("item-fling-effect", 2)),
     "baby_trigger_for": {"url": "/api/v2/evolution-chain/51/"},
     "attributes": \(links("item-attribute", 1, 5)),
     "prices": [{"currency": \(link("currency", 1)), "purchase_price": null, "sell_price": 50,
                 "version_group": \(link("version-group", 9))}]}
    """

  @Test func anItemHasItsUsesAndPrices() throws {
    let bell = try read(ItemEndpoint.self, 70, item)
    #expect(bell.names[.english] == "Bell")
    #expect(bell.category == 3)
    #expect(bell.flingPower == 30)
    #expect(bell.flingEffect == 2)
    #expect(bell.babyTriggerFor == 51)
    #expect(bell.attributes == [1, 5])
    let price = try #require(bell.prices.first)
    #expect(price.versionGroup == 9)
    #expect(price.currency == 1)
    #expect(price.purchase == nil)
    #expect(price.sell == 50)
  }

  @Test(
    "Errors of an item name the field",
    arguments: [
      InvalidChange(#""fling_power": 30"#, #""fling_power": -30"#, names: "fling_power"),
      InvalidChange(#""sell_price": 50"#, #""sell_price": 5.5"#, names: "prices[0].sell_price"),
      InvalidChange("evolution-chain/51", "evolution-chain/x", names: "baby_trigger_for.url"),
    ])
  func itemErrorsNameTheField(_ change: InvalidChange) throws {
    let fault = fault(ItemEndpoint.self, 70, try item.with(change.part, as: change.other))
    #expect(fault?.resource == "item/70")
    #expect(fault?.field == change.field)
  }

  @Test func aCategoryHasAPocket() throws {
    let text = #"{"id": 3, "name": "c", "names": [], "pocket": \#(link("item-pocket", 2))}"#
    #expect(try read(ItemCategoryEndpoint.self, 3, text).pocket == 2)
  }

  @Test func aMachineTeachesAMove() throws {
    let machine = try read(
      MachineEndpoint.self, 11,
      """
      {"id": 11, "item": \(link("item", 305)), "move": \(link("move", 5)),
       "version_group": \(link("version-group", 9))}
      """)
    #expect(machine.slug == "")
    #expect(machine.item == 305)
    #expect(machine.move == 5)
    #expect(machine.versionGroup == 9)
  }

  @Test func aBerryHasItsGrowthAndFlavors() throws {
    let berry = try read(
      BerryEndpoint.self, 1,
      """
      {"id": 1, "name": "b", "item": \(link("item", 126)), "firmness": \(link("berry-firmness", 2)),
       "growth_time": 3, "max_harvest": 5, "natural_gift_power": 60, "size": 20,
       "natural_gift_type": \(link("type", 10)), "smoothness": 25, "soil_dryness": 15,
       "flavors": [{"flavor": \(link("berry-flavor", 4)), "potency": 10}]}
      """)
    #expect(berry.item == 126)
    #expect(berry.firmness == 2)
    #expect(berry.naturalGiftType == 10)
    #expect([berry.growthTime, berry.maxHarvest, berry.naturalGiftPower] == [3, 5, 60])
    #expect([berry.size, berry.smoothness, berry.soilDryness] == [20, 25, 15])
    #expect(berry.flavors.map(\.flavor) == [4])
    #expect(berry.flavors.map(\.potency) == [10])
  }

  @Test func aBerryMayHaveNoData() throws {
    let berry = try read(
      BerryEndpoint.self, 1,
      """
      {"id": 1, "name": "b", "item": \(link("item", 126)), "firmness": null, "growth_time": null,
       "max_harvest": null, "natural_gift_power": null, "natural_gift_type": null, "size": null,
       "smoothness": null, "soil_dryness": null, "flavors": []}
      """)
    var expected = Berry(id: 1, slug: "b")
    expected.item = 126
    #expect(berry == expected)
  }
}
