/// The contents of a berry's page.
package struct BerryPage: EntityPage {
  package let facts: BerryFacts
  package let item: Named<Item>
  /// The natures that like the berry, which has more of their liked flavour than of their hated
  /// one, and the natures that hate it.
  package let likedBy: [Named<Nature>]
  package let hatedBy: [Named<Nature>]

  package var name: String { item.name }
}

extension Berry: Browsable {
  package typealias Rows = BerryRows
  package typealias Page = BerryPage

  package static var title: String { worded("Berries") }
  package static var noun: String { worded("berry") }
  package static func counted(_ number: String) -> String { worded("\(number) berries") }

  package static var words: [String] { ["berry"] }
  package static var listWord: String { "berries" }
  package static var listExamples: [String] {
    ["flavor:spicy", "'growth<=4 harvest>=10'", "gifttype:dragon --json"]
  }
  package static var pageUsage: PageUsage? {
    PageUsage(
      "its flavours, its growth, and the natures that like it", ["oran", "'cheri berry' --json"])
  }

  package static var searchRank: Int { 6 }
  package static var sources: [NameSource] {
    [NameSource(Self.self, words: words, names: BerryNames.names, index: BerryNames.index)]
  }
}

extension BerryPage {
  package init?(_ id: ID<Berry>, in dex: LensedDex) {
    guard let berry = dex.entity(id) else { return nil }
    facts = BerryFacts(of: berry, in: dex)
    item = dex.title(of: berry.item)
    likedBy = Self.natures(in: dex) { berry.potency(of: $0) > berry.potency(of: $1) }
    hatedBy = Self.natures(in: dex) { berry.potency(of: $0) < berry.potency(of: $1) }
  }

  /// - Parameter isIncluded: Returns whether to include a nature, given its liked and its hated
  ///   flavour.
  private static func natures(
    in dex: LensedDex, _ isIncluded: (ID<BerryFlavor>?, ID<BerryFlavor>?) -> Bool
  ) -> [Named<Nature>] {
    let table = dex.dex.table(Nature.self)
    let titles = dex.titles(of: Nature.self)
    return (0..<table.count).map { table[$0] }.filter { isIncluded($0.likesFlavor, $0.hatesFlavor) }
      .map { titles[$0.id] }
  }
}

extension Berry {
  fileprivate func potency(of flavor: ID<BerryFlavor>?) -> Int {
    flavors.first { $0.flavor == flavor }?.potency ?? 0
  }
}
